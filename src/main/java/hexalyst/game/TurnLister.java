package hexalyst.game;

import java.util.List;
import java.util.Optional;

/// Lists legal moves where somebody wants them all. Whole turns of several parts can be too many for that
/// ([Traits#severalParts]): one lister tries [#MOST] parts, for all positions together that it is asked about, and then
/// lists no more turns. The moves of other games it always lists. Not for several threads at once.
public final class TurnLister {
    /// So many parts are tried at most, which takes less than a second on the largest boards; a list may take a few.
    public static final int MOST = 20_000;

    private int tried;

    /// The legal moves of a position ([Position#legalMoves]); empty if they are too many.
    public Optional<List<Move>> of(Position position) {
        return position.game().traits().severalParts()
                ? Turns.of(position, () -> ++tried <= MOST)
                : Optional.of(position.legalMoves());
    }
}
