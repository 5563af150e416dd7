package hexalyst.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The guide's page of proved facts: its quick rows are proved again, and their certificates are checked.
@Tag("slow")
class ProvedFactsTest {
    /// Rows that need more nodes take too long here.
    private static final int QUICK = 50_000;

    private static final Pattern ROW =
            Pattern.compile("\\| ([^|]+) \\| ([^|]+) \\| ([^|]+) \\| ([^|]+) \\| `solve ([^`]+)` \\|");
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");
    private static final Pattern WINS = Pattern.compile("(White|Black) wins (in|within) (\\d+) plies");

    /// A row of the table.
    record Fact(String game, String board, String proved, String work, String arguments) {
        private List<String> command() {
            return WORD.matcher(arguments)
                    .results()
                    .map(word -> word.group(1) == null ? word.group(2) : word.group(1))
                    .toList();
        }

        private boolean quick() {
            return work.endsWith(" nodes") && number(work) <= QUICK;
        }
    }

    private static int number(String text) {
        return Integer.parseInt(text.replaceAll("\\D", ""));
    }

    private static List<Fact> facts(String language) throws IOException {
        return Files.readString(Path.of("src/docs/guide", language, "proved.md"))
                .lines()
                .flatMap(line -> ROW.matcher(line).results())
                .map(row -> new Fact(row.group(1), row.group(2), row.group(3), row.group(4), row.group(5)))
                .toList();
    }

    private static Stream<Fact> quick() throws IOException {
        return facts("en").stream().filter(Fact::quick);
    }

    @ParameterizedTest
    @MethodSource("quick")
    void aQuickFactIsProvedAgain(Fact fact, @TempDir Path folder) throws IOException {
        Path proof = folder.resolve("proof");
        List<String> arguments = new ArrayList<>(List.of("solve"));
        arguments.addAll(fact.command());
        arguments.addAll(List.of("--anew", "--threads", "1", "--proof", proof.toString()));
        Run run = Run.run(arguments.toArray(String[]::new));
        if (fact.proved.equals("a draw")) {
            assertTrue(run.out().contains("value: draw\n"), run.toString());
        } else {
            Matcher wins = WINS.matcher(fact.proved);
            assertTrue(wins.matches(), fact.proved);
            String side = wins.group(1).substring(0, 1).toLowerCase(Locale.ROOT);
            String start = fact.command().getFirst();
            String mover = start.substring(start.indexOf(' ') + 1, start.indexOf(' ') + 2);
            assertTrue(run.out().contains("value: " + (side.equals(mover) ? "win" : "loss") + "\n"), run.toString());
            assertTrue(
                    run.out()
                            .contains(
                                    wins.group(2).equals("in")
                                            ? "distance: " + wins.group(3) + " exact\n"
                                            : "plies: " + wins.group(3) + "\n"),
                    run.toString());
        }
        if (Files.exists(proof)) {
            String verified = Run.run("verify", proof.toString()).out();
            assertTrue(
                    verified.startsWith("verified: "
                            + (fact.proved.equals("a draw")
                                    ? "neither side"
                                    : fact.proved.substring(0, fact.proved.indexOf(' ')))),
                    verified);
        } else {
            assertEquals("Hexemergo", fact.game, "which has no certificate");
        }
    }

    /// The table says the same in German.
    @Test
    void bothLanguagesHaveTheSameFacts() throws IOException {
        List<Fact> english = facts("en");
        List<Fact> german = facts("de");
        assertTrue(english.size() > 10);
        assertEquals(
                english.stream().map(Fact::arguments).toList(),
                german.stream().map(Fact::arguments).toList());
        assertEquals(
                english.stream().map(ProvedFactsTest::numbers).toList(),
                german.stream().map(ProvedFactsTest::numbers).toList());
        assertEquals(
                english.stream().map(fact -> fact.proved.contains("within")).toList(),
                german.stream().map(fact -> fact.proved.contains("höchstens")).toList());
    }

    private static List<String> numbers(Fact fact) {
        return Pattern.compile("\\d+")
                .matcher(fact.proved + fact.work)
                .results()
                .map(MatchResult::group)
                .toList();
    }
}
