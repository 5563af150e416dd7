package hexalyst.game;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A search board that keeps a list of immutable positions: the default for every game.
public final class PositionBoard implements SearchBoard {
    private final Deque<Position> before = new ArrayDeque<>();
    private Position position;

    /// A board at a position.
    public PositionBoard(Position position) {
        this.position = position;
    }

    /// At least as many as the position has now.
    @Override
    public int mostMoves() {
        return Math.max(MAX_MOVES, position.steps().size());
    }

    @Override
    public int moves(int[] into) {
        List<Step> steps = position.steps();
        if (steps.size() > into.length) {
            throw new IllegalStateException("a position with " + steps.size() + " moves: too many to search");
        }
        for (int i = 0; i < steps.size(); i++) {
            into[i] = position.code(steps.get(i));
        }
        return steps.size();
    }

    @Override
    public boolean openTurns() {
        return position.game().traits().openTurns();
    }

    @Override
    public TurnResult make(int move) {
        Position next = position.step(position.decoded(move));
        before.push(position);
        position = next;
        return result();
    }

    @Override
    public void unmake() {
        position = before.pop();
    }

    @Override
    public Side toMove() {
        return position.toMove();
    }

    @Override
    public TurnResult result() {
        Outcome outcome = position.outcome();
        Optional<Side> winner = outcome.wonBy();
        if (winner.isPresent()) {
            Side last = before.isEmpty()
                    ? position.toMove().other()
                    : before.getFirst().toMove();
            return winner.get() == last ? TurnResult.WIN : TurnResult.LOSS;
        }
        return outcome.over() ? TurnResult.DRAW : TurnResult.ONGOING;
    }

    @Override
    public long key() {
        return canonicalKey();
    }

    @Override
    public long canonicalKey() {
        return position.key().low();
    }

    @Override
    public int pieces() {
        return cellContents().mapToInt(content -> content.pieces().size()).sum();
    }

    @Override
    public int empties() {
        return (int) cellContents().filter(Content::isEmpty).count();
    }

    private Stream<Content> cellContents() {
        return IntStream.range(0, position.grid().cells()).mapToObj(position::at);
    }

    /// The points in games that have points.
    @Override
    public int plainCount() {
        return position.score().map(points -> points.ahead(toMove())).orElseGet(SearchBoard.super::plainCount);
    }

    @Override
    public Playout playout() {
        return new RandomPlayout(this, position.game().traits().scored());
    }
}
