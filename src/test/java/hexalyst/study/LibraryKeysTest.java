package hexalyst.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import hexalyst.game.EqualKeys;
import hexalyst.game.Games;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.notation.GameLookup;
import hexalyst.notation.exchange.GameImport;
import hexalyst.record.GameTree;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A library does not take one position for another, and an older one gets keys of the new kind.
class LibraryKeysTest {
    private static final int MOST = 100;

    @TempDir
    private Path folder = Path.of("");

    static Stream<EqualKeys> pairs() {
        return Stream.of(EqualKeys.ofManalath(), ofHexade());
    }

    private static EqualKeys ofHexade() {
        return Games.named("hexade")
                .map(game -> EqualKeys.of(game, game.editions().getFirst(), 5))
                .orElseThrow();
    }

    private Library open() throws IOException {
        return Library.open(folder.resolve("library.db"));
    }

    private static GameTree game(Position start) {
        return LibraryGames.game(start, start.legalMoves().subList(0, 1));
    }

    @ParameterizedTest
    @MethodSource("pairs")
    void tellsPositionsApartThatHadOneKey(EqualKeys pair) throws Exception {
        assertEquals(ReplayedLine.earlierKey(pair.first()), ReplayedLine.earlierKey(pair.second()));
        try (Library library = open()) {
            library.add(List.of(game(pair.first())));
            library.setNote(pair.first(), "of the first");
            assertFirstOnly(library, pair);
        }
    }

    /// A file in which the two have one key, as before version 6.
    @ParameterizedTest
    @MethodSource("pairs")
    void tellsThemApartInAnOlderLibrary(EqualKeys pair) throws Exception {
        try (Library library = open()) {
            library.add(List.of(game(pair.first())));
        }
        takeBack("INSERT INTO note VALUES (" + ReplayedLine.earlierKey(pair.first()) + ", 'of the first')");
        try (Library library = open()) {
            assertFirstOnly(library, pair);
        }
    }

    private static void assertFirstOnly(Library library, EqualKeys pair) throws IOException {
        assertEquals(1, library.explore(pair.first()).all().games());
        assertEquals(0, library.explore(pair.second()).all().games());
        assertEquals(
                1, library.games(pair.first(), Optional.empty(), MOST).games().size());
        assertEquals(
                0, library.games(pair.second(), Optional.empty(), MOST).games().size());
        assertEquals(
                List.of(),
                library.search(Query.all().withBoard(new Query.OnBoard.UpToSymmetry(pair.second())), MOST)
                        .games());
        assertEquals("of the first", library.note(pair.first()));
        assertEquals("", library.note(pair.second()));
    }

    @Test
    void keepsNotesOfAnOlderLibraryOnPositionsThatNoGameHas() throws Exception {
        Position noted = Positions.of("3/4/5/4/3 w");
        Position other = Positions.of("3/4/w4/4/3 b");
        try (Library library = open()) {
            library.add(List.of(game(Positions.of("4/5/6/7/6/5/4 w"))));
        }
        takeBack("INSERT INTO note VALUES (" + ReplayedLine.earlierKey(noted) + ", 'start'), ("
                + ReplayedLine.earlierKey(other) + ", 'edge')");
        try (Library library = open()) {
            assertEquals("start", library.note(noted));
            library.setNote(noted, "changed");
            assertEquals("changed", library.note(noted));
            library.setNote(noted, "");
            assertEquals("", library.note(noted), "it does not come back");
            assertEquals("edge", library.note(other));
        }
        try (Library importing = Library.inMemory()) {
            new LibraryImport(importing, new GameImport(GameLookup.standard()))
                    .run(List.of(folder.resolve("library.db")), () -> false, at -> {});
            assertEquals("edge", importing.note(other), "and another library can take it over");
        }
    }

    @Test
    void keepsGamesWhoseLineCannotBeReplayed() throws Exception {
        Position start = Positions.of("3/4/5/4/3 w");
        try (Library library = open()) {
            library.add(List.of(
                    LibraryGames.game(start, start.legalMoves().subList(0, 1)),
                    LibraryGames.game(start, start.legalMoves().subList(1, 2))));
        }
        takeBack("UPDATE line SET moves = x'ffff' WHERE game = 1");
        List<String> told = new ArrayList<>();
        try (Library library = Library.open(folder.resolve("library.db"), told::add)) {
            assertEquals(
                    List.of("bringing the library up to date: 2 games", "the library is up to date: 2 games"), told);
            assertEquals(2, library.size());
            assertEquals(2, library.explore(start).all().games());
        }
    }

    /// Makes the file one of version 5, where it has the same tables apart from the notes, and other keys.
    private void takeBack(String... more) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("library.db"));
                Statement statement = connection.createStatement()) {
            for (String step : List.of(
                    "DROP TABLE salt",
                    "DROP TABLE note",
                    "DROP TABLE earlier_note",
                    "CREATE TABLE note (key INTEGER PRIMARY KEY, text TEXT NOT NULL)",
                    "PRAGMA user_version = 5")) {
                statement.execute(step);
            }
            for (String step : more) {
                statement.execute(step);
            }
        }
    }

    @Test
    void differBetweenFiles() throws Exception {
        Position position = Positions.of("3/4/5/4/3 w");
        try (Connection one = LibraryFile.inMemory();
                Connection other = LibraryFile.inMemory()) {
            assertEquals(LibraryKeys.of(one).of(position), LibraryKeys.of(one).of(position));
            assertNotEquals(
                    LibraryKeys.of(one).of(position), LibraryKeys.of(other).of(position));
        }
    }
}
