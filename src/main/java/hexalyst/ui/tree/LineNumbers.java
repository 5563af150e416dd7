package hexalyst.ui.tree;

import hexalyst.game.Side;
import hexalyst.record.GameTree;
import hexalyst.record.Numbering;

/// The numbers of a game's moves in lists and texts. Indexes count from 0 for the first player's first move, so they
/// begin with 1 where the second player begins.
///
/// @param how what the numbers count
/// @param begins the player who begins
public record LineNumbers(Numbering how, Side begins) {
    /// The numbers of a game.
    public static LineNumbers of(GameTree tree, Numbering how) {
        return new LineNumbers(how, tree.start().toMove());
    }

    /// The number of a move.
    public int number(int index) {
        return how.number(begins, played(index));
    }

    /// What is written before a move of running text, such as `3.` or `3…`; empty if the move before has told it.
    ///
    /// @param opens true at the start of the text
    public String text(int index, boolean opens) {
        int played = played(index);
        return opens || how.isWritten(begins, played) ? how.text(begins, played).replace("...", "…") : "";
    }

    private int played(int index) {
        return index - (begins == Side.WHITE ? 0 : 1);
    }
}
