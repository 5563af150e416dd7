package hexalyst.study.puzzle;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What the solver, the player to move, has to do.
public sealed interface Task {
    /// To win, however long it takes.
    record Win() implements Task {}

    /// To win within some plies, counting both the solver's and the defender's moves. The number may be even, since
    /// players may lose by their own move.
    ///
    /// @param plies 1 or more
    record WinWithin(int plies) implements Task {
        /// Checks the number.
        ///
        /// @throws IllegalArgumentException if it is below 1
        public WinWithin {
            if (plies < 1) {
                throw new IllegalArgumentException("a win takes at least 1 ply, not " + plies);
            }
        }
    }

    /// To reach a draw where nothing better is possible.
    record Draw() implements Task {}

    /// Not to lose.
    record AvoidLoss() implements Task {}

    /// To find the one move that keeps the position's value: the only one that wins, or else the only one that does not
    /// lose. The puzzle ends with it.
    record OnlyMove() implements Task {}

    /// To find both moves that win, where exactly two do and no symmetry of the position maps one to the other. The
    /// puzzle ends with the second.
    record BothMoves() implements Task {}

    /// To find a better move than the one that was played, by an estimate: nothing is proved about the stored moves.
    /// The puzzle ends with it.
    record Better() implements Task {}

    /// The text in files: `win`, `win 5`, `draw`, `avoid-loss`, `only-move`, `both-moves` or `better`.
    default String text() {
        return switch (this) {
            case Win win -> "win";
            case WinWithin win -> "win " + win.plies;
            case Draw draw -> "draw";
            case AvoidLoss avoid -> "avoid-loss";
            case OnlyMove only -> "only-move";
            case BothMoves both -> "both-moves";
            case Better better -> "better";
        };
    }

    /// The task with this text, if there is one.
    static Optional<Task> parse(String text) {
        Matcher within = Pattern.compile("win ([1-9]\\d{0,2})").matcher(text);
        if (within.matches()) {
            return Optional.of(new WinWithin(Integer.parseInt(within.group(1))));
        }
        return switch (text) {
            case "win" -> Optional.of(new Win());
            case "draw" -> Optional.of(new Draw());
            case "avoid-loss" -> Optional.of(new AvoidLoss());
            case "only-move" -> Optional.of(new OnlyMove());
            case "both-moves" -> Optional.of(new BothMoves());
            case "better" -> Optional.of(new Better());
            default -> Optional.empty();
        };
    }

    /// The remaining task after a solving move and a move of the defender; empty if nothing is left to do. After a
    /// drawing move, the solver may punish a mistake of the defender but need not.
    default Optional<Task> rest() {
        return switch (this) {
            case Win win -> Optional.of(win);
            case WinWithin win -> win.plies > 2 ? Optional.of(new WinWithin(win.plies - 2)) : Optional.empty();
            case Draw draw -> Optional.of(new AvoidLoss());
            case AvoidLoss avoid -> Optional.of(avoid);
            case OnlyMove only -> Optional.empty();
            case BothMoves both -> Optional.empty();
            case Better better -> Optional.empty();
        };
    }
}
