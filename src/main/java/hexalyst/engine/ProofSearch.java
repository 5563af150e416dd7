package hexalyst.engine;

import hexalyst.game.SearchBoard;
import hexalyst.game.TurnResult;
import java.util.ArrayList;
import java.util.List;

/// Depth-first proof-number search (df-pn: Nagai, "Df-pn Algorithm for Searching AND/OR Trees and Its Applications",
/// 2002), in negamax form, one thread of it.
///
/// Of a position one of two questions is asked, always for the player to move: does that player *win*, or does that
/// player at least *draw*? A player wins if some move leads to a position where the other does not at least draw, and
/// at least draws if some move leads to one where the other does not win; so the question changes from ply to ply.
/// `phi` is the proof number of the question (how many open positions have to turn out well at least), `delta` the
/// disproof number.
///
/// We differ from the paper in the threshold of the best child, a quarter above the second best instead of 1 above
/// (the 1+epsilon trick of Pawlewicz and Lew, 2007), and in the numbers that open positions start with, which the
/// game's hooks give. Of an expanded position every move is looked at but those that the game knows to lose at once
/// or to the next move ([SearchBoard#movesThatMatter]); no other reply is left out, so a disproof is one.
///
/// The games here only ever add pieces, so no position repeats and the usual trouble of proof numbers in graphs with
/// cycles cannot occur. Keys are 64 bits.
final class ProofSearch {
    /// Does the player to move win?
    static final int WIN = 0;
    /// Does the player to move at least draw?
    static final int DRAW = 1;

    /// Up to this many pieces a position shares its entry with its mirror images; beyond, they are too rare.
    private static final int SYMMETRIC_PIECES = 8;

    /// What a search gives that was stopped before it looked at the position.
    private static final long UNTOUCHED = ProofTable.MISSING;

    private static final int PUBLISH_MASK = 255;
    /// After a child's search of at least this many nodes its siblings are looked up again.
    private static final int REFRESH_NODES = 16;
    private static final int INFINITY = ProofTable.INFINITY;
    private static final long[] QUESTION = {0, 0x5DEECE66D1234567L};

    private final SearchBoard board;
    private final ProofTable table;
    private SearchStop stop;
    private final List<Frame> frames = new ArrayList<>();
    private final BusyPositions busy;
    private final boolean alone;

    private long nodes;
    /// What other threads may read of `nodes`.
    private volatile long published;

    /// What is known of the moves of the position at one ply of the current line.
    private static final class Frame {
        final int[] moves;
        final int[] phi;
        final int[] delta;
        final long[] keys;
        int count;
        /// Over the moves found to fail: the longest resistance, and whether no draw was part of it.
        int failPlies;

        boolean failDrawFree;
        /// The child with the smallest disproof number, that number, the second smallest, and the sum of the proof
        /// numbers.
        int best;

        int first;
        int second;
        int total;

        Frame(int most) {
            moves = new int[most];
            phi = new int[most];
            delta = new int[most];
            keys = new long[most];
        }

        void choose() {
            first = INFINITY;
            second = INFINITY;
            long sum = 0;
            for (int i = 0; i < count; i++) {
                sum += phi[i];
                if (delta[i] < first) {
                    second = first;
                    first = delta[i];
                    best = i;
                } else if (delta[i] < second) {
                    second = delta[i];
                }
            }
            total = (int) Math.min(sum, INFINITY - 1);
        }

        /// Takes note of what is known of a child; gives it back if it settles the question, else [#UNTOUCHED].
        long learn(int index, long data) {
            if (ProofTable.disproved(data)) {
                return data;
            }
            if (ProofTable.proved(data)) {
                fail(ProofTable.plies(data), ProofTable.drawFree(data));
                count--;
                moves[index] = moves[count];
                keys[index] = keys[count];
                phi[index] = phi[count];
                delta[index] = delta[count];
            } else {
                phi[index] = ProofTable.phi(data);
                delta[index] = ProofTable.delta(data);
            }
            return UNTOUCHED;
        }

        void fail(int plies, boolean drawFree) {
            failPlies = Math.max(failPlies, plies);
            failDrawFree &= drawFree;
        }
    }

    ProofSearch(SearchBoard board, ProofTable table, SearchStop stop, BusyPositions busy, boolean alone) {
        this.board = board;
        this.table = table;
        this.stop = stop;
        this.busy = busy;
        this.alone = alone;
    }

    /// Positions expanded by this thread, a little late for other threads until the search has ended.
    long nodes() {
        return published;
    }

    /// What the table knows of the board's position.
    long known(int question) {
        return table.find(key(question));
    }

    private long key(int question) {
        return (board.pieces() <= SYMMETRIC_PIECES ? board.canonicalKey() : board.key()) ^ QUESTION[question];
    }

    /// Searches until the question about the board's position is settled or the search is stopped.
    ///
    /// @return what is known then, packed as in [ProofTable]
    long search(int question) {
        try {
            return search(question, INFINITY, INFINITY, 0);
        } finally {
            published = nodes;
        }
    }

    /// As [#search(int)], for a round of the search that this one was made for.
    long search(int question, SearchStop round) {
        stop = round;
        return search(question);
    }

    private long enter(long key, int question, int phiLimit, int deltaLimit, int ply) {
        if (alone) {
            return search(question, phiLimit, deltaLimit, ply);
        }
        busy.enter(key);
        try {
            return search(question, phiLimit, deltaLimit, ply);
        } finally {
            busy.leave(key);
        }
    }

    /// Searches until `phi` or `delta` reaches its limit.
    private long search(int question, int phiLimit, int deltaLimit, int ply) {
        if (!stop.mayExpand()) {
            return UNTOUCHED;
        }
        long before = nodes;
        nodes++;
        if ((nodes & PUBLISH_MASK) == 0) {
            published = nodes;
        }
        Frame frame = frame(ply);
        long key = key(question);
        int winning = expand(frame, question);
        if (winning >= 0) {
            return keep(key, ProofTable.pack(0, INFINITY, frame.phi[winning], frame.failDrawFree, 1));
        }
        while (true) {
            frame.choose();
            if (frame.count == 0) {
                int plies = frame.failPlies + 1;
                return keep(key, ProofTable.pack(INFINITY, 0, plies, frame.failDrawFree, nodes - before));
            }
            long data = ProofTable.pack(frame.first, frame.total, 0, false, nodes - before);
            if (frame.first >= phiLimit || frame.total >= deltaLimit || stop.stopped()) {
                return keep(key, data);
            }
            if (ply == 0) {
                table.keep(key, data);
            }
            long started = nodes;
            long solved = searchBest(frame, question, phiLimit, deltaLimit, ply);
            if (solved == UNTOUCHED && nodes - started >= REFRESH_NODES) {
                solved = refresh(frame);
            }
            if (solved != UNTOUCHED) {
                int plies = ProofTable.plies(solved) + 1;
                return keep(key, ProofTable.pack(0, INFINITY, plies, ProofTable.drawFree(solved), nodes - before));
            }
        }
    }

    private long keep(long key, long data) {
        table.keep(key, data);
        return data;
    }

    /// Searches the most promising child and takes note of what was found.
    ///
    /// @return what is known of the child if that settles the question, else [#UNTOUCHED]
    private long searchBest(Frame frame, int question, int phiLimit, int deltaLimit, int ply) {
        int chosen = alone ? frame.best : leastBusy(frame, frame.best, phiLimit);
        int childPhi = Math.min(INFINITY, deltaLimit - frame.total + frame.phi[chosen]);
        int above = Math.max(frame.second, frame.delta[chosen]) + 1 + frame.second / 4;
        int childDelta = Math.min(phiLimit, Math.min(INFINITY, above));
        board.make(frame.moves[chosen]);
        long child = enter(frame.keys[chosen], 1 - question, childPhi, childDelta, ply + 1);
        board.unmake();
        return child == UNTOUCHED ? UNTOUCHED : frame.learn(chosen, child);
    }

    private Frame frame(int ply) {
        while (frames.size() <= ply) {
            frames.add(new Frame(2 * board.empties() + 2));
        }
        return frames.get(ply);
    }

    /// The child with the smallest number when each other thread that is below one counts its number once more; one
    /// whose number leaves it something to do.
    private int leastBusy(Frame frame, int best, int phiLimit) {
        int chosen = best;
        long least = Long.MAX_VALUE;
        for (int i = 0; i < frame.count; i++) {
            long delta = frame.delta[i];
            long number = delta + busy.at(frame.keys[i]) * (1 + delta);
            if (number < least && delta < phiLimit) {
                least = number;
                chosen = i;
            }
        }
        return chosen;
    }

    /// Looks at every move of the board's position.
    ///
    /// @return -1, or the index of a move that settles the question at once, with its plies in `phi`
    private int expand(Frame frame, int question) {
        int size = board.outlook() == 0 ? board.movesThatMatter(frame.moves) : board.moves(frame.moves);
        frame.count = 0;
        frame.failPlies = 1;
        frame.failDrawFree = true;
        for (int i = 0; i < size; i++) {
            int move = frame.moves[i];
            TurnResult result = board.make(move);
            boolean settled =
                    result == TurnResult.ONGOING ? child(frame, move, 1 - question) : end(frame, question, result);
            board.unmake();
            if (settled) {
                return frame.count;
            }
        }
        return -1;
    }

    /// Takes note of a move that ends the game; true if it settles the question.
    private static boolean end(Frame frame, int question, TurnResult result) {
        boolean drawFree = result != TurnResult.DRAW;
        if (result == TurnResult.WIN || (result == TurnResult.DRAW && question == DRAW)) {
            frame.phi[frame.count] = 1;
            frame.failDrawFree = drawFree;
            return true;
        }
        frame.fail(0, drawFree);
        return false;
    }

    /// Takes note of the position after a move, with the question asked of it; true if that settles the parent's.
    private boolean child(Frame frame, int move, int question) {
        int outlook = board.outlook();
        if (outlook > 0) {
            frame.fail(outlook, true);
            return false;
        }
        if (outlook < 0) {
            frame.phi[frame.count] = 1 - outlook;
            frame.failDrawFree = true;
            return true;
        }
        long key = key(question);
        long data = table.find(key);
        int phi = 1;
        int delta;
        if (data == ProofTable.MISSING) {
            delta = board.resistance();
        } else {
            phi = ProofTable.phi(data);
            delta = ProofTable.delta(data);
        }
        if (delta == 0) {
            frame.phi[frame.count] = ProofTable.plies(data) + 1;
            frame.failDrawFree = ProofTable.drawFree(data);
            return true;
        }
        if (phi == 0) {
            frame.fail(ProofTable.plies(data), ProofTable.drawFree(data));
            return false;
        }
        frame.moves[frame.count] = move;
        frame.keys[frame.count] = key;
        frame.phi[frame.count] = phi;
        frame.delta[frame.count] = delta;
        frame.count++;
        return false;
    }

    /// Looks up the children again, which may have been met elsewhere meanwhile.
    ///
    /// @return what is known of a child if that settles the question, else [#UNTOUCHED]
    private long refresh(Frame frame) {
        for (int i = frame.count - 1; i >= 0; i--) {
            long data = table.find(frame.keys[i]);
            if (data != ProofTable.MISSING && frame.learn(i, data) != UNTOUCHED) {
                return data;
            }
        }
        return UNTOUCHED;
    }
}
