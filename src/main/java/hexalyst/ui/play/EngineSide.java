package hexalyst.ui.play;

import hexalyst.game.Side;

/// The side for which the engine moves.
public enum EngineSide {
    NOBODY,
    WHITE,
    BLACK,
    BOTH;

    /// True if the engine moves for this player.
    public boolean has(Side side) {
        return switch (this) {
            case NOBODY -> false;
            case WHITE -> side == Side.WHITE;
            case BLACK -> side == Side.BLACK;
            case BOTH -> true;
        };
    }

    /// For one player.
    static EngineSide of(Side side) {
        return side == Side.WHITE ? WHITE : BLACK;
    }
}
