package hexalyst.record;

import hexalyst.game.Move;
import hexalyst.game.Side;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// A program's note about the position after a node's move. Proved values and estimates are different types and are
/// never written the same way.
public sealed interface MachineNote {
    /// The names of commands with a meaning, which no [Unknown] may have.
    List<String> KNOWN_NAMES = List.of("eval", "win", "loss", "draw", "line", "mark", "arrow", "label", "sgf");

    /// The position's value is proved.
    ///
    /// @param winner the winner; empty for a draw
    /// @param plies the most plies from this position to the win, if known; 0 or more, only with a winner
    record Proved(Optional<Side> winner, OptionalInt plies) implements MachineNote {
        /// Checks the number of plies.
        ///
        /// @throws IllegalArgumentException if it is below 0 or there is one for a draw
        public Proved {
            if (plies.isPresent() && (plies.getAsInt() < 0 || winner.isEmpty())) {
                throw new IllegalArgumentException("a win is in 0 or more plies, a draw in no number of them");
            }
        }

        /// A proved win without a bound on its length.
        public static Proved win(Side winner) {
            return new Proved(Optional.of(winner), OptionalInt.empty());
        }

        /// A proved win in at most this many plies.
        public static Proved win(Side winner, int plies) {
            return new Proved(Optional.of(winner), OptionalInt.of(plies));
        }

        /// A proved draw.
        public static Proved draw() {
            return new Proved(Optional.empty(), OptionalInt.empty());
        }
    }

    /// An estimate that proves nothing.
    ///
    /// @param value from White's side: above 0 is good for White; finite. -0 becomes 0
    record Estimate(double value) implements MachineNote {
        /// Checks the value.
        ///
        /// @throws IllegalArgumentException if it is infinite or NaN
        public Estimate {
            if (!Double.isFinite(value)) {
                throw new IllegalArgumentException("an estimate is a finite number");
            }
            value += 0.0;
        }
    }

    /// The best line known to the program from this position. Its moves are on cells of this board; their legality is
    /// not checked.
    ///
    /// @param moves at least one
    record Line(List<Move> moves) implements MachineNote {
        /// Copies the moves.
        ///
        /// @throws IllegalArgumentException if there are none
        public Line {
            moves = List.copyOf(moves);
            if (moves.isEmpty()) {
                throw new IllegalArgumentException("a line has at least one move");
            }
        }
    }

    /// A command `[%name value]` that has no meaning here and is kept.
    ///
    /// @param name a letter, then letters, digits, `_` and `-`; none of [#KNOWN_NAMES]
    /// @param value any text
    record Unknown(String name, String value) implements MachineNote {
        /// The name of the machine's explanation of a move.
        public static final String SAYS = "says";

        /// Checks the name and cleans the value.
        ///
        /// @throws IllegalArgumentException if the name is known or has other characters
        public Unknown {
            if (!isCommandName(name) || KNOWN_NAMES.contains(name)) {
                throw new IllegalArgumentException("\"" + name + "\" is no name for an unknown command");
            }
            value = CleanText.block(value);
        }
    }

    /// True if this is an unknown command of this name.
    default boolean isUnknown(String name) {
        return this instanceof Unknown unknown && unknown.name().equals(name);
    }

    /// True if this note only holds for one position, and means nothing if the node's move leads to another one.
    default boolean ofThePosition() {
        return !(this instanceof Unknown) || isUnknown(Unknown.SAYS);
    }

    /// True if a command may have this name.
    static boolean isCommandName(String text) {
        return !text.isEmpty()
                && Character.isLetter(text.charAt(0))
                && text.chars().allMatch(c -> Tag.isNameCharacter(c) || c == '-');
    }
}
