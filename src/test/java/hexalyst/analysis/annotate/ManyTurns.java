package hexalyst.analysis.annotate;

import hexalyst.analysis.job.GamePositions;
import hexalyst.board.HexGrid;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Turns;
import hexalyst.record.GameTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/// Games with far more whole turns than can be listed.
public final class ManyTurns {
    private ManyTurns() {}

    /// Random turns of Phalanx from the start.
    ///
    /// @param side how many cells a side of the board has
    public static GameTree game(int side, int turns) {
        Game game = Games.named("phalanx").orElseThrow();
        Position start = game.start(game.editions().getFirst(), HexGrid.hexagon(side, side));
        Random random = new Random(side);
        List<Move> moves = new ArrayList<>();
        Position at = start;
        while (moves.size() < turns) {
            moves.add(Turns.random(at, random));
            at = at.play(moves.getLast());
        }
        return GameTree.of(start, moves);
    }

    /// The position in which such a game ends.
    public static Position last(GameTree game) {
        return new GamePositions(game).at(game.mainLine().getLast());
    }
}
