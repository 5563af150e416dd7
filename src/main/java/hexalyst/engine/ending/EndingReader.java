package hexalyst.engine.ending;

import hexalyst.game.Contents;
import hexalyst.game.SearchBoard;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Looks up a board's position in solved endings. Confined to one thread.
///
/// An ending is solved as if nothing mattered but the position: its play may go in circles, which is a draw. By the
/// rules a position is a draw at its third time, so what a position is worth depends on what was on the board before
/// (the graph-history-interaction problem: Kishimoto and Müller, "A General Solution to the Graph History Interaction
/// Problem", 2004). Still its values and plies are exactly those of the rules:
///
/// - Positions that were on the board twice before the root are draws when they come back. The search treats them so,
///   since that is what the board says; all others it treats as new, the root too.
/// - From a won position, each turn of the winner leads to a position that takes fewer plies to win, whatever the loser
///   plays. So none comes back on the way. One that was on the board once at most is there twice at most, and no draw
///   comes in between. Nor does the loser last longer by the rules: it has no other turns, and every one was counted.
/// - In a position that is not won, the other player has a turn to another such position every time. By the rules the
///   game may be a draw sooner on that way, but it is not lost. For the same reason no win takes fewer plies by the
///   rules than here: an additional draw helps nobody to win.
///
/// At another position the history may be another. What was on the board twice does not matter if it is the position
/// itself, since the winner's way does not come back to it, nor if it is the ending's root and the same player does not
/// win there in fewer plies, since the root is not on the winner's way then. With others, a drawn position is still
/// drawn: neither player needs them not to lose. A decided one is only believed if there are no others.
public final class EndingReader {
    /// The value of a position that is not known.
    public static final int UNKNOWN = Integer.MIN_VALUE;

    private final SearchBoard board;
    private final @Nullable Contents contents;
    private final byte[] content;

    /// @param board whose position will be looked up each time
    public EndingReader(SearchBoard board) {
        this.board = board;
        contents = board.contents().orElse(null);
        content = new byte[contents == null ? 0 : contents.room()];
    }

    /// The value of the board's position, where the game is not over: n if the player to move wins within n plies and
    /// no sooner, -n if that player loses so, 0 if it is a draw; [#UNKNOWN] if no ending tells.
    public int value(List<SolvedEnding> endings) {
        int value = UNKNOWN;
        if (contents != null) {
            for (int i = 0; i < endings.size() && value == UNKNOWN; i++) {
                value = value(contents, endings.get(i));
            }
        }
        return value;
    }

    private int value(Contents now, SolvedEnding ending) {
        int value = ending.frame().equals(now.frame())
                ? ending.value(content, now.write(content, 0, ending.alike()))
                : UNKNOWN;
        if (value == UNKNOWN) {
            return UNKNOWN;
        }
        return ending.holds(value, board.toMove(), now.seenTwice(), now.here()) ? value : UNKNOWN;
    }
}
