package hexalyst.study.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.notation.GameFormat;
import hexalyst.notation.GameLookup;
import hexalyst.notation.source.FileProblem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class PuzzleSetTest {
    private static final String WHOLE = """
            [Game "Manalath"]
            [Edition "designer"]
            [Position "%s"]
            [Puzzle "The way out"]
            [Task "win 2"]
            [Themes "sealed-quart overfilling"]
            [Difficulty "1240 medium"]
            [Author "Ann"]
            [Event "A book"]

            { Three threats. } 1... i2w! (1... c7b?? 2. d7w) *
            """.formatted(PuzzleCheckTest.DIAGRAM);

    @TempDir
    private Path folder = Path.of("");

    private static PuzzleSet read(String text) {
        return PuzzleSet.of(GameFormat.HGN.read(text, GameLookup.standard()), text);
    }

    private static void assertSame(Puzzle one, Puzzle other) {
        assertTrue(one.game().sameAs(other.game()));
        assertEquals(one.id(), other.id());
        assertEquals(
                List.of(one.title(), one.task(), one.themes(), one.difficulty(), one.author(), one.text()),
                List.of(other.title(), other.task(), other.themes(), other.difficulty(), other.author(), other.text()));
    }

    @Test
    void everythingIsRead() {
        PuzzleSet set = read(WHOLE);
        assertEquals(List.of(), set.problems());
        Puzzle puzzle = set.puzzles().getFirst();
        assertEquals("The way out", puzzle.title());
        assertEquals(new Task.WinWithin(2), puzzle.task());
        assertEquals(List.of(PuzzleTheme.SEALED_QUART, PuzzleTheme.OVERFILLING), puzzle.themes());
        assertEquals(Optional.of(new PuzzleDifficulty(1240, Grade.MEDIUM)), puzzle.difficulty());
        assertEquals("Ann", puzzle.author());
        assertEquals("Three threats.", puzzle.text());
        assertEquals(Optional.of("A book"), puzzle.game().tags().get("Event"));
        assertTrue(puzzle.solution().mainLine().stream().noneMatch(puzzle::isTry));
        int refuted = puzzle.solution().node(0).children().getLast();
        assertTrue(puzzle.isTry(refuted));
        assertEquals("Black to play and win in 1 move (2 plies)", PuzzleWords.task(puzzle));
    }

    @ParameterizedTest
    @ValueSource(strings = {"puzzles.hgn", "puzzles.json"})
    void aSavedSetIsReadAgain(String name) throws IOException {
        String tagged = WHOLE.replace("[Task \"win 2\"]", "[Task \"only-move\"]\n[Text \"Find it\"]");
        String bare = "[Game \"Manalath\"]\n[Task \"draw\"]\n\n*\n";
        List<Puzzle> puzzles = Stream.of(WHOLE, tagged, bare)
                .flatMap(text -> read(text).puzzles().stream())
                .toList();
        assertEquals("Find it", puzzles.get(1).text());
        Path file = folder.resolve(name);
        PuzzleSet.save(file, puzzles, GameLookup.standard());
        PuzzleSet again = PuzzleSet.read(file, GameLookup.standard());
        assertEquals(List.of(), again.problems());
        assertEquals(3, again.puzzles().size());
        for (int i = 0; i < 3; i++) {
            assertSame(puzzles.get(i), again.puzzles().get(i));
        }
    }

    @Test
    void aWrongTagIsNamedWithItsPlaceAndTheRestIsKept() {
        String wrong = WHOLE.replace("1240 medium", "very hard").replace("sealed-quart", "sealed-qart");
        PuzzleSet set = read(WHOLE + "\n" + wrong);
        assertEquals(
                List.of(
                        "18:10 Themes: there is no theme \"sealed-qart\"",
                        "19:14 Difficulty is a rating from 0 to 4000, optionally with easy, medium or hard, not \"very hard\""),
                set.problems().stream().map(FileProblem::text).toList());
        Puzzle kept = set.puzzles().get(1);
        assertEquals(List.of(PuzzleTheme.OVERFILLING), kept.themes());
        assertEquals(Optional.empty(), kept.difficulty());
        assertEquals("Ann", kept.author());
    }

    @Test
    void aGameThatIsNoPuzzleIsPassedOver() {
        String noTask = WHOLE.replace("[Task \"win 2\"]\n", "");
        String badTask = WHOLE.replace("win 2", "win soon");
        String over = WHOLE.replaceAll("1\\.\\.\\. [^*]*", "")
                .replaceAll("Position \"[^\"]*\"", "Position \"5/6/7/8/9/8/7/6/wwwww b\"");
        PuzzleSet set = read(String.join("\n", noTask, badTask, over, WHOLE));
        assertEquals(1, set.puzzles().size());
        assertEquals(
                List.of(
                        "1:1 not a puzzle: there is no Task tag",
                        "16:8 Task is win, win <plies>, draw, avoid-loss, only-move, both-moves or better, not \"win soon\""),
                set.problems().stream().map(FileProblem::text).limit(2).toList());
        assertEquals(3, set.problems().size());
    }

    @Test
    void aWrongTagInJsonIsFoundToo() throws IOException {
        Path file = folder.resolve("puzzles.json");
        PuzzleSet.save(file, read(WHOLE).puzzles(), GameLookup.standard());
        Files.writeString(file, Files.readString(file).replace("1240 medium", "none"));
        PuzzleSet set = PuzzleSet.read(file, GameLookup.standard());
        assertEquals(1, set.problems().size());
        FileProblem problem = set.problems().getFirst();
        String line = Files.readAllLines(file).get(problem.line() - 1);
        assertTrue(line.substring(problem.column() - 1).startsWith("none"), line);
        assertEquals(1, set.puzzles().size());
    }

    @ParameterizedTest
    @EnumSource(PuzzleTheme.class)
    void themesAreReadAsTheyAreWritten(PuzzleTheme theme) {
        assertEquals(Optional.of(theme), PuzzleTheme.named(theme.id()));
        assertFalse(PuzzleWords.theme(theme).isBlank());
    }

    @Test
    void tasksAreReadAsTheyAreWritten() {
        for (Task task : List.of(
                new Task.Win(), new Task.WinWithin(7), new Task.Draw(), new Task.AvoidLoss(), new Task.OnlyMove())) {
            assertEquals(Optional.of(task), Task.parse(task.text()));
        }
        for (String none : List.of("", "win 0", "win x", "win 1000", "Win", "win  5", "loss")) {
            assertEquals(Optional.empty(), Task.parse(none), none);
        }
        assertEquals(Optional.of(new Task.WinWithin(3)), new Task.WinWithin(5).rest());
        assertEquals(Optional.empty(), new Task.WinWithin(2).rest());
        assertEquals(Optional.empty(), new Task.OnlyMove().rest());
    }

    @Test
    void ratingsHaveGrades() {
        assertEquals(Grade.EASY, PuzzleDifficulty.of(Grade.MEDIUM_FROM - 1).grade());
        assertEquals(Grade.MEDIUM, PuzzleDifficulty.of(Grade.HARD_FROM - 1).grade());
        assertEquals(Grade.HARD, PuzzleDifficulty.of(Grade.HARD_FROM).grade());
        for (String none : List.of("", "4001", "12345", "12 odd", "hard", "-1")) {
            assertEquals(Optional.empty(), PuzzleDifficulty.parse(none), none);
        }
    }
}
