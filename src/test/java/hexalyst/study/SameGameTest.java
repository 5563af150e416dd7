package hexalyst.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.notation.GameFormat;
import hexalyst.notation.GameLookup;
import hexalyst.notation.exchange.GameImport;
import hexalyst.record.GameTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A game that a library has, added again with other notes or more moves.
class SameGameTest {
    private static final Path PLAIN = Path.of("src/test/resources/hexalyst/cases/library-annotated/g1.hgn");
    private static final Path ANNOTATED =
            Path.of("src/test/resources/hexalyst/cases/library-annotated/g1-annotated.hgn");

    @TempDir
    Path folder;

    private Library library;

    @BeforeEach
    void open() throws IOException {
        library = Library.open(folder.resolve("library.db"));
    }

    @AfterEach
    void close() throws IOException {
        library.close();
    }

    private List<String> add(OtherNotes notes, Path file) throws IOException {
        LibraryImport importing = new LibraryImport(library, new GameImport(GameLookup.standard()), notes);
        importing.run(List.of(file), () -> false, at -> {});
        return importing.notes();
    }

    private Path file(String from, String to) throws IOException {
        String text = Files.readString(ANNOTATED);
        assertTrue(text.contains(from), text);
        return Files.writeString(folder.resolve("other.hgn"), text.replace(from, to));
    }

    private GameTree only() throws IOException {
        List<GameHits.Hit> hits = library.search(Query.all(), 9).games();
        assertEquals(1, hits.size(), hits::toString);
        return library.game(hits.getFirst().game().id()).orElseThrow();
    }

    private String text() throws IOException {
        return GameFormat.HGN.write(List.of(only()));
    }

    @Test
    void otherNotesAreToldAndTheLibraryKeepsItsOwn() throws IOException {
        assertEquals(List.of(), add(OtherNotes.KEEP, PLAIN));
        assertEquals(
                List.of("1 game is there already with other notes, which stay as they are"),
                add(OtherNotes.KEEP, ANNOTATED));
        assertEquals(Files.readString(PLAIN), text());
    }

    @Test
    void theSameNotesAreNotTold() throws IOException {
        add(OtherNotes.KEEP, ANNOTATED);
        assertEquals(List.of(), add(OtherNotes.KEEP, ANNOTATED));
        assertEquals(List.of(), add(OtherNotes.REPLACE, PLAIN), "a bare copy replaces nothing");
        assertEquals(Files.readString(ANNOTATED), text());
    }

    @Test
    void notesAreMerged() throws IOException {
        add(OtherNotes.KEEP, ANNOTATED);
        assertEquals(
                List.of("the notes of 1 game were added to the record that was there"),
                add(OtherNotes.MERGE, file("{ my notes }", "! (3. a1b { worse })")));
        assertTrue(text().contains("3. a1w! { my notes } (3. a1b { worse }) 1-0"), text());
    }

    @Test
    void notesAreReplaced() throws IOException {
        add(OtherNotes.KEEP, ANNOTATED);
        assertEquals(
                List.of("the notes of 1 game replaced those that were there"),
                add(OtherNotes.REPLACE, file("my notes", "other notes")));
        assertEquals(Files.readString(ANNOTATED).replace("my notes", "other notes"), text());
    }

    @Test
    void aGameThatGoesOnLongerIsTheSameGame() throws IOException {
        add(OtherNotes.KEEP, ANNOTATED);
        add(OtherNotes.KEEP, file("{ my notes } 1-0", "a2b 4. b1w 1-0"));
        assertTrue(text().contains("3. a1w { my notes } 3... a2b 4. b1w 1-0"), text());
        assertEquals(
                1, library.search(Query.all().withPlayer("muller"), 9).games().size(), "found without the accent");
        add(OtherNotes.KEEP, PLAIN);
        assertEquals(7, only().mainLine().size() - 1, "the shorter one is known");
    }

    @Test
    void anotherEndOrAnotherDayIsAnotherGame() throws IOException {
        add(OtherNotes.KEEP, PLAIN);
        add(OtherNotes.KEEP, file("2024.01.05", "2024.01.06"));
        String lost = Files.readString(PLAIN).replace("a1w 1-0", "a1w a2b 0-1").replace("\"1-0\"", "\"0-1\"");
        add(OtherNotes.KEEP, Files.writeString(folder.resolve("lost.hgn"), lost));
        assertEquals(3, library.search(Query.all(), 9).games().size());
    }

    /// Games of one evening may begin alike, and one that was given up after a move says nothing.
    @Test
    void aGameOfAnotherRoundOrAShortBeginningIsAnotherGame() throws IOException {
        String plain = Files.readString(PLAIN);
        List<String> games = List.of(
                plain.replace("[Result", "[Round \"1\"]\n[Result"),
                plain.replace("[Result", "[Round \"2\"]\n[Result").replace("a1w 1-0", "a1w a2b 4. b1w 1-0"),
                plain.replace("1. e5w d4b 2. f5w c3b 3. a1w 1-0", "1. e5w *").replace("\"1-0\"", "\"*\""));
        for (String game : games) {
            add(OtherNotes.KEEP, Files.writeString(folder.resolve("round.hgn"), game));
        }
        assertEquals(3, library.search(Query.all(), 9).games().size());
    }
}
