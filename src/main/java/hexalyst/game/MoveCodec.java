package hexalyst.game;

import java.util.Optional;

/// Translates the turns of a game on one board to and from text and the numbers that searches use. Each game has its
/// own; [StoneCodec] is that of games that put stones on cells.
public interface MoveCodec {
    /// An upper bound of [#codes] on every board.
    int MOST_CODES = 1 << 17;

    /// The text of a turn.
    String format(Move move);

    /// The turn with this text, if it is one on this board (not necessarily a legal one).
    ///
    /// @param mover whose turn it is: its pieces are those that a text without a colour means
    Optional<Move> parse(String text, Side mover);

    /// The code of a turn of one part, the same in every position. Of a turn of several parts, that of its first.
    ///
    /// @return 0 or more, less than [#codes]
    int encode(Move move);

    /// The turn with this code.
    Move decode(int code);

    /// True if a turn, legal or not, has this code.
    boolean isCode(int code);

    /// More than every code: at most [#MOST_CODES].
    int codes();
}
