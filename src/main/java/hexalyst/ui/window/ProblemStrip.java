package hexalyst.ui.window;

import hexalyst.text.Texts;
import hexalyst.ui.files.FilesViewModel;
import javafx.collections.ListChangeListener;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// What is wrong with the file that was opened, line and column first, until the user puts it away.
final class ProblemStrip extends VBox {
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
        ListView<String> list = new ListView<>(files.problems());
        list.setId("problem-list");
        list.setFocusTraversable(false);
        list.setFixedCellSize(ROW);
        getChildren().addAll(head, list);
        ListChangeListener<String> refresh = change -> show(files, title, list);
        files.problems().addListener(refresh);
        show(files, title, list);
    }

    private void show(FilesViewModel files, Label title, ListView<String> list) {
        int count = files.problems().size();
        title.setText(texts.get("problems", count));
        list.setPrefHeight(ROW * Math.min(count, MOST_ROWS) + MARGIN);
        list.setMinHeight(list.getPrefHeight());
        setVisible(count > 0);
        setManaged(count > 0);
    }
}
