package hexalyst.engine;

import java.util.Optional;

/// What a proof-number search asks about a position. It is always about the player to move.
public enum Question {
    /// Does the player to move win?
    WIN,
    /// Does the player to move at least draw?
    DRAW;

    /// The question about a position of the other player that has the opposite answer, seen from there: a player wins
    /// if the other one does not at least draw.
    public Question next() {
        return this == WIN ? DRAW : WIN;
    }

    /// The answer, as far as it follows from what is proved about the position.
    public Optional<Boolean> answer(ValueBounds bounds) {
        int needed = this == WIN ? 1 : 0;
        if (bounds.least() >= needed) {
            return Optional.of(true);
        }
        return bounds.most() < needed ? Optional.of(false) : Optional.empty();
    }
}
