package hexalyst.engine.estimate;

import hexalyst.engine.SearchStop;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Step;
import hexalyst.turn.LineCodes;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Searches a position for its best lines by iterative deepening, on the caller's thread. When a depth is completed,
/// the rest of the time goes into the next one. Ends when it is stopped or the lines are proved. Use a new object for
/// each search.
public final class EstimateSearch {
    /// Deeper than any useful line.
    private static final int MOST_DEPTH = 120;

    private final Position position;
    private final EstimateTable table;
    private final SearchStop stop;
    private final VariationSearch search;
    private final long start = System.nanoTime();
    private final List<RootMove> roots = new ArrayList<>();
    private int depth;

    /// A step of the position, and what is known about it.
    private static final class RootMove {
        private final int move;
        private int score = -ScoreCode.INFINITY;
        private boolean proved;
        private boolean searched;
        /// The line in whole turns.
        private List<Move> line = List.of();

        RootMove(int move) {
            this.move = move;
        }

        /// The score by which the moves are ordered.
        int score() {
            return score;
        }
    }

    /// @param position a position where the game is not over
    /// @param table holds the results of earlier searches and receives those of this one
    /// @param stop ends the search
    /// @throws IllegalArgumentException if the game is over
    public EstimateSearch(Position position, EstimateTable table, SearchStop stop) {
        if (position.outcome().over()) {
            throw new IllegalArgumentException("the game is over: " + position.endWords());
        }
        this.position = position;
        this.table = table;
        this.stop = stop;
        search = new VariationSearch(position.searchBoard(), table, stop);
    }

    /// Searches all steps ([Position#steps]), like [#run(List, int, EstimateListener)].
    public EstimateReport run(int lines, EstimateListener listener) {
        return run(position.steps(), lines, listener);
    }

    /// Searches some moves until the search is stopped or the lines are proved. Sends the last report and returns it.
    /// If it is stopped before anything is searched, the line is the move that looks best.
    ///
    /// @param among the steps to choose from, at least one
    /// @param lines how many lines to find, if there are that many moves; 1 or more
    public EstimateReport run(List<Step> among, int lines, EstimateListener listener) {
        if (among.isEmpty() || lines < 1) {
            throw new IllegalArgumentException(lines + " lines from " + among.size() + " moves");
        }
        FirstLook.ordered(position, among).forEach(move -> roots.add(new RootMove(position.code(move))));
        int wanted = Math.min(lines, roots.size());
        table.age();
        while (depth < MOST_DEPTH && !settled(wanted)) {
            deepen(wanted);
            if (stop.stopped()) {
                break;
            }
            depth++;
            listener.report(report(wanted, false));
        }
        EstimateReport last = report(wanted, true);
        listener.report(last);
        return last;
    }

    /// True if more depth changes nothing, because the lines win or all moves are proved.
    private boolean settled(int wanted) {
        return roots.stream().limit(wanted).allMatch(root -> ScoreCode.won(root.score))
                || roots.stream().allMatch(root -> root.proved);
    }

    /// Searches one ply deeper. If stopped, the moves keep the order of the previous depth, except for better ones
    /// already found.
    private void deepen(int wanted) {
        for (int place = 0; place < wanted; place++) {
            int best = findBest(place);
            if (best > place && (!stop.stopped() || place == 0)) {
                roots.add(place, roots.remove(best));
            }
            if (stop.stopped()) {
                break;
            }
        }
        roots.subList(0, wanted).sort(Comparator.comparingInt(RootMove::score).reversed());
    }

    /// Searches the moves from an index on.
    ///
    /// @return the index of the best move found so far; -1 if the search was stopped before there was one
    private int findBest(int place) {
        int alpha = -ScoreCode.INFINITY;
        int best = -1;
        for (int i = place; i < roots.size(); i++) {
            RootMove root = roots.get(i);
            int score = search.tryMove(root.move, depth + 1, alpha, ScoreCode.INFINITY, 0, best < 0, 0);
            if (stop.stopped()) {
                return best;
            }
            root.proved = search.proved() || ScoreCode.decided(score);
            if (score > alpha) {
                alpha = score;
                best = i;
                root.score = score;
                root.searched = true;
                root.line = line(root);
            } else {
                root.score = Math.min(root.score, score);
            }
        }
        return best;
    }

    private List<Move> line(RootMove root) {
        List<Integer> line = new ArrayList<>(List.of(root.move));
        for (int move : search.line(1)) {
            line.add(move);
        }
        return position.turns(LineCodes.decoded(position, line));
    }

    private EstimateReport report(int wanted, boolean finished) {
        List<EstimateLine> lines = new ArrayList<>();
        for (RootMove root : roots.subList(0, wanted)) {
            if (root.searched) {
                Score score = ScoreCode.read(root.score, root.proved, position.game());
                lines.add(new EstimateLine(position.decoded(root.move), score, root.line));
            }
        }
        if (lines.isEmpty()) {
            lines.add(FirstLook.line(position, position.decoded(roots.getFirst().move)));
        }
        Duration time = Duration.ofNanos(System.nanoTime() - start);
        return new EstimateReport(position, depth, search.deepest(), lines, search.nodes(), time, finished);
    }
}
