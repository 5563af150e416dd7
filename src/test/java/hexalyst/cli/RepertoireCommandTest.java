package hexalyst.cli;

import static hexalyst.cli.Run.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RepertoireCommandTest {
    @TempDir
    Path folder = Path.of("");

    private Run repertoire(String... words) {
        List<String> all = new ArrayList<>(List.of("repertoire"));
        all.addAll(List.of(words));
        all.addAll(List.of("--file", folder.resolve("lines.txt").toString()));
        return run(all.toArray(String[]::new));
    }

    private Run answer(String move) {
        return repertoire(
                "answer",
                move,
                "--threads",
                "1",
                "--memory",
                "4m",
                "--each",
                "10m",
                "--store",
                folder.resolve("store.txt").toString());
    }

    @BeforeEach
    void learn() throws IOException {
        Path games = folder.resolve("games.hgn");
        Files.writeString(games, "[Game \"Manalath\"]\n[Position \"3/4/5/4/3 w\"]\n\n1. c3w *\n");
        Run learned = repertoire("learn", games.toString(), "--side", "white");
        assertEquals(0, learned.code(), learned.err());
        assertEquals("1 new, 1 in all\n", learned.out());
    }

    @Test
    void asksAndJudgesAndAsksAgainLater() {
        assertEquals("what does White play?\n3/4/5/4/3 w\n", repertoire("next").out());
        String json = repertoire("next", "--json").out();
        assertTrue(json.contains("\"position\":\"3/4/5/4/3 w\",\"mover\":\"White\""), json);
        Run right = answer("c3w");
        assertEquals(0, right.code(), right.err());
        assertEquals("right\n", right.out());
        assertEquals("nothing is due\n", repertoire("next").out());
        assertEquals("{\"due\":0}\n", repertoire("next", "--json").out());
        assertEquals(1, answer("c3w").code());
        assertTrue(repertoire("list").out().endsWith("1 lesson, 1 learned, 0 due\n"));
    }

    @Test
    void aMoveThatIsProvedToBeWorseIsWrong() {
        // ENGINE.md's table, from an independent program: c3 in one's own colour wins, all else loses.
        Run wrong = answer("a1w");
        assertEquals(1, wrong.code(), wrong.err());
        assertEquals("wrong: proved to be worse than c3w\n", wrong.out());
        assertTrue(repertoire("list").out().startsWith("c3w: 0 right, 1 wrong, due 2"));
    }

    @Test
    void theMoveCanBeShownAndNonsenseIsNamed() {
        assertEquals(1, answer("z9w").code());
        assertEquals("it is c3w\n", repertoire("answer").out());
        assertEquals(2, repertoire().code());
        assertEquals(
                1,
                repertoire("learn", folder.resolve("none.hgn").toString(), "--side", "black")
                        .code());
    }
}
