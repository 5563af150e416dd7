package hexalyst.ui.play;

import hexalyst.game.Side;

/// The person's side in the next game against the engine.
public enum Seat {
    /// The side to move.
    NEXT,
    WHITE,
    BLACK,
    /// None: the engine plays against itself.
    NONE;

    /// The engine's side then.
    ///
    /// @param toMove the player to move
    EngineSide engine(Side toMove) {
        return switch (this) {
            case NEXT -> EngineSide.of(toMove.other());
            case WHITE -> EngineSide.BLACK;
            case BLACK -> EngineSide.WHITE;
            case NONE -> EngineSide.BOTH;
        };
    }
}
