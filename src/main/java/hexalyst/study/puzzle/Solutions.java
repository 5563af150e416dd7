package hexalyst.study.puzzle;

import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Turns;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Which moves of a position solve a task, as far as it is proved. Moves that a symmetry of the position carries into
/// one another count as one ([SymmetricMoves]).
///
/// @param position the position; its player to move solves
/// @param task what is to be done
/// @param choices all legal moves, equal ones together, the others in the order of their codes; where there are too
/// many
///     to list ([hexalyst.game.TurnLister]), some of them, all open, or none
public record Solutions(Position position, Task task, List<Choice> choices) {
    /// Copies the choices.
    public Solutions {
        choices = List.copyOf(choices);
    }

    /// What is known of a move.
    public enum Verdict {
        /// It is proved to solve.
        SOLVES,
        /// It is proved not to.
        FAILS,
        /// Neither is proved within the limits, or somebody stopped before.
        OPEN
    }

    /// Moves that are one up to symmetry.
    ///
    /// @param moves at least one
    /// @param verdict what is known of them
    /// @param value what they are worth to the solver, if that is proved; a task with a number of plies can be settled
    ///     without it
    public record Choice(List<Move> moves, Verdict verdict, Optional<ProvedValue> value) {
        /// Copies the moves.
        public Choice {
            moves = List.copyOf(moves);
        }

        /// The first of the moves.
        public Move move() {
            return moves.getFirst();
        }

        /// True if the move is proved to win, to draw, or to lose, as the value says.
        boolean proves(Value known) {
            return value.filter(proof -> proof.value() == known).isPresent();
        }
    }

    /// The moves with this verdict, one for each choice.
    public List<Move> with(Verdict verdict) {
        return choices.stream()
                .filter(choice -> choice.verdict == verdict)
                .map(Choice::move)
                .toList();
    }

    /// The moves that are proved to solve, one for each choice; those that end the game soonest first.
    public List<Move> solving() {
        return choices.stream()
                .filter(choice -> choice.verdict == Verdict.SOLVES)
                .sorted(Comparator.comparingInt(
                        choice -> choice.value().map(ProvedValue::plies).orElse(Integer.MAX_VALUE)))
                .map(Choice::move)
                .toList();
    }

    /// True if it is known of every move whether it solves.
    public boolean settled() {
        return !choices.isEmpty() && choices.stream().noneMatch(choice -> choice.verdict == Verdict.OPEN);
    }

    /// True if one move solves and every other is proved not to.
    public boolean unique() {
        return settled() && solving().size() == 1;
    }

    /// What is known of a legal move; nothing if there are too many to list.
    public Verdict verdict(Move move) {
        return choices.stream()
                .filter(choice -> choice.moves.stream().anyMatch(equal -> Turns.same(position, equal, move)))
                .findFirst()
                .map(Choice::verdict)
                .orElse(Verdict.OPEN);
    }
}
