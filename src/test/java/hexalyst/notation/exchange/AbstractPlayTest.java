package hexalyst.notation.exchange;

import static hexalyst.notation.exchange.Imports.certain;
import static hexalyst.notation.exchange.Imports.file;
import static hexalyst.notation.exchange.Imports.line;
import static hexalyst.notation.exchange.Imports.problems;
import static hexalyst.notation.exchange.Imports.result;
import static hexalyst.notation.exchange.Imports.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.notation.ReadResult;
import hexalyst.record.GameTree;
import hexalyst.record.Tag;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class AbstractPlayTest {
    private static final String FIRST = "e5w g6b c3w a1b d5w c4b g4w d8b d6w d3w f4w";
    private static final String HEADER = "{\"header\":{\"game\":{\"name\":\"Manalath\"},\"players\":["
            + "{\"name\":\"A\",\"result\":%s},{\"name\":\"B\",\"result\":%s}]},\"moves\":%s}";

    private static String record(String moves) {
        return String.format(HEADER, "0", "0", moves);
    }

    @ParameterizedTest
    @ValueSource(strings = {"records.json", "records.jsonl", "archive.json"})
    void recordsReplayToTheirResult(String name) throws IOException {
        ReadResult reading = certain(file(name));
        assertEquals(List.of(), problems(reading));
        assertEquals(4, reading.games().size());
        for (GameTree tree : reading.games()) {
            assertEquals(
                    tree.tags().result(),
                    tree.position(tree.mainLine().getLast()).outcome().result());
        }
        assertEquals(FIRST, line(reading.games().getFirst()));
        assertEquals("0-1", reading.games().getLast().tags().result());
        assertEquals(
                List.of("left out: 8 user ids, 8 scores, that 8 players are programs, what 17 moves did,"
                        + " that 4 games were unrated, the dates of 4 records"),
                reading.notes());
    }

    @Test
    void theHeaderBecomesTags() throws IOException {
        assertEquals(
                List.of(
                        new Tag("White", "singhblom-6"),
                        new Tag("Black", "singhblom-6"),
                        new Tag("Event", "Engine games"),
                        new Tag("Round", "1"),
                        new Tag("Site", "Abstract Play"),
                        new Tag("GameId", "game-1"),
                        new Tag("Date", "2023.01.05"),
                        new Tag("EndDate", "2023.01.06"),
                        new Tag("Result", "1-0")),
                certain(file("records.json")).games().getFirst().tags().all());
    }

    @Test
    void tagsMayStandBesideTheMoves() {
        ReadResult reading =
                certain(text("{\"white\":\"Ann\",\"black\":\"Ben\",\"opening\":\"bot\",\"date\":\"2026-09-19\","
                        + "\"result\":\"1-0\",\"moves\":[\"e5w\",\"g6b\"]}"));
        assertEquals(
                List.of(
                        new Tag("White", "Ann"),
                        new Tag("Black", "Ben"),
                        new Tag("Date", "2026.09.19"),
                        new Tag("Result", "1-0")),
                reading.games().getFirst().tags().all());
        assertEquals(List.of("left out: field \"opening\""), reading.notes());
    }

    @ParameterizedTest
    @CsvSource({"1, 0, 1-0", "0.25, 0.75, 0-1", "0.5, 0.5, 1/2-1/2", "-3, -1, 0-1", "null, 1, *"})
    void theLargerNumberWins(String white, String black, String result) {
        assertEquals(result, result(certain(text(String.format(HEADER, white, black, "[[\"e5w\",\"d4b\"]]")))));
    }

    @ParameterizedTest
    @CsvSource({"resign, 1-0, Resign", "TIMEOUT, 1-0, time", "draw, 1/2-1/2, draw agreed"})
    void gamesEndWithoutAMove(String word, String result, String how) {
        ReadResult reading = certain(text(String.format(HEADER, "null", "null", "[[\"e5w\",\"" + word + "\"]]")));
        assertEquals(result, result(reading));
        assertEquals(how, reading.games().getFirst().tags().get("Termination").orElse(""));
    }

    /// Abstract Play checks only groups of the mover's own colour.
    @Test
    void aGroupOfSixEndsTheGameHereAndIsTold() {
        ReadResult reading =
                certain(text(record("[[\"a1b\",\"a2b\"],[\"a3b\",\"a5b\"],[\"b6b\",\"i1w\"],\n[\"a4b\",\"e5b\"]]")));
        assertEquals("a1b a2b a3b a5b b6b i1w", line(reading));
        assertEquals(List.of("2:2 a4b is illegal: it would make a group of 6; the limit is 5"), problems(reading));
    }

    @Test
    void roundsMayLackSeatsAndMovesMayBeObjects() {
        ReadResult reading = certain(text(record("[[null,{\"sequence\":1,\"move\":\"E5 w\",\"x\":1}],[\"d4b\"],"
                + "[{\"sequence\":4,\"move\":\"a2b\"},{\"sequence\":3,\"move\":\"a1w\"}]]")));
        assertEquals("e5w d4b a1w a2b", line(reading));
        assertEquals(List.of("left out: field \"x\""), reading.notes());
    }

    @Test
    void whatIsNoMoveIsToldWithItsPlace() {
        ReadResult reading = certain(text(record("[[\"e5w\",\n \"zz\"]]")));
        assertEquals(List.of("2:2 \"zz\" is not a move on this board"), problems(reading));
        assertEquals("e5w", line(reading));
        assertEquals(List.of("2:2 a move as text was expected"), problems(certain(text(record("[[\"e5w\",\n 7]]")))));
    }

    @Test
    void whatCameBeforeDamageIsKept() throws IOException {
        String text = Imports.content("records.json");
        ReadResult reading = certain(text(text.substring(0, text.indexOf("c4b"))));
        assertEquals("e5w g6b c3w a1b d5w", line(reading));
        assertEquals(1, problems(reading).size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"playground.json", "playground-wrapped.json"})
    void statesReplayToTheirResult(String name) throws IOException {
        ReadResult reading = certain(file(name));
        assertEquals(List.of(), problems(reading));
        assertEquals(FIRST, line(reading));
        assertEquals("1-0", result(reading));
    }

    @Test
    void whatWasTriedBecomesVariationsAndNoProof() throws IOException {
        ReadResult reading = certain(file("playground-wrapped.json"));
        GameTree tree = reading.games().getFirst();
        assertEquals(
                List.of(new Tag("White", "Ann"), new Tag("Black", "Bob"), new Tag("Result", "1-0")),
                tree.tags().all());
        assertEquals(11 + 1 + 3, tree.size());
        List<Integer> first = tree.root().children();
        assertEquals(2, first.size());
        assertEquals("quieter", tree.node(first.getLast()).annotations().comment());
        int reply = tree.node(first.getLast()).children().getFirst();
        assertEquals(
                "marked as a win for Black in the source (not proved)",
                tree.node(reply).annotations().comment());
        assertEquals(List.of(), tree.node(reply).annotations().notes());
        assertEquals("far away", tree.node(tree.mainLine().get(2)).annotations().comment());
        assertEquals(List.of("left out: 4 user ids, 13 times of moves and comments"), reading.notes());
    }

    @Test
    void aBoardThatTheMovesDoNotLeadToIsTold() throws IOException {
        String text = Imports.content("playground.json")
                .replace("[[\"e5\", 1], [\"g6\", 2]]}", "[[\"e5\", 1], [\"g6\", 1]]}");
        assertEquals(
                "after g6b the record has a white piece on g6, but the moves lead to a black piece",
                certain(text(text)).problems().getFirst().message());
    }

    @Test
    void aTreeAloneIsAGame() {
        ReadResult reading =
                certain(text("{\"move\":\"e5w\",\"children\":[{\"move\":\"d4b\",\"children\":[],\"outcome\":0},"
                        + "{\"move\":\"e5b\"},{\"move\":\"d5b\",\"comment\":[{\"comment\":\"or so\"}]}]}"));
        GameTree tree = reading.games().getFirst();
        assertEquals("e5w d4b", line(tree));
        assertEquals("*", tree.tags().result());
        assertEquals(2, tree.node(1).children().size());
        assertEquals(1, problems(reading).size());
    }

    @Test
    void whatIsNoneOfTheseIsTold() {
        assertEquals(
                List.of("1:2 a game record, a state with its stack, or a tree of moves was expected"),
                problems(certain(text("[{}]"))));
        assertEquals(
                List.of("1:19 there is no game \"Chess\" here"),
                problems(certain(text("{\"header\":{\"game\":{\"name\":\"Chess\"}},\"moves\":[]}"))));
    }

    @Test
    void theHeadersResultWinsOverTheLastEntry() {
        ReadResult reading = certain(text(String.format(HEADER, "0", "1", "[[\"e5w\",\"timeout\"]]")));
        assertEquals("0-1", result(reading));
        assertEquals(List.of("the record says 0-1, but its last entry 1-0 (time): left out"), reading.notes());
        ReadResult agreed = certain(text(String.format(HEADER, "1", "0", "[[\"e5w\",\"timeout\"]]")));
        assertEquals("1-0", result(agreed));
        assertEquals(List.of(), agreed.notes());
    }

    @Test
    void theSeatTellsWhoGaveUpAndNothingIsPlayedAfterIt() {
        String moves = "[[\"e5w\",\"d4b\"],[null,\"resign\"],[\"c3w\",\"a1b\"]]";
        ReadResult reading = certain(text(String.format(HEADER, "null", "null", moves)));
        assertEquals("1-0", result(reading), "the second seat's, though White is to move");
        assertEquals("e5w d4b", line(reading));
        assertEquals(List.of("left out: 2 entries after the end"), reading.notes());
    }

    @Test
    void whatIsWrongWithJsonIsToldWithoutTheParsersTail() {
        List<String> problems = problems(certain(text("[{\"header\":{},\"moves\":[[\"e5w\"")));
        assertTrue(problems.toString().contains("not JSON"), problems.toString());
        assertFalse(problems.toString().contains("Source"), problems.toString());
        assertFalse(problems.toString().contains("REDACTED"), problems.toString());
    }
}
