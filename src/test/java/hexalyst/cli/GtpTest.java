package hexalyst.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.engine.ProofTable;
import hexalyst.engine.SearchService;
import hexalyst.game.Games;
import hexalyst.game.Side;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class GtpTest {
    private final SearchService service = new SearchService(new ProofTable(1 << 20), 1);
    private final GtpProtocol protocol =
            new GtpProtocol(new GtpSession(Games.byDefault(), Optional.empty(), service, new SearchOptions()));

    @AfterEach
    void close() {
        service.close();
    }

    private void assertAnswer(String answer, String line) throws InterruptedException {
        assertEquals(answer + "\n\n", protocol.answer(line), line);
    }

    @Test
    void theFormOfTheProtocol() throws InterruptedException {
        assertAnswer("= 2", "protocol_version");
        assertAnswer("=17 Hexalyst", "17 name");
        assertAnswer("=3 true", "\t 3  known_command\tplay # comment");
        assertAnswer("= false", "known_command fly");
        assertAnswer("?4 unknown command", "4 fly");
        assertAnswer("?5 a number without a command", "5");
        assertEquals("", protocol.answer("# only a comment"));
        assertEquals("", protocol.answer("   "));
        assertFalse(protocol.ended());
        assertAnswer("=", "quit");
        assertTrue(protocol.ended());
    }

    @Test
    void playsAGame() throws InterruptedException {
        assertAnswer("=", "boardsize 2");
        assertAnswer("=", "play white a1w");
        assertAnswer("? illegal move: it is black's turn", "play white a2w");
        assertAnswer("? illegal move: a1b is illegal: the cell is occupied", "play black a1b");
        assertAnswer("? syntax error: z9w is not a move on this board", "play black z9w");
        assertAnswer("? syntax error: red is not a colour", "play red a2w");
        assertAnswer("=", "play B A2W");
        assertAnswer("= * the game goes on", "hexalyst-result");
        assertAnswer("=", "undo");
        assertAnswer("= a2b a2w b1b b1w b2b b2w b3b b3w c1b c1w c2b c2w", "hexalyst-legal");
        assertAnswer("=", "undo");
        assertAnswer("? cannot undo", "undo");
    }

    @Test
    void winsWhatIsWon() throws InterruptedException {
        protocol.answer("boardsize 2");
        String side = "white";
        while (protocol.answer("hexalyst-result").startsWith("= *")) {
            String answer = protocol.answer("genmove " + side);
            assertTrue(answer.matches("= ([a-c]\\d[wb]|pass)\n\n"), answer);
            side = side.equals("white") ? "black" : "white";
        }
        assertTrue(protocol.answer("hexalyst-result").startsWith("= 1-0 "), "the first player wins on 7 cells");
        assertTrue(protocol.answer("genmove " + side).startsWith("? the game is over: "));
    }

    @Test
    void positionsAndEditions() throws InterruptedException {
        assertAnswer("=", "hexalyst-position 2/1w1/2 b 0,0");
        assertAnswer("= pass", "hexalyst-legal");
        assertAnswer("= \nc   . .\nb  . w .\na   . .\n2/1w1/2 b 0,0", "showboard");
        assertAnswer("= pass", "genmove black");
        assertAnswer("=", "hexalyst-edition nestorgames");
        assertTrue(protocol.answer("showboard").contains("6/7/8/9/10/9/8/7/6 w"));
        assertAnswer("? unknown edition x", "hexalyst-edition x");
        assertAnswer("=", "hexalyst-position 2/1w1/2 b 0,0");
        assertAnswer("=", "play black pass");
        assertAnswer("= 1/2-1/2 Purple has no legal move", "hexalyst-result");
        assertAnswer("? unacceptable size", "boardsize 10");
        assertAnswer("=", "clear_board");
        assertAnswer("= \nc   . .\nb  . . .\na   . .\n2/3/2 w", "showboard");
        assertTrue(protocol.answer("hexalyst-position 2/3").startsWith("? row 3 is missing"));
        assertAnswer("=", "hexalyst-position 2/1xw/2 b");
        assertAnswer("=", "clear_board");
        assertTrue(protocol.answer("showboard").contains("2/1x1/2 w"), "blocked cells were agreed on before the game");
    }

    @Test
    void theClockSharesTheTime() {
        GtpClock clock = new GtpClock();
        assertEquals(Optional.empty(), clock.budget(Side.WHITE));
        clock.set(200, 0, 0);
        assertEquals(Optional.of(Duration.ofMillis(9_900)), clock.budget(Side.WHITE));
        clock.used(Side.WHITE, Duration.ofSeconds(100));
        assertEquals(Optional.of(Duration.ofMillis(4_900)), clock.budget(Side.WHITE));
        assertEquals(Optional.of(Duration.ofMillis(9_900)), clock.budget(Side.BLACK));
        clock.set(0, 30, 3);
        assertEquals(Optional.of(Duration.ofMillis(9_900)), clock.budget(Side.BLACK));
        clock.set(0, 1, 100);
        assertEquals(Optional.of(Duration.ofMillis(100)), clock.budget(Side.BLACK));
        clock.set(5, 10, 0);
        assertEquals(Optional.empty(), clock.budget(Side.BLACK));
    }
}
