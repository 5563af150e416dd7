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

/// Takes files that are dragged into the window, anywhere in it, and shows over the board that it does while they are.
final class FileDrop extends StackPane {
    private final Consumer<List<Path>> opener;
    private final StackPane hint;

    /// @param board what the hint is shown over
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
        // Where the board has too little room its head stays in sight.
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

    /// Files are over the window, or no more.
    void hover(boolean on) {
        hint.setVisible(on);
    }

    /// Files are let go.
    ///
    /// @return true if any of them can be opened: folders cannot
    boolean drop(List<File> dropped) {
        hover(false);
        List<Path> files =
                dropped.stream().filter(File::isFile).map(File::toPath).toList();
        // The gesture ends before the window may show another tab, or ask something.
        Platform.runLater(() -> opener.accept(files));
        return !files.isEmpty();
    }

    private static boolean isForUs(Dragboard board) {
        return board.hasFiles();
    }
}
