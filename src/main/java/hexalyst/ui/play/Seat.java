package hexalyst.ui.play;

import hexalyst.game.Side;

/// Which side a person has in a play that is to begin.
public enum Seat {
    /// The one that moves next.
    NEXT,
    WHITE,
    BLACK,
    /// None: the engine plays against itself.
    NONE;

    /// For whom the engine moves then.
    ///
    /// @param toMove who moves next
    EngineSide engine(Side toMove) {
        return switch (this) {
            case NEXT -> EngineSide.of(toMove.other());
            case WHITE -> EngineSide.BLACK;
            case BLACK -> EngineSide.WHITE;
            case NONE -> EngineSide.BOTH;
        };
    }
}
