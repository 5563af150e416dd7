package hexalyst.engine.external;

import hexalyst.game.Move;

/// An engine's reply when it is its turn.
public sealed interface Reply {
    /// It plays this move, which is legal.
    record Plays(Move move) implements Reply {}

    /// It resigns.
    record Resigns() implements Reply {}
}
