package hexalyst.engine;

import hexalyst.engine.verify.Answers;
import hexalyst.game.Position;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.Step;
import hexalyst.game.TurnResult;
import hexalyst.turn.LineCodes;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.CancellationException;

/// Chooses the moves of a strategy from what a search has proved. Among several moves that reach the goal, it prefers
/// one that ends the game, then one to a position already in the strategy, then the one whose proof took the least
/// work. Whatever the table has lost is searched again.
final class StrategyChoice implements Answers {
    private static final int NONE = -1;
    /// The cost of a move that is not known to reach the goal.
    private static final int FAILS = Integer.MAX_VALUE;
    /// The cost of a move that ends the game.
    private static final int ENDS = -2;
    /// The cost of a move to a position that is already in the strategy; other moves cost more.
    private static final int SHARED = -1;

    private final SearchBoard board;
    private final ProofTable table;
    private final ProofSearch reader;
    private final SearchStop stop;
    private final LineCodes codes;
    private final boolean drawIsEnough;
    /// The questions to ask where the strategy's side is to move, the question of the first search first.
    private final int[] questions;
    /// In how many plies from the root the strategy has to win; 0 for no limit.
    private final int limit;
    private final Set<Long> strategy = new HashSet<>();
    private final int[] moves;

    /// @param value the proved value of the root, for the player to move there
    /// @param plies the number of plies in which the win is proved; empty for no limit
    StrategyChoice(Position root, Value value, OptionalInt plies, ProofTable table, SearchStop stop) {
        board = root.searchBoard();
        moves = new int[board.mostMoves()];
        codes = new LineCodes(root);
        this.table = table;
        this.stop = stop;
        reader = newSearch();
        drawIsEnough = value == Value.DRAW;
        limit = plies.orElse(0);
        questions = switch (value) {
            case WIN -> new int[] {ProofSearch.WIN, ProofSearch.DRAW};
            case LOSS -> new int[] {ProofSearch.DRAW, ProofSearch.WIN};
            case DRAW -> new int[] {ProofSearch.DRAW};
        };
    }

    @Override
    public Step next(List<Step> line) {
        codes.follow(line, board);
        int[] asked = asked();
        int move = known(asked);
        if (move == NONE) {
            move = searched(asked);
        }
        if (stop.stopped()) {
            throw new CancellationException();
        }
        Side mover = board.toMove();
        if (board.make(move) == TurnResult.ONGOING && board.toMove() != mover) {
            strategy.add(key());
        }
        board.unmake();
        return codes.decoded(move);
    }

    /// The key of the board's position combined with the number of plies that the strategy has left there.
    private long key() {
        return reader.key(limit > codes.line().size() ? asked()[0] : ProofSearch.WIN);
    }

    /// The questions to ask about the board's position. A position that was walked with more plies left is not walked
    /// again. Only forced passes can lead to one; there may then be no question left.
    private int[] asked() {
        int left = limit - codes.line().size();
        return left > 0 ? new int[] {ProofSearch.within(ProofSearch.WIN, left)} : questions;
    }

    /// The best move known to reach the goal, by the first search's question if that has an answer.
    private int known(int[] asked) {
        int best = NONE;
        for (int i = 0; i < asked.length && best == NONE; i++) {
            best = choose(asked[i]);
        }
        return best;
    }

    /// The best move known to reach the goal.
    ///
    /// @param question the question where the strategy's side is to move
    private int choose(int question) {
        int outlook = board.outlook();
        int count = outlook == 0 ? board.movesThatMatter(moves) : board.moves(moves);
        int least = FAILS;
        int best = NONE;
        for (int i = 0; i < count; i++) {
            Side mover = board.toMove();
            TurnResult result = board.make(moves[i]);
            int cost = cost(result, question, board.toMove() == mover);
            board.unmake();
            if (cost < least) {
                least = cost;
                best = moves[i];
            }
            if (cost == ENDS || (cost == SHARED && outlook != 1)) {
                return best;
            }
        }
        return best;
    }

    /// The cost of having the board's position, after a move with this result, in the strategy.
    ///
    /// @param question the question before the move
    /// @param again true if the move was a part of an unfinished turn
    private int cost(TurnResult result, int question, boolean again) {
        return switch (result) {
            case WIN -> ENDS;
            case LOSS -> FAILS;
            case DRAW -> drawIsEnough ? ENDS : FAILS;
            case ONGOING -> !again && strategy.contains(key()) ? SHARED : knownCost(question, again);
        };
    }

    private int knownCost(int question, boolean again) {
        int outlook = again ? 0 : board.outlook();
        int left = (question >> 1) - 1;
        if (left == 0 || outlook > 0 || (left > 0 && -outlook > left)) {
            return FAILS;
        }
        if (outlook < 0) {
            return -outlook;
        }
        int next = ProofSearch.next(question);
        long data = reader.known(next, again);
        return reaches(next, data) ? ProofTable.size(data) << 8 | ProofTable.plies(data) : FAILS;
    }

    /// A move found by a new search: first of this position and, if the table loses the answer again at once, of the
    /// position after each move.
    private int searched(int[] asked) {
        int best = NONE;
        for (int i = 0; i < asked.length && best == NONE && !stop.stopped(); i++) {
            newSearch().search(asked[i]);
            best = known(asked);
        }
        return best == NONE ? tried(asked) : best;
    }

    private int tried(int[] asked) {
        int count = board.moves(moves);
        Side mover = board.toMove();
        for (int i = 0; i < count; i++) {
            boolean reaches = board.make(moves[i]) == TurnResult.ONGOING && reaches(asked, board.toMove() == mover);
            board.unmake();
            if (stop.stopped()) {
                throw new CancellationException();
            }
            if (reaches) {
                return moves[i];
            }
        }
        throw new IllegalStateException("a move of a proof cannot be found again");
    }

    /// A search from the board's position. A new one each time, since the space a search reserves depends on where it
    /// begins.
    private ProofSearch newSearch() {
        return new ProofSearch(board, table, stop);
    }

    /// True if a search finds that the board's position reaches the goal.
    ///
    /// @param asked the questions before the move
    private boolean reaches(int[] asked, boolean again) {
        boolean reaches = false;
        for (int i = 0; i < asked.length && !reaches; i++) {
            int question = ProofSearch.next(asked[i]);
            reaches = reaches(question, newSearch().search(question, again));
        }
        return reaches;
    }

    /// True if the answer to a question about the other side's position is enough for the goal.
    private boolean reaches(int question, long data) {
        boolean enough = (question & 1) == ProofSearch.DRAW || drawIsEnough || ProofTable.drawFree(data);
        return ProofTable.disproved(data) && enough;
    }
}
