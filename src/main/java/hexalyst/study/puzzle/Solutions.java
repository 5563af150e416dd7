package hexalyst.study.puzzle;

import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Which moves of a position solve a task, as far as proved. Moves that are symmetric in the position count as one
/// ([SymmetricMoves]).
///
/// @param position the position; the player to move is the solver
/// @param task the task
/// @param choices all legal moves, with equal ones grouped, ordered by their codes; where there are too many to list
///     ([hexalyst.turn.TurnLister]), some of them, all open, or none
public record Solutions(Position position, Task task, List<Choice> choices) {
    /// Copies the choices.
    public Solutions {
        choices = List.copyOf(choices);
    }

    /// What is known about a move.
    public enum Verdict {
        /// It is proved to solve.
        SOLVES,
        /// It is proved not to solve.
        FAILS,
        /// Neither was proved within the limits, or the search was stopped.
        OPEN
    }

    /// Moves that are equal up to symmetry.
    ///
    /// @param moves at least one
    /// @param verdict what is known about them
    /// @param value their value for the solver, if proved; a task with a number of plies can be settled without it
    public record Choice(List<Move> moves, Verdict verdict, Optional<ProvedValue> value) {
        /// Copies the moves.
        public Choice {
            moves = List.copyOf(moves);
        }

        /// The first of the moves.
        public Move move() {
            return moves.getFirst();
        }

        /// True if the move is proved to have this value.
        boolean proves(Value known) {
            return value.filter(proof -> proof.value() == known).isPresent();
        }
    }

    /// What the moves of a choice are proved to be worth to the solver: also that they win within the plies of the
    /// task.
    public Optional<ProvedValue> worth(Choice choice) {
        boolean inTime = choice.verdict == Verdict.SOLVES && task instanceof Task.WinWithin;
        Optional<ProvedValue> limit =
                inTime ? Optional.of(new ProvedValue(Value.WIN, ((Task.WinWithin) task).plies())) : Optional.empty();
        return choice.value
                .filter(known -> limit.isEmpty() || known.plies() <= limit.get().plies())
                .or(() -> limit);
    }

    /// The moves with this verdict, one for each choice.
    public List<Move> with(Verdict verdict) {
        return choices.stream()
                .filter(choice -> choice.verdict == verdict)
                .map(Choice::move)
                .toList();
    }

    /// The moves that are proved to solve, one for each choice, the quickest first.
    public List<Move> solving() {
        return choices.stream()
                .filter(choice -> choice.verdict == Verdict.SOLVES)
                .sorted(Comparator.comparingInt(
                        choice -> choice.value().map(ProvedValue::plies).orElse(Integer.MAX_VALUE)))
                .map(Choice::move)
                .toList();
    }

    /// True if it is known for every move whether it solves.
    public boolean settled() {
        return !choices.isEmpty() && choices.stream().noneMatch(choice -> choice.verdict == Verdict.OPEN);
    }

    /// True if one move solves and every other is proved not to.
    public boolean unique() {
        return settled() && solving().size() == 1;
    }

    /// What is known about a legal move; open if there are too many moves to list.
    public Verdict verdict(Move move) {
        return choices.stream()
                .filter(choice -> choice.moves.stream().anyMatch(equal -> position.same(equal, move)))
                .findFirst()
                .map(Choice::verdict)
                .orElse(Verdict.OPEN);
    }
}
