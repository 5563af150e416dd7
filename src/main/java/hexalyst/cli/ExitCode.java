package hexalyst.cli;

/// What the program ends with.
public final class ExitCode {
    /// All is well.
    public static final int DONE = 0;
    /// The input is wrong, or the answer is negative.
    public static final int NEGATIVE = 1;
    /// The command line was used wrongly.
    public static final int USAGE = 2;

    private ExitCode() {}

    /// The code of work that went well or did not, or of a yes or no.
    static int of(boolean good) {
        return good ? DONE : NEGATIVE;
    }
}
