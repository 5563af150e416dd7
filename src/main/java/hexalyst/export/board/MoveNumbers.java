package hexalyst.export.board;

/// Which pieces show the number of the move that placed them.
public enum MoveNumbers {
    OFF,
    /// All, counted from the start of the game.
    ALL,
    /// The pieces of the variation, counted from where it leaves the main line; none on the main line.
    VARIATION;

    /// The next option when cycling through them.
    public MoveNumbers next() {
        return switch (this) {
            case OFF -> ALL;
            case ALL -> VARIATION;
            case VARIATION -> OFF;
        };
    }
}
