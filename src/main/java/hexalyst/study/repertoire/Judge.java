package hexalyst.study.repertoire;

import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Outcome;
import hexalyst.game.Position;
import java.util.Optional;

/// Judges an answer to a lesson. A move that differs from the one to learn counts as right if it is proved to keep the
/// same value, and as wrong only if it is proved not to.
public final class Judge {
    private final Proofs proofs;

    /// Provides proved values of unfinished positions, for the player to move; may search for a moment.
    public interface Proofs {
        /// The value; empty if it is open.
        Optional<Value> value(Position position) throws InterruptedException;
    }

    /// The judgement of an answer.
    public enum Ruling {
        /// The move to learn, or a mirror image of it.
        RIGHT,
        /// Another move that is proved to be as good.
        AS_GOOD,
        /// Another move that is proved to be better: the marked one is a mistake.
        BETTER,
        /// A move that is proved to be worse.
        WORSE,
        /// Another move; whether it is as good is not proved.
        UNSETTLED
    }

    /// @param proofs provides proved values
    public Judge(Proofs proofs) {
        this.proofs = proofs;
    }

    /// Judges a legal move.
    public Ruling judge(Lesson lesson, Move move) throws InterruptedException {
        Position wanted = lesson.position().play(lesson.move());
        Position played = lesson.position().play(move);
        if (played.lookupKey().equals(wanted.lookupKey())
                && played.outcome().over() == wanted.outcome().over()) {
            return Ruling.RIGHT;
        }
        Optional<Value> left = left(played);
        Optional<Value> wantedLeft = left(wanted);
        if (left.equals(Optional.of(Value.LOSS)) && wantedLeft.isEmpty()) {
            return Ruling.AS_GOOD;
        }
        if (left.isEmpty() || wantedLeft.isEmpty()) {
            return Ruling.UNSETTLED;
        }
        // The value left is the opponent's: the lower the better.
        int compared = left.get().compareTo(wantedLeft.get());
        return compared > 0 ? Ruling.BETTER : compared == 0 ? Ruling.AS_GOOD : Ruling.WORSE;
    }

    /// The value of a position for the opponent, who is to move.
    private Optional<Value> left(Position after) throws InterruptedException {
        return switch (after.outcome()) {
            case Outcome.Ongoing ongoing -> proofs.value(after);
            case Outcome.Won won -> Optional.of(won.winner() == after.toMove() ? Value.WIN : Value.LOSS);
            case Outcome.Drawn drawn -> Optional.of(Value.DRAW);
        };
    }
}
