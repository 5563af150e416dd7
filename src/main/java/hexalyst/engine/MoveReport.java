package hexalyst.engine;

import hexalyst.game.Move;
import java.util.List;
import java.util.Optional;

/// What a search has proved of a legal move.
///
/// @param proof its value for the player who makes it, the move counted among the plies; empty while it is open
/// @param line how a proof goes on, the move first; the winner's moves keep to it, the bound may be longer than that of
///     `proof`. The move alone if no more is known
/// @param winningReplies replies that are proved to win for the opponent: the fewer a losing move leaves, the better
///     the trap
/// @param openReplies replies of which it is not known yet whether they win for the opponent; 0 when the count is
///     complete
public record MoveReport(Move move, Optional<ProvedValue> proof, List<Move> line, int winningReplies, int openReplies) {
    /// Copies the line.
    public MoveReport {
        line = List.copyOf(line);
    }

    /// Of which nothing is known.
    public static MoveReport open(Move move) {
        return new MoveReport(move, Optional.empty(), List.of(move), 0, 0);
    }

    /// True if it is proved to be worth this.
    public boolean proves(Value value) {
        return proof.isPresent() && proof.get().value() == value;
    }
}
