package hexalyst.study.repertoire;

import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.study.training.Answer;
import java.util.Optional;

/// Judges an answer to a lesson. Only the move to learn is right. Another one that is proved to be as good or better,
/// or to win, is not what was asked, but is not wrong either.
public final class Judge {
    private final Proofs proofs;

    /// Provides proved values of unfinished positions, for the player to move; may search for a moment.
    public interface Proofs {
        /// The value; empty if it is open.
        Optional<Value> value(Position position) throws InterruptedException;
    }

    /// The judgement of an answer.
    ///
    /// @param value what the move is proved to be worth to the player who makes it; empty for the move to learn, and if
    ///     it is open
    public record Judgement(Ruling ruling, Optional<Value> value) {}

    /// How an answer is to be taken.
    public enum Ruling {
        /// The move to learn, or a mirror image of it.
        RIGHT,
        /// Another move that is proved to be as good.
        AS_GOOD,
        /// Another move that is proved to be better: the marked one is a mistake.
        BETTER,
        /// Another move that is proved to win; whether the marked one does is not proved.
        WINS,
        /// A move that is proved to be worse.
        WORSE,
        /// Another move; whether it is as good is not proved.
        UNSETTLED;

        /// How a lesson counts at best once it was answered like this. A move that is not proved to be worse is no
        /// failure, but where nothing speaks for it, the move to learn was not known.
        public Answer atBest() {
            return switch (this) {
                case RIGHT, AS_GOOD, BETTER, WINS -> Answer.KNOWN;
                case UNSETTLED -> Answer.HELPED;
                case WORSE -> Answer.FAILED;
            };
        }
    }

    /// @param proofs provides proved values
    public Judge(Proofs proofs) {
        this.proofs = proofs;
    }

    /// Judges a legal move.
    public Judgement judge(Lesson lesson, Move move) throws InterruptedException {
        Position wanted = lesson.position().play(lesson.move());
        Position played = lesson.position().play(move);
        if (played.lookupKey().equals(wanted.lookupKey())
                && played.outcome().over() == wanted.outcome().over()) {
            return new Judgement(Ruling.RIGHT, Optional.empty());
        }
        Optional<Value> left = left(played);
        return new Judgement(compare(left, left(wanted)), left.map(Value::opposite));
    }

    /// Compares what another move and the one to learn leave to the opponent.
    private static Ruling compare(Optional<Value> left, Optional<Value> wantedLeft) {
        if (left.equals(Optional.of(Value.LOSS)) && wantedLeft.isEmpty()) {
            return Ruling.WINS;
        }
        if (left.isEmpty() || wantedLeft.isEmpty()) {
            return Ruling.UNSETTLED;
        }
        // The value left is the opponent's: the lower the better.
        int compared = left.get().compareTo(wantedLeft.get());
        if (compared > 0) {
            return Ruling.BETTER;
        }
        return compared == 0 ? Ruling.AS_GOOD : Ruling.WORSE;
    }

    /// The value of a position for the opponent, who is to move.
    private Optional<Value> left(Position after) throws InterruptedException {
        Optional<Value> end = Value.atTheEnd(after);
        return end.isPresent() ? end : proofs.value(after);
    }
}
