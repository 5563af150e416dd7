package hexalyst.export.board;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;

/// The paints of a board. Their values come from style sheets: `WHITE_EDGE` is `-hx-white-edge` of the `.board`.
public enum Ink implements Tone {
    CELL,
    CELL_EDGE,
    CELL_HOVER,
    /// The background of a cell that the rules tell apart from others.
    CELL_MARKED,
    BLOCKED,
    BLOCKED_EDGE,
    WHITE,
    WHITE_EDGE,
    BLACK,
    BLACK_EDGE,
    ON_WHITE,
    ON_BLACK,
    TEXT_ON_WHITE,
    TEXT_ON_BLACK,
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
    LABEL,
    CURSOR,
    /// Proved values are solid, with their own ink for text.
    WIN,
    DRAW,
    LOSS,
    ON_VALUE,
    /// Estimates are pale, in several grades.
    PALE_GOOD,
    PALE_EVEN,
    PALE_BAD,
    ON_PALE,
    OPEN,
    ON_OPEN,
    THREAT,
    BADGE,
    ON_BADGE,
    /// Pieces that belong to nobody.
    NOBODY,
    NOBODY_EDGE,
    TEXT_ON_NOBODY,
    /// The background of proved losses, chosen so that wins stand out among many losses.
    LOST,
    /// The background of a cell that is expected to be a player's at the end.
    OWNED_WHITE,
    /// The background of a cell that may be anybody's.
    OWNED_NOBODY,
    OWNED_BLACK,
    /// The lines and empty points of a board that is drawn by them.
    GRID_LINE,
    /// The background of areas between lines.
    GRID_AREA;

    /// The inks of boards with only the players' stones.
    public static final List<Ink> OF_STONES = List.copyOf(EnumSet.range(CELL, ON_BADGE));

    /// The name of the property that style sheets set.
    public String property() {
        return "-hx-" + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
