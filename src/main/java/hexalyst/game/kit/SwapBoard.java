package hexalyst.game.kit;

import hexalyst.game.Lookahead;
import hexalyst.game.Move;
import hexalyst.game.MoveCodec;
import hexalyst.game.Part;
import hexalyst.game.Playout;
import hexalyst.game.Position;
import hexalyst.game.PositionKey;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.Tally;
import hexalyst.game.TurnResult;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/// The search board of a position where the second player may still take over the first move ([Move#swap]). It wraps
/// the game's own board, adds that move, and changes the keys as long as it can be made. After the second player's
/// first move it only delegates. A swap creates a separate board for the rest of the line, since no board can change
/// the colour of a piece.
public final class SwapBoard implements SearchBoard {
    private final SwapPosition start;
    private final MoveCodec codec;
    private final int pass;
    private final int swap;
    private final SearchBoard unswapped;
    /// The player whose first move can be taken over, once there is a piece.
    private Side first;
    /// The moves made while the swap was on offer: passes on an empty board, and the first placement.
    private final List<Integer> opening = new ArrayList<>();
    /// [#unswapped], or the board of the line after a swap.
    private SearchBoard board;
    private boolean swapped;
    /// How many moves were made after the swap was no longer on offer.
    private int beyond;

    /// @param start a position with a swap on offer
    public SwapBoard(SwapPosition start) {
        this.start = start;
        codec = start.game().codec(start.grid());
        pass = codec.encode(Part.PASS);
        swap = codec.encode(Part.SWAP);
        unswapped = start.plain().searchBoard();
        board = unswapped;
        first = start.midTurn() ? start.toMove() : start.toMove().other();
    }

    /// True if the player to move may swap.
    private boolean canSwap() {
        return beyond == 0 && board.pieces() > 0 && board.toMove() != first;
    }

    @Override
    public int moves(int[] into) {
        int count = board.moves(into);
        if (!canSwap()) {
            return count;
        }
        boolean passes = count > 0 && into[count - 1] == pass;
        into[passes ? count - 1 : count] = swap;
        if (passes) {
            into[count] = pass;
        }
        return count + 1;
    }

    @Override
    public TurnResult make(int move) {
        if (beyond > 0) {
            beyond++;
            return board.make(move);
        }
        if (move == swap) {
            board = afterSwap();
            swapped = true;
            beyond = 1;
            return board.result();
        }
        if (canSwap() || move == pass && !start.game().passKeepsSwap()) {
            beyond = 1;
        } else {
            first = board.pieces() == 0 ? board.toMove() : first;
            opening.add(move);
        }
        board.make(move);
        return result();
    }

    private SearchBoard afterSwap() {
        Position position = start;
        for (int move : opening) {
            position = position.with(codec.decode(move));
        }
        return position.play(Move.swap()).searchBoard();
    }

    @Override
    public void unmake() {
        if (beyond == 1 && swapped) {
            board = unswapped;
            swapped = false;
            beyond = 0;
            return;
        }
        board.unmake();
        if (beyond > 0) {
            beyond--;
        } else {
            opening.removeLast();
        }
    }

    @Override
    public Side toMove() {
        return board.toMove();
    }

    @Override
    public int mostMoves() {
        return board.mostMoves() + 1;
    }

    @Override
    public boolean openTurns() {
        return board.openTurns();
    }

    @Override
    public boolean inOrder(int before, int next) {
        return board.inOrder(before, next);
    }

    @Override
    public Playout playout() {
        return new SwapPlayout();
    }

    /// A swap is a move too: where it is possible, the game is not drawn for lack of moves.
    @Override
    public TurnResult result() {
        return canSwap() && board.result() == TurnResult.DRAW ? TurnResult.ONGOING : board.result();
    }

    @Override
    public long key() {
        return flagged(board.key());
    }

    @Override
    public long canonicalKey() {
        return flagged(board.canonicalKey());
    }

    @Override
    public long tableKey() {
        return flagged(board.tableKey());
    }

    private long flagged(long key) {
        return beyond > 0 ? key : PositionKey.withSwap(key);
    }

    @Override
    public long estimateKey() {
        return flagged(board.estimateKey());
    }

    @Override
    public boolean remembers() {
        return board.remembers();
    }

    @Override
    public boolean fills() {
        return board.fills();
    }

    @Override
    public int forcing(int[] into) {
        return beyond > 0 ? board.forcing(into) : 0;
    }

    @Override
    public int pieces() {
        return board.pieces();
    }

    @Override
    public int empties() {
        return board.empties();
    }

    /// The wrapped board's outlook is only true where nobody may swap.
    @Override
    public int outlook() {
        return beyond > 0 ? board.outlook() : 0;
    }

    @Override
    public int movesThatMatter(int[] into) {
        return beyond > 0 ? board.movesThatMatter(into) : moves(into);
    }

    @Override
    public int resistance() {
        return board.resistance();
    }

    @Override
    public void lookAhead(Lookahead into) {
        if (beyond > 0) {
            board.lookAhead(into);
        } else {
            SearchBoard.super.lookAhead(into);
        }
    }

    @Override
    public void lookAt(int move, Lookahead into) {
        if (beyond > 0) {
            board.lookAt(move, into);
        } else {
            SearchBoard.super.lookAt(move, into);
        }
    }

    @Override
    public void glanceAtQuietMoves(Lookahead into) {
        if (beyond > 0) {
            board.glanceAtQuietMoves(into);
        } else {
            SearchBoard.super.glanceAtQuietMoves(into);
        }
    }

    @Override
    public void lookAtQuietMoves(Lookahead into) {
        if (beyond > 0) {
            board.lookAtQuietMoves(into);
        } else {
            SearchBoard.super.lookAtQuietMoves(into);
        }
    }

    /// A player who may swap takes the better side.
    @Override
    public int evaluate() {
        int worth = board.evaluate();
        return canSwap() ? Math.abs(worth) : worth;
    }

    @Override
    public int plainCount() {
        return board.plainCount();
    }

    @Override
    public int features(int[] into) {
        int count = board.features(into);
        if (canSwap() && board.evaluate() < 0) {
            for (int i = 0; i < count; i++) {
                into[i] = -into[i];
            }
        }
        return count;
    }

    @Override
    public boolean threatened() {
        return board.threatened();
    }

    @Override
    public Tally tally() {
        return beyond > 0 ? board.tally() : SearchBoard.super.tally();
    }

    /// Random games in which a player who may swap does so every second time. Those of the game's own board follow.
    private final class SwapPlayout implements Playout {
        private final Playout own = unswapped.playout();
        private final int[] moves = new int[mostMoves()];
        private Playout last = own;

        @Override
        public int play(RandomGenerator random) {
            Side mover = toMove();
            int made = 0;
            while (beyond == 0 && result() == TurnResult.ONGOING) {
                boolean swaps = canSwap() && random.nextBoolean();
                make(swaps ? swap : moves[random.nextInt(moves(moves))]);
                made++;
            }
            last = swapped ? board.playout() : own;
            int ahead = last.play(random);
            int result = toMove() == mover ? ahead : -ahead;
            for (; made > 0; made--) {
                unmake();
            }
            return result;
        }

        @Override
        public void addOwners(int[] sums) {
            last.addOwners(sums);
        }
    }
}
