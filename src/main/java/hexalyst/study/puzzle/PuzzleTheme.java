package hexalyst.study.puzzle;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// The idea of a solution. Each theme follows from the rules, or is proved, for some move of the solver in the main
/// line. A *winning cell* of a player is one where that player would win at once if it were that player's turn.
public enum PuzzleTheme {
    /// After the move the game goes on and the solver has two winning cells or more.
    DOUBLE_THREAT,
    /// The move places a piece of the defender's colour, and the game goes on, but every legal move of the defender
    /// loses at once: the defender was handed a quart that no cell extends.
    SEALED_QUART,
    /// The move takes a winning cell from the defender without filling it: the cell is still empty, but a piece of the
    /// defender's colour, which was legal there before the move, is not legal there after it, since the group would get
    /// too large (the groups around it have more than four pieces together). In games whose pieces stay.
    OVERFILLING,
    /// The same in a game with captures: the cell is empty, but a defender's piece there would have no freedom.
    SUICIDE,
    /// The move captures.
    CAPTURE,
    /// The move wins on a cell from which the solver has captured a piece in this line.
    THROUGH_CAPTURE,
    /// After the move the game goes on and the defender loses, but if it were the solver's turn, the solver would not
    /// win: it is proved that having to move is what loses.
    ZUGZWANG,
    /// Somebody has to pass in the line.
    PASS;

    /// The name in files, such as `double-threat`.
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// The theme with this name, if there is one.
    public static Optional<PuzzleTheme> named(String id) {
        return Stream.of(values()).filter(theme -> theme.id().equals(id)).findFirst();
    }
}
