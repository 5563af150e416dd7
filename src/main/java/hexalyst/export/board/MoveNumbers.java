package hexalyst.export.board;

/// Which pieces show the number of the move that placed them.
public enum MoveNumbers {
    OFF,
    /// All, counted from the start of the game.
    ALL,
    /// The pieces of the variation, counted from where it leaves the main line; none on the main line.
    VARIATION,
    /// In a document, the pieces placed since the diagram before, counted from the start of the game; otherwise none.
    RECENT;

    /// The choices for a board, which is in no document.
    public static MoveNumbers[] ofBoard() {
        return new MoveNumbers[] {OFF, ALL, VARIATION};
    }

    /// The next option when cycling through them.
    public MoveNumbers next() {
        return switch (this) {
            case OFF -> ALL;
            case ALL -> VARIATION;
            case VARIATION, RECENT -> OFF;
        };
    }
}
