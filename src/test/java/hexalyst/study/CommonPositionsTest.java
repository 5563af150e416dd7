package hexalyst.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Content;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.PositionKey;
import hexalyst.game.Side;
import hexalyst.record.GameTree;
import hexalyst.record.Tags;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Compares what the library stores for positions of very many games with a simple count.
@Tag("slow")
class CommonPositionsTest {
    private static final Position SMALL = LibraryGames.small();
    private static final int GAMES = CommonPositions.MANY + 300;

    @TempDir
    Path folder = Path.of("");

    /// A game as it was added, with what the tests check.
    private record Added(GameTree tree, List<PositionKey> keys) {
        static Added of(GameTree tree) {
            return new Added(
                    tree,
                    tree.mainLine().stream()
                            .map(tree::position)
                            .map(Position::key)
                            .toList());
        }

        String tag(String name) {
            return tree.tags().get(name).orElse("");
        }

        PlayCount triedAfter(int ply) {
            Side mover = ply % 2 == 0 ? Side.WHITE : Side.BLACK;
            return switch (tag(Tags.RESULT)) {
                case "1-0" -> mover == Side.WHITE ? new PlayCount(1, 1, 0, 0) : new PlayCount(1, 0, 0, 1);
                case "0-1" -> mover == Side.BLACK ? new PlayCount(1, 1, 0, 0) : new PlayCount(1, 0, 0, 1);
                default -> new PlayCount(1, 0, 1, 0);
            };
        }
    }

    @Test
    void areCountedAsOthersHoweverTheGamesCome() throws Exception {
        List<GameTree> games = LibraryGames.random(21, GAMES, SMALL);
        List<Added> added = new ArrayList<>(games.stream().map(Added::of).toList());
        Path file = folder.resolve("library.db");
        try (Library library = Library.open(file);
                Library other = Library.open(file)) {
            assertEquals(GAMES - 250, library.add(games.subList(0, GAMES - 250)));
            assertTrue(isCommon(file, SMALL), "at once");
            for (int from = GAMES - 250; from < GAMES; from += 50) {
                assertEquals(50, other.add(games.subList(from, from + 50)), "by another program too");
            }
            assertAll(library, added);
            GameHits oldest = library.games(SMALL, Optional.empty(), GAMES);
            for (GameHits.Hit hit : List.of(
                    oldest.games().getFirst(),
                    oldest.games().get(7),
                    oldest.games().getLast())) {
                GameTree gone = library.game(hit.game().id()).orElseThrow();
                library.remove(hit.game().id());
                library.remove(hit.game().id());
                added.removeIf(game -> game.tree().sameAs(gone));
            }
            assertEquals(GAMES - 3, added.size());
            assertAll(other, added);
        }
    }

    @Test
    void becomeCommonGameByGame() throws Exception {
        List<GameTree> games = LibraryGames.random(22, CommonPositions.MANY + 2, SMALL);
        Path file = folder.resolve("library.db");
        try (Library library = Library.open(file)) {
            library.add(games.subList(0, CommonPositions.MANY - 1));
            assertFalse(isCommon(file, SMALL), "not yet");
            for (GameTree game : games.subList(CommonPositions.MANY - 1, games.size())) {
                library.add(List.of(game));
            }
            assertTrue(isCommon(file, SMALL));
            assertAll(library, games.stream().map(Added::of).toList());
        }
    }

    @Test
    void areFoundInLibrariesOfTheFirstVersion() throws Exception {
        List<GameTree> games = LibraryGames.random(23, GAMES, SMALL);
        Path file = folder.resolve("library.db");
        try (Library library = Library.open(file)) {
            library.add(games.subList(0, GAMES - 10));
        }
        try (Connection connection = connect(file);
                Statement statement = connection.createStatement()) {
            LibraryGames.takeBackToVersion2(statement);
            for (String table : List.of("tally", "often", "removal")) {
                statement.execute("DROP TABLE " + table);
            }
            statement.execute("PRAGMA user_version = 1");
        }
        try (Library library = Library.open(file)) {
            assertTrue(isCommon(file, SMALL));
            assertEquals(10, library.add(games.subList(GAMES - 10, GAMES)));
            assertAll(library, games.stream().map(Added::of).toList());
            assertPart(library, games);
        }
    }

    @Test
    void followADateThatIsLearntLater() throws Exception {
        List<GameTree> games = LibraryGames.random(26, GAMES, SMALL);
        GameTree dated =
                games.stream().filter(CommonPositionsTest::hasPart).findFirst().orElseThrow();
        Tags undated = dated.tags().with(Tags.DATE, "????.??.??");
        try (Library library = Library.open(folder.resolve("library.db"))) {
            library.add(List.of(dated.with(undated)));
            library.add(games.stream().filter(game -> game != dated).toList());
            assertPart(library, games);
            assertEquals(0, library.add(List.of(dated)));
            assertAll(library, games.stream().map(Added::of).toList());
            assertPart(library, games);
        }
    }

    @Test
    void followADateThatIsLearntInTheSameGo() throws Exception {
        List<GameTree> games = LibraryGames.random(27, GAMES, SMALL);
        GameTree dated = games.getFirst();
        Tags undated = dated.tags().with(Tags.DATE, "????.??.??");
        List<GameTree> both = new ArrayList<>(games.subList(1, GAMES));
        both.add(dated.with(undated));
        both.add(dated);
        try (Library library = Library.open(folder.resolve("library.db"))) {
            assertEquals(GAMES - 1, library.add(games.subList(1, GAMES)));
            assertEquals(1, library.add(both));
            assertAll(library, games.stream().map(Added::of).toList());
        }
    }

    @Test
    void partsOfABoardFollowWhatAnyProgramAddsAndRemoves() throws Exception {
        List<GameTree> games = new ArrayList<>(LibraryGames.random(24, 60, SMALL));
        Path file = folder.resolve("library.db");
        try (Library library = Library.open(file);
                Library other = Library.open(file)) {
            library.add(games.subList(0, 20));
            assertPart(library, games.subList(0, 20));
            other.add(games.subList(20, 40));
            assertPart(library, games.subList(0, 40));
            long last = other.search(Query.all(), 100).games().stream()
                    .mapToLong(hit -> hit.game().id())
                    .max()
                    .orElseThrow();
            GameTree gone = other.game(last).orElseThrow();
            other.remove(last);
            other.add(games.subList(40, 41));
            games.removeIf(gone::sameAs);
            assertPart(library, games.subList(0, 40));
            library.add(games.subList(40, 59));
            assertPart(library, games);
            assertPart(other, games);
        }
    }

    @Test
    void namesNarrowWhatIsFoundOnTheBoard() throws Exception {
        List<GameTree> games = LibraryGames.random(25, 2 * CommonPositions.MANY, SMALL);
        try (Library library = Library.open(folder.resolve("library.db"))) {
            library.add(games);
            BoardPattern edge = new BoardPattern(
                    SMALL.grid(), Map.of(SMALL.grid().named("a1").orElseThrow(), Content.EMPTY));
            for (Query.OnBoard any : List.of(
                    new Query.OnBoard.Part(edge),
                    new Query.OnBoard.UpToSymmetry(SMALL),
                    new Query.OnBoard.Exactly(SMALL))) {
                Query query =
                        Query.all().withPlayer("player 3").withEvent("round 1").withBoard(any);
                GameHits found = library.search(query, 10_000);
                assertTrue(found.complete());
                assertEquals(
                        games.stream()
                                .map(Added::of)
                                .filter(game -> game.tag("White").equals("Player 3")
                                        && game.tag("Event").equals("Round 1"))
                                .count(),
                        found.games().size());
                assertEquals(
                        found.games().subList(0, 5), library.search(query, 5).games());
            }
        }
    }

    /// Searches for a part of the board in all ways that the library offers.
    private static BoardPattern part() {
        Map<Integer, Content> cells = Map.of(
                SMALL.grid().named("c3").orElseThrow(), Content.WHITE,
                SMALL.grid().named("b2").orElseThrow(), Content.EMPTY);
        return new BoardPattern(SMALL.grid(), cells);
    }

    private static boolean hasPart(GameTree tree) {
        List<BoardPattern> images = part().images();
        return tree.mainLine().stream()
                .anyMatch(node -> images.stream().anyMatch(image -> image.matches(tree.position(node))));
    }

    private static void assertPart(Library library, List<GameTree> games) throws IOException {
        long expected = games.stream().filter(CommonPositionsTest::hasPart).count();
        assertTrue(expected > 0);
        GameHits found = library.search(Query.all().withBoard(new Query.OnBoard.Part(part())), 10_000);
        assertEquals(expected, found.games().size());
        assertEquals(inOrder(found), found.games());
    }

    private static List<GameHits.Hit> inOrder(GameHits found) {
        return found.games().stream()
                .sorted(Comparator.comparing((GameHits.Hit hit) -> hit.game().date())
                        .reversed()
                        .thenComparingLong(hit -> hit.game().id()))
                .toList();
    }

    private static void assertAll(Library library, List<Added> games) throws IOException {
        Move centre = Move.place(SMALL.grid().named("c3").orElseThrow(), Side.WHITE);
        Position first = SMALL.play(centre);
        for (Position position :
                List.of(SMALL, first, first.play(first.legalMoves().getFirst()))) {
            Exploration exploration = library.explore(position);
            Map<PositionKey, PlayCount> expected = byHand(games, position.key());
            assertEquals(expected.values().stream().reduce(PlayCount.NEVER, PlayCount::plus), exploration.all());
            for (Exploration.Played played : exploration.moves()) {
                PositionKey child = position.play(played.move()).key();
                assertEquals(expected.getOrDefault(child, PlayCount.NEVER), played.tried());
                GameHits found = library.games(position, Optional.of(played.move()), GAMES);
                assertEquals(played.tried().games(), found.games().size());
                assertEquals(inOrder(found), found.games());
            }
            GameHits all = library.games(position, Optional.empty(), GAMES);
            assertEquals(exploration.all().games(), all.games().size());
            assertEquals(inOrder(all), all.games());
            assertEquals(all, library.search(Query.all().withBoard(new Query.OnBoard.UpToSymmetry(position)), GAMES));
        }
        assertEquals(
                games.stream().filter(game -> startsWith(game.tree(), centre)).count(),
                library.search(Query.all().withBoard(new Query.OnBoard.Exactly(first)), GAMES)
                        .games()
                        .size());
    }

    private static boolean startsWith(GameTree tree, Move move) {
        return LibraryGames.moves(tree).getFirst().equals(move);
    }

    private static Map<PositionKey, PlayCount> byHand(List<Added> games, PositionKey position) {
        Map<PositionKey, PlayCount> counted = new HashMap<>();
        for (Added game : games) {
            for (int ply = 0; ply + 1 < game.keys().size(); ply++) {
                if (game.keys().get(ply).equals(position)) {
                    counted.merge(game.keys().get(ply + 1), game.triedAfter(ply), PlayCount::plus);
                }
            }
        }
        return counted;
    }

    private static boolean isCommon(Path file, Position position) throws SQLException {
        try (Connection connection = connect(file);
                Statement statement = connection.createStatement()) {
            long key = LibraryKeys.of(connection).of(position);
            try (ResultSet row = statement.executeQuery("SELECT (SELECT count(*) FROM often WHERE key = " + key
                    + ") = (SELECT count(*) FROM position WHERE key = " + key + ")")) {
                return CommonPositions.has(connection, key) && row.next() && row.getBoolean(1);
            }
        }
    }

    private static Connection connect(Path file) throws SQLException {
        return DriverManager.getConnection("jdbc:sqlite:" + file);
    }
}
