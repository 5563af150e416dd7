package hexalyst.engine.external;

import hexalyst.game.Move;

/// What an engine does when it is its turn.
public sealed interface Reply {
    /// It plays a move, which is legal.
    record Plays(Move move) implements Reply {}

    /// It gives the game up.
    record Resigns() implements Reply {}
}
