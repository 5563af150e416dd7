package hexalyst.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Game;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.spike.Spikes;
import hexalyst.record.GameTree;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// What the explorer finds for turns of several parts, in games of Phalanx by another program.
class PlayedTurnsTest {
    private static final Game PHALANX = Spikes.named("phalanx");
    private static final int GAMES = 8;

    private final List<GameTree> games = new ArrayList<>();
    private final Connection connection;

    PlayedTurnsTest() throws SQLException {
        connection = DriverManager.getConnection("jdbc:sqlite::memory:");
    }

    @BeforeEach
    void add() throws SQLException {
        connection
                .createStatement()
                .execute("CREATE TABLE position (key INTEGER, game INTEGER, ply INTEGER, child INTEGER)");
        for (String table : LibraryKeys.TABLE) {
            connection.createStatement().execute(table);
        }
        for (JsonNode row : Spikes.rows(PHALANX, "games.jsonl").subList(0, GAMES)) {
            Position at = Positions.of(PHALANX, row.get("start").stringValue());
            Position start = at;
            List<Move> line = new ArrayList<>();
            for (JsonNode turn : row.get("turns")) {
                line.add(at.canonical(Positions.move(at, turn.stringValue())));
                at = at.play(line.getLast());
            }
            add(GameTree.of(start, line));
        }
    }

    private void add(GameTree game) throws SQLException {
        ReplayedLine replay = ReplayedLine.of(game);
        List<Long> keys =
                replay.keys().stream().map(LibraryKeys.of(connection)::of).toList();
        try (PreparedStatement row = connection.prepareStatement("INSERT INTO position VALUES (?, ?, ?, ?)")) {
            for (int ply = 0; ply <= replay.plies(); ply++) {
                row.setLong(1, keys.get(ply));
                row.setInt(2, games.size());
                row.setInt(3, ply);
                row.setLong(4, ply < replay.plies() ? keys.get(ply + 1) : 0);
                row.execute();
            }
        }
        games.add(game);
    }

    @AfterEach
    void close() throws SQLException {
        connection.close();
    }

    @Test
    void everyTurnIsFoundWhereItWasPlayed() throws SQLException {
        int several = 0;
        for (GameTree game : games) {
            List<Integer> line = game.mainLine();
            for (int ply = 0; ply + 1 < line.size(); ply++) {
                Position position = game.position(line.get(ply));
                Move played = game.node(line.get(ply + 1)).move().orElseThrow();
                List<Move> found = PlayedTurns.of(connection, position, id -> Optional.of(games.get((int) id)));
                List<Move> leadThere = found.stream()
                        .filter(turn -> position.play(turn)
                                .key()
                                .equals(position.play(played).key()))
                        .toList();
                assertEquals(List.of(played), leadThere, position.text(played));
                several += played.parts().size() > 1 ? 1 : 0;
            }
        }
        assertTrue(several > GAMES, "turns of several parts: " + several);
    }

    @Test
    void aReplayKeepsTheKeysOfWholeTurns() {
        for (GameTree game : games) {
            ReplayedLine replay = ReplayedLine.of(game);
            List<Integer> line = game.mainLine();
            assertEquals(line.size() - 1, replay.plies());
            for (int ply = 0; ply < line.size(); ply++) {
                assertEquals(game.position(line.get(ply)).key(), replay.keys().get(ply));
            }
        }
    }
}
