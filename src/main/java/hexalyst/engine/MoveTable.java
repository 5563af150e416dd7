package hexalyst.engine;

import hexalyst.game.Move;
import hexalyst.game.Position;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// The values of all legal moves of a position, as far as they are proved.
///
/// @param position the position before the moves
/// @param rows one a legal move, the moves in the order of their codes
/// @param nodes positions expanded so far
/// @param time how long it has taken so far
/// @param finished true for the last table of a search: complete, stopped, or at a limit
public record MoveTable(Position position, List<Row> rows, long nodes, Duration time, boolean finished) {
    /// Copies the rows.
    public MoveTable {
        rows = List.copyOf(rows);
    }

    /// How many values are not proved yet.
    public int open() {
        return (int) rows.stream().filter(row -> row.value().isEmpty()).count();
    }

    /// A move.
    ///
    /// @param value its value for the player who makes it; empty while it is open
    /// @param plies for a win or a loss, the plies to the end at most, the move included
    /// @param winningReplies replies that are proved to win for the opponent: the fewer a losing move leaves, the
    /// better
    ///     the trap
    /// @param openReplies replies of which it is not known yet whether they win for the opponent; 0 when the count is
    ///     complete
    public record Row(Move move, Optional<Value> value, OptionalInt plies, int winningReplies, int openReplies) {}
}
