package hexalyst.cli.terminal;

import org.jspecify.annotations.Nullable;

/// An option with a value that makes no sense. The message is the one line that the user sees.
public final class UsageException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public UsageException(String message) {
        super(message);
    }

    /// Refuses an option that was given with less than 1.
    public static void assertPositive(String option, @Nullable Number value) {
        if (value != null && value.longValue() < 1) {
            throw new UsageException(option + ": at least 1, not " + value);
        }
    }
}
