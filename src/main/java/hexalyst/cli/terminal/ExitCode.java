package hexalyst.cli.terminal;

/// The exit codes of the program.
public final class ExitCode {
    /// Success.
    public static final int DONE = 0;
    /// The input is wrong, or the answer is negative.
    public static final int NEGATIVE = 1;
    /// The command line was used wrongly.
    public static final int USAGE = 2;

    private ExitCode() {}

    /// The code for success or failure, or for yes or no.
    public static int of(boolean good) {
        return good ? DONE : NEGATIVE;
    }
}
