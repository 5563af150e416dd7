package hexalyst.study.repertoire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.Side;
import hexalyst.record.GameTree;
import hexalyst.record.TreeBuilder;
import hexalyst.study.training.Answer;
import hexalyst.ui.game.Trees;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RepertoireTest {
    private static final Position START = Positions.of("3/4/5/4/3 w");
    private static final Instant NOW = Instant.ofEpochSecond(1_700_000_000);

    private static Move move(Position position, String text) {
        return position.legalMoves().stream()
                .filter(legal -> position.text(legal).equals(text))
                .findFirst()
                .orElseThrow();
    }

    private static GameTree game(String... moves) {
        TreeBuilder tree = new TreeBuilder(START);
        Position position = START;
        int at = GameTree.ROOT;
        for (String text : moves) {
            Move move = move(position, text);
            at = tree.add(at, move);
            position = position.play(move);
        }
        return tree.build();
    }

    private static int learn(Repertoire repertoire, Side side, GameTree game) {
        return repertoire.learn(game, game.mainLine().getLast(), side, NOW);
    }

    @Test
    void aLineBecomesALessonForEachMoveOfTheSide() throws IOException {
        Repertoire repertoire = Repertoire.read(Path.of("no-such-file"));
        assertEquals(2, learn(repertoire, Side.WHITE, game("c3w", "a1b", "b2w")));
        assertEquals(
                List.of("", "c3w a1b"),
                repertoire.all().stream().map(Lesson::before).toList());
        assertEquals(0, learn(repertoire, Side.WHITE, game("c3w", "a1b", "b2w")), "known already");
        assertEquals(1, learn(repertoire, Side.BLACK, game("c3w", "a1b", "b2w")));
        assertEquals(3, repertoire.due(NOW).size(), "all are due at once");
    }

    @Test
    void aMirrorImageIsTheSameLessonAndAnotherMoveReplacesIt() throws IOException {
        Repertoire repertoire = Repertoire.read(Path.of("no-such-file"));
        learn(repertoire, Side.WHITE, game("a1w"));
        repertoire.answered(repertoire.all().getFirst(), Answer.KNOWN, NOW);
        assertEquals(0, learn(repertoire, Side.WHITE, game("e3w")), "the opposite corner");
        assertTrue(repertoire.all().getFirst().learned());
        assertEquals(1, learn(repertoire, Side.WHITE, game("c3w")));
        assertEquals(1, repertoire.all().size());
        assertFalse(repertoire.all().getFirst().learned(), "asked anew");
    }

    @Test
    void whatIsKnownComesBackLaterEachTimeAndWhatIsNotSoon() throws IOException {
        Repertoire repertoire = Repertoire.read(Path.of("no-such-file"));
        learn(repertoire, Side.WHITE, game("c3w"));
        repertoire.answered(repertoire.all().getFirst(), Answer.KNOWN, NOW);
        Instant first = repertoire.all().getFirst().memory().due();
        repertoire.answered(repertoire.all().getFirst(), Answer.KNOWN, first);
        Instant second = repertoire.all().getFirst().memory().due();
        assertEquals(List.of(), repertoire.due(second.minusSeconds(1)));
        assertTrue(Duration.between(first, second).compareTo(Duration.between(NOW, first)) > 0);
        repertoire.answered(repertoire.all().getFirst(), Answer.FAILED, second);
        assertEquals(1, repertoire.due(second.plus(Duration.ofHours(1))).size());
        assertEquals(2, repertoire.all().getFirst().known());
        assertEquals(1, repertoire.all().getFirst().failed());
    }

    @Test
    void theFileGivesEverythingBack(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("deep").resolve("repertoire.txt");
        Repertoire repertoire = Repertoire.change(file, now -> {
            learn(now, Side.WHITE, game("c3w", "a1b", "b2w"));
            now.answered(now.all().getFirst(), Answer.HELPED, NOW);
        });
        List<Lesson> back = Repertoire.read(file).all();
        assertEquals(
                repertoire.all().stream().map(Lesson::text).toList(),
                back.stream().map(Lesson::text).toList());
        assertEquals(
                repertoire.all().getLast().position().key(),
                back.getLast().position().key());
        Files.writeString(file, Files.readString(file).replace("a1b", "a9b"));
        assertThrows(IOException.class, () -> Repertoire.read(file));
        Files.writeString(file, "something else\n");
        assertThrows(IOException.class, () -> Repertoire.read(file));
    }

    @Test
    void ofAWholeGameTheFirstOwnMovesAndAllRepliesAreLearned() {
        GameTree tree =
                Trees.read("[Board \"3 4 5 4 3\"]\n\n1. c3w (1. a1w b2b 2. c1w) 1... a1b (1... b2b 2. d2w) 2. b2w");
        Repertoire repertoire = new Repertoire();
        assertEquals(3, repertoire.learn(tree, Side.WHITE, NOW), "c3w, b2w after a1b, d2w after b2b");
        assertEquals(0, repertoire.learn(tree, Side.WHITE, NOW));
        repertoire.forget(repertoire.all().getLast());
        assertEquals(2, repertoire.all().size());
        assertEquals(1, repertoire.learn(tree, Side.WHITE, NOW));
    }

    @Test
    void nobodyLearnsMistakes() {
        GameTree tree = Trees.read("[Board \"3 4 5 4 3\"]\n\n1. c3w a1b 2. b2w?? (2. d2w) 2... b4b 3. c2w");
        Repertoire repertoire = new Repertoire();
        assertEquals(1, repertoire.learn(tree, tree.mainLine().getLast(), Side.WHITE, NOW), "c3w, up to the mistake");
        assertEquals(1, repertoire.learn(tree, Side.WHITE, NOW), "d2w in place of the mistake");
        assertEquals("d2w", START.text(repertoire.all().getLast().move()));
    }

    /// An engine's line is no repertoire, unless it is proved.
    @Test
    void aLineOfTheEngineIsLearnedOnlyWhereItIsProved() {
        String line = "1... a1b (1... b2b { [%engine line 2] } 2. d2w) 2. b2w";
        String board = "[Board \"3 4 5 4 3\"]\n\n1. c3w ";
        Repertoire guessed = new Repertoire();
        assertEquals(2, guessed.learn(Trees.read(board + line), Side.WHITE, NOW), "c3w, b2w");
        Repertoire proved = new Repertoire();
        assertEquals(3, proved.learn(Trees.read(board + "{ [%win b 9] } " + line), Side.WHITE, NOW), "and d2w");
    }

    @Test
    void onlyTheMoveToLearnIsRightAndWhatIsProvedToBeAsGoodIsNotWrong() throws IOException, InterruptedException {
        Repertoire repertoire = Repertoire.read(Path.of("no-such-file"));
        learn(repertoire, Side.WHITE, game("b2w"));
        Lesson lesson = repertoire.all().getFirst();
        // From the view of the opponent, who is then to move.
        Map<String, Value> proved = Map.of("b2w", Value.DRAW, "c3w", Value.LOSS, "a1w", Value.WIN, "a2w", Value.DRAW);
        Judge judge = new Judge(after -> proved.entrySet().stream()
                .filter(entry -> START.play(move(START, entry.getKey())).key().equals(after.key()))
                .map(Map.Entry::getValue)
                .findFirst());
        assertEquals(Judge.Ruling.RIGHT, judge.judge(lesson, move(START, "b2w")).ruling());
        assertEquals(Judge.Ruling.RIGHT, judge.judge(lesson, move(START, "d2w")).ruling(), "a mirror image");
        assertEquals(
                Judge.Ruling.BETTER, judge.judge(lesson, move(START, "c3w")).ruling(), "even better");
        assertEquals(
                Judge.Ruling.AS_GOOD, judge.judge(lesson, move(START, "a2w")).ruling());
        assertEquals(Judge.Ruling.WORSE, judge.judge(lesson, move(START, "a1w")).ruling());
        assertEquals(
                Judge.Ruling.UNSETTLED, judge.judge(lesson, move(START, "a1b")).ruling());
        assertEquals(
                new Judge.Judgement(Judge.Ruling.AS_GOOD, Optional.of(Value.DRAW)),
                judge.judge(lesson, move(START, "a2w")));
        Judge marked = new Judge(after -> Optional.of(Value.LOSS)
                .filter(lost ->
                        after.key().equals(START.play(move(START, "c3w")).key())));
        assertEquals(Judge.Ruling.WINS, marked.judge(lesson, move(START, "c3w")).ruling());
        Judge ignorant = new Judge(after -> Optional.empty());
        assertEquals(
                Judge.Ruling.RIGHT, ignorant.judge(lesson, move(START, "b2w")).ruling());
        assertEquals(
                Judge.Ruling.UNSETTLED,
                ignorant.judge(lesson, move(START, "a1w")).ruling());
        assertEquals(
                List.of(Judge.Ruling.WORSE),
                Stream.of(Judge.Ruling.values())
                        .filter(ruling -> ruling.atBest() == Answer.FAILED)
                        .toList(),
                "what is not proved to be worse is no failure");
        assertEquals(Answer.HELPED, Judge.Ruling.UNSETTLED.atBest());
    }
}
