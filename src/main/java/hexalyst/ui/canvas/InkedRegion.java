package hexalyst.ui.canvas;

import hexalyst.export.board.Ink;
import hexalyst.export.board.Surface;
import hexalyst.ui.fx.Visibility;
import hexalyst.ui.layout.LayoutViewModel;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javafx.css.CssMetaData;
import javafx.css.SimpleStyleableObjectProperty;
import javafx.css.Styleable;
import javafx.css.StyleableObjectProperty;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;

/// A drawing with the inks that the style sheets give to boards. It redraws everything when its size or an ink changes,
/// and on request what has changed. Its own style class gives it the colours of the selected pieces.
public abstract class InkedRegion extends Region {
    private static final List<CssMetaData<? extends Styleable, ?>> META_DATA = metaData();

    private final TiledCanvas canvas = new TiledCanvas();
    private final Map<Ink, StyleableObjectProperty<Paint>> inks = new EnumMap<>(Ink.class);
    /// Inherits the window's font, and so the text size that the user chose.
    private final Label type = new Label();

    private boolean drawingAsked;

    private static List<CssMetaData<? extends Styleable, ?>> metaData() {
        List<CssMetaData<? extends Styleable, ?>> all = new ArrayList<>(Region.getClassCssMetaData());
        for (Ink ink : Ink.values()) {
            all.add(new InkMetaData(ink));
        }
        return List.copyOf(all);
    }

    public InkedRegion() {
        getStyleClass().add("board");
        for (Ink ink : Ink.values()) {
            StyleableObjectProperty<Paint> property =
                    new SimpleStyleableObjectProperty<>(new InkMetaData(ink), this, ink.property(), Color.TRANSPARENT);
            property.subscribe(() -> {
                canvas.forget();
                askToDraw();
            });
            inks.put(ink, property);
        }
        getChildren().addAll(canvas, type);
        Visibility.set(type, false);
        type.fontProperty().subscribe((before, now) -> askToDraw());
    }

    /// Draws everything.
    ///
    /// @param out an empty surface of this region's size
    protected abstract void draw(Surface out);

    /// The scale of letters and numbers; 1 for the default text size.
    public final double lettering() {
        return type.getFont().getSize() / LayoutViewModel.USUAL_PIXELS;
    }

    /// The property that style sheets set.
    public StyleableObjectProperty<Paint> inkProperty(Ink ink) {
        return Objects.requireNonNull(inks.get(ink));
    }

    private Paint paint(Ink ink) {
        return inkProperty(ink).get();
    }

    /// Requests a redraw at the next layout.
    public final void askToDraw() {
        drawingAsked = true;
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        if (canvas.getWidth() != getWidth() || canvas.getHeight() != getHeight()) {
            canvas.resize(getWidth(), getHeight());
            drawingAsked = true;
        }
        if (drawingAsked) {
            drawingAsked = false;
            canvas.draw(this::draw, this::paint);
        }
    }

    @Override
    public List<CssMetaData<? extends Styleable, ?>> getCssMetaData() {
        return META_DATA;
    }
}
