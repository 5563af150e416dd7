package hexalyst.board;

/// Row lengths that are not those of a board. The message is for people, without the place.
public final class RowsException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final int row;

    /// @param row which row is wrong, from 0 at the first; the number of rows if some are missing
    /// @param message what is wrong
    public RowsException(int row, String message) {
        super(message);
        this.row = row;
    }

    /// Which row is wrong, from 0 at the first; the number of rows if some are missing.
    public int row() {
        return row;
    }
}
