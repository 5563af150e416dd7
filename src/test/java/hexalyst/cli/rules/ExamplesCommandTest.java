package hexalyst.cli.rules;

import static hexalyst.cli.Run.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.cli.Run;
import hexalyst.cli.option.GameOptions;
import hexalyst.game.Contract;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.JsonRows;
import hexalyst.game.threes.Threes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Examples of the rules, each checked by two independent programs, and small positions that one of them has solved.
@Tag("slow")
class ExamplesCommandTest {
    private static final Path RESOURCES = Path.of("src", "test", "resources", "hexalyst", "game");
    private static final String START = "{\"game\": \"yvy\", \"position\": \"5/6/7/6/5/4/3 w swap\", ";

    @TempDir
    private Path folder = Path.of("");

    static List<String> games() {
        return Games.all().stream()
                .filter(game -> !JsonRows.of(game, "examples.jsonl").isEmpty())
                .map(Game::id)
                .toList();
    }

    static Stream<Arguments> solved() {
        return Stream.of(
                        "crossfire",
                        "hexdameo",
                        "yvy",
                        "hexbushka",
                        "hexemergo",
                        "swish",
                        "squeeze",
                        "superstar",
                        "lotus",
                        "query",
                        "rondo",
                        "dominions")
                .flatMap(id -> JsonRows.of(Games.named(id).orElseThrow(), "solved.jsonl").stream()
                        .map(row -> Arguments.argumentSet(id, id, row)));
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyExampleOfTheRulesHolds(String game) {
        Run run = run(
                "examples",
                "--file",
                RESOURCES.resolve(game).resolve("examples.jsonl").toString());
        assertEquals(0, run.code(), run.out() + run.err());
    }

    /// The program does not know this game, so no command can name it.
    @Test
    void everyExampleOfTheSmallestGameHolds() throws IOException {
        JsonMapper mapper = new JsonMapper();
        for (JsonNode row : JsonRows.of(Threes.GAME, "examples.jsonl")) {
            ExampleRow example = new ExampleRow(
                    1,
                    text -> GameOptions.position(text, Threes.GAME, Threes.GAME::editionFor),
                    mapper.treeToValue(row, ExampleRow.Json.class));
            assertEquals(List.of(), example.differences(() -> false), row::toString);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "crossfire, 17",
        "hexdameo, 21",
        "yvy, 21",
        "hexbushka, 23",
        "hexemergo, 20",
        "swish, 15",
        "squeeze, 11",
        "superstar, 21",
        "lotus, 15",
        "query, 18",
        "rondo, 25",
        "dominions, 23",
        "threes, 14"
    })
    void theyAreAllThere(String game, int rows) {
        assertEquals(rows, JsonRows.of(Contract.game(game), "examples.jsonl").size());
    }

    /// The search proves the value, and a bound of the plies that is not too small.
    @ParameterizedTest
    @MethodSource("solved")
    void whatAnotherProgramHasSolvedIsProved(String game, JsonNode row) {
        Run run = run("solve", row.get("position").asString(), "--game", game);
        assertTrue(run.out().startsWith("value: " + row.get("value").asString() + "\n"), run.out() + run.err());
        if (row.has("plies")) {
            String plies = run.out()
                    .lines()
                    .filter(line -> line.startsWith("plies: "))
                    .findFirst()
                    .orElseThrow();
            assertTrue(
                    Integer.parseInt(plies.substring("plies: ".length()))
                            >= row.get("plies").asInt(),
                    plies);
        }
    }

    private void assertDiffers(String difference, String rest) throws IOException {
        Path file = Files.writeString(folder.resolve("one.jsonl"), START + rest + "}");
        Run run = run("examples", "--file", file.toString());
        assertEquals("line 1: " + difference + "\n0 ok, 1 differ\n", run.out(), run.err());
        assertEquals(1, run.code());
    }

    @Test
    void eachKindOfDifferenceIsNamed() throws IOException {
        String start = "5/6/7/6/5/4/3 w swap: ";
        assertDiffers(start + "z1 is illegal", "\"play\": [\"z1\"]");
        assertDiffers(start + "the result is *, not 1-0", "\"result\": \"1-0\"");
        assertDiffers("first: the score is [0, 0], not [1, 0]", "\"name\": \"first\", \"score\": [1, 0]");
        assertDiffers(start + "37 turns, not 36", "\"count\": 36");
        assertDiffers(start + "swap is illegal", "\"with\": [\"a1\", \"swap\"]");
        assertDiffers(start + "a1 is legal", "\"without\": [\"a1\"]");
        assertDiffers(start + "37 parts, not 1", "\"partCount\": 1");
        assertDiffers(start + "5/6/7/6/5/4/3 w swap is a position", "\"refused\": true");
        assertDiffers(
                start + "the end is 5/6/7/6/5/4/w2 b swap, not 5/6/7/6/5/4/3 w",
                "\"play\": [\"a1\"], \"end\": \"5/6/7/6/5/4/3 w\"");
    }

    @Test
    void aLineWithoutAPositionIsAnError() throws IOException {
        Path file = Files.writeString(folder.resolve("none.jsonl"), "{\"count\": 3}");
        Run run = run("examples", "--file", file.toString());
        assertEquals("hexalyst: " + file + ":1: an object with position was expected\n", run.err());
    }

    @Test
    void aByteThatIsNotUtf8IsNamedWithItsPlace() throws IOException {
        Path file = Files.writeString(
                folder.resolve("latin.jsonl"), "{\"count\": 3}\n{\"name\": \"\u00E9\"}", StandardCharsets.ISO_8859_1);
        Run run = run("examples", "--file", file.toString());
        assertEquals("hexalyst: " + file + ":2:11 the file is not valid UTF-8 here\n", run.err());
        assertEquals(1, run.code());
    }
}
