package hexalyst.engine.estimate;

import hexalyst.engine.SearchStop;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.TurnResult;
import java.util.Arrays;
import java.util.stream.IntStream;

/// Principal-variation search (Marsland and Campbell, "Parallel Search of Strongly Ordered Game Trees", 1982):
/// fail-soft alpha-beta in negamax form, where every move except the first is tried with a null window.
///
/// The horizon: what the game knows without searching ([SearchBoard#outlook]) ends a line at any depth. A position
/// whose player is threatened is not evaluated; the search continues with the replies, which are few. Only the moves
/// that matter are tried; those left out lose within two plies. Moves that change the balance at once
/// ([SearchBoard#forcing]) are followed a little further (quiescence, where the player may also leave them alone). From
/// depth [#REDUCED_DEPTH] on, late moves are first searched one or two plies less deeply.
///
/// Where a turn may have several parts, each part is a move here: the same player may move again, and the score then
/// keeps its sign. Depths count moves; the plies of a win or a loss count whole turns.
///
/// Each score is a bound, together with whether that bound is proved, that is, whether every line behind it reaches the
/// end of the game or an outlook. Proved bounds from the table are valid at any depth.
final class VariationSearch {
    private static final int REDUCED_DEPTH = 3;
    private static final int FULL_MOVES = 3;
    /// From this depth on, moves after this many are reduced by two plies.
    private static final int TWICE_REDUCED_DEPTH = 5;
    private static final int ONCE_REDUCED_MOVES = 12;
    private static final int MOST_PLIES = 250;
    private static final int NO_MOVE = -1;
    /// How many plies forcing moves are followed beyond the horizon.
    private static final int MOST_FORCING = 6;

    private final SearchBoard board;
    private final EstimateTable table;
    private final SearchStop stop;
    private final MoveOrder order;
    private final boolean openTurns;
    private final int plies;
    /// True if keys leave out earlier positions, so that a table cannot prove anything.
    private final boolean forgets;
    /// For each ply, how many turns were completed before it.
    private final int[] turns;

    private final int[] forcing;
    private final int[][] moves;
    /// The best line from each ply. A line starts at the index of its ply.
    private final int[][] lines;

    private final int[] lineEnds;
    private long nodes;
    private int deepest;
    private boolean proved;

    VariationSearch(SearchBoard board, EstimateTable table, SearchStop stop) {
        this.board = board;
        forcing = new int[board.mostMoves()];
        this.table = table;
        this.stop = stop;
        openTurns = board.openTurns();
        boolean shorter = board.fills() && !openTurns;
        plies = shorter ? Math.min(MOST_PLIES, board.empties() + 4) : MOST_PLIES;
        forgets = board.remembers();
        turns = IntStream.range(0, plies + 3).toArray();
        order = new MoveOrder(plies + 2);
        moves = new int[plies + 2][];
        lines = new int[plies + 2][plies + 2];
        lineEnds = new int[plies + 2];
    }

    /// Positions examined so far.
    long nodes() {
        return nodes;
    }

    /// The length of the longest line examined so far, in plies.
    int deepest() {
        return deepest;
    }

    /// Whether the bound returned by the last search is proved.
    boolean proved() {
        return proved;
    }

    /// The best moves that the last search from a ply found.
    int[] line(int ply) {
        return Arrays.copyOfRange(lines[ply], ply, lineEnds[ply]);
    }

    /// Makes a move on the board, searches the resulting position, and takes the move back.
    ///
    /// @param ply the plies made since the root, without this one
    /// @param best false to try a null window above `alpha` first
    /// @param reduced how many plies less deep the first try is
    /// @return the score for the player who makes the move: an upper bound if at most `alpha`, a lower bound if at
    ///     least `beta`; meaningless after a stop
    int tryMove(int move, int depth, int alpha, int beta, int ply, boolean best, int reduced) {
        Side mover = board.toMove();
        TurnResult result = board.make(move);
        boolean again = openTurns && result == TurnResult.ONGOING && board.toMove() == mover;
        if (openTurns) {
            turns[ply + 1] = turns[ply] + (again ? 0 : 1);
        }
        int score;
        if (result != TurnResult.ONGOING) {
            score = end(result, ply + 1);
        } else if (best) {
            score = searchOn(again, depth - 1, alpha, beta, ply + 1);
        } else {
            score = searchOn(again, depth - 1 - reduced, alpha, alpha + 1, ply + 1);
            if (score > alpha && reduced > 0) {
                score = searchOn(again, depth - 1, alpha, alpha + 1, ply + 1);
            }
            if (score > alpha && score < beta) {
                score = searchOn(again, depth - 1, alpha, beta, ply + 1);
            }
        }
        board.unmake();
        return score;
    }

    /// Searches the position after a move, for the player who made it.
    ///
    /// @param again true if the same player is to move again
    private int searchOn(boolean again, int depth, int alpha, int beta, int ply) {
        return again ? search(depth, alpha, beta, ply) : -search(depth, -beta, -alpha, ply);
    }

    /// The score of a game that has ended, for the player who made the last move.
    private int end(TurnResult result, int ply) {
        lineEnds[ply] = ply;
        proved = true;
        deepest = Math.max(deepest, ply);
        return switch (result) {
            case WIN -> ScoreCode.WIN - turns[ply];
            case LOSS -> turns[ply] - ScoreCode.WIN;
            case DRAW -> 0;
            case ONGOING -> throw new IllegalArgumentException("the game goes on");
        };
    }

    private int search(int depth, int alpha, int beta, int ply) {
        lineEnds[ply] = ply;
        if (!stop.mayExpand()) {
            return 0;
        }
        nodes++;
        deepest = Math.max(deepest, ply);
        int outlook = board.outlook();
        if (outlook != 0) {
            proved = true;
            return ScoreCode.ofOutlook(outlook, turns[ply]);
        }
        if ((depth <= 0 && !board.threatened()) || ply >= plies) {
            return ply < plies && depth > -MOST_FORCING ? searchForcing(depth, alpha, beta, ply) : estimate();
        }
        long key = board.estimateKey();
        long data = table.find(key);
        if (data == EstimateTable.MISSING) {
            return searchMoves(key, NO_MOVE, depth, alpha, beta, ply);
        }
        int score = ScoreCode.fromRoot(EstimateTable.score(data), turns[ply]);
        if (forgets && ScoreCode.decided(score)) {
            return searchMoves(key, EstimateTable.move(data), depth, alpha, beta, ply);
        }
        boolean certain = EstimateTable.proved(data);
        boolean deep = EstimateTable.depth(data) >= depth && beta - alpha == 1;
        if ((certain || deep) && settles(EstimateTable.bound(data), score, alpha, beta)) {
            proved = certain;
            return score;
        }
        return searchMoves(key, EstimateTable.move(data), depth, alpha, beta, ply);
    }

    private int estimate() {
        proved = false;
        return board.evaluate();
    }

    /// The estimate, or what a forcing move makes of it.
    private int searchForcing(int depth, int alpha, int beta, int ply) {
        int best = estimate();
        int[] some = room(ply);
        int count = best < beta ? board.forcing(some) : 0;
        boolean bestProved = false;
        for (int i = 0; i < count && best < beta; i++) {
            int score = tryMove(some[i], depth, Math.max(alpha, best), beta, ply, true, 0);
            if (stop.stopped()) {
                return 0;
            }
            if (score > best) {
                best = score;
                bestProved = proved;
                if (score > alpha) {
                    extendLine(some[i], ply);
                }
            }
        }
        proved = bestProved && ScoreCode.won(best);
        return best;
    }

    private static boolean settles(int bound, int score, int alpha, int beta) {
        return bound == EstimateTable.EXACT
                || (bound == EstimateTable.LOWER && score >= beta)
                || (bound == EstimateTable.UPPER && score <= alpha);
    }

    private int searchMoves(long key, int first, int depth, int alpha, int beta, int ply) {
        int side = board.toMove().ordinal();
        int[] some = room(ply);
        int count = board.movesThatMatter(some);
        order.rank(some, count, ply, first, side);
        order.prefer(some, count, ply, forcing, board.forcing(forcing));
        int best = -ScoreCode.INFINITY;
        int bestMove = NO_MOVE;
        boolean bestProved = false;
        boolean allProved = true;
        for (int i = 0; i < count && best < beta; i++) {
            int move = order.next(some, count, ply, i);
            int floor = Math.max(alpha, best);
            int score = tryMove(move, Math.max(depth, 1), floor, beta, ply, i == 0, reduction(depth, i));
            if (stop.stopped()) {
                return 0;
            }
            allProved &= proved;
            if (score > best) {
                best = score;
                bestMove = move;
                bestProved = proved;
                if (score > alpha) {
                    extendLine(move, ply);
                }
            }
        }
        if (best >= beta) {
            order.refuted(bestMove, ply, side, Math.max(depth, 0));
            proved = bestProved;
        } else {
            proved = allProved || ScoreCode.won(best);
        }
        int bound;
        if (best >= beta) {
            bound = EstimateTable.LOWER;
        } else {
            bound = best > alpha ? EstimateTable.EXACT : EstimateTable.UPPER;
        }
        int own = ScoreCode.fromHere(best, turns[ply]);
        table.keep(key, table.pack(own, bound, proved && !forgets, Math.max(depth, 0), bestMove));
        return best;
    }

    /// How many plies less deep a move is tried first, by its place in the order.
    private static int reduction(int depth, int place) {
        if (depth < REDUCED_DEPTH || place < FULL_MOVES) {
            return 0;
        }
        return depth >= TWICE_REDUCED_DEPTH && place >= ONCE_REDUCED_MOVES ? 2 : 1;
    }

    /// Allocated when needed, since most searches reach only a few plies.
    private int[] room(int ply) {
        int[] room = moves[ply];
        if (room == null) {
            room = new int[board.mostMoves()];
            moves[ply] = room;
        }
        return room;
    }

    private void extendLine(int move, int ply) {
        int end = lineEnds[ply + 1];
        lines[ply][ply] = move;
        System.arraycopy(lines[ply + 1], ply + 1, lines[ply], ply + 1, end - ply - 1);
        lineEnds[ply] = end;
    }
}
