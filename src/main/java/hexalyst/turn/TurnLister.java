package hexalyst.turn;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Turns;
import java.util.List;
import java.util.Optional;

/// Lists legal moves where all of them are needed. There can be too many whole turns of several parts
/// ([hexalyst.game.Traits#openTurns]): one lister tries [#MOST] parts, over all positions that it is asked about,
/// and then lists no more turns. It always lists the moves of other games. Not thread-safe.
public final class TurnLister {
    /// The most parts to try. That takes less than a second on the largest boards; a list may take a few seconds.
    public static final int MOST = 20_000;

    private int tried;

    /// The legal moves of a position ([Position#legalMoves]); empty if there are too many.
    public Optional<List<Move>> of(Position position) {
        return position.game().traits().openTurns()
                ? Turns.of(position, () -> ++tried <= MOST)
                : Optional.of(position.legalMoves());
    }
}
