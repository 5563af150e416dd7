package hexalyst.ui.fx;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import javafx.scene.control.TreeItem;

/// Puts new rows into a tree whose items stay as unfolded as they are.
public final class KeptItems {
    private KeptItems() {}

    /// Puts rows below an item. Those whose key is there already keep their items.
    ///
    /// @param maker makes the item of a row that is new
    public static <T, K> void fill(
            TreeItem<T> parent, List<T> rows, Function<T, K> key, Function<T, TreeItem<T>> maker) {
        Map<K, TreeItem<T>> there = new HashMap<>();
        parent.getChildren().forEach(item -> there.put(key.apply(item.getValue()), item));
        List<TreeItem<T>> items = new ArrayList<>();
        for (T row : rows) {
            TreeItem<T> item = there.computeIfAbsent(key.apply(row), any -> maker.apply(row));
            item.setValue(row);
            items.add(item);
        }
        if (!items.equals(parent.getChildren())) {
            parent.getChildren().setAll(items);
        }
    }
}
