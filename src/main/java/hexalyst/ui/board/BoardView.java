package hexalyst.ui.board;

import hexalyst.board.Grid;
import hexalyst.export.board.BoardGeometry;
import hexalyst.export.board.BoardPainter;
import hexalyst.export.board.BoardPicture;
import hexalyst.export.board.Surface;
import hexalyst.ui.canvas.InkedRegion;
import hexalyst.ui.canvas.WheelNotches;
import java.util.List;
import javafx.scene.AccessibleRole;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;

/// The board as a node. Forwards the mouse to its view model, and redraws only when the picture, the size or the style
/// sheets change.
public final class BoardView extends InkedRegion {
    private static final double SMALLEST = 96;
    private static final double USUAL = 640;

    private final BoardViewModel model;
    /// The opacity of the trace that a captured piece leaves, 0 to 1.
    private static final double TRACE = 0.22;

    /// The pieces that the last move captured, and those that it turned over.
    private final LeavingPieces taken;

    private final LeavingPieces turned;
    private final WalkingPieces walking;
    private final WheelNotches notches = new WheelNotches();
    private int pressed = Grid.NONE;
    private boolean wandered;
    /// Whether the press has just picked pieces.
    private boolean lifted;

    /// @param model what to draw, and who handles clicks
    public BoardView(BoardViewModel model) {
        this.model = model;
        taken = new LeavingPieces(this, "taken", TRACE);
        turned = new LeavingPieces(this, "turned", 0);
        walking = new WalkingPieces(this, this::askToDraw);
        getChildren().addAll(taken, turned, walking);
        setId("board");
        setMinSize(SMALLEST, SMALLEST);
        setPrefSize(USUAL, USUAL);
        StackTip stack = new StackTip(this, model.pieceStyleProperty());
        model.pictureProperty().subscribe(() -> {
            stack.follow();
            askToDraw();
            taken.follow();
            turned.follow();
        });
        model.motion().takenProperty().subscribe(pieces -> show(taken, pieces));
        model.motion().turnedProperty().subscribe(pieces -> show(turned, pieces));
        model.motion().walksProperty().subscribe(walks -> {
            walking.show(walks);
            askToDraw();
        });
        for (InkedRegion inked : List.of(this, taken, turned, walking)) {
            inked.getStyleClass().add(model.pieceStyleProperty().get());
            model.pieceStyleProperty().subscribe((before, now) -> {
                inked.getStyleClass().remove(before);
                inked.getStyleClass().add(now);
            });
        }
        new ChoiceMenu(this, model);
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.NODE);
        accessibleTextProperty().bind(model.spokenProperty());
        addEventHandler(MouseEvent.MOUSE_MOVED, event -> model.hover(cellAt(event)));
        addEventHandler(MouseEvent.MOUSE_EXITED, event -> model.hover(Grid.NONE));
        addEventHandler(MouseEvent.MOUSE_PRESSED, this::press);
        addEventHandler(MouseEvent.MOUSE_DRAGGED, this::drag);
        addEventHandler(MouseEvent.MOUSE_RELEASED, this::release);
        addEventHandler(MouseEvent.MOUSE_CLICKED, this::click);
        addEventHandler(ScrollEvent.SCROLL, this::wheel);
    }

    private void show(LeavingPieces leaving, TakenPieces pieces) {
        leaving.show(pieces);
        requestLayout();
    }

    /// As on Lichess, scrolling up goes back and scrolling down goes forward. The inertia of a touchpad is ignored.
    private void wheel(ScrollEvent event) {
        event.consume();
        if (!event.isInertia()) {
            model.go(-notches.turn(event.getDeltaY()));
        }
    }

    private void press(MouseEvent event) {
        requestFocus();
        if (event.getButton() == MouseButton.PRIMARY) {
            lifted = model.lift(cellAt(event));
        }
        pressed = draws(event) ? cellAt(event) : Grid.NONE;
        wandered = false;
        model.pen().press(pressed);
    }

    /// The side buttons of a mouse do nothing here.
    private static boolean draws(MouseEvent event) {
        return event.getButton() == MouseButton.SECONDARY || event.getButton() == MouseButton.MIDDLE;
    }

    private void drag(MouseEvent event) {
        int cell = cellAt(event);
        wandered |= cell != pressed;
        model.hover(cell);
        model.pen().drag(cell, ink(event));
    }

    /// The right and the middle button draw an arrow from one cell to another. On a single cell the middle button marks
    /// it, and so does the right button with a modifier key; without one, the right button plays. Small movements
    /// within a cell are no drag. Leaving the cell and coming back cancels the arrow.
    private void release(MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY) {
            model.drop(cellAt(event));
        }
        if (!draws(event) || model.pen().release(cellAt(event), ink(event))) {
            return;
        }
        int cell = cellAt(event);
        if (wandered || cell != pressed) {
            return;
        }
        if (event.getButton() == MouseButton.MIDDLE || event.isShiftDown() || event.isControlDown()) {
            model.pen().mark(cell, ink(event));
        } else {
            model.hover(cell);
            model.click(cell, false);
        }
    }

    private static PenViewModel.Ink ink(MouseEvent event) {
        return PenViewModel.Ink.of(event.isControlDown(), event.isShiftDown());
    }

    private void click(MouseEvent event) {
        if (event.getButton() != MouseButton.PRIMARY || !event.isStillSincePress() || lifted) {
            return;
        }
        int cell = cellAt(event);
        if (!event.isShiftDown() || !model.goToMoveOn(cell)) {
            model.hover(cell);
            model.click(cell, !event.isShiftDown());
        }
    }

    private int cellAt(MouseEvent event) {
        return geometry().cellAt(event.getX(), event.getY());
    }

    /// The current geometry of the cells, in this node's coordinates.
    public BoardGeometry geometry() {
        BoardPicture picture = model.picture();
        return BoardGeometry.fit(
                picture.grid(), picture.look().turn(), picture.look().mirrored(), getWidth(), getHeight());
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        // An invisible canvas needs no memory.
        for (InkedRegion layer : List.of(taken, turned, walking)) {
            boolean any = layer.isVisible();
            layer.resizeRelocate(0, 0, any ? getWidth() : 0, any ? getHeight() : 0);
        }
    }

    BoardPicture picture() {
        return model.picture();
    }

    @Override
    protected void draw(Surface out) {
        new BoardPainter(out, geometry(), lettering()).paint(walking.walks().without(model.picture()));
    }
}
