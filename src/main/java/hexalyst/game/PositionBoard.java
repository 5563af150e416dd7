package hexalyst.game;

import hexalyst.board.Grid;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/// A search board that keeps the immutable positions on the way: the default of every game.
public final class PositionBoard implements SearchBoard {
    private final Deque<Position> before = new ArrayDeque<>();
    private final MoveCodec codec;
    private Position position;

    /// Starts at a position.
    public PositionBoard(Position position) {
        this.position = position;
        codec = position.game().codec(position.grid());
    }

    @Override
    public int moves(int[] into) {
        List<Move> moves = position.legalMoves();
        for (int i = 0; i < moves.size(); i++) {
            into[i] = codec.encode(moves.get(i));
        }
        return moves.size();
    }

    @Override
    public TurnResult make(int move) {
        Position next = position.play(codec.decode(move));
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
            return winner.get() == position.toMove() ? TurnResult.LOSS : TurnResult.WIN;
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
        return count(Content.WHITE) + count(Content.BLACK);
    }

    @Override
    public int empties() {
        return count(Content.EMPTY);
    }

    private int count(Content content) {
        Grid grid = position.grid();
        int count = 0;
        for (int cell = 0; cell < grid.cells(); cell++) {
            count += position.at(cell).equals(content) ? 1 : 0;
        }
        return count;
    }
}
