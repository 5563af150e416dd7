package hexalyst.game;

/// The pieces left beside the board, which both players share.
///
/// @param white white pieces left, 0 or more, or [#UNLIMITED]
/// @param black black pieces left, 0 or more, or [#UNLIMITED]
public record Supply(int white, int black) {
    /// Marks a supply that never ends.
    public static final int UNLIMITED = -1;
    /// No limit for either colour.
    public static final Supply ENDLESS = new Supply(UNLIMITED, UNLIMITED);

    /// How many pieces of a colour are left, or [#UNLIMITED].
    public int left(Side colour) {
        return colour == Side.WHITE ? white : black;
    }

    /// True if a piece of this colour is left.
    public boolean has(Side colour) {
        return left(colour) != 0;
    }

    /// This supply with the colours exchanged.
    public Supply exchanged() {
        return new Supply(/* white= */ black, /* black= */ white);
    }

    /// This supply minus some pieces of a colour. The caller must ensure that the result is not below 0.
    public Supply less(Side colour, int pieces) {
        int left = left(colour);
        int rest = left == UNLIMITED ? UNLIMITED : left - pieces;
        return colour == Side.WHITE ? new Supply(rest, black) : new Supply(white, rest);
    }
}
