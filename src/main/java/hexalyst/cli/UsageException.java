package hexalyst.cli;

/// An option with a value that makes no sense. The message is the one line that the user sees.
final class UsageException extends RuntimeException {
    private static final long serialVersionUID = 1;

    UsageException(String message) {
        super(message);
    }
}
