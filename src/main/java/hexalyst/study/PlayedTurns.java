package hexalyst.study;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/// The turns that were played in a position, read from the games that had it: where a turn may have several parts,
/// there may be too many to look at all.
final class PlayedTurns {
    private static final String ONE_EACH =
            "SELECT child, min(game), ply FROM position WHERE key = ? AND child <> 0 GROUP BY child";

    private PlayedTurns() {}

    /// Finds a game by its number.
    interface Source {
        Optional<GameTree> game(long id) throws SQLException;
    }

    /// One turn for each position that was reached, by that one's key. A turn that was played on a mirror image is
    /// turned; it is missing if it cannot be, as where the colours were exchanged.
    static Map<Long, List<Move>> of(Connection connection, Position position, Source games) throws SQLException {
        Map<Long, List<Move>> turns = new LinkedHashMap<>();
        try (PreparedStatement statement = connection.prepareStatement(ONE_EACH)) {
            statement.setLong(1, ReplayedLine.key(position));
            try (ResultSet row = statement.executeQuery()) {
                while (row.next()) {
                    long child = row.getLong(1);
                    int ply = row.getInt(3);
                    games.game(row.getLong(2))
                            .flatMap(game ->
                                    game.node(game.mainLine().get(ply + 1)).move())
                            .flatMap(played -> turned(position, played, child))
                            .ifPresent(turn -> turns.put(child, List.of(turn)));
                }
            }
        }
        return turns;
    }

    private static Optional<Move> turned(Position position, Move played, long child) {
        return IntStream.range(0, position.grid().symmetries())
                .mapToObj(symmetry -> played.at(cell -> position.grid().image(symmetry, cell)))
                .filter(turn -> position.allows(turn) && ReplayedLine.key(position.play(turn)) == child)
                .map(position::canonical)
                .findFirst();
    }
}
