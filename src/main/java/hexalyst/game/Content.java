package hexalyst.game;

/// What a cell holds.
public enum Content {
    EMPTY,
    WHITE,
    BLACK,
    /// No piece can ever be placed here.
    BLOCKED;

    /// The content that is a piece of this colour.
    public static Content of(Side colour) {
        return colour == Side.WHITE ? WHITE : BLACK;
    }

    /// True for a piece of this colour.
    public boolean is(Side colour) {
        return this == of(colour);
    }
}
