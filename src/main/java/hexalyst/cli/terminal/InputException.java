package hexalyst.cli.terminal;

/// An input that a command cannot use. The message is the one line that the user sees.
public final class InputException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public InputException(String message) {
        super(message);
    }
}
