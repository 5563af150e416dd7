package hexalyst.cli.engines;

import hexalyst.engine.StopSwitch;
import java.io.PrintWriter;
import java.time.Duration;

/// A running command that takes a while or answers line by line.
final class GtpTurn {
    private final String number;
    private final GtpInput input;
    private final PrintWriter out;
    private final StopSwitch stop;
    private boolean begun;

    /// @param number the command's number; empty if it has none
    GtpTurn(String number, GtpInput input, PrintWriter out) {
        this.number = number;
        this.input = input;
        this.out = out;
        stop = input.begin();
    }

    /// Pressed when the controller wants the command to end with what it has.
    StopSwitch stop() {
        return stop;
    }

    /// How long the command has waited for the program to start.
    Duration late() {
        return input.late();
    }

    /// Begins an answer that comes line by line.
    void begin() {
        begun = true;
        line("=" + number);
    }

    /// Sends a line of an answer that has begun.
    void line(String text) {
        out.print(text + "\n");
        out.flush();
    }

    /// Waits for at most this long; returns true as soon as the controller has sent something else or is gone.
    boolean overtaken(Duration atMost) throws InterruptedException {
        return input.arrives(atMost);
    }

    /// Sends the whole answer, or the end of one that has begun.
    void succeed(String text) {
        line(begun ? text : "=" + number + (text.isEmpty() ? "" : " " + text) + "\n");
    }

    /// Reports that the command has failed; as the last line if the answer has already begun as a success.
    void fail(String why) {
        line((begun ? "" : "?" + number + " ") + why + "\n");
    }
}
