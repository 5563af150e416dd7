package hexalyst.game;

import hexalyst.board.HexGrid;
import java.util.Locale;

/// A published version of a game's rules, as data.
public interface Edition {
    /// The name in files and commands, such as `designer`.
    String id();

    /// The name for people.
    String title();

    /// The board that it is played on.
    HexGrid grid();

    /// What people call this player and its pieces, such as `Orange`.
    default String sideName(Side side) {
        return sideName(side, Locale.getDefault());
    }

    /// What they call it in a language, or in English where the game does not know that.
    String sideName(Side side, Locale language);

    /// The pieces at the start of a game on this board; on a board that is not the edition's own, unlimited.
    Supply supply(HexGrid grid);
}
