package hexalyst.game;

import hexalyst.board.Grid;

/// A published version of a game's rules, as data.
public interface Edition {
    /// The name in files and commands, such as `designer`.
    String id();

    /// The name for people.
    String title();

    /// The board that it is played on.
    Grid grid();

    /// What people call this player and its pieces, such as `Orange`.
    String sideName(Side side);

    /// The pieces at the start of a game on this board; on a board that is not the edition's own, unlimited.
    Supply supply(Grid grid);
}
