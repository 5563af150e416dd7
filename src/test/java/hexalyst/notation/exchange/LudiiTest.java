package hexalyst.notation.exchange;

import static hexalyst.notation.exchange.Imports.certain;
import static hexalyst.notation.exchange.Imports.file;
import static hexalyst.notation.exchange.Imports.line;
import static hexalyst.notation.exchange.Imports.problems;
import static hexalyst.notation.exchange.Imports.result;
import static hexalyst.notation.exchange.Imports.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.notation.ReadResult;
import hexalyst.record.GameTree;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LudiiTest {
    private static final String HEAD = """
            game=Manalath.lud
            Move=[Move:mover=0,from=61,to=61,actions=[Add:type=Cell,to=61,what=1]]
            Move=[Move:mover=0,from=62,to=62,actions=[Add:type=Cell,to=62,what=2]]
            """;

    private static String move(int mover, int from, int to) {
        return "Move=[Move:mover=" + mover + ",from=" + from + ",to=" + to + ",actions=[Copy:typeFrom=Cell,from=" + from
                + ",levelFrom=0,typeTo=Cell,to=" + to + ",decision=true]]\n";
    }

    @ParameterizedTest
    @CsvSource({"RandomTrial_0.trl, 29, b4b", "RandomTrial_1.trl, 11, a2w"})
    void trialsOfLudiiReplayToTheirResult(String name, int moves, String first) throws IOException {
        ReadResult reading = certain(file(name));
        assertEquals(List.of(), problems(reading));
        GameTree tree = reading.games().getFirst();
        assertEquals(moves + 1, tree.size());
        assertEquals("0-1", tree.position(tree.mainLine().getLast()).outcome().result());
        assertEquals("0-1", tree.tags().result());
        assertTrue(line(tree).startsWith(first), line(tree));
        assertEquals(
                List.of("left out: the state of the random generator, the game's options, the ranking,"
                        + " the program's version"),
                reading.notes());
    }

    @Test
    void listsOfLegalMovesAreSkipped() {
        ReadResult reading = certain(text(HEAD + move(1, 61, 0) + "NEW LEGAL MOVES LIST\n" + move(1, 61, 7)
                + "END LEGAL MOVES LIST\nLEGAL MOVES LIST SIZE = 122\n" + move(2, 62, 60) + "winner=0\n"));
        assertEquals("a1w i5b", line(reading));
        assertEquals("1/2-1/2", result(reading));
        assertEquals(List.of("left out: 2 lists of legal moves"), reading.notes());
    }

    @Test
    void aForfeitIsAResignation() {
        ReadResult reading =
                certain(text(HEAD + move(1, 61, 0) + "Move=[Move:mover=2,actions=[Forfeit:player=2,decision=true]]\n"));
        assertEquals("1-0", result(reading));
        assertEquals(Optional.of("Resign"), reading.games().getFirst().tags().get("Termination"));
    }

    @Test
    void aResultThatOurRulesDoNotGiveIsTold() throws IOException {
        ReadResult reading = certain(text(Imports.content("RandomTrial_1.trl").replace("winner=2", "winner=1")));
        assertEquals("0-1", result(reading), "the board counts");
        assertEquals(
                "the record says 1-0, but the board says 0-1: White ends the turn with a quart",
                reading.notes().getFirst());
    }

    @Test
    void whatCannotBePlayedIsToldWithItsLine() {
        assertEquals(
                List.of("5:1 player 1 moves, but it is the turn of Black"),
                problems(certain(text(HEAD + move(1, 61, 0) + move(1, 61, 1)))));
        assertEquals(
                List.of("5:1 a1b is illegal: the cell is occupied"),
                problems(certain(text(HEAD + move(1, 61, 0) + move(2, 62, 0)))));
        assertEquals(
                List.of("4:1 77 is not a place on this board or in the hand"),
                problems(certain(text(HEAD + move(1, 61, 77)))));
        assertEquals(
                List.of("4:1 the trial is on a board of 91 cells; Ludii's game is played on 61 here"),
                problems(certain(text(HEAD.replace("61", "91").replace("62", "92") + move(1, 91, 0)))));
        assertEquals(List.of("1:1 there is no game \"Chess\" here"), problems(certain(text("game=/x/Chess.lud\n"))));
    }
}
