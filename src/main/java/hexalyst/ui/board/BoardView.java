package hexalyst.ui.board;

import hexalyst.board.HexGrid;
import hexalyst.export.board.BoardGeometry;
import hexalyst.export.board.BoardPainter;
import hexalyst.export.board.BoardPicture;
import hexalyst.export.board.Ink;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javafx.css.CssMetaData;
import javafx.css.SimpleStyleableObjectProperty;
import javafx.css.Styleable;
import javafx.css.StyleableObjectProperty;
import javafx.event.EventHandler;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.stage.Window;

/// The board as a node: forwards the mouse to its view model and draws again when the picture, the size or the style
/// sheets change, and only then. A style class of its own lets style sheets colour the chosen pieces.
public final class BoardView extends Region {
    private static final double SMALLEST = 200;
    private static final double USUAL = 640;
    private static final List<CssMetaData<? extends Styleable, ?>> META_DATA = metaData();

    private final BoardViewModel model;
    private final Canvas canvas = new Canvas();
    private final Map<Ink, StyleableObjectProperty<Paint>> inks = new EnumMap<>(Ink.class);
    private final WheelNotches notches = new WheelNotches();
    private boolean drawingAsked;
    private int pressed = HexGrid.NONE;
    private boolean wandered;
    private boolean altCaught;

    private static List<CssMetaData<? extends Styleable, ?>> metaData() {
        List<CssMetaData<? extends Styleable, ?>> all = new ArrayList<>(Region.getClassCssMetaData());
        for (Ink ink : Ink.values()) {
            all.add(new InkMetaData(ink));
        }
        return List.copyOf(all);
    }

    /// @param model what to draw, and who hears of clicks
    public BoardView(BoardViewModel model) {
        this.model = model;
        getStyleClass().add("board");
        setId("board");
        for (Ink ink : Ink.values()) {
            StyleableObjectProperty<Paint> property =
                    new SimpleStyleableObjectProperty<>(new InkMetaData(ink), this, ink.property(), Color.TRANSPARENT);
            property.subscribe(this::askToDraw);
            inks.put(ink, property);
        }
        setMinSize(SMALLEST, SMALLEST);
        setPrefSize(USUAL, USUAL);
        getChildren().add(canvas);
        canvas.setManaged(false);
        model.pictureProperty().subscribe(this::askToDraw);
        model.pieceStyleProperty().subscribe((before, now) -> {
            getStyleClass().remove(before);
            getStyleClass().add(now);
        });
        getStyleClass().add(model.pieceStyleProperty().get());
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.NODE);
        accessibleTextProperty().bind(model.spokenProperty());
        addEventHandler(MouseEvent.MOUSE_MOVED, event -> model.hover(cellAt(event)));
        addEventHandler(MouseEvent.MOUSE_EXITED, event -> model.hover(HexGrid.NONE));
        addEventHandler(MouseEvent.MOUSE_PRESSED, this::press);
        addEventHandler(MouseEvent.MOUSE_DRAGGED, this::drag);
        addEventHandler(MouseEvent.MOUSE_RELEASED, this::release);
        addEventHandler(MouseEvent.MOUSE_CLICKED, this::click);
        addEventHandler(ScrollEvent.SCROLL, this::wheel);
    }

    /// Away from the user goes back, towards the user goes on, as on Lichess. A touchpad that runs on by itself does
    /// not go on in the game.
    private void wheel(ScrollEvent event) {
        event.consume();
        if (!event.isInertia()) {
            model.go(-notches.turn(event.getDeltaY()));
        }
    }

    private void press(MouseEvent event) {
        requestFocus();
        if (event.isAltDown() && !altCaught) {
            catchAlt(getScene().getWindow());
        }
        pressed = event.getButton() == MouseButton.SECONDARY ? cellAt(event) : HexGrid.NONE;
        wandered = false;
        model.pen().press(pressed);
    }

    /// Alt that was held for a colour must not open the menu when it comes up. The menu bar listens at the scene, so
    /// the key is caught before it gets there, once.
    private void catchAlt(Window window) {
        altCaught = true;
        EventHandler<KeyEvent> once = new EventHandler<>() {
            @Override
            public void handle(KeyEvent event) {
                if (event.getCode() == KeyCode.ALT) {
                    event.consume();
                    window.removeEventFilter(KeyEvent.KEY_RELEASED, this);
                    altCaught = false;
                }
            }
        };
        window.addEventFilter(KeyEvent.KEY_RELEASED, once);
    }

    private void drag(MouseEvent event) {
        int cell = cellAt(event);
        wandered |= cell != pressed;
        model.hover(cell);
        model.pen().drag(cell, ink(event));
    }

    /// The right button draws an arrow from one cell to another; on one cell it marks it if a key is held, else it
    /// plays. A little tremble within a cell is no drag; to leave the cell and to come back calls an arrow off.
    private void release(MouseEvent event) {
        if (event.getButton() != MouseButton.SECONDARY || model.pen().release(cellAt(event), ink(event))) {
            return;
        }
        int cell = cellAt(event);
        if (wandered || cell != pressed) {
            return;
        }
        if (event.isShiftDown() || event.isControlDown() || event.isAltDown()) {
            model.pen().mark(cell, ink(event));
        } else {
            model.hover(cell);
            model.click(cell, false);
        }
    }

    private static PenViewModel.Ink ink(MouseEvent event) {
        return PenViewModel.Ink.of(event.isControlDown(), event.isShiftDown(), event.isAltDown());
    }

    private void click(MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY && event.isStillSincePress()) {
            model.hover(cellAt(event));
            model.click(cellAt(event), !event.isShiftDown());
        }
    }

    private int cellAt(MouseEvent event) {
        return geometry().cellAt(event.getX(), event.getY());
    }

    /// Where the cells are now, in this node's coordinates.
    public BoardGeometry geometry() {
        BoardPicture picture = model.picture();
        return BoardGeometry.fit(
                picture.grid(), picture.look().turn(), picture.look().mirrored(), getWidth(), getHeight());
    }

    /// The paint of an ink now.
    Paint paint(Ink ink) {
        return inkProperty(ink).get();
    }

    /// The property that style sheets set.
    StyleableObjectProperty<Paint> inkProperty(Ink ink) {
        return Objects.requireNonNull(inks.get(ink));
    }

    private void askToDraw() {
        drawingAsked = true;
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        if (canvas.getWidth() != getWidth() || canvas.getHeight() != getHeight()) {
            canvas.setWidth(getWidth());
            canvas.setHeight(getHeight());
            drawingAsked = true;
        }
        if (drawingAsked) {
            drawingAsked = false;
            new BoardPainter(new CanvasSurface(canvas.getGraphicsContext2D(), this::paint), geometry())
                    .paint(model.picture());
        }
    }

    @Override
    public List<CssMetaData<? extends Styleable, ?>> getCssMetaData() {
        return META_DATA;
    }
}
