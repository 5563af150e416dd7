package hexalyst.ui.canvas;

import hexalyst.export.board.BoardGeometry;
import hexalyst.export.board.BoardPainter;
import hexalyst.export.board.BoardPicture;
import hexalyst.export.board.Surface;
import javafx.beans.value.ObservableValue;
import javafx.scene.AccessibleRole;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

/// A board for painting. Reports where the mouse goes while a button is down.
public final class PaintBoard extends InkedRegion {
    private static final double SMALLEST = 200;

    private final ObservableValue<BoardPicture> picture;
    private String pieces = "";

    /// Receives mouse events. A cell is [hexalyst.board.Grid#NONE] outside the board.
    public interface Painter {
        /// A button was pressed.
        ///
        /// @param left true for the left button
        void press(int cell, boolean left);

        /// The mouse was moved while a button is down.
        void drag(int cell);

        /// The button was released.
        void release();
    }

    /// @param picture what to draw
    public PaintBoard(ObservableValue<BoardPicture> picture, Painter painter) {
        this.picture = picture;
        setMinSize(SMALLEST, SMALLEST);
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.NODE);
        picture.subscribe(this::askToDraw);
        addEventHandler(MouseEvent.MOUSE_PRESSED, event -> {
            requestFocus();
            if (event.getButton() == MouseButton.PRIMARY || event.getButton() == MouseButton.SECONDARY) {
                boolean left = event.getButton() == MouseButton.PRIMARY && !event.isShiftDown();
                painter.press(cellAt(event), left);
            }
        });
        addEventHandler(MouseEvent.MOUSE_DRAGGED, event -> painter.drag(cellAt(event)));
        addEventHandler(MouseEvent.MOUSE_RELEASED, event -> painter.release());
    }

    /// Sets the look of the pieces.
    ///
    /// @param styleClass the style class of a set of pieces
    public void dress(String styleClass) {
        getStyleClass().remove(pieces);
        pieces = styleClass;
        getStyleClass().add(styleClass);
    }

    private int cellAt(MouseEvent event) {
        return geometry().cellAt(event.getX(), event.getY());
    }

    /// The current geometry of the cells, in this node's coordinates.
    public BoardGeometry geometry() {
        BoardPicture now = picture.getValue();
        return BoardGeometry.fit(now.grid(), now.look().turn(), now.look().mirrored(), getWidth(), getHeight());
    }

    @Override
    protected void draw(Surface out) {
        new BoardPainter(out, geometry(), lettering()).paint(picture.getValue());
    }
}
