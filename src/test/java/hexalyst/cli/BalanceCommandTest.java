package hexalyst.cli;

import static hexalyst.cli.Run.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BalanceCommandTest {
    private static final String SMALL = "3/4/3 w";

    @TempDir
    Path folder = Path.of("");

    private Run balance(String... more) {
        List<String> all = new ArrayList<>(List.of(
                "balance",
                SMALL,
                "--threads",
                "1",
                "--memory",
                "1m",
                "--store",
                folder.resolve("store.txt").toString()));
        all.addAll(List.of(more));
        return run(all.toArray(String[]::new));
    }

    @Test
    void printsATableAndTheSameAgainFromTheStore() {
        Run first = balance("--blocked", "0..1", "--each-nodes", "1000000");
        assertEquals(0, first.code(), first.err());
        assertTrue(first.out().startsWith("edition "), first.out());
        assertTrue(first.out().contains("no restriction"), first.out());
        assertTrue(first.out().contains("a1 blocked"), first.out());
        assertTrue(first.out().contains(" proved, 0 open\n"), first.out());
        Run again = balance("--blocked", "0..1", "--each-nodes", "1000000", "--nodes", "1");
        assertEquals(first.out(), again.out());
    }

    @Test
    void writesAPageThatLoadsNothing() throws IOException {
        Path page = folder.resolve("table.html");
        Run run = balance("--first-move", "--each-nodes", "1000000", "--html", page.toString());
        assertEquals(0, run.code(), run.err());
        String html = Files.readString(page);
        long rows =
                run.out().lines().filter(line -> line.contains("first move")).count();
        assertTrue(rows > 2, run.out());
        assertEquals(rows, html.split("<svg ", -1).length - 1);
        assertTrue(html.contains("<button type=\"button\">Plies</button>"), html);
        assertTrue(html.contains("default-src &#39;none&#39;") || html.contains("default-src 'none'"), html);
        assertFalse(html.replace("http://www.w3.org/2000/svg", "").contains("http://"), html);
        assertEquals(rows, html.split("<td data-name=\"Plies\" ", -1).length - 1, "named on a narrow screen");
        assertTrue(html.contains("content: attr(data-name)"), html);
        assertFalse(html.contains("src=\""), html);
        assertEquals(1, balance("--html", page.toString()).code());
    }

    @Test
    void printsJson() {
        Run run = balance("--blocked", "0", "--each-nodes", "1000000", "--json");
        assertTrue(run.out().startsWith("{\"edition\":\"designer\",\"blocked\":[],\"toMove\":\"w\""), run.out());
        assertTrue(run.out().contains("\"open\":0"), run.out());
        assertEquals(1, run.out().lines().count());
    }

    @Test
    void aValueThatIsOpenIsToldAndTheExitCodeSaysSo() {
        Run run = run(
                "balance",
                "3/4/5/4/3 w",
                "--blocked",
                "1",
                "--count",
                "1",
                "--each-nodes",
                "5",
                "--threads",
                "1",
                "--memory",
                "1m",
                "--store",
                folder.resolve("other.txt").toString());
        assertEquals(1, run.code());
        assertTrue(run.out().endsWith("1 restriction, 0 proved, 1 open\n"), run.out());
        assertTrue(run.err().contains("1 of 4 restrictions"), run.err());
        assertTrue(run.err().contains("no restriction was settled with these limits"), run.err());
    }

    @Test
    void namesWhatIsWrong() {
        assertEquals(2, balance("--blocked", "4").code());
        assertEquals(2, balance("--blocked", "2..1").code());
        assertEquals(2, balance("--blocked", "1", "--first-move").code());
        assertEquals(2, balance("--each-nodes", "0").code());
        assertEquals(2, balance("--count", "0").code());
    }

    @Test
    void comparesSetUpsThatAPlayerMakes() {
        String quick = "bb3/1oo3/w6/5oo1/1o1ooo1o1/1oo5/6b/3oo1/3ww w";
        Run run = setUps("--each-nodes", "400", quick, quick.replace("bb3", "b1b2"));
        assertTrue(run.out().contains("set-up 1, bait 6, White first"), run.out());
        assertFalse(run.out().contains("set-up 1, bait 6, Black first"), "alike for both colours: " + run.out());
        assertTrue(run.out().contains("set-up 2, bait 6, Black first"), run.out());
        assertTrue(run.out().contains("about "), run.out());
        assertTrue(run.out().contains("\nset-up 1, bait 6: open; whoever moves first"), run.out());
        Run table = setUps("--each-nodes", "50", "--bait", "1", "--count", "1", quick);
        assertTrue(table.out().contains(", bait 7, White first"), table.out());
        Run leaving = setUps("--each-nodes", "50", "--bait", "1", "--count", "2", "--json", quick);
        assertTrue(leaving.out().contains("\"setUp\":1,\"without\":[\""), leaving.out());
        assertTrue(leaving.out().contains("\"estimatedChance\":0."), leaving.out());
        assertEquals(4, leaving.out().lines().count(), leaving.out());
    }

    @Test
    void namesWhatIsWrongWithSetUps() {
        Run run = setUps("bb3/1oo3/w6/5oo1/1o1ooo1o1/1oo5/7/3oo1/3ww w");
        assertEquals(1, run.code());
        assertTrue(run.err().contains("no game can begin with set-up 1: Black needs exactly 3 rooks"), run.err());
        assertEquals(2, balance("--bait", "1").code());
        assertEquals(2, setUps("--bait", "1", "--blocked", "1").code());
        assertEquals(2, setUps("--bait", "4").code());
    }

    private Run setUps(String... more) {
        List<String> all = new ArrayList<>(List.of(
                "balance",
                "--game",
                "swish",
                "--threads",
                "1",
                "--memory",
                "1m",
                "--store",
                folder.resolve("set-ups.txt").toString()));
        all.addAll(List.of(more));
        return run(all.toArray(String[]::new));
    }
}
