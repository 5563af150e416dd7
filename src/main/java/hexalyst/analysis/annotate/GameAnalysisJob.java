package hexalyst.analysis.annotate;

import hexalyst.analysis.job.Budget;
import hexalyst.analysis.job.Effort;
import hexalyst.analysis.job.Finding;
import hexalyst.analysis.job.JobControl;
import hexalyst.analysis.job.JobListener;
import hexalyst.analysis.job.JobProgress;
import hexalyst.analysis.job.KeyLine;
import hexalyst.analysis.job.PositionSearch;
import hexalyst.analysis.results.ClaimProver;
import hexalyst.analysis.results.OnlyMove;
import hexalyst.analysis.results.Result;
import hexalyst.analysis.results.ResultStore;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.Value;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.record.MachineMark;
import hexalyst.text.Texts;
import hexalyst.turn.Threats;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Analyses whole games: examines every position of every game and variation once, and writes the results into the
/// games. Everything goes into the store as soon as it is found. If the job is cancelled or the program is killed, a
/// new job with the same store continues where it stopped.
///
/// [#run] works on the caller's thread; the other methods may be called from any thread. Use a new object for each run.
public final class GameAnalysisJob {
    /// The fraction of a position's limits for proving it; the rest is for an estimate if that fails.
    static final double PROOF = 0.75;

    private final List<GameTree> games;
    private final List<Spot> spots;
    private final ResultStore store;
    private final PositionSearch search;
    private final JobSettings settings;
    private final Effort effort;
    private final Budget whole;
    private final ClaimProver claims;
    private final BestMoves best;
    private final JobControl control = new JobControl();
    private final long begun = System.nanoTime();
    /// For how many moves there was no time to explain them.
    private int unexplained;

    /// @param games the games, which may have been analysed before
    /// @param store what is known, and where new results are kept
    /// @param search finds new results
    public GameAnalysisJob(List<GameTree> games, ResultStore store, PositionSearch search, JobSettings settings) {
        this.games = List.copyOf(games);
        this.store = store;
        this.search = search;
        this.settings = settings;
        effort = Effort.of(settings.each());
        whole = new Budget(settings.whole());
        claims = new ClaimProver(store, search, settings.whole());
        best = new BestMoves(store, search, settings.each(), whole, control.stop());
        spots = Spot.of(games.stream().map(MachineMark::strip).toList());
    }

    /// Writes what a store knows into a game that did not belong to a job, such as one that was edited while the job
    /// ran.
    ///
    /// @return the game; its nodes keep their ids, and earlier machine annotations are replaced
    public static GameTree annotate(GameTree game, ResultStore store, Lines lines) {
        return new Annotator(game, store, store::find, lines, () -> true)
                .annotate()
                .tree();
    }

    /// Pauses and cancels the job; when cancelled, [#run] returns what has been found.
    public JobControl control() {
        return control;
    }

    /// Runs the job until it is complete or cancelled, or a limit is reached.
    ///
    /// @throws InterruptedException if this thread is interrupted
    public JobResult run(JobListener listener) throws InterruptedException {
        // Whether only one move wins is asked about positions that are proved won, including those proved last.
        do {
            lookAtAll(listener);
            testBestMoves();
        } while (spreadProofs() && !whole.exhausted() && control.mayGoOn());
        int unfinished = (int) spots.stream().filter(spot -> !finished(spot)).count();
        List<AnnotatedGame> annotated = new ArrayList<>();
        games.forEach(game -> annotated.add(Texts.in(settings.language(), () -> annotated(game))));
        return new JobResult(annotated, Math.max(unfinished, unexplained));
    }

    private AnnotatedGame annotated(GameTree game) {
        Annotator annotator = new Annotator(game, store, store::atHand, settings.lines(), this::inTime);
        AnnotatedGame annotated = annotator.annotate();
        unexplained += annotator.unexplained();
        return annotated;
    }

    /// False if the time for the whole job is over. Writing the words takes time too.
    private boolean inTime() {
        return Duration.ofNanos(System.nanoTime() - begun)
                        .compareTo(settings.whole().time())
                < 0;
    }

    private void lookAtAll(JobListener listener) throws InterruptedException {
        int open = (int) spots.stream().filter(spot -> !finished(spot)).count();
        int searched = 0;
        int done = 0;
        listener.progress(new JobProgress(0, spots.size(), Optional.empty()));
        while (done < spots.size() && !whole.exhausted() && control.mayGoOn()) {
            Spot spot = spots.get(done);
            long start = System.nanoTime();
            // Also looks in the strategies, which takes a moment; other places only use what is at hand.
            store.find(spot.position());
            winAtOnce(spot.position());
            whole.spend(Duration.ZERO, claims.test(spot.position(), control.stop()));
            boolean known = finished(spot);
            boolean stepped = known || look(spot);
            whole.spend(Duration.ofNanos(System.nanoTime() - start), 0);
            if (stepped) {
                done++;
                searched += known ? 0 : 1;
                listener.progress(new JobProgress(done, spots.size(), left(searched, open)));
            }
        }
    }

    /// Tests what will be recommended, after everything has been looked at.
    private void testBestMoves() throws InterruptedException {
        for (int i = 0; i < spots.size() && !whole.exhausted() && control.mayGoOn(); i++) {
            long start = System.nanoTime();
            best.test(spots.get(i));
            whole.spend(Duration.ofNanos(System.nanoTime() - start), 0);
        }
    }

    private Optional<Duration> left(int searched, int open) {
        return searched == 0
                ? Optional.empty()
                : Optional.of(whole.time().dividedBy(searched).multipliedBy(Math.max(0, open - searched)));
    }

    /// True if nothing more would be found out about a position.
    private boolean finished(Spot spot) {
        return isCovered(spot.position()) && (!asksForOnlyMove(spot) || isAnswered(spot.position()));
    }

    private boolean proves(Position position, Value value) {
        return store.atHand(position)
                .filter(result -> result.finding().proves(value))
                .isPresent();
    }

    /// True if a value is known that a search could not improve. That a proof was tried in vain is no value.
    private boolean isCovered(Position position) {
        return store.atHand(position)
                .filter(result -> !(result.finding() instanceof Finding.Open))
                .filter(result -> result.finding().covers(effort))
                .isPresent();
    }

    private boolean isAnswered(Position position) {
        return store.onlyMove(position).filter(answer -> answer.covers(effort)).isPresent();
    }

    /// Whether a `!` may be given, to a move of the game or to the first move of a line. Not where turns may have
    /// several parts, since there may be too many turns to examine.
    private boolean asksForOnlyMove(Spot spot) {
        return proves(spot.position(), Value.WIN)
                && !spot.position().game().traits().openTurns()
                && spot.position().legalMoves().size() >= MoveGlyphs.MANY
                && (settings.lines() != Lines.NONE
                        || spot.next().stream().anyMatch(next -> proves(next.position(), Value.LOSS)));
    }

    /// Examines a position; returns false if it was stopped before it was done.
    private boolean look(Spot spot) throws InterruptedException {
        spot.next().forEach(next -> conclude(spot.position(), next));
        boolean lineMissing = settings.lines() != Lines.NONE
                && store.atHand(spot.position())
                        .filter(result -> result.line().isEmpty())
                        .isPresent();
        if ((!isCovered(spot.position()) || lineMissing) && !search(spot.position())) {
            return false;
        }
        spot.next().forEach(next -> follow(spot.position(), next.position()));
        spot.next().forEach(next -> tighten(spot.position(), next.position()));
        if (!asksForOnlyMove(spot) || isAnswered(spot.position())) {
            return true;
        }
        Budget budget = new Budget(whole.within(settings.each()));
        Optional<OnlyMove> answer = new OnlyMoveSearch(store, search, budget, control.stop()).ask(spot.position());
        whole.spend(Duration.ZERO, budget.nodes());
        answer.ifPresent(found -> store.put(spot.position(), found));
        return answer.isPresent();
    }

    /// A position examined before one of its variations may be won by that variation. What follows from winning moves
    /// is worked out before anything is written.
    ///
    /// @return whether more positions are proved than before
    private boolean spreadProofs() {
        boolean news = false;
        for (Spot spot : spots) {
            boolean known = isProved(spot.position());
            spot.next().forEach(next -> conclude(spot.position(), next));
            spot.next().forEach(next -> follow(spot.position(), next.position()));
            spot.next().forEach(next -> tighten(spot.position(), next.position()));
            news |= !known && isProved(spot.position());
        }
        return news;
    }

    private boolean isProved(Position position) {
        return store.atHand(position).filter(Result::proved).isPresent();
    }

    /// A played move may win although another one ends the game at once. The latter is recorded before what follows
    /// from the played move.
    private void winAtOnce(Position position) {
        boolean known = store.atHand(position)
                .filter(result -> !result.line().isEmpty())
                .filter(result -> result.finding() instanceof Finding.Proved proof && proof.plies() == 1)
                .isPresent();
        if (known) {
            return;
        }
        Threats.of(position, position.toMove()).stream()
                .findFirst()
                .map(move -> KeyLine.of(position, List.of(move)))
                .ifPresent(line -> store.put(position, new Result(new Finding.Proved(Value.WIN, 1), line)));
    }

    private void conclude(Position position, Spot.Next next) {
        conclude(store, position, next.line(), next.position());
    }

    /// A position is won if one of its moves leads to a position that is lost for the other player.
    ///
    /// @param move the move as a line of keys ([KeyLine])
    static void conclude(ResultStore store, Position position, List<Long> move, Position after) {
        store.atHand(after).ifPresent(answer -> {
            if (answer.finding() instanceof Finding.Proved proof && proof.value() == Value.LOSS) {
                List<Long> line = new ArrayList<>(move);
                line.addAll(answer.line());
                store.put(position, new Result(new Finding.Proved(proof.proof().beforeTheMove()), line));
            }
        });
    }

    /// If a proof wins or draws with the played move, the position after it is lost or drawn, even if a search of that
    /// position found nothing.
    private void follow(Position position, Position next) {
        Optional<Result> here = store.atHand(position);
        if (!next.outcome().over()
                && here.isPresent()
                && here.get().finding() instanceof Finding.Proved proof
                && proof.value() != Value.LOSS) {
            KeyLine.after(position, next, here.get().line())
                    .ifPresent(rest -> store.put(next, new Result(proof.afterBest(), rest)));
        }
    }

    /// Whatever is played in a lost position, the other player then wins with one ply less, and so does the only move
    /// that wins a won position. Different proofs have different bounds; this keeps the bounds along one line of play
    /// consistent.
    private void tighten(Position position, Position next) {
        Optional<Finding> here = store.atHand(position).map(Result::finding);
        if (!next.outcome().over()
                && here.isPresent()
                && here.get() instanceof Finding.Proved proof
                && proof.value() == Value.WIN
                && proves(next, Value.LOSS)
                && store.onlyMove(position)
                        .filter(only -> only.answer() == OnlyMove.Answer.YES)
                        .isPresent()) {
            store.put(next, new Result(new Finding.Proved(Value.LOSS, proof.plies() - 1), List.of()));
        }
        if (!next.outcome().over()
                && here.isPresent()
                && here.get() instanceof Finding.Proved proof
                && proof.value() == Value.LOSS) {
            // The line of an estimate need not win, and the line of a longer proof need not win within this bound.
            Finding.Proved bound = new Finding.Proved(Value.WIN, proof.plies() - 1);
            List<Long> line = store.atHand(next)
                    .filter(known -> known.finding() instanceof Finding.Proved own && own.plies() <= bound.plies())
                    .map(Result::line)
                    .orElse(List.of());
            store.put(next, new Result(bound, line));
        }
    }

    /// Proves or estimates a position; returns false if it was stopped before it was done.
    private boolean search(Position position) throws InterruptedException {
        Budget budget = new Budget(whole.within(settings.each()));
        Effort allowed = Effort.of(budget.left());
        PositionSearch.SearchResult found = search.prove(position, budget.left().share(PROOF), control.stop());
        budget.spend(found);
        if (found.finding().isEmpty() && !control.stop().given()) {
            // A proof may take longer than it was given, on a busy machine; the estimate keeps its share.
            Duration share = whole.within(settings.each()).share(1 - PROOF).time();
            SearchLimits left = budget.left();
            SearchLimits kept = left.time().compareTo(share) < 0 ? left.withTime(share) : left;
            found = search.estimate(position, position.steps(), kept, allowed, control.stop());
            budget.spend(found);
        }
        whole.spend(Duration.ZERO, budget.nodes());
        boolean proved =
                found.finding().filter(Finding.Proved.class::isInstance).isPresent();
        if (control.stop().given() && !proved) {
            return false;
        }
        Finding finding = found.finding().orElse(new Finding.Open(allowed));
        store.put(position, new Result(finding, KeyLine.of(position, found.line())));
        return true;
    }
}
