package hexalyst.game;

import java.util.Optional;

/// Converts the turns of a game on one board to and from text and the codes that searches use. Each game has its own;
/// [StoneCodec] is the one for games that put stones on cells.
public interface MoveCodec {
    /// An upper bound of [#codes] on every board.
    int MOST_CODES = 1 << 20;

    /// The text of a turn.
    String format(Move move);

    /// The turn with this text, if the text is a turn on this board (not necessarily a legal one).
    ///
    /// @param mover the player whose turn it is, whose pieces are meant by a text without a colour
    Optional<Move> parse(String text, Side mover);

    /// The code of a turn of one part, the same in every position. For a turn of several parts, the code of its first
    /// part.
    ///
    /// @return 0 or more, less than [#codes]
    int encode(Move move);

    /// The turn with this code.
    Move decode(int code);

    /// True if a turn, legal or not, has this code.
    boolean isCode(int code);

    /// All codes are below this number, which is at most [#MOST_CODES].
    int codes();
}
