package hexalyst.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Games;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.notation.source.FileProblem;
import hexalyst.notation.source.Parsed;
import hexalyst.record.GameTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Damages valid files at random, 19,000 times in all. Readers must only report problems, never fail, and what they
/// could read can be written and read again. A failure shows its seed.
@Tag("slow")
final class FuzzTest {
    private static final int FILES_PER_FORMAT = 3_000;
    private static final int LINES = 10_000;
    private static final int ORIGINALS = 40;
    private static final List<String> PIECES = List.of(
            "(",
            ")",
            "{",
            "}",
            "[",
            "]",
            "\"",
            "\\",
            ";",
            ":",
            ",",
            "$",
            "!",
            "?",
            "*",
            "1-0",
            "0-1",
            "1.",
            "2...",
            "[%",
            "[%eval ",
            "[%mark e5]",
            "[%sgf KM[1\\]]",
            "[%win w 3]",
            "e5w",
            "d4b",
            "pass",
            "a1",
            "z99w",
            "\n",
            "\r\n",
            " ",
            "\t",
            "\uFEFF",
            "\uD83D",
            "\u0000",
            "999999999999999999999",
            "-1",
            "1e999",
            "null",
            "true",
            "[Game \"x\"]\n",
            "\n[Event \"x\"]\n",
            "(;FF[4]",
            "AW[e5]",
            "W[]",
            ";B[",
            "C[",
            "HXNT[",
            "{\"id\":",
            "\"nodes\":[",
            "]}",
            "\"schema\":2,",
            "/",
            "10",
            "w",
            "b",
            "x",
            "-");

    @ParameterizedTest
    @EnumSource(GameFormat.class)
    void damagedFilesAreReportedAndWhatIsLeftIsSound(GameFormat format) {
        List<String> originals = new ArrayList<>();
        for (int i = 0; i < ORIGINALS; i++) {
            RandomTrees trees = new RandomTrees(1000 + i);
            originals.add(
                    format.write(i % 4 == 0 ? List.of(trees.tree(8), trees.tree(8)) : List.of(trees.tree(6 + i % 24))));
        }
        for (int seed = 0; seed < FILES_PER_FORMAT; seed++) {
            Random random = new Random(seed);
            String damaged = damaged(originals, random);
            String what = format + ", seed " + seed;
            try {
                check(format, damaged, what);
            } catch (RuntimeException wrong) {
                throw new AssertionError(what + "\n" + damaged, wrong);
            }
        }
    }

    private static void check(GameFormat format, String damaged, String what) {
        ReadResult result = format.read(damaged, RoundTripTest.lookup());
        for (FileProblem problem : result.problems()) {
            assertTrue(
                    problem.line() > 0
                            && problem.column() > 0
                            && !problem.message().isEmpty(),
                    what);
            assertFalse(problem.text().contains("\n"), what);
        }
        assertFalse(result.games().isEmpty() && result.problems().isEmpty(), what);
        if (result.games().isEmpty()) {
            return;
        }
        String written = format.write(result.games());
        ReadResult again = format.read(written, RoundTripTest.lookup());
        assertEquals(List.of(), again.problems(), () -> what + "\n" + damaged + "\n" + written);
        assertEquals(result.games().size(), again.games().size(), what);
        for (int i = 0; i < result.games().size(); i++) {
            GameTree first = result.games().get(i);
            assertTrue(first.sameAs(again.games().get(i)), () -> what + "\n" + damaged + "\n" + written);
        }
    }

    @Test
    void damagedPositionsAreReportedOrSound() {
        List<String> originals = new ArrayList<>();
        for (int i = 0; i < ORIGINALS; i++) {
            originals.add(PositionText.format(new RandomTrees(i).start()));
        }
        for (int seed = 0; seed < LINES; seed++) {
            String damaged = damaged(originals, new Random(seed));
            String what = "seed " + seed + ": " + damaged;
            switch (PositionText.setup(damaged, Games.byDefault())) {
                case Parsed.Ok<PositionSetup> ok ->
                    assertEquals(
                            ok.value(),
                            PositionText.setup(PositionText.format(ok.value()), Games.byDefault())
                                    .ok()
                                    .orElseThrow(),
                            what);
                case Parsed.Bad<PositionSetup> bad ->
                    assertTrue(bad.first().column() > 0 && bad.first().column() <= damaged.length() + 1, what);
            }
            switch (PositionText.parse(damaged, Games.byDefault())) {
                case Parsed.Ok<Position> ok ->
                    assertEquals(
                            ok.value(),
                            PositionText.parse(
                                            PositionText.format(ok.value()),
                                            Games.byDefault(),
                                            ok.value().edition())
                                    .ok()
                                    .orElseThrow(),
                            what);
                case Parsed.Bad<Position> bad ->
                    bad.problems().forEach(problem -> assertFalse(problem.text().contains("\n"), what));
            }
        }
    }

    private static String damaged(List<String> originals, Random random) {
        StringBuilder text = new StringBuilder(pick(originals, random));
        for (int i = random.nextInt(4); i >= 0; i--) {
            int from = random.nextInt(text.length() + 1);
            int end = Math.min(text.length(), from + random.nextInt(random.nextInt(8) == 0 ? 200 : 4));
            switch (random.nextInt(7)) {
                case 0 -> text.delete(from, end);
                case 1 -> text.insert(from, text.substring(from, end));
                case 2 -> text.insert(from, pick(PIECES, random));
                case 3 -> text.replace(from, end, pick(PIECES, random));
                case 4 -> text.insert(from, (char) random.nextInt(random.nextBoolean() ? 128 : 0x10000));
                case 5 -> text.setLength(from);
                default -> {
                    String other = pick(originals, random);
                    int cut = random.nextInt(other.length() + 1);
                    text.insert(from, other, cut, Math.min(other.length(), cut + 40));
                }
            }
        }
        return text.toString();
    }

    private static <T> T pick(List<T> items, Random random) {
        return items.get(random.nextInt(items.size()));
    }
}
