package hexalyst.export.board;

/// Which pieces show the number of the move that placed them.
public enum MoveNumbers {
    OFF,
    /// All, counted from the start of the game.
    ALL,
    /// Those of the variation: counted from where it leaves the main line. On the main line, none.
    VARIATION;

    /// The one that comes next when going round.
    public MoveNumbers next() {
        return switch (this) {
            case OFF -> ALL;
            case ALL -> VARIATION;
            case VARIATION -> OFF;
        };
    }
}
