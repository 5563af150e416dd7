package hexalyst.game.threes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.engine.DistanceReport;
import hexalyst.engine.ProofTable;
import hexalyst.engine.Proofs;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchReport;
import hexalyst.engine.SearchService;
import hexalyst.engine.Value;
import hexalyst.engine.verify.CheckResult;
import hexalyst.game.Exhaustive;
import hexalyst.game.JsonRows;
import hexalyst.game.Position;
import hexalyst.game.PositionBoard;
import hexalyst.game.Positions;
import hexalyst.notation.PositionText;
import hexalyst.notation.source.Parsed;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// What the engine and the texts of positions make of the smallest game. Its rules are tested with those of every game.
class ThreesTest {
    private static final SearchService SERVICE = new SearchService(new ProofTable(1 << 20), 1);

    @AfterAll
    static void close() {
        SERVICE.close();
    }

    static Stream<JsonNode> solved() {
        return JsonRows.of(Threes.GAME, "solved.jsonl").stream();
    }

    private static SearchReport search(Position position) throws InterruptedException {
        return SERVICE.start(position, SearchLimits.NONE, heard -> {}).await();
    }

    @Test
    void theEmptyBoardIsADraw() throws InterruptedException {
        Position start = Threes.GAME.start(Threes.GAME.editions().getFirst());
        SearchReport report = search(start);
        assertEquals(Optional.of(Value.DRAW), report.value());
        assertInstanceOf(CheckResult.Verified.class, Proofs.verify(Proofs.of(SERVICE, report), start));
        assertEquals(0, Exhaustive.value(start.searchBoard(), new HashMap<>()));
        assertEquals(0, Exhaustive.value(new PositionBoard(start), new HashMap<>()));
    }

    @ParameterizedTest
    @MethodSource("solved")
    void whatAnotherProgramHasSolvedIsProvedWithItsPlies(JsonNode row) throws InterruptedException {
        Position position = Positions.of(Threes.GAME, row.get("position").asString());
        SearchReport report = search(position);
        assertEquals(row.get("value").asString(), report.value().orElseThrow().word());
        assertInstanceOf(CheckResult.Verified.class, Proofs.verify(Proofs.of(SERVICE, report), position));
        if (row.has("plies")) {
            DistanceReport distance = SERVICE.startDistance(report, SearchLimits.NONE, heard -> {})
                    .await();
            assertTrue(distance.exact());
            assertEquals(row.get("plies").asInt(), distance.atMost());
        }
    }

    @Test
    void itHasSolvedPositionsOfEachValue() {
        List<String> values = solved().map(row -> row.get("value").asString())
                .distinct()
                .sorted()
                .toList();
        assertEquals(List.of("draw", "loss", "win"), values);
    }

    @ParameterizedTest
    @CsvSource({"3/3/3 w", "w2/1b1/3 w", "xw1/1b1/3 w", "wbw/wbb/bww w", "www/bb1/3 b"})
    void aPositionIsReadAndWritten(String text) {
        assertEquals(text, PositionText.format(Positions.of(Threes.GAME, text)));
    }

    @ParameterizedTest
    @CsvSource({"4/4/4/4 w, 1", "3/4/3 w, 3", "3/3 w, 4", "3/3/3/3 w, 7"})
    void anotherBoardIsRefusedWhereItDiffers(String text, int column) {
        Parsed.Bad<?> bad = assertInstanceOf(Parsed.Bad.class, PositionText.parse(text, Threes.GAME));
        String words = "the board has three rows of three cells (column " + column + ")";
        assertEquals(words, bad.first().text());
    }
}
