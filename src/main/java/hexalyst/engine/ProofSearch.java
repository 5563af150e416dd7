package hexalyst.engine;

import hexalyst.board.CellHash;
import hexalyst.engine.ending.EndingReader;
import hexalyst.engine.ending.SolvedEnding;
import hexalyst.game.Lookahead;
import hexalyst.game.SearchBoard;
import java.util.ArrayList;
import java.util.List;

/// One thread of a depth-first proof-number search (df-pn: Nagai, "Df-pn Algorithm for Searching AND/OR Trees and Its
/// Applications", 2002), in negamax form.
///
/// For a position, it asks one of two questions, always about the player to move: does that player *win*, or does that
/// player at least *draw*? A player wins if some move leads to a position where the opponent does not at least draw,
/// and at least draws if some move leads to one where the opponent does not win. So the question alternates from ply to
/// ply. Both questions can have a limit: does that player win within n plies, does that player avoid losing within n
/// plies? The answers for each limit are stored separately in the table. Answers for larger limits are looked up where
/// they help, and [ShallowSearch] answers most questions with small limits. `phi` is the proof number of the question
/// (at least how many open positions have to turn out well), `delta` the disproof number.
///
/// We differ from the paper in three ways. From time to time we return to the root. The threshold of the best child is
/// a quarter above the second best instead of 1 above (the 1+epsilon trick of Pawlewicz and Lew, 2007). And the game's
/// hooks supply the initial numbers of open positions. Expanding a position considers all moves except those that the
/// game knows to lose at once or to the next move ([SearchBoard#movesThatMatter]). No other reply is left out, so a
/// disproof is sound.
///
/// Quiet moves that the game holds back ([hexalyst.game.Lookahead]) are only considered when nothing better is left:
/// when the smallest disproof number of the other moves reaches theirs and the search may go that far. Most visits end
/// before that. No question is answered with no before all moves have been considered.
///
/// No position repeats within a line. Most games only ever add pieces, or limit how many are left to place. Where a
/// position can come back on the board, it carries what the rules need to know about the earlier ones
/// ([hexalyst.game.Traits.Repetition]). So the known problem of proof numbers in graphs with cycles cannot occur. Keys
/// have 64 bits.
///
/// Where a turn may have several parts, each part is a move here, and the same player may move again. The question then
/// stays the same: the numbers of such a position are used exchanged, and the part adds no ply. Questions with a limit
/// are not asked in such games.
final class ProofSearch {
    /// Does the player to move win?
    static final int WIN = 0;
    /// Does the player to move at least draw?
    static final int DRAW = 1;

    private static final int QUESTION_FAMILY = 255;

    /// The question with a limit.
    ///
    /// @param question [#WIN] or [#DRAW]
    /// @param plies the limit, 1 or more
    static int within(int question, int plies) {
        return 2 * plies + question;
    }

    /// The question about the position after a move.
    static int next(int question) {
        return question < 2 ? 1 - question : (question ^ 1) - 2;
    }

    /// Distinguishes the keys of one question from those of another. It has a hash family of its own, so that it never
    /// equals the value of a piece.
    private static long mark(int question) {
        return question == WIN ? 0 : CellHash.value(QUESTION_FAMILY, question >> 8, question & 0xFF);
    }

    /// The result of a search that was stopped before it examined the position.
    private static final long UNTOUCHED = ProofTable.MISSING;

    /// The most nodes to take at once, and the time after which only one node is taken.
    private static final int MOST_NODES = 64;

    private static final long SLOW_NANOS = 2_000_000;

    private static final int PUBLISH_MASK = 255;
    /// After this many nodes, the search checks whether to go back along its line.
    private static final int REVIEW_MASK = 63;
    /// After this many nodes, the search returns to the root. Measured on 70 cells: 250 to 2000 work well; never
    /// returning takes 1.6 times as many nodes with one thread and twice as many with two.
    private static final int ROUND = 1000;
    /// After a child's search of at least this many nodes, its siblings are looked up again.
    private static final int REFRESH_NODES = 64;
    /// The answers to questions with up to this many more plies are looked up too.
    private static final int MORE_PLIES = 2;

    private static final int INFINITY = ProofTable.INFINITY;
    private static final int NOWHERE = Integer.MAX_VALUE;

    private final SearchBoard board;
    private final ProofTable table;
    private SearchStop stop;
    private final List<ProofFrame> frames = new ArrayList<>();
    private final Lookahead ahead;
    private final ShallowSearch shallow;
    private final EndingReader ending;
    private final MetKeys met;
    private final BusyPositions busy;
    private final int thread;
    private final long[] others;
    private final boolean alone;

    private long nodes;
    /// How many nodes may be expanded before the search asks for more, how many it asked for last, and when.
    private int granted;

    private int batch = 1;
    private long taken;
    /// What [ProofTable#touch] returned last.
    @SuppressWarnings("unused")
    private long touched;

    /// The value of `nodes` that other threads may read.
    private volatile long published;

    /// The ply to go back to; [#NOWHERE] if none.
    private int backTo = NOWHERE;
    /// The node count at which the search returns to the root.
    private long roundEnd = ROUND;

    ProofSearch(SearchBoard board, ProofTable table, SearchStop stop) {
        this(board, table, stop, new BusyPositions(1), 0);
    }

    /// @param thread the index of this thread among those that share `busy`, from 0
    ProofSearch(SearchBoard board, ProofTable table, SearchStop stop, BusyPositions busy, int thread) {
        this.board = board;
        this.table = table;
        this.stop = stop;
        this.busy = busy;
        this.thread = thread;
        alone = busy.threads() == 1;
        others = new long[busy.threads()];
        ahead = new Lookahead(board.mostMoves());
        met = new MetKeys(board.mostMoves());
        shallow = new ShallowSearch(board);
        ending = new EndingReader(board);
    }

    /// Positions expanded by this thread. Other threads see a slightly outdated number until the search has ended.
    long nodes() {
        return published;
    }

    /// What the table knows about the board's position.
    long known(int question) {
        long solved = solved(question);
        if (solved != UNTOUCHED) {
            return solved;
        }
        long data = table.find(key(question));
        return data == ProofTable.MISSING && question >= 2 ? inherited(question) : data;
    }

    /// What the table knows about the board's position, for the player who did not make the last move.
    ///
    /// @param again true if it is the other player's move, in the middle of a turn; then the question has no limit
    long known(int question, boolean again) {
        return again ? ProofTable.exchanged(known(next(question))) : known(question);
    }

    /// Searches like [#search(int)], for the player who did not make the last move.
    ///
    /// @param again as for [#known(int, boolean)]
    long search(int question, boolean again) {
        return again ? ProofTable.exchanged(search(next(question))) : search(question);
    }

    /// The key under which the answer to a question about the board's position is stored.
    long key(int question) {
        return board.tableKey() ^ mark(question);
    }

    /// Searches until the question about the board's position is settled or the search is stopped.
    ///
    /// @return what is known then, packed as in [ProofTable]
    long search(int question) {
        if (question >= 2 && board.openTurns()) {
            throw new IllegalStateException("a limit in plies where a turn has several parts");
        }
        try {
            return search(key(question), question, INFINITY, INFINITY, 0);
        } finally {
            published = nodes;
            stop.giveBack(granted);
            granted = 0;
        }
    }

    /// Like [#search(int)], for one round of the search that this object belongs to.
    long search(int question, SearchStop round) {
        stop = round;
        return search(question);
    }

    /// Takes the next nodes that may be expanded: more and more at once while they take little time. Returns false if
    /// the search has to end.
    private boolean takeNodes() {
        long now = System.nanoTime();
        batch = now - taken > SLOW_NANOS ? 1 : Math.min(2 * batch, MOST_NODES);
        taken = now;
        granted = stop.take(batch);
        return granted > 0;
    }

    private long enter(long key, int question, int phiLimit, int deltaLimit, int ply) {
        if (alone) {
            return search(key, question, phiLimit, deltaLimit, ply);
        }
        busy.enter(thread, ply, key);
        try {
            return search(key, question, phiLimit, deltaLimit, ply);
        } finally {
            busy.leave(thread, ply);
        }
    }

    /// Searches until `phi` or `delta` reaches its limit.
    private long search(long key, int question, int phiLimit, int deltaLimit, int ply) {
        if (granted == 0 && !takeNodes()) {
            return UNTOUCHED;
        }
        granted--;
        long before = nodes;
        nodes++;
        if ((nodes & PUBLISH_MASK) == 0) {
            published = nodes;
        }
        ProofFrame frame = frame(ply);
        frame.key = key;
        frame.phiLimit = phiLimit;
        frame.deltaLimit = deltaLimit;
        if ((nodes & REVIEW_MASK) == 0) {
            backTo = review(ply);
        }
        int limit = question >> 1;
        long settled = solved(question);
        if (settled == UNTOUCHED && limit > 2 && ply > 0 && table.find(key) == ProofTable.MISSING) {
            settled = inherited(question);
        }
        if (settled == UNTOUCHED) {
            settled = limit == 1 || limit == 2 ? shallow.answer(question) : expand(frame, question);
        }
        while (true) {
            if (settled == UNTOUCHED) {
                frame.choose();
            }
            if (settled == UNTOUCHED
                    && frame.quiet > 0
                    && frame.first >= frame.quietNumber
                    && frame.quietNumber < phiLimit) {
                settled = glance(frame, question);
                if (settled == UNTOUCHED && frame.total < deltaLimit) {
                    settled = expandQuiet(frame, question);
                    frame.choose();
                }
            }
            if (settled != UNTOUCHED) {
                return keep(key, settled);
            }
            if (frame.count + frame.quiet == 0) {
                int plies = frame.failPlies + 1;
                return keep(key, ProofTable.pack(INFINITY, 0, plies, frame.failDrawFree, nodes - before));
            }
            int first = frame.quiet > 0 ? Math.min(frame.first, frame.quietNumber) : frame.first;
            long data = ProofTable.pack(first, frame.total, 0, false, nodes - before);
            if (backTo == ply) {
                backTo = NOWHERE;
                long theirs = table.find(key);
                if (frame.isDone(theirs)) {
                    return theirs;
                }
            }
            if (first >= phiLimit || frame.total >= deltaLimit || backTo < ply || stop.stopped()) {
                return keep(key, data);
            }
            if (ply == 0) {
                table.keep(key, data);
            }
            long started = nodes;
            long child = searchBest(frame, question, phiLimit, deltaLimit, ply);
            if (child == UNTOUCHED && nodes - started >= REFRESH_NODES) {
                child = refresh(frame);
            }
            if (child != UNTOUCHED) {
                return keep(key, winBy(child, nodes - before));
            }
        }
    }

    /// What a move to a lost position proves about the position before it.
    ///
    /// @param child what the table has stored for the lost position
    /// @param visits how many nodes that has cost
    private static long winBy(long child, long visits) {
        return ProofTable.pack(0, INFINITY, ProofTable.plies(child) + 1, ProofTable.drawFree(child), visits);
    }

    /// The answer to a question about the board's position by an ending that was solved whole; [#UNTOUCHED] if none
    /// tells.
    private long solved(int question) {
        List<SolvedEnding> endings = table.endings();
        int value = endings.isEmpty() ? EndingReader.UNKNOWN : ending.value(endings);
        return value == EndingReader.UNKNOWN
                ? UNTOUCHED
                : ProofTable.answer((question & 1) == WIN, question >> 1, value);
    }

    /// The answer to a question with a limit, if it follows from the answer to one with a larger limit or with none.
    private long inherited(int question) {
        int limit = question >> 1;
        long key = board.tableKey();
        for (int more = 0; more <= MORE_PLIES; more++) {
            int wider = more == 0 ? question & 1 : question + 2 * more;
            long data = table.find(key ^ mark(wider));
            boolean win = (question & 1) == WIN;
            boolean ends = win ? ProofTable.proved(data) : ProofTable.disproved(data);
            if (ProofTable.settled(data) && (!ends || ProofTable.plies(data) <= limit)) {
                return data;
            }
        }
        return UNTOUCHED;
    }

    private long keep(long key, long data) {
        table.keep(key, data);
        return data;
    }

    /// Searches the most promising child and records the result.
    ///
    /// @return what is known about the child if that settles the question, otherwise [#UNTOUCHED]
    private long searchBest(ProofFrame frame, int question, int phiLimit, int deltaLimit, int ply) {
        int chosen = choose(frame, ply);
        int childPhi = Math.min(INFINITY, deltaLimit - frame.total + frame.phi[chosen]);
        int second = frame.quiet > 0 ? Math.min(frame.second, frame.quietNumber) : frame.second;
        int above = Math.max(second, frame.delta[chosen]) + 1 + second / 4;
        int childDelta = Math.min(phiLimit, Math.min(INFINITY, above));
        board.make(frame.moves[chosen]);
        long child = frame.again[chosen]
                ? ProofTable.exchanged(enter(frame.keys[chosen], question, childDelta, childPhi, ply + 1))
                : enter(frame.keys[chosen], next(question), childPhi, childDelta, ply + 1);
        board.unmake();
        return child == UNTOUCHED ? UNTOUCHED : frame.learn(chosen, child);
    }

    private int choose(ProofFrame frame, int ply) {
        int busyOnes = alone ? 0 : busy.others(thread, ply + 1, others);
        return busyOnes == 0 ? frame.best : frame.leastBusy(others, busyOnes);
    }

    /// The ply to go back to from this one. From time to time that is the root: the positions on the line then get new
    /// numbers, which the other threads see, and the next line is chosen with everything learned in the meantime (after
    /// Pawlewicz and Hayward, "Scalable Parallel DFPN Search", 2013, whose jobs are bounded in the same way). Otherwise
    /// it is the first ply whose position another thread has meanwhile searched as far as this thread has to.
    private int review(int ply) {
        if (nodes >= roundEnd) {
            roundEnd = nodes + ROUND;
            return 0;
        }
        for (int i = 0; i < ply && !alone; i++) {
            ProofFrame frame = frames.get(i);
            if (frame.isDone(table.find(frame.key))) {
                return i;
            }
        }
        return NOWHERE;
    }

    private ProofFrame frame(int ply) {
        while (frames.size() <= ply) {
            frames.add(new ProofFrame());
        }
        return frames.get(ply);
    }

    /// Examines the moves of the board's position, except the quiet ones that the game holds back.
    ///
    /// @return what is known about the position if that settles the question, otherwise [#UNTOUCHED]
    private long expand(ProofFrame frame, int question) {
        board.lookAhead(ahead);
        frame.count = 0;
        frame.failPlies = ahead.lossPlies();
        frame.failDrawFree = !ahead.draw();
        frame.quiet = ahead.quiet();
        frame.quietNumber = ahead.quietNumber();
        long told = told(question);
        if (told != UNTOUCHED) {
            return told;
        }
        if (question == within(WIN, 3) && ahead.isLasting()) {
            return ShallowSearch.no(3);
        }
        if (question == within(DRAW, 3) || question == within(DRAW, 4)) {
            long answer = shallow.holdsOut(question >> 1, ahead);
            if (answer != UNTOUCHED) {
                return answer;
            }
            board.lookAhead(ahead);
        }
        return children(frame, question);
    }

    /// What the board reports about its moves, if that settles the question, otherwise [#UNTOUCHED]. With a limit, a
    /// move that holds out longer than the limit is as good as a draw. The board does not report how long moves hold
    /// out that lose at once or to the next move, but limits below 3 plies never get here.
    private long told(int question) {
        int limit = question >> 1;
        boolean draw = (question & 1) == DRAW;
        if (ahead.winPlies() > 0 && (limit == 0 || draw || ahead.winPlies() <= limit)) {
            return ProofTable.pack(0, INFINITY, ahead.winPlies(), true, 1);
        }
        boolean holds = ahead.draw() || (limit > 0 && ahead.lossPlies() + 1 > limit);
        return draw && holds ? ProofTable.pack(0, INFINITY, 1, false, 1) : UNTOUCHED;
    }

    /// Examines the quiet moves that were held back.
    ///
    /// @return as for [#expand]
    private long expandQuiet(ProofFrame frame, int question) {
        board.lookAtQuietMoves(ahead);
        frame.fail(ahead.lossPlies(), !ahead.draw());
        frame.quiet = 0;
        long told = told(question);
        return told != UNTOUCHED ? told : children(frame, question);
    }

    /// Adds up what the table knows about the quiet moves that were held back. Often that is enough to see that the
    /// visit ends.
    ///
    /// @return what is known about one of them if that settles the question, otherwise [#UNTOUCHED]
    private long glance(ProofFrame frame, int question) {
        board.glanceAtQuietMoves(ahead);
        if (ahead.count() == 0) {
            return UNTOUCHED;
        }
        long mark = mark(next(question));
        touched = table.touch(ahead, mark);
        long sum = frame.total - frame.heldBack();
        for (int i = 0; i < ahead.count(); i++) {
            long data = table.findRare(ahead.key(i) ^ mark);
            if (ProofTable.disproved(data)) {
                return winBy(data, 1);
            }
            sum += data == ProofTable.MISSING ? 1 : ProofTable.phi(data);
        }
        frame.total = (int) Math.min(sum, INFINITY - 1);
        return UNTOUCHED;
    }

    /// Records the moves that the board has reported.
    private long children(ProofFrame frame, int question) {
        long mark = mark(next(question));
        int open = ahead.count();
        frame.reserve(open);
        boolean mirrored = ahead.isSymmetric();
        if (mirrored) {
            met.clear(open);
        }
        touched = table.touch(ahead, mark);
        for (int i = 0; i < open; i++) {
            boolean again = ahead.isAgain(i);
            long key = ahead.key(i) ^ (again ? mark(question) : mark);
            if (mirrored && met.add(key)) {
                continue;
            }
            long data = again ? ProofTable.exchanged(table.find(key)) : table.findRare(key);
            if (again && !ProofTable.settled(data)) {
                boolean fresh = data == ProofTable.MISSING;
                frame.addAgain(
                        ahead.move(i), key, fresh ? 1 : ProofTable.phi(data), fresh ? 1 : ProofTable.delta(data));
            } else if (data == ProofTable.MISSING) {
                frame.add(ahead.move(i), key, 1, ahead.number(i));
            } else if (ProofTable.disproved(data)) {
                return winBy(data, 1);
            } else if (ProofTable.proved(data)) {
                frame.fail(ProofTable.plies(data), ProofTable.drawFree(data));
            } else {
                frame.add(ahead.move(i), key, ProofTable.phi(data), ProofTable.delta(data));
            }
        }
        return UNTOUCHED;
    }

    /// Looks up the children again, since other lines may have reached them in the meantime.
    ///
    /// @return what is known about a child if that settles the question, otherwise [#UNTOUCHED]
    private long refresh(ProofFrame frame) {
        for (int i = frame.count - 1; i >= 0; i--) {
            long found = table.find(frame.keys[i]);
            long data = frame.again[i] ? ProofTable.exchanged(found) : found;
            if (data != ProofTable.MISSING && frame.learn(i, data) != UNTOUCHED) {
                return data;
            }
        }
        return UNTOUCHED;
    }
}
