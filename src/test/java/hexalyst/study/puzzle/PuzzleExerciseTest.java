package hexalyst.study.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.engine.ProofTable;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.StopSwitch;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.notation.GameFiles;
import hexalyst.notation.GameLookup;
import hexalyst.record.Annotations;
import hexalyst.record.Exercise;
import hexalyst.record.GameTree;
import hexalyst.record.Node;
import hexalyst.study.puzzle.Solutions.Verdict;
import hexalyst.text.Texts;
import hexalyst.ui.game.Trees;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PuzzleExerciseTest {
    private static Exercise exercise(String task, String start, String moves) {
        return PuzzleExercise.of(Trees.read("[Game \"Manalath\"]\n[Position \"" + start + "\"]\n[Task \"" + task
                        + "\"]\n\n" + moves + " *\n"))
                .orElseThrow();
    }

    /// What sheets print after the solution: never only a number of plies.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "win 7 | 5/b1bb2/7/bwb5/1wb6/1bw5/w6/6/2b2 w | 1. g2w"
                        + " | With correct play White wins from here, whatever Black plays. For example:",
                "win 5 | 4b/w2b1b/2wb3/1w4w1/6w2/4w2b/2w4/2w2b/5 w | 1. g7b b5w 2. a4w a3b 3. b4w"
                        + " | White has a quint.",
                "both-moves | wbw/ww1w/4b/b1b1/bww w | 1. c4w (1. b4b)"
                        + " | With correct play White wins from here, whatever Black plays. For example:",
                "draw | bb1w/ww1bb/wb1wbw/b1b1w1w/1w2bw/w1w1b/2b1 b | 1... g3w 2. d4w c4b 3. a2b c1b 4. e3b a4w 5. b2b a1w 6. b4w pass"
                        + " | White has only one move left, pass, and then the game is over: both players had to pass."
            })
    void aSolutionEndsWithWords(String task, String start, String moves, String words) {
        Exercise exercise = exercise(task, start, moves);
        int lines = task.equals("both-moves") ? 2 : 1;
        assertEquals(lines, exercise.rests().size());
        assertEquals(lines, exercise.wanted());
        exercise.rests().forEach(rest -> assertEquals(words, rest.words()));
    }

    /// Plays what a sheet shows against the rules and against proofs.
    @ParameterizedTest
    @ValueSource(strings = {"easy", "medium", "both-moves", "endings", "pentalath"})
    void whatASheetShowsIsTrue(String set) throws IOException {
        List<GameTree> games = new GameFiles(GameLookup.standard())
                .read(Path.of("sample-games/puzzles", set + ".hgn"))
                .games();
        int tries = 0;
        for (GameTree game : games.subList(0, 6)) {
            Puzzle puzzle = Puzzle.read(game).orElseThrow();
            Exercise exercise = PuzzleExercise.of(game).orElseThrow();
            exercise.rests().forEach(rest -> goesOnToAWin(exercise, rest));
            for (int child : exercise.solution().root().children()) {
                if (exercise.isTry(child)) {
                    isRefuted(puzzle, exercise.solution(), child);
                    tries++;
                }
            }
        }
        assertTrue(tries > 3, "puzzles have tempting moves: " + tries);
    }

    /// The only move has to do something: what, is only said where it is proved.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "5/b1bb2/7/bwb5/1wb6/1bw5/w6/6/2b2 w | 1. g2w | White to play: find the only move that wins",
                "bb1w/ww1bb/wb1wbw/b1b1w1w/1w2bw/w1w1b/2b1 b | 1... g3w"
                        + " | Black to play: find the only move that does not lose",
                "5/6/7/8/9/8/7/6/5 w | 1. e5w | White to play: find the only move that keeps the win or draw"
            })
    void anOnlyMoveIsAskedForWithItsReason(String start, String moves, String words) {
        assertEquals(words, exercise("only-move", start, moves).task());
    }

    @Test
    void anExampleThatIsVeryLongIsLeftOut() throws IOException {
        GameTree shuffled = new GameFiles(GameLookup.standard())
                .read(Path.of("sample-games/puzzles/phalanx.hgn"))
                .games()
                .get(9);
        Exercise exercise = PuzzleExercise.of(shuffled).orElseThrow();
        assertEquals(List.of(), exercise.rests().getFirst().line());
        assertEquals(
                "With correct play Red wins from here, whatever Yellow plays.",
                exercise.rests().getFirst().words());
    }

    private static void goesOnToAWin(Exercise exercise, Exercise.Rest rest) {
        assertFalse(rest.words().contains("in at most"), rest.words());
        Position at = exercise.solution().position(rest.node());
        for (Move move : rest.line()) {
            at = at.play(move);
        }
        if (!rest.line().isEmpty()) {
            assertEquals(
                    Optional.of(exercise.solution().start().toMove()),
                    at.outcome().wonBy());
            assertEquals(PuzzleWords.ended(at), rest.end());
        }
    }

    private static void isRefuted(Puzzle puzzle, GameTree tree, int child) {
        Move move = tree.node(child).move().orElseThrow();
        try (SearchService service = new SearchService(new ProofTable(1L << 22), 1)) {
            SolutionSearch search =
                    new SolutionSearch(service, SearchLimits.NONE.withNodes(1_000_000), new StopSwitch());
            assertEquals(Verdict.FAILS, search.judge(puzzle.start(), puzzle.task(), move), tree.text(child));
        }
        Node last = tree.node(tree.lineFrom(child).getLast());
        String words = last.annotations().comment();
        Position end = tree.position(last.id());
        assertFalse(words.isEmpty(), "a refutation has a word");
        assertEquals(end.outcome().over(), end.outcome().over() && words.equals(PuzzleWords.ended(end)), words);
    }

    @Test
    void aRefutationSaysWhatItDoesInBothLanguages() {
        Position wrong = Trees.read("1. e5w *\n").position(1);
        Move reply = wrong.legalMoves().getFirst();
        Refutation draw = new Refutation(wrong, List.of(reply), new ProvedValue(Value.DRAW, 0));
        Refutation late = late(wrong, reply, OptionalInt.empty());
        Refutation slow = late(wrong, reply, OptionalInt.of(5));
        assertEquals("Black holds the draw.", Texts.in(Locale.ENGLISH, draw::words));
        assertEquals("Schwarz hält Remis.", Texts.in(Locale.GERMAN, draw::words));
        assertEquals("White no longer wins in at most 2 moves (3 plies).", Texts.in(Locale.ENGLISH, late::words));
        assertEquals(
                "Weiß gewinnt nicht mehr in höchstens 2 Zügen (3 Halbzügen).", Texts.in(Locale.GERMAN, late::words));
        assertEquals("Too slow: White wins only in 3 moves (5 plies).", Texts.in(Locale.ENGLISH, slow::words));
        assertEquals("Zu langsam: Weiß gewinnt erst in 3 Zügen (5 Halbzügen).", Texts.in(Locale.GERMAN, slow::words));
    }

    private static Refutation late(Position wrong, Move reply, OptionalInt plies) {
        return new Refutation(wrong, List.of(reply), Optional.empty(), Optional.of(new Refutation.Late(3, plies)));
    }

    @Test
    void aComposersOwnTriesAreKept() {
        Exercise exercise = exercise(
                "win 5",
                "4b/w2b1b/2wb3/1w4w1/6w2/4w2b/2w4/2w2b/5 w",
                "1. g7b (1. a1w? { Mine. }) b5w 2. a4w a3b 3. b4w");
        List<Integer> tries = exercise.solution().root().children().stream()
                .filter(exercise::isTry)
                .toList();
        assertEquals(1, tries.size());
        Annotations said = exercise.solution().node(tries.getFirst()).annotations();
        assertEquals("Mine.", said.comment());
    }

    @Test
    void theCreditNamesAuthorSourceAndYear() {
        Exercise exercise = PuzzleExercise.brief(Trees.read("""
                        [Game "Manalath"]
                        [Position "5/b1bb2/7/bwb5/1wb6/1bw5/w6/6/2b2 w"]
                        [Task "win 7"]
                        [Author "Ann"]
                        [Source "Some magazine"]
                        [Date "2026.03.??"]

                        1. g2w *
                        """)).orElseThrow();
        assertEquals("Ann, Some magazine, 2026", exercise.credit());
    }
}
