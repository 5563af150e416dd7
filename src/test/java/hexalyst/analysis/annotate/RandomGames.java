package hexalyst.analysis.annotate;

import hexalyst.board.HexGrid;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.Side;
import hexalyst.game.Traits;
import hexalyst.record.EditResult;
import hexalyst.record.GameTree;
import hexalyst.record.TreeEdit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/// Games by players who always see an immediate win, mostly see an immediate loss, and otherwise play at random, with
/// an occasional variation.
final class RandomGames {
    private static final int VARIATIONS = 3;

    private final Random random;

    RandomGames(long seed) {
        random = new Random(seed);
    }

    /// This many games, but at least one of each edition of each game that has a board with this many cells a side, in
    /// turn.
    List<GameTree> of(int side, int most) {
        List<Position> starts = starts(HexGrid.hexagon(side, side));
        List<GameTree> games = new ArrayList<>();
        for (int i = 0; i < Math.max(most, starts.size()); i++) {
            games.add(game(starts.get(i % starts.size())));
        }
        return games;
    }

    private static List<Position> starts(HexGrid grid) {
        List<Position> starts = new ArrayList<>();
        for (Game game : Games.all()) {
            // Values are checked by distances, which are not searched where turns have several parts. Random games in
            // which positions can come back take thousands of turns.
            boolean fits = Positions.hasBoard(game, grid)
                    && !game.traits().openTurns()
                    && game.traits().repetition() == Traits.Repetition.NONE;
            for (Edition edition : fits ? game.editions() : List.<Edition>of()) {
                starts.add(game.start(edition, grid));
            }
        }
        return starts;
    }

    private GameTree game(Position start) {
        GameTree tree = GameTree.of(start, line(start));
        for (int i = 0; i < VARIATIONS; i++) {
            List<Integer> main = tree.mainLine();
            int at = main.get(main.size() - 1 - random.nextInt(Math.min(main.size(), 8)));
            Position position = tree.position(at);
            for (Move move : position.outcome().over() ? List.<Move>of() : line(position)) {
                EditResult played = tree.apply(new TreeEdit.Play(at, move));
                tree = played.tree();
                at = played.goTo();
            }
        }
        return tree;
    }

    private List<Move> line(Position start) {
        List<Move> moves = new ArrayList<>();
        for (Position position = start; !position.outcome().over(); position = position.play(moves.getLast())) {
            moves.add(move(position));
        }
        return moves;
    }

    private Move move(Position position) {
        List<Move> legal = position.legalMoves();
        Optional<Move> win = legal.stream()
                .filter(move -> position.play(move).outcome().wonBy().equals(Optional.of(position.toMove())))
                .findFirst();
        if (win.isPresent() && random.nextInt(8) > 0) {
            return win.get();
        }
        Move move = legal.get(random.nextInt(legal.size()));
        for (int i = 0; i < legal.size() && losesAtOnce(position.play(move), position.toMove()); i++) {
            move = legal.get(random.nextInt(legal.size()));
        }
        return move;
    }

    private static boolean losesAtOnce(Position next, Side mover) {
        Optional<Side> other = Optional.of(mover.other());
        return next.outcome().over()
                ? next.outcome().wonBy().equals(other)
                : next.legalMoves().stream()
                        .anyMatch(reply -> next.play(reply).outcome().wonBy().equals(other));
    }
}
