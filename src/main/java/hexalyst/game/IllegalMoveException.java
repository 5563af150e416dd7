package hexalyst.game;

/// A move that the rules forbid. The message is one line for people, such as `e7b is illegal: it makes a group of 6`.
public final class IllegalMoveException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /// @param message the reason, in one line
    public IllegalMoveException(String message) {
        super(message);
    }
}
