package hexalyst.ui.files;

import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import hexalyst.ui.game.GameViewModel;
import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// The games of the open file as a searchable table, which is made when it is opened and follows the edits of the list
/// while it is. JavaFX thread only.
public final class GameListViewModel {
    private final FilesViewModel files;
    private final GameViewModel game;
    private final Texts texts = Texts.of(GameListViewModel.class);
    private final GameTitles titles = new GameTitles();
    private final List<GameEntry> all = new ArrayList<>();
    private final ObservableList<GameEntry> found = FXCollections.observableArrayList();
    private final BooleanProperty open = new SimpleBooleanProperty();
    private final StringProperty search = new SimpleStringProperty("");
    private final ReadOnlyStringWrapper here = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper count = new ReadOnlyStringWrapper("");
    /// Which content of the tab the table is about.
    private int number;

    /// @param files the open file
    /// @param game the game that is shown
    public GameListViewModel(FilesViewModel files, GameViewModel game) {
        this.files = files;
        this.game = game;
        search.subscribe(text -> find());
        open.subscribe((before, now) -> {
            if (now) {
                begin();
            }
        });
        files.revisionProperty().subscribe((before, now) -> {
            tell();
            if (open.get()) {
                follow();
            }
        });
        files.selectedProperty().subscribe(now -> tell());
        game.momentProperty().subscribe((before, now) -> {
            if (before.tree() != now.tree()) {
                tell();
            }
            if (open.get() && !before.tree().tags().equals(now.tree().tags())) {
                follow();
            }
        });
    }

    /// Whether the table is shown.
    public BooleanProperty openProperty() {
        return open;
    }

    /// The shown game, such as `3 / 120 · Ann – Bert, 1-0`.
    public ReadOnlyStringProperty hereProperty() {
        return here.getReadOnlyProperty();
    }

    /// The number of matches, in words.
    public ReadOnlyStringProperty countProperty() {
        return count.getReadOnlyProperty();
    }

    /// The words to search for, in any order.
    public StringProperty searchProperty() {
        return search;
    }

    /// The games that match the search, in the order of the file.
    public ObservableList<GameEntry> found() {
        return found;
    }

    /// Edits of the list of games.
    public GameEdits edits() {
        return files.edits();
    }

    /// The index of the shown game in the file, from 0.
    public int shown() {
        return files.selectedProperty().get();
    }

    /// Shows a game instead of the table.
    public void choose(GameEntry entry) {
        files.select(entry.index());
        open.set(false);
    }

    /// Goes forward by this many games in the file, or back if negative, as far as there are any.
    public void step(int by) {
        files.select(Math.clamp(shown() + by, 0, files.countProperty().get() - 1));
    }

    /// Moves games by one place.
    ///
    /// @param indexes the games, in the order of the file
    /// @param by 1 or -1
    /// @return the index of the first one now
    int shift(List<Integer> indexes, int by) {
        int before = by < 0 ? indexes.getFirst() - 1 : indexes.getLast() + 2;
        return edits().move(indexes, Math.clamp(before, 0, all.size()));
    }

    /// Says that games can be moved only in the order of the file.
    void tellSorted() {
        files.tell(texts.get("list.sorted"));
    }

    /// Writes games to a new file that the user chooses.
    void copyToNew(List<Integer> indexes) {
        files.copies().toNew(trees(indexes), texts.get("copy.name") + ".hgn");
    }

    /// Adds games to a file that the user chooses.
    void copyToExisting(List<Integer> indexes) {
        files.copies().toExisting(trees(indexes));
    }

    private List<GameTree> trees(List<Integer> indexes) {
        List<GameTree> trees = files.trees();
        return indexes.stream().map(trees::get).toList();
    }

    private void begin() {
        number = files.number();
        look();
        if (search.get().isEmpty()) {
            find();
        } else {
            search.set("");
        }
    }

    /// The table of another file is of no use.
    private void follow() {
        if (number == files.number()) {
            look();
            find();
        } else {
            open.set(false);
        }
    }

    private void look() {
        all.clear();
        List<GameTree> trees = files.trees();
        for (int i = 0; i < trees.size(); i++) {
            all.add(titles.entry(i, trees.get(i)));
        }
    }

    private void find() {
        found.setAll(all.stream().filter(entry -> entry.matches(search.get())).toList());
        count.set(
                found.size() == all.size()
                        ? texts.get("games", all.size())
                        : texts.get("gamesFound", found.size(), all.size()));
    }

    private void tell() {
        GameTree tree = game.moment().tree();
        String result = tree.tags().result();
        here.set(texts.get(
                result.equals("*") ? "here" : "here.result",
                shown() + 1,
                files.countProperty().get(),
                titles.title(shown(), tree),
                result));
    }
}
