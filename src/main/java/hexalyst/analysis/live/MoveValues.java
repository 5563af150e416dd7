package hexalyst.analysis.live;

import hexalyst.engine.MoveReport;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.SearchReport;
import hexalyst.engine.Value;
import hexalyst.engine.estimate.EstimateLine;
import hexalyst.engine.estimate.EstimateReport;
import hexalyst.engine.estimate.Ownership;
import hexalyst.engine.estimate.Score;
import hexalyst.game.Move;
import hexalyst.game.Parts;
import hexalyst.game.Position;
import hexalyst.game.Step;
import java.time.Duration;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Predicate;

/// What is known about every legal move of a position: a proof, an estimate, or nothing yet. Where turns may have
/// several parts, a row is about the best turn that begins with a part.
///
/// @param position the position before the moves
/// @param rows one for each step ([Position#steps]), ordered by their codes
/// @param search the last report of the search for proofs, which also covers the position itself; empty if there is
///     none
/// @param nodes positions examined so far, for proofs and estimates
/// @param time how long it has taken so far
/// @param touching where turns have several parts: for each cell, the most tried turn that has a part there
/// @param owners the expected owner of each cell at the end; empty where no random games are played
/// @param finished true if nothing more will come, because everything is found out or the search was stopped
public record MoveValues(
        Position position,
        List<Row> rows,
        Optional<SearchReport> search,
        long nodes,
        Duration time,
        Map<Integer, EstimateLine> touching,
        Optional<Ownership> owners,
        boolean finished) {
    private static final int AT_ONCE = 2;

    /// By value alone, unknown ones last: wins, shorter ones first; then open and drawn moves by their chance; then
    /// losses, those that are proved to hold out longer first, the expected one before its equals, then those with a
    /// longer bound. Counts of replies have no influence, since they change all the time while they are made.
    public static final Comparator<Row> BY_VALUE = Comparator.comparing(
                    (Row row) -> row.score().isEmpty())
            .thenComparing(Row::longer)
            .thenComparing(row -> !row.expected())
            .thenComparing(
                    (one, other) -> one.score().isEmpty() || other.score().isEmpty()
                            ? 0
                            : Score.BEST_FIRST.compare(
                                    one.score().orElseThrow(), other.score().orElseThrow()));

    /// The best moves first, unknown ones last. Lost moves are ordered like this: those that are proved to hold out
    /// longest first, and the expected one before its equals; then the one that leaves the fewest winning replies as
    /// far as counted, which is the hardest to answer; then the one with the longest bound. Moves that lose in at most
    /// two plies come last: answering them takes no skill, however few replies win.
    public static final Comparator<Row> BEST_FIRST = Comparator.comparing(
                    (Row row) -> row.score().isEmpty())
            .thenComparing(
                    (one, other) -> one.loses() && other.loses() ? Boolean.compare(one.atOnce(), other.atOnce()) : 0)
            .thenComparing(Row::longer)
            .thenComparing(row -> !row.expected())
            .thenComparing((one, other) ->
                    one.loses() && other.loses() ? Integer.compare(one.mostReplies(), other.mostReplies()) : 0)
            .thenComparing(BY_VALUE);

    /// The values of searches that play no random games.
    public MoveValues(
            Position position,
            List<Row> rows,
            Optional<SearchReport> search,
            long nodes,
            Duration time,
            boolean finished) {
        this(position, rows, search, nodes, time, Map.of(), Optional.empty(), finished);
    }

    /// Copies the rows.
    public MoveValues {
        rows = List.copyOf(rows);
        touching = Map.copyOf(touching);
    }

    /// For every move, what a search has proved, or else what another search estimates. When the value of the position
    /// is proved, nothing is estimated: a move keeps the value, loses it or is open.
    static MoveValues of(
            Position position,
            Optional<SearchReport> search,
            Optional<EstimateReport> estimate,
            Duration time,
            boolean finished) {
        Map<Step, EstimateLine> lines = new HashMap<>();
        estimate.ifPresent(report -> report.lines().forEach(line -> lines.put(line.step(), line)));
        List<MoveReport> proofs = search.map(SearchReport::moves)
                .orElseGet(() -> position.steps().stream()
                        .map(step -> MoveReport.open(position, step))
                        .toList());
        List<Row> rows = proofs.stream()
                .map(found -> Row.of(found, Optional.ofNullable(lines.get(found.step()))))
                .map(row -> search.map(row::following).orElse(row))
                .toList();
        long nodes = estimate.map(EstimateReport::nodes).orElse(0L)
                + search.map(SearchReport::nodes).orElse(0L);
        Optional<Ownership> owners = estimate.flatMap(EstimateReport::owners);
        Map<Integer, EstimateLine> touching =
                estimate.map(EstimateReport::touching).orElse(Map.of());
        MoveValues all = new MoveValues(position, rows, search, nodes, time, touching, owners, finished);
        return search.flatMap(SearchReport::value).isPresent() ? all.settled() : all;
    }

    /// A move.
    ///
    /// @param step one of [Position#steps]
    /// @param score its value for the player who makes it; the plies of a proof include the move; empty if nothing is
    ///     known yet
    /// @param line how play may continue, in whole turns, starting with the move or with the turn that it begins. If
    ///     the value is proved, how a proof continues. Empty if only a part of a turn is known
    /// @param winningReplies how many replies are proved to win for the opponent
    /// @param openReplies how many replies may still turn out to win; 0 when the count is complete
    /// @param atLeast for a losing move, the fewest plies until the game ends with best play by both sides, counting
    ///     the move, as far as proved; 1 where nothing is proved
    /// @param expected in a lost position, true for the first move of the proof's line, if no move is known to hold out
    ///     longer
    public record Row(
            Step step,
            Optional<Score> score,
            List<Move> line,
            int winningReplies,
            int openReplies,
            int atLeast,
            boolean expected) {
        /// Copies the line.
        public Row {
            line = List.copyOf(line);
        }

        /// The whole turn: the move, or the best turn that begins with it; empty if it is not known.
        public Optional<Move> turn() {
            return line.stream().findFirst();
        }

        /// The whole turn or, if it is not known, the step that begins it.
        public Parts turnOrStep() {
            return turn().<Parts>map(known -> known).orElse(step);
        }

        /// The text of the turn. If only a part is known, it ends with a sign that the turn continues.
        ///
        /// @param position the position before it
        public String text(Position position) {
            return turn().map(position::text).orElseGet(() -> position.text(step) + "+...");
        }

        /// A row for a move that does not begin a proof's line.
        public Row(Step step, Optional<Score> score, List<Move> line, int winningReplies, int openReplies) {
            this(step, score, line, winningReplies, openReplies, 1, false);
        }

        /// A row for a turn with a proved value.
        ///
        /// @param line how play may continue, starting with the turn
        public static Row ofTurn(Position position, ProvedValue value, List<Move> line) {
            Step first = position.steps(line.subList(0, 1)).getFirst();
            return new Row(first, Optional.of(new Score.Proved(value)), line, 0, 0);
        }

        /// What is proved about a move.
        public static Row of(MoveReport found) {
            return of(found, Optional.empty());
        }

        /// A proof takes precedence over an estimate, even where the estimate found a proof of its own: this proof's
        /// plies can be verified, and its line follows the proof.
        private static Row of(MoveReport found, Optional<EstimateLine> estimate) {
            return new Row(
                    found.step(),
                    found.proof().<Score>map(Score.Proved::new).or(() -> estimate.map(EstimateLine::score)),
                    found.proof().isPresent()
                            ? found.line()
                            : estimate.map(EstimateLine::moves).orElse(found.line()),
                    found.winningReplies(),
                    found.openReplies(),
                    found.atLeast(),
                    false);
        }

        /// This row with what the proof of the position says about the move, if nothing else is proved about it: the
        /// first move of its line keeps the value, and in a lost position every move loses. The search reports the
        /// proof of the position before it looks at the moves.
        private Row following(SearchReport report) {
            Optional<ProvedValue> whole = report.proved();
            boolean first = report.line().stream().limit(1).anyMatch(step::begins);
            boolean lost = whole.filter(known -> known.value() == Value.LOSS).isPresent();
            // The line of an exact proof begins with a move that holds out longest.
            int least = first && lost && report.exact() ? Math.max(atLeast, report.atLeast()) : atLeast;
            if (proof().isPresent() || whole.isEmpty() || !first && !lost) {
                return new Row(step, score, line, winningReplies, openReplies, least, expected);
            }
            List<Move> shown = first ? report.line() : report.position().turns(List.of(step));
            return new Row(
                    step, whole.map(Score.Proved::new), shown, winningReplies, openReplies, least, first && lost);
        }

        /// @param deeper true if an estimate of the old row rests on more positions than this row's
        private Row keeping(Row old, boolean deeper) {
            boolean keeps = keepsValue(old, deeper);
            Row value = keeps ? old : this;
            Row other = keeps ? this : old;
            Row count = keepsCount(old) ? old : this;
            // A single move does not show how play may continue, but another line need not follow the proof.
            boolean fits = value.proof().isEmpty() || value.proof().equals(other.proof());
            List<Move> best = value.line.size() > 1 || !fits ? value.line : other.line;
            return new Row(
                    step,
                    value.score,
                    best,
                    count.winningReplies,
                    count.openReplies,
                    Math.max(atLeast, old.atLeast),
                    false);
        }

        private boolean keepsValue(Row old, boolean deeper) {
            Optional<ProvedValue> here = proof();
            Optional<ProvedValue> before = old.proof();
            if (here.isPresent() && before.isPresent()) {
                return before.get().plies() < here.get().plies();
            }
            return before.isPresent() || here.isEmpty() && old.score.isPresent() && (score.isEmpty() || deeper);
        }

        /// Replies that were found to win remain winning. A row where nothing has been counted yet has 0 of 0.
        private boolean keepsCount(Row old) {
            if (winningReplies != old.winningReplies) {
                return winningReplies < old.winningReplies;
            }
            return proof().isPresent() ? old.proof().isPresent() && old.openReplies < openReplies : openReplies == 0;
        }

        private Row withoutEstimate(Position position) {
            if (proof().isPresent() || score.isEmpty()) {
                return this;
            }
            List<Move> alone = position.turns(List.of(step));
            return new Row(step, Optional.empty(), alone, winningReplies, openReplies, atLeast, false);
        }

        /// Compares how long two losing moves are proved to hold out, the longer one first.
        private int longer(Row other) {
            return loses() && other.loses() ? Integer.compare(other.atLeast, atLeast) : 0;
        }

        private boolean wins() {
            return proof().filter(known -> known.value() == Value.WIN).isPresent();
        }

        private boolean loses() {
            return score.filter(known -> known.proves(Value.LOSS)).isPresent();
        }

        /// True if the move loses in at most two plies, counting itself and the reply.
        private boolean atOnce() {
            return proof().filter(known -> known.plies() <= AT_ONCE).isPresent();
        }

        /// How many replies may win. The largest number if nothing is counted, as after a move that ends the game.
        private int mostReplies() {
            int most = winningReplies + openReplies;
            return most == 0 ? Integer.MAX_VALUE : most;
        }

        /// True if it is known how many replies win, or the move ends the game and has no replies.
        private boolean counted() {
            return openReplies == 0
                    && (winningReplies > 0
                            || proof().filter(known -> known.plies() <= 1).isPresent());
        }

        public Optional<ProvedValue> proof() {
            return score.isPresent() && score.get() instanceof Score.Proved proved
                    ? Optional.of(proved.proof())
                    : Optional.empty();
        }
    }

    /// These values, with older ones where those are better. For each move a proof counts more than an estimate, and an
    /// estimate more than nothing. Of two estimates, the one from the search that examined more positions counts.
    ///
    /// @param older values of the same position
    /// @throws IllegalArgumentException if they are values of another position
    public MoveValues keeping(MoveValues older) {
        if (!older.position.equals(position)) {
            throw new IllegalArgumentException("values of another position");
        }
        boolean deeper = older.nodes > nodes;
        Map<Step, Row> before = new HashMap<>();
        older.rows.forEach(row -> before.putIfAbsent(row.step(), row));
        List<Row> both = rows.stream()
                .map(row -> {
                    Row old = before.get(row.step());
                    return old == null ? row : row.keeping(old, deeper);
                })
                .toList();
        return new MoveValues(
                position,
                both,
                search.or(older::search),
                Math.max(nodes, older.nodes),
                time,
                deeper || touching.isEmpty() ? older.touching : touching,
                deeper || owners.isEmpty() ? older.owners.or(() -> owners) : owners,
                finished);
    }

    /// These values as those of a stopped search that may be continued.
    public MoveValues unfinished() {
        return finished ? new MoveValues(position, rows, search, nodes, time, touching, owners, false) : this;
    }

    /// These values, with the work of an earlier search for proofs added to that of [#search].
    public MoveValues after(SearchReport earlier) {
        Optional<SearchReport> all = search.map(report -> report.plus(earlier.nodes(), earlier.time()));
        return new MoveValues(position, rows, all, nodes, time, touching, owners, finished);
    }

    /// These values without estimates: the value of the position is proved, so a move keeps it, loses it or is open.
    /// Where turns have several parts the estimates stay, since hardly any move is proved there.
    public MoveValues settled() {
        if (position.game().traits().openTurns()) {
            return this;
        }
        return new MoveValues(
                position,
                rows.stream().map(row -> row.withoutEstimate(position)).toList(),
                search,
                nodes,
                time,
                Map.of(),
                owners,
                finished);
    }

    /// What is known about a move; empty for one that is not legal.
    public Optional<Row> row(Step step) {
        return rows.stream().filter(row -> row.step().equals(step)).findFirst();
    }

    /// How many moves are proved.
    public int proved() {
        return (int) rows.stream().filter(row -> row.proof().isPresent()).count();
    }

    /// The best known moves, ordered as in [#order].
    ///
    /// @param most the maximum number
    public List<Row> best(int most) {
        return rows.stream()
                .filter(row -> row.score().isPresent())
                .sorted(order(rows))
                .filter(once())
                .limit(most)
                .toList();
    }

    /// Drops further rows for the same turn, which several parts may begin.
    private static Predicate<Row> once() {
        Set<Move> seen = new HashSet<>();
        return row -> row.turn().isEmpty() || seen.add(row.turn().get());
    }

    /// The best moves that may keep the value of their position, the best first: next to a proved win only other proved
    /// wins; otherwise no moves that are proved to lose, unless all known moves do.
    ///
    /// @param rows what is known about the moves of one position
    /// @param most the maximum number
    public static List<Row> bestKeeping(List<Row> rows, int most) {
        List<Row> best = rows.stream()
                .filter(row -> row.score().isPresent())
                .sorted(order(rows))
                .toList();
        boolean lost = best.stream().allMatch(Row::loses);
        boolean won = best.stream().anyMatch(Row::wins);
        return best.stream()
                .filter(row -> won ? row.wins() : lost || !row.loses())
                .filter(once())
                .limit(most)
                .toList();
    }

    /// The order in which to show moves while more may become known: [#BY_VALUE], which stays stable while replies are
    /// counted; once the replies to every lost move have been counted, [#BEST_FIRST].
    ///
    /// @param rows what is known about the moves of one position
    public static Comparator<Row> order(Collection<Row> rows) {
        return rows.stream().filter(Row::loses).allMatch(Row::counted) ? BEST_FIRST : BY_VALUE;
    }

    /// The value of the position itself, if the proved moves settle it.
    public Optional<ProvedValue> value() {
        return ProvedValue.ofMoves(rows.stream().map(Row::proof).toList());
    }

    /// The best move's chance, 0 to 1, for the player to move; empty if nothing is known. Moves that are proved to lose
    /// do not count while nothing is known about others.
    public OptionalDouble chance() {
        boolean open = rows.stream().anyMatch(row -> row.score().isEmpty());
        return rows.stream()
                .filter(row -> row.score().isPresent() && (!open || !row.loses()))
                .flatMap(row -> row.score().stream())
                .min(Score.BEST_FIRST)
                .map(best -> OptionalDouble.of(best.chance()))
                .orElse(OptionalDouble.empty());
    }
}
