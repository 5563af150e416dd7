package hexalyst.engine;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Turns;
import java.util.List;
import java.util.Optional;

/// What a search has proved of a legal move; where turns may have several parts, of the best turn that begins with a
/// part.
///
/// @param move one of [Position#steps]
/// @param proof its value for the player who makes it, the move counted among the plies; empty while it is open
/// @param line how a proof goes on in whole turns, the move, or the turn that begins with it, first; the winner's moves
///     keep to it, the bound may be longer than that of `proof`. The move alone if no more is known; empty if it is not
///     a whole turn
/// @param winningReplies replies that are proved to win for the opponent: the fewer a losing move leaves, the better
///     the trap
/// @param openReplies replies of which it is not known yet whether they win for the opponent; 0 when the count is
///     complete; 1 for a part of a turn that goes on, whose replies are not counted
public record MoveReport(Move move, Optional<ProvedValue> proof, List<Move> line, int winningReplies, int openReplies) {
    /// Copies the line.
    public MoveReport {
        line = List.copyOf(line);
    }

    /// Of a step of which nothing is known.
    public static MoveReport open(Position position, Move move) {
        return new MoveReport(move, Optional.empty(), Turns.joined(position, List.of(move)), 0, 0);
    }

    /// True if it is proved to be worth this.
    public boolean proves(Value value) {
        return proof.isPresent() && proof.get().value() == value;
    }
}
