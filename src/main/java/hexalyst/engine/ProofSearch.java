package hexalyst.engine;

import hexalyst.game.SearchBoard;
import hexalyst.game.TurnResult;

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
/// ([SearchBoard#movesThatMatter]); no other reply is left out, so a disproof is one.
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

    private static final int PUBLISH_MASK = 255;
    /// After a child's search of at least this many nodes its siblings are looked up again.
    private static final int REFRESH_NODES = 16;
    private static final int INFINITY = ProofTable.INFINITY;
    private static final long[] QUESTION = {0, 0x5DEECE66D1234567L};

    private final SearchBoard board;
    private final ProofTable table;
    private SearchStop stop;
    private final Frame[] frames;
    private final BusyPositions busy;
    private final boolean alone;

    private long nodes;
    /// What other threads may read of `nodes`.
    private volatile long published;

    /// What is known of the moves of the position at one ply of the current line.
    private static final class Frame {
        final int[] moves = new int[SearchBoard.MAX_MOVES];
        final int[] phi = new int[SearchBoard.MAX_MOVES];
        final int[] delta = new int[SearchBoard.MAX_MOVES];
        final long[] keys = new long[SearchBoard.MAX_MOVES];
        int count;
        /// Over the moves found to fail: the longest resistance, and whether no draw was part of it.
        int failPlies;

        boolean failDrawFree;
    }

    ProofSearch(SearchBoard board, ProofTable table, SearchStop stop, BusyPositions busy, boolean alone) {
        this.board = board;
        this.table = table;
        this.stop = stop;
        this.busy = busy;
        this.alone = alone;
        frames = new Frame[board.empties() + 4];
        for (int ply = 0; ply < frames.length; ply++) {
            frames[ply] = new Frame();
        }
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
        long before = nodes;
        nodes++;
        if ((nodes & PUBLISH_MASK) == 0) {
            published = nodes;
        }
        stop.count(nodes);
        Frame frame = frames[ply];
        int winning = expand(frame, question);
        long key = key(question);
        if (winning >= 0) {
            long data = ProofTable.pack(0, INFINITY, frame.phi[winning], frame.failDrawFree, 1);
            table.keep(key, data);
            return data;
        }
        while (true) {
            int best = -1;
            int first = INFINITY;
            int second = INFINITY;
            long sum = 0;
            for (int i = 0; i < frame.count; i++) {
                int delta = frame.delta[i];
                sum += frame.phi[i];
                if (delta < first) {
                    second = first;
                    first = delta;
                    best = i;
                } else if (delta < second) {
                    second = delta;
                }
            }
            int total = (int) Math.min(sum, INFINITY - 1);
            if (best < 0) {
                long data = ProofTable.pack(INFINITY, 0, frame.failPlies + 1, frame.failDrawFree, nodes - before);
                table.keep(key, data);
                return data;
            }
            if (first >= phiLimit || total >= deltaLimit || stop.stopped()) {
                long data = ProofTable.pack(first, total, 0, false, nodes - before);
                table.keep(key, data);
                return data;
            }
            if (ply == 0) {
                table.keep(key, ProofTable.pack(first, total, 0, false, nodes - before));
            }
            int chosen = alone ? best : leastBusy(frame, best, phiLimit);
            int childPhi = Math.min(INFINITY, deltaLimit - total + frame.phi[chosen]);
            int childDelta =
                    Math.min(phiLimit, Math.min(INFINITY, Math.max(second, frame.delta[chosen]) + 1 + second / 4));
            long started = nodes;
            board.make(frame.moves[chosen]);
            long child = enter(frame.keys[chosen], 1 - question, childPhi, childDelta, ply + 1);
            board.unmake();
            if (ProofTable.delta(child) == 0) {
                long data = ProofTable.pack(
                        0, INFINITY, ProofTable.plies(child) + 1, ProofTable.drawFree(child), nodes - before);
                table.keep(key, data);
                return data;
            }
            if (ProofTable.phi(child) == 0) {
                drop(frame, chosen, ProofTable.plies(child), ProofTable.drawFree(child));
            } else {
                frame.phi[chosen] = ProofTable.phi(child);
                frame.delta[chosen] = ProofTable.delta(child);
            }
            if (nodes - started >= REFRESH_NODES) {
                int solved = refresh(frame);
                if (solved >= 0) {
                    long data = ProofTable.pack(0, INFINITY, frame.phi[solved], frame.failDrawFree, nodes - before);
                    table.keep(key, data);
                    return data;
                }
            }
        }
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
        frame.failDrawFree &= drawFree;
        return false;
    }

    /// Takes note of the position after a move, with the question asked of it; true if that settles the parent's.
    private boolean child(Frame frame, int move, int question) {
        int outlook = board.outlook();
        if (outlook > 0) {
            frame.failPlies = Math.max(frame.failPlies, outlook);
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
            frame.failPlies = Math.max(frame.failPlies, ProofTable.plies(data));
            frame.failDrawFree &= ProofTable.drawFree(data);
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
    /// @return -1, or the index of a move that settles the question, with its plies in `phi`
    private int refresh(Frame frame) {
        for (int i = frame.count - 1; i >= 0; i--) {
            long data = table.find(frame.keys[i]);
            if (data == ProofTable.MISSING) {
                continue;
            }
            if (ProofTable.delta(data) == 0) {
                frame.phi[i] = ProofTable.plies(data) + 1;
                frame.failDrawFree = ProofTable.drawFree(data);
                return i;
            }
            if (ProofTable.phi(data) == 0) {
                drop(frame, i, ProofTable.plies(data), ProofTable.drawFree(data));
            } else {
                frame.phi[i] = ProofTable.phi(data);
                frame.delta[i] = ProofTable.delta(data);
            }
        }
        return -1;
    }

    private static void drop(Frame frame, int index, int plies, boolean drawFree) {
        frame.failPlies = Math.max(frame.failPlies, plies);
        frame.failDrawFree &= drawFree;
        frame.count--;
        frame.moves[index] = frame.moves[frame.count];
        frame.keys[index] = frame.keys[frame.count];
        frame.phi[index] = frame.phi[frame.count];
        frame.delta[index] = frame.delta[frame.count];
    }
}
