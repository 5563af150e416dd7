package hexalyst.game;

import java.util.Optional;

/// Converts the turns of a game on one board to and from text, and their parts to and from the codes that searches use.
/// Each game has its own; [StoneCodec] is the one for games that put stones on cells.
public interface MoveCodec {
    /// An upper bound of [#codes] on every board.
    int MOST_CODES = 1 << 20;

    /// The text of a turn, or of a step of a search.
    String format(Parts parts);

    /// The turn with this text, if the text is a turn on this board (not necessarily a legal one).
    ///
    /// @param mover the player whose turn it is, whose pieces are meant by a text without a colour
    Optional<Move> parse(String text, Side mover);

    /// The code of a part, the same in every position.
    ///
    /// @return 0 or more, less than [#codes]
    int encode(Part part);

    /// The part with this code.
    Part decode(int code);

    /// The most moves of a position ([SearchBoard#mostMoves]). A hook for games with more than others.
    default int mostMoves() {
        return SearchBoard.MAX_MOVES;
    }

    /// True if a part, legal or not, has this code.
    boolean isCode(int code);

    /// All codes are below this number, which is at most [#MOST_CODES].
    int codes();
}
