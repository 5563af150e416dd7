package hexalyst.engine;

import hexalyst.game.Position;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.Step;
import hexalyst.game.TurnResult;
import hexalyst.turn.LineCodes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToIntFunction;

/// Reads a line of play from a proof. The winner's moves follow the proof; the loser resists as long as the proof shows
/// how. Whatever the table has lost is searched again.
final class ProofLine {
    private static final int NONE = -1;
    /// The number of a move that the search has not visited: larger than that of any visited move.
    private static final long UNSEEN = 1L << 32;
    /// The number of a move that is known not to win.
    private static final long REFUTED = 1L << 48;

    private final SearchBoard board;
    private final ProofSearch search;
    private final SearchStop stop;
    private final List<Integer> made = new ArrayList<>();
    private final int[] moves;

    ProofLine(SearchBoard board, ProofSearch search, SearchStop stop) {
        this.board = board;
        moves = new int[board.mostMoves()];
        this.search = search;
        this.stop = stop;
    }

    /// A line from the board's position, whose value is given, to the end of the game; shorter if the search is
    /// stopped. Leaves the board unchanged.
    List<Step> read(Value value, Position from) {
        return follow(value, from, Integer.MAX_VALUE, this::found);
    }

    /// The beginning of a line from the board's position, whose value is given, as far as the table knows it. Does not
    /// search. Leaves the board unchanged.
    ///
    /// @param plies the maximum number of turns
    List<Step> known(Value value, Position from, int plies) {
        return follow(value, from, plies, this::known);
    }

    /// @param choice returns a move for a position of a given value, or [#NONE] to end the line
    private List<Step> follow(Value value, Position from, int plies, ToIntFunction<Value> choice) {
        Value current = value;
        TurnResult result = TurnResult.ONGOING;
        int turns = 0;
        while (result == TurnResult.ONGOING && turns < plies) {
            int move = choice.applyAsInt(current);
            if (move == NONE) {
                break;
            }
            Side mover = board.toMove();
            result = make(move);
            boolean again = board.toMove() == mover;
            current = again ? current : current.opposite();
            turns += again ? 0 : 1;
        }
        return takeBack(from);
    }

    private TurnResult make(int move) {
        made.add(move);
        return board.make(move);
    }

    private List<Step> takeBack(Position from) {
        made.forEach(move -> board.unmake());
        return LineCodes.decoded(from, made);
    }

    private int known(Value value) {
        return switch (value) {
            case WIN -> quickest();
            case DRAW -> drawing();
            case LOSS -> longest();
        };
    }

    /// The move that the table knows. If the table has lost it, the move that a new search of this position leaves
    /// there. If even that is lost again at once, a move found by searching one move after another. [#NONE] once the
    /// search is stopped.
    private int found(Value value) {
        int question = value == Value.WIN ? ProofSearch.WIN : ProofSearch.DRAW;
        int move = known(value);
        if (move == NONE && !stop.stopped()) {
            search.search(question);
            move = known(value);
        }
        if (move == NONE) {
            move = searched(1 - question);
        }
        return stop.stopped() ? NONE : move;
    }

    /// The move of a won position with the smallest bound on the plies to the end.
    private int quickest() {
        int best = NONE;
        int bestPlies = Integer.MAX_VALUE;
        Side mover = board.toMove();
        for (int move : legal()) {
            TurnResult result = board.make(move);
            int plies = Integer.MAX_VALUE;
            if (result == TurnResult.WIN) {
                plies = 0;
            } else if (result == TurnResult.ONGOING) {
                plies = lossPlies(board.toMove() == mover);
            }
            board.unmake();
            if (plies < bestPlies) {
                bestPlies = plies;
                best = move;
            }
        }
        return best;
    }

    /// The bound on the plies to the end of a position that the table knows is lost for the player who did not make the
    /// last move.
    ///
    /// @param again true if it is the other player's move, in the middle of a turn
    private int lossPlies(boolean again) {
        int outlook = again ? 0 : board.outlook();
        if (outlook != 0) {
            return outlook < 0 ? -outlook : Integer.MAX_VALUE;
        }
        for (int question : new int[] {ProofSearch.DRAW, ProofSearch.WIN}) {
            long data = search.known(question, again);
            boolean lost = ProofTable.disproved(data) && (question == ProofSearch.DRAW || ProofTable.drawFree(data));
            if (lost) {
                return ProofTable.plies(data);
            }
        }
        return Integer.MAX_VALUE;
    }

    /// The move of a lost position that holds out longest, as far as the table knows.
    private int longest() {
        int best = -1;
        int bestPlies = -1;
        Side mover = board.toMove();
        for (int move : legal()) {
            int plies = 0;
            if (board.make(move) == TurnResult.ONGOING) {
                boolean again = board.toMove() == mover;
                plies = Math.max(again ? 0 : board.outlook(), winPlies(again));
            }
            board.unmake();
            if (plies > bestPlies) {
                bestPlies = plies;
                best = move;
            }
        }
        return best;
    }

    /// The bound on the plies to the end of a position that the table knows is won for the player who did not make the
    /// last move; 1 if the table does not know it.
    private int winPlies(boolean again) {
        for (int question : new int[] {ProofSearch.WIN, ProofSearch.DRAW}) {
            long data = search.known(question, again);
            boolean won = ProofTable.proved(data) && (question == ProofSearch.WIN || ProofTable.drawFree(data));
            if (won) {
                return ProofTable.plies(data);
            }
        }
        return 1;
    }

    /// A move that keeps the draw.
    private int drawing() {
        Side mover = board.toMove();
        for (int move : legal()) {
            TurnResult result = board.make(move);
            long data = result == TurnResult.ONGOING
                    ? search.known(ProofSearch.WIN, board.toMove() == mover)
                    : ProofTable.MISSING;
            board.unmake();
            if (result == TurnResult.DRAW || ProofTable.disproved(data)) {
                return move;
            }
        }
        return NONE;
    }

    /// A move after which the answer to a question is no, found by searching one move after another.
    private int searched(int question) {
        int last = -1;
        Side mover = board.toMove();
        for (int move : legal()) {
            last = move;
            boolean found = board.make(move) == TurnResult.ONGOING
                    && ProofTable.disproved(search.search(question, board.toMove() == mover))
                    && !stop.stopped();
            board.unmake();
            if (found || stop.stopped()) {
                return move;
            }
        }
        return last;
    }

    /// The move after which the other player's question "do I at least draw" has the smallest disproof number, as far
    /// as the table knows; the first legal move if all moves are known to lose.
    int front() {
        int best = -1;
        long bestNumber = Long.MAX_VALUE;
        Side mover = board.toMove();
        for (int move : legal()) {
            TurnResult result = board.make(move);
            long number;
            if (result == TurnResult.ONGOING) {
                number = numberToRefute(board.toMove() == mover);
            } else {
                number = result == TurnResult.WIN ? 0 : REFUTED;
            }
            board.unmake();
            if (number < bestNumber) {
                bestNumber = number;
                best = move;
            }
        }
        return best;
    }

    private long numberToRefute(boolean again) {
        int outlook = again ? 0 : board.outlook();
        if (outlook != 0) {
            return outlook < 0 ? 0 : REFUTED;
        }
        long data = search.known(ProofSearch.DRAW, again);
        if (data == ProofTable.MISSING) {
            return UNSEEN + board.resistance();
        }
        return ProofTable.proved(data) ? REFUTED : ProofTable.delta(data);
    }

    private int[] legal() {
        int count = board.moves(moves);
        return Arrays.copyOf(moves, count);
    }
}
