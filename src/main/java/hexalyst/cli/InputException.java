package hexalyst.cli;

/// An input that a command cannot use. The message is the one line that the user sees.
final class InputException extends RuntimeException {
    private static final long serialVersionUID = 1;

    InputException(String message) {
        super(message);
    }
}
