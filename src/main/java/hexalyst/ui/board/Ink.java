package hexalyst.ui.board;

import java.util.Locale;
import javafx.css.CssMetaData;
import javafx.css.SimpleStyleableObjectProperty;
import javafx.css.StyleConverter;
import javafx.css.StyleableObjectProperty;
import javafx.css.StyleableProperty;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;

/// The paints of a board. Their values come from style sheets: `WHITE_EDGE` is `-hx-white-edge` of the `.board`.
public enum Ink {
    CELL,
    CELL_EDGE,
    CELL_HOVER,
    BLOCKED,
    BLOCKED_EDGE,
    WHITE,
    WHITE_EDGE,
    BLACK,
    BLACK_EDGE,
    ON_WHITE,
    ON_BLACK,
    LAST_MOVE,
    DECIDING,
    DECIDING_CELL,
    ILLEGAL,
    LETTER,
    NUMBER,
    MARK,
    MARK_RED,
    MARK_GREEN,
    MARK_BLUE,
    MARK_YELLOW,
    LABEL;

    private final CssMetaData<BoardView, Paint> metaData;

    Ink() {
        String name = "-hx-" + name().toLowerCase(Locale.ROOT).replace('_', '-');
        Ink ink = this;
        metaData = new CssMetaData<>(name, StyleConverter.getPaintConverter(), Color.TRANSPARENT) {
            @Override
            public boolean isSettable(BoardView board) {
                return true;
            }

            @Override
            public StyleableProperty<Paint> getStyleableProperty(BoardView board) {
                return board.inkProperty(ink);
            }
        };
    }

    /// How style sheets set it.
    CssMetaData<BoardView, Paint> metaData() {
        return metaData;
    }

    /// The property of one board that style sheets set.
    StyleableObjectProperty<Paint> propertyOf(BoardView board) {
        return new SimpleStyleableObjectProperty<>(metaData, board, name(), Color.TRANSPARENT);
    }
}
