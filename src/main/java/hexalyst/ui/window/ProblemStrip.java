package hexalyst.ui.window;

import hexalyst.text.Texts;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.fx.Visibility;
import java.util.List;
import java.util.stream.Stream;
import javafx.collections.ListChangeListener;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The errors of the file that was opened, line and column first, and what could not be imported, until the user
/// dismisses them.
final class ProblemStrip extends VBox {
    private static final PseudoClass NOTE = PseudoClass.getPseudoClass("note");
    private static final double ROW = 26;
    private static final int MOST_ROWS = 4;
    private static final double MARGIN = 12;

    private final Texts texts = Texts.of(ProblemStrip.class);

    ProblemStrip(FilesViewModel files) {
        getStyleClass().addAll("card", "problem-strip");
        setId("problems");
        Label title = new Label();
        title.getStyleClass().add("card-title");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Button close = new Button(texts.get("problems.close"));
        close.setId("problems-close");
        close.setTooltip(new Tooltip(texts.get("problems.close.tip")));
        close.setAccessibleText(texts.get("problems.close.tip"));
        close.setOnAction(event -> files.dismissProblems());
        HBox head = new HBox(title, gap, close);
        head.getStyleClass().add("card-head");
        ListView<String> list = new ListView<>();
        list.setCellFactory(view -> new Row(files));
        list.setId("problem-list");
        list.setFocusTraversable(false);
        list.setFixedCellSize(ROW);
        getChildren().addAll(head, list);
        ListChangeListener<String> refresh = change -> show(files, title, list);
        files.problems().addListener(refresh);
        files.notes().addListener(refresh);
        show(files, title, list);
    }

    private void show(FilesViewModel files, Label title, ListView<String> list) {
        int wrong = files.problems().size();
        List<String> all =
                Stream.concat(files.problems().stream(), files.notes().stream()).toList();
        int count = all.size();
        list.getItems().setAll(all);
        title.setText(wrong > 0 ? texts.get("problems", wrong) : texts.get("problems.notes"));
        list.setPrefHeight(ROW * Math.min(count, MOST_ROWS) + MARGIN);
        list.setMinHeight(list.getPrefHeight());
        Visibility.set(this, count > 0);
    }

    /// An error, or a note, which is less serious. The tooltip shows its full text.
    private static final class Row extends ListCell<String> {
        private final FilesViewModel files;

        Row(FilesViewModel files) {
            this.files = files;
        }

        @Override
        protected void updateItem(@Nullable String line, boolean empty) {
            super.updateItem(line, empty);
            setText(empty ? null : line);
            setTooltip(empty || line == null ? null : new Tooltip(line));
            pseudoClassStateChanged(
                    NOTE, !empty && getIndex() >= files.problems().size());
        }
    }
}
