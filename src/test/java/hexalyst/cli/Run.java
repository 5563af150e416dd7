package hexalyst.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Game;
import hexalyst.game.Games;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.stream.Collectors;
import picocli.CommandLine;

/// The output of a command, and its exit code.
public record Run(int code, String out, String err) {
    /// Runs a command of the command line.
    public static Run run(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine line = HexalystCommand.commandLineFor(arguments);
        line.setOut(new PrintWriter(out, true));
        line.setErr(new PrintWriter(err, true));
        int code = line.execute(arguments);
        return new Run(code, out.toString(), err.toString());
    }

    /// Checks that it printed exactly this error.
    public void assertRefused(String message) {
        assertEquals("hexalyst: " + message + System.lineSeparator(), err);
        assertEquals("", out);
        assertEquals(1, code);
    }

    /// Checks that it failed with one line that begins with a place and does not report an internal error.
    public void assertNames(String place) {
        assertEquals(1, code);
        assertEquals(1, err.lines().count(), err);
        assertTrue(err.startsWith("hexalyst: " + place), err);
        assertFalse(err.contains("internal"), err);
    }

    /// The error for an unknown game.
    static String unknownGame(String id) {
        return "unknown game " + id + "; there is "
                + Games.all().stream().map(Game::id).collect(Collectors.joining(", "));
    }
}
