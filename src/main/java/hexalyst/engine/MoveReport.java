package hexalyst.engine;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Step;
import java.util.List;
import java.util.Optional;

/// What a search has proved about a legal move. Where turns may have several parts, it is about the best turn that
/// begins with this part.
///
/// @param step one of [Position#steps]
/// @param proof its value for the player who makes it, counting the move among the plies; empty while it is open
/// @param line how a proof continues, in whole turns, starting with the move or with the turn that it begins. The
///     winner's moves follow the proof; the line may be longer than the bound in `proof`. Just the move if no more is
///     known; empty if the move is not a whole turn
/// @param winningReplies how many replies are proved to win for the opponent: the fewer a losing move leaves, the
///     better the trap
/// @param openReplies how many replies may still turn out to win for the opponent: 0 when the count is complete, 1 for
///     a part of an unfinished turn, whose replies are not counted
/// @param atLeast for a losing step, the fewest plies that the game lasts after it with best play by both sides,
///     counting the step, as far as proved; 1 where nothing is proved
public record MoveReport(
        Step step, Optional<ProvedValue> proof, List<Move> line, int winningReplies, int openReplies, int atLeast) {
    /// Copies the line.
    public MoveReport {
        line = List.copyOf(line);
    }

    /// A report without a bound from below.
    public MoveReport(Step step, Optional<ProvedValue> proof, List<Move> line, int winningReplies, int openReplies) {
        this(step, proof, line, winningReplies, openReplies, 1);
    }

    /// The report on a step about which nothing is known.
    public static MoveReport open(Position position, Step step) {
        return new MoveReport(step, Optional.empty(), position.turns(List.of(step)), 0, 0);
    }

    /// True if the move is proved to have this value.
    public boolean proves(Value value) {
        return proof.isPresent() && proof.get().value() == value;
    }
}
