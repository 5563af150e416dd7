package hexalyst.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// The outer form of the Go Text Protocol, version 2 (Farnebäck, "Specification of the Go Text Protocol, version 2,
/// draft 2", 2002): preprocessing of lines, numbers, and the form of answers.
final class GtpProtocol {
    private final GtpSession session;
    private boolean ended;

    GtpProtocol(GtpSession session) {
        this.session = session;
    }

    /// True after `quit`.
    boolean ended() {
        return ended;
    }

    /// The answer to a line, with the empty line that ends it; nothing for an empty line or a comment.
    String answer(String line) throws InterruptedException {
        StringBuilder clean = new StringBuilder();
        for (int i = 0; i < line.length() && line.charAt(i) != '#'; i++) {
            char c = line.charAt(i);
            if (c == '\t') {
                clean.append(' ');
            } else if (c >= ' ' && c != 127) {
                clean.append(c);
            }
        }
        List<String> words =
                new ArrayList<>(Arrays.asList(clean.toString().strip().split(" +")));
        if (words.getFirst().isEmpty()) {
            return "";
        }
        String number = "";
        if (words.getFirst().matches("\\d{1,9}")) {
            number = words.removeFirst();
        }
        if (words.isEmpty()) {
            return "?" + number + " a number without a command\n\n";
        }
        String command = words.removeFirst();
        try {
            String text = session.execute(command, words);
            ended |= command.equals("quit");
            return "=" + number + (text.isEmpty() ? "" : " " + text) + "\n\n";
        } catch (InputException | UsageException problem) {
            return "?" + number + " " + problem.getMessage() + "\n\n";
        } catch (RuntimeException failure) {
            return "?" + number + " " + HexalystCommand.unforeseen(failure) + "\n\n";
        }
    }
}
