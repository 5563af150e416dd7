package hexalyst.ui.canvas;

import hexalyst.export.board.Ink;
import javafx.css.CssMetaData;
import javafx.css.StyleConverter;
import javafx.css.StyleableProperty;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;

/// The CSS property of an ink of the board or of its pieces.
final class InkMetaData extends CssMetaData<InkedRegion, Paint> {
    private final Ink ink;

    InkMetaData(Ink ink) {
        super(ink.property(), StyleConverter.getPaintConverter(), Color.TRANSPARENT);
        this.ink = ink;
    }

    @Override
    public boolean isSettable(InkedRegion board) {
        return true;
    }

    @Override
    public StyleableProperty<Paint> getStyleableProperty(InkedRegion board) {
        return board.inkProperty(ink);
    }
}
