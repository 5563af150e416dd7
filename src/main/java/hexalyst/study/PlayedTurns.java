package hexalyst.study;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// The turns that were played in a position, read from the games that reached it. Used where a turn may have several
/// parts, since there may be too many turns to go through all of them.
final class PlayedTurns {
    private static final String ONE_EACH =
            "SELECT child, min(game), ply FROM position WHERE key = ? AND child <> 0 GROUP BY child";

    private PlayedTurns() {}

    /// Finds a game by its number.
    interface Source {
        Optional<GameTree> game(long id) throws SQLException;
    }

    /// One turn for each resulting position. A turn played on a mirror image is converted; it
    /// is missing if that is impossible, for example if the colours were exchanged.
    static List<Move> of(Connection connection, Position position, Source games) throws SQLException {
        LibraryKeys keys = LibraryKeys.of(connection);
        List<Move> turns = new ArrayList<>();
        try (PreparedStatement statement = connection.prepareStatement(ONE_EACH)) {
            statement.setLong(1, keys.of(position));
            try (ResultSet row = statement.executeQuery()) {
                while (row.next()) {
                    long child = row.getLong(1);
                    int ply = row.getInt(3);
                    games.game(row.getLong(2))
                            .flatMap(game ->
                                    game.node(game.mainLine().get(ply + 1)).move())
                            .flatMap(played -> turned(position, played, keys, child))
                            .ifPresent(turns::add);
                }
            }
        }
        return turns;
    }

    private static Optional<Move> turned(Position position, Move played, LibraryKeys keys, long child) {
        return IntStream.of(position.game().symmetries(position.grid()))
                .mapToObj(symmetry -> played.at(cell -> position.grid().image(symmetry, cell)))
                .filter(turn -> position.allows(turn) && keys.of(position.play(turn)) == child)
                .map(position::canonical)
                .findFirst();
    }
}
