package hexalyst.cli.engines;

import hexalyst.cli.terminal.ErrorLine;
import hexalyst.cli.terminal.InputException;
import hexalyst.cli.terminal.UsageException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// The outer form of the Go Text Protocol, version 2 (Farnebäck, "Specification of the Go Text Protocol, version 2,
/// draft 2", 2002): preprocessing of lines, numbers, and the form of answers.
final class GtpProtocol {
    private final GtpSession session;
    private final GtpInput input;
    private final PrintWriter out;

    /// @param out where answers go
    GtpProtocol(GtpSession session, GtpInput input, PrintWriter out) {
        this.session = session;
        this.input = input;
        this.out = out;
    }

    /// Answers until `quit` or the end of the input.
    void run() throws InterruptedException {
        Optional<String> line = input.next();
        while (line.isPresent() && !answer(line.get())) {
            line = input.next();
        }
    }

    /// Answers a line; ignores an empty line or a comment.
    ///
    /// @return true after `quit`
    private boolean answer(String line) throws InterruptedException {
        List<String> words = words(line);
        if (words.getFirst().isEmpty()) {
            return false;
        }
        String number = words.getFirst().matches("\\d{1,9}") ? words.removeFirst() : "";
        GtpTurn turn = new GtpTurn(number, input, out);
        if (words.isEmpty()) {
            turn.fail("a number without a command");
            return false;
        }
        String command = words.removeFirst();
        try {
            turn.succeed(session.execute(command, words, turn));
            return command.equals("quit");
        } catch (InputException | UsageException problem) {
            turn.fail(String.valueOf(problem.getMessage()));
        } catch (RuntimeException failure) {
            turn.fail(ErrorLine.unforeseen(failure));
        }
        return false;
    }

    private static List<String> words(String line) {
        StringBuilder clean = new StringBuilder();
        for (int i = 0; i < line.length() && line.charAt(i) != '#'; i++) {
            char c = line.charAt(i);
            if (c == '\t') {
                clean.append(' ');
            } else if (c >= ' ' && c != 127) {
                clean.append(c);
            }
        }
        return new ArrayList<>(Arrays.asList(clean.toString().strip().split(" +")));
    }
}
