package hexalyst.ui.window;

import hexalyst.text.Texts;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.StackPane;

/// Accepts files that are dragged anywhere into the window, and shows a hint over the board while they are.
final class FileDrop extends StackPane {
    private final Consumer<List<Path>> opener;
    private final StackPane hint;

    /// @param board the node that the hint covers
    /// @param opener opens files
    FileDrop(Node board, Consumer<List<Path>> opener) {
        this.opener = opener;
        Texts texts = Texts.of(FileDrop.class);
        setId("file-drop");
        Label text = new Label(texts.get("drop"));
        text.getStyleClass().add("drop-text");
        hint = new StackPane(text);
        hint.setId("drop-hint");
        hint.getStyleClass().add("drop-hint");
        hint.setMouseTransparent(true);
        hint.setVisible(false);
        // If the board has too little room, its head stays visible.
        StackPane.setAlignment(board, Pos.TOP_LEFT);
        getChildren().addAll(board, hint);
    }

    void install(Scene scene) {
        scene.addEventFilter(DragEvent.DRAG_OVER, event -> {
            if (isForUs(event.getDragboard())) {
                event.acceptTransferModes(TransferMode.COPY);
                hover(true);
                event.consume();
            }
        });
        scene.addEventFilter(DragEvent.DRAG_EXITED_TARGET, event -> hover(false));
        scene.addEventFilter(DragEvent.DRAG_DROPPED, event -> {
            if (isForUs(event.getDragboard())) {
                event.setDropCompleted(drop(event.getDragboard().getFiles()));
                event.consume();
            }
        });
    }

    /// Files have been dragged into the window, or out of it.
    void hover(boolean on) {
        hint.setVisible(on);
    }

    /// Files were dropped.
    ///
    /// @return true if any of them can be opened: folders cannot
    boolean drop(List<File> dropped) {
        hover(false);
        List<Path> files =
                dropped.stream().filter(File::isFile).map(File::toPath).toList();
        // The gesture has to end before the window shows another tab or asks a question.
        Platform.runLater(() -> opener.accept(files));
        return !files.isEmpty();
    }

    private static boolean isForUs(Dragboard board) {
        return board.hasFiles();
    }
}
