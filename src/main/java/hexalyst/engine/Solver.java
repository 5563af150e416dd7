package hexalyst.engine;

import hexalyst.game.Game;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.SearchBoard;
import hexalyst.game.Step;
import hexalyst.turn.LineCodes;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;

/// Finds out about one position, with several threads on one table. In this order, as far as its goal requires: what is
/// proved elsewhere, who wins, what every move is worth, how many plies the game lasts, and how many replies win
/// against the losing moves. Runs one search; [SearchService] creates one solver for each.
///
/// Who wins comes first since it matters most. While that takes long, a fifth of the work goes to the moves, so that
/// easy results show early. It goes over the open moves again and again with more nodes each time, so that what is easy
/// or already known shows first.
final class Solver {
    /// The nodes for each move or reply in the first round.
    private static final long FIRST_NODES = 300;
    private static final int GROWTH = 4;
    /// The nodes for the position itself, before the moves are searched.
    private static final long FIRST_OWN_NODES = 20_000;
    /// While the value of the position itself is open, the moves get one node for this many that the position gets.
    private static final int OWN_SHARE = 4;

    /// The nodes for the distance before the replies are counted.
    private static final long SHORT_NODES = 1_000_000;
    /// The nodes for how long the moves of a lost position hold out at least, at first.
    private static final long HOLD_NODES = 400_000;
    /// The nodes for reading a line of what is proved elsewhere.
    private static final long LINE_NODES = 1_000_000;

    private static final long REPORT_NANOS = 100_000_000;

    private final long request;
    private final Position position;
    private final SearchGoal goal;
    private final ProvedElsewhere elsewhere;
    private final Means means;
    private final SearchStop stop;
    private final SearchListener listener;
    private final long start = System.nanoTime();
    private final Game game;
    private final SearchTeam team;
    /// Reads the table, and searches again for what the table has lost.
    private final ProofSearch reader;

    private final SearchBoard board;
    private final MoveProofs rows;
    private final MoveProver prover;
    private final EndingStage ending;
    private Optional<ProvedValue> proof = Optional.empty();
    private int atLeast = 1;
    /// The line in steps, and the whole turns that they form.
    private List<Step> line = List.of();

    private List<Move> turns = List.of();
    /// What the table last reported for the current question.
    private long numbers = ProofTable.MISSING;
    private volatile Stage stage = Stage.VALUE;
    private long distanceNodes;
    /// How many plies are asked about next, and with how many nodes, for the moves that hold out longest.
    private int held = 2;

    private long holdNodes = HOLD_NODES;
    private long reported;

    /// What a search works with.
    ///
    /// @param table stores the results
    /// @param threads 1 or more
    /// @param workers run the threads
    record Means(ProofTable table, int threads, ExecutorService workers) {}

    /// @param elsewhere what is already proved
    Solver(
            long request,
            Position position,
            SearchGoal goal,
            ProvedElsewhere elsewhere,
            Means means,
            SearchStop stop,
            SearchListener listener) {
        this.request = request;
        this.position = position;
        this.goal = goal;
        this.elsewhere = elsewhere;
        this.means = means;
        this.stop = stop;
        this.listener = listener;
        game = position.game();
        ProofTable table = means.table();
        team = new SearchTeam(position, table, means.threads(), stop, means.workers());
        board = position.searchBoard();
        reader = new ProofSearch(board, table, stop);
        rows = new MoveProofs(position);
        prover = new MoveProver(
                position, table, means.threads(), stop, means.workers(), rows, () -> tellAtTimes(numbers));
        ending = new EndingStage(position, table, stop, () -> tellAtTimes(numbers));
    }

    /// Searches until the goal is reached or the search is stopped. Sends the last report and returns it.
    SearchReport run() throws InterruptedException, ExecutionException {
        recall();
        if (proof.isEmpty() || goal != SearchGoal.VALUE) {
            ending.solveSmall();
        }
        if (proof.isEmpty()) {
            proveItself();
        } else if (!SearchReport.leadsToTheEnd(position, turns)) {
            findLine();
        }
        if (goal != SearchGoal.VALUE) {
            solveEnding();
            proveMoves();
            holdOut();
            if (goal == SearchGoal.DISTANCE) {
                shorten(SHORT_NODES);
            }
            proveReplies();
        }
        if (goal == SearchGoal.DISTANCE) {
            shorten(Long.MAX_VALUE);
        }
        SearchReport last = report(true);
        listener.report(last);
        return last;
    }

    /// Takes over what is proved elsewhere.
    private void recall() {
        Optional<ProvedValue> known = elsewhere.value(position);
        if (known.isPresent()) {
            settle(known.get(), position.steps(elsewhere.line(position)));
        }
    }

    /// Searches for a line to the end for a value proved elsewhere, within the plies stated there.
    private void findLine() throws InterruptedException, ExecutionException {
        ProvedValue known = proof.orElseThrow();
        if (hasDistances() && known.value() != Value.DRAW && known.plies() > 0) {
            boolean win = known.value() == Value.WIN;
            int question = ProofSearch.within(win ? ProofSearch.WIN : ProofSearch.DRAW, known.plies());
            long data = team.ask(question, stop.round(LINE_NODES), numbers -> {});
            if (win ? ProofTable.proved(data) : ProofTable.disproved(data)) {
                List<Step> read = new ShortLine(position, known, means.table(), stop).read();
                settle(known, read.size() > line.size() ? read : line);
            }
        }
    }

    /// Finds out who wins. Afterwards the table holds what the best move leads to, or that every move loses.
    private void proveItself() throws InterruptedException, ExecutionException {
        int outlook = board.outlook();
        if (outlook != 0) {
            settle(new ProvedValue(outlook > 0 ? Value.WIN : Value.LOSS, Math.abs(outlook)));
            return;
        }
        if (ending.fits() && settled(FIRST_OWN_NODES)) {
            return;
        }
        solveEnding();
        long budget = goal == SearchGoal.VALUE ? Long.MAX_VALUE : FIRST_OWN_NODES;
        while (!settled(budget) && !stop.ended()) {
            List<MoveProofs.Open> open = rows.moves();
            prover.prove(open, Math.max(1, budget / OWN_SHARE / Math.max(1, open.size())));
            budget = grown(budget, 2);
        }
    }

    private void solveEnding() {
        if (ending.fits()) {
            Stage before = stage;
            stage = Stage.ENDING;
            listener.report(report(false));
            ending.solve();
            stage = before;
        }
    }

    /// Asks whether the player to move wins, then whether that player at least draws, with this many nodes each.
    private boolean settled(long budget) throws InterruptedException, ExecutionException {
        long win = ask(ProofSearch.WIN, budget);
        if (ProofTable.proved(win)) {
            settle(new ProvedValue(Value.WIN, ProofTable.plies(win)));
            return true;
        }
        if (!ProofTable.disproved(win)) {
            return false;
        }
        if (ProofTable.drawFree(win)) {
            settle(new ProvedValue(Value.LOSS, ProofTable.plies(win)));
            return true;
        }
        long draw = ask(ProofSearch.DRAW, budget);
        if (ProofTable.proved(draw)) {
            settle(new ProvedValue(Value.DRAW, 0));
        } else if (ProofTable.disproved(draw)) {
            settle(new ProvedValue(Value.LOSS, ProofTable.plies(draw)));
        }
        return ProofTable.settled(draw);
    }

    private long ask(int question, long budget) throws InterruptedException, ExecutionException {
        numbers = team.ask(question, stop.round(budget), this::tellAtTimes);
        return numbers;
    }

    /// What the table has lost may be proved again by a longer proof, so the bound is one that the line's first turn
    /// satisfies.
    private void settle(ProvedValue known) {
        List<Step> read = new ProofLine(board, reader, stop).read(known.value(), position);
        int bound = known.value() == Value.DRAW ? 0 : Math.max(known.plies(), turns(read));
        if (known.value() == Value.WIN && !read.isEmpty()) {
            QuickProof first = new QuickProof(position.searchBoard(), means.table());
            Optional<ProvedValue> own = first.proveTurn(LineCodes.of(position, read), stop);
            bound = Math.max(bound, own.map(ProvedValue::plies).orElse(0));
            read = own.isPresent() ? read : List.of();
        }
        settle(new ProvedValue(known.value(), bound), read);
    }

    private void settle(ProvedValue known, List<Step> shown) {
        synchronized (this) {
            proof = Optional.of(known);
            show(shown);
        }
        listener.report(report(false));
    }

    private void show(List<Step> steps) {
        line = steps;
        turns = position.turns(steps);
    }

    private static long grown(long budget, int factor) {
        return budget > Long.MAX_VALUE / factor ? Long.MAX_VALUE : budget * factor;
    }

    /// Proves all moves.
    private void proveMoves() throws InterruptedException, ExecutionException {
        stage = Stage.MOVES;
        learnWhatIsKnown();
        for (long budget = FIRST_NODES; !stop.ended() && !rows.moves().isEmpty(); budget = grown(budget, GROWTH)) {
            prover.prove(rows.moves(), budget);
        }
        improve();
    }

    /// In a lost position, finds out how long the moves hold out at least, by asking about more and more plies. When no
    /// move is known to hold out longer, the next call goes on there with more nodes.
    private void holdOut() throws InterruptedException, ExecutionException {
        boolean lost = proof.filter(known -> known.value() == Value.LOSS).isPresent();
        if (goal != SearchGoal.DISTANCE || !hasDistances() || !lost) {
            return;
        }
        stage = Stage.REPLIES;
        long most = prover.nodes() + holdNodes;
        holdNodes = grown(holdNodes, 2);
        List<MoveProofs.Open> longer = rows.losing(held);
        while (!longer.isEmpty() && !stop.ended() && prover.nodes() < most) {
            long each = Math.max(FIRST_NODES, (most - prover.nodes()) / longer.size());
            longer = prover.holdOut(longer, held, each);
            held += longer.isEmpty() ? 0 : 2;
        }
    }

    /// Proves all replies to the moves that lose.
    private void proveReplies() throws InterruptedException, ExecutionException {
        stage = Stage.REPLIES;
        for (long budget = FIRST_NODES; !stop.ended() && !rows.replies().isEmpty(); budget = grown(budget, GROWTH)) {
            prover.prove(rows.replies(), budget);
            holdOut();
        }
    }

    /// What is known about the moves without searching. In a lost position every move loses; a move whose own bound is
    /// unknown gets the position's.
    private void learnWhatIsKnown() {
        prover.learnWhatTheTableKnows();
        Optional<Step> winning = line.stream()
                .findFirst()
                .filter(first ->
                        proof.filter(known -> known.value() == Value.WIN).isPresent());
        rows.learn(
                move -> winning.equals(Optional.of(move)) ? proof : Optional.empty(),
                move -> line.subList(1, line.size()));
        rows.learn(
                move -> {
                    Position after = position.step(move);
                    return after.outcome().over() || stop.ended()
                            ? Optional.empty()
                            : elsewhere.value(after).map(known -> known.beforeTheMove(again(after)));
                },
                move -> List.of());
        rows.learn(move -> proof.filter(known -> known.value() == Value.LOSS), move -> List.of());
        tellAtTimes(numbers);
    }

    /// A move may win in fewer plies than the position's proof says, or all moves may lose in fewer.
    private void improve() {
        Optional<ProvedValue> best = rows.best();
        if (best.isEmpty()
                || proof.filter(known -> known.plies() <= best.get().plies()).isPresent()) {
            return;
        }
        settle(best.get(), lineWith(rows.first(best.get()).getFirst(), best.get()));
    }

    /// A line that begins with a move proved to have this value, with at most as many plies.
    private List<Step> lineWith(Step first, ProvedValue known) {
        List<Step> all = new ArrayList<>(List.of(first));
        Position after = position.step(first);
        if (!after.outcome().over()) {
            ProvedValue next = again(after) ? known : known.afterTheMove();
            Optional<ProvedValue> stored = elsewhere.value(after);
            if (stored.filter(next::equals).isPresent()) {
                all.addAll(after.steps(elsewhere.line(after)));
            } else {
                board.make(position.code(first));
                all.addAll(new ProofLine(board, reader, stop).read(next.value(), after));
                board.unmake();
            }
        }
        return cut(all, known);
    }

    /// True if the same player is still to move.
    private boolean again(Position after) {
        return after.toMove() == position.toMove();
    }

    /// How many whole turns a line has.
    private int turns(List<Step> read) {
        return position.turns(read).size();
    }

    /// A line that is longer than the proof comes from a longer proof. Only its first move is known to be right, and
    /// only if that move has the bound or is the loser's.
    private List<Step> cut(List<Step> read, ProvedValue known) {
        boolean fits = known.value() == Value.DRAW || turns(read) <= known.plies();
        return fits ? read : read.subList(0, 1);
    }

    /// Questions with a limit count plies, and several parts of a turn share one ply.
    private boolean hasDistances() {
        return !game.traits().openTurns();
    }

    private void shorten(long nodes) throws InterruptedException, ExecutionException {
        if (hasDistances()
                && proof.isPresent()
                && proof.get().value() != Value.DRAW
                && atLeast < proof.get().plies()
                && !stop.ended()) {
            stage = Stage.DISTANCE;
            long before = distanceNodes;
            SearchStop part = stop.part(nodes);
            // With one thread: it may run for long, and nobody waits for it.
            new DistanceSearch(report(false), means.table(), 1, part, means.workers(), found -> learn(found, before))
                    .run();
            stop.spend(distanceNodes - before);
        }
    }

    private void learn(DistanceReport found, long before) {
        ProvedValue now = new ProvedValue(found.value(), found.atMost());
        boolean shorter = proof.filter(now::equals).isEmpty();
        // Only now is it known which of the loser's moves hold out this long.
        boolean held = found.exact() && atLeast < found.atLeast() && now.value() == Value.LOSS;
        List<Step> read = shorter || held ? new ShortLine(position, now, means.table(), stop).read() : line;
        if (!shorter && read.size() < line.size()) {
            read = line;
        }
        synchronized (this) {
            distanceNodes = before + found.nodes();
            atLeast = Math.max(atLeast, found.atLeast());
            // If stopped before its first move was read, a shorter win has no line.
            if (!read.isEmpty()) {
                proof = Optional.of(now);
                show(read);
            }
        }
        tellAtTimes(numbers);
    }

    /// Reports what is known, about ten times a second.
    private void tellAtTimes(long told) {
        synchronized (this) {
            numbers = told;
            long now = System.nanoTime();
            if (now - reported <= REPORT_NANOS) {
                return;
            }
            reported = now;
            listener.report(report(false));
        }
    }

    /// The move whose position the table expects to need the least work to be proved lost for the other player.
    private Step front() {
        return position.decoded(new ProofLine(board, reader, stop).front());
    }

    private synchronized SearchReport report(boolean finished) {
        boolean known = numbers != ProofTable.MISSING;
        Optional<Value> value = proof.map(ProvedValue::value);
        boolean bounded = value.isPresent() && value.get() != Value.DRAW;
        return new SearchReport(
                request,
                position,
                value,
                bounded ? OptionalInt.of(proof.get().plies()) : OptionalInt.empty(),
                atLeast,
                turns,
                turns.isEmpty() ? Optional.of(front()) : Optional.empty(),
                goal == SearchGoal.VALUE ? List.of() : rows.reports(),
                team.nodes() + reader.nodes() + prover.nodes() + ending.nodes() + distanceNodes,
                Duration.ofNanos(System.nanoTime() - start),
                means.table().use(),
                known ? ProofTable.phi(numbers) : 1,
                known ? ProofTable.delta(numbers) : 1,
                ending.told(),
                stage,
                finished);
    }
}
