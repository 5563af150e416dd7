package hexalyst.cli.positions;

import hexalyst.analysis.results.ResultStore;
import hexalyst.cli.terminal.InputException;
import hexalyst.cli.terminal.Interruption;
import hexalyst.cli.terminal.Printer;
import hexalyst.cli.terminal.Progress;
import hexalyst.cli.terminal.WalkProgress;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchReport;
import hexalyst.engine.SearchService;
import hexalyst.engine.Stage;
import hexalyst.engine.Value;
import hexalyst.engine.verify.BrokenProofException;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.work.JobFront;
import hexalyst.work.TreeSearch;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;

/// `solve --workers`: leads a search by all workers of a shared store.
final class SharedSolve {
    private final Printer printer;
    private final Position position;
    private final String store;
    private final TreeSearch search;

    SharedSolve(Printer printer, ResultStore results, Position position, SearchLimits each) {
        this.printer = printer;
        this.position = position;
        store = results.database().address().text();
        search = new TreeSearch(results, position, each, printer::say);
    }

    /// Searches within the limits.
    SearchReport run(SearchLimits limits) throws IOException, InterruptedException {
        Progress progress = printer.progress();
        AtomicBoolean stopped = new AtomicBoolean();
        Interruption interruption = new Interruption(() -> stopped.set(true));
        long start = System.nanoTime();
        TreeSearch.State[] last = new TreeSearch.State[1];
        // A tree that goes on has nodes from before.
        long[] before = {-1};
        try {
            Optional<ProvedValue> value = search.run(
                    () -> !stopped.get()
                            && System.nanoTime() - start < limits.time().toNanos()
                            && (last[0] == null || last[0].nodes() - before[0] < limits.nodes()),
                    state -> {
                        if (last[0] == null && state.front().isPresent()) {
                            printer.say("the search is planned; hexalyst worker --store " + store + " joins in");
                        }
                        last[0] = state;
                        before[0] = before[0] < 0 ? state.nodes() : before[0];
                        progress.show(text(state));
                    });
            progress.clear();
            return report(value, last[0], before[0], Duration.ofNanos(System.nanoTime() - start));
        } finally {
            interruption.end();
        }
    }

    private SearchReport report(Optional<ProvedValue> value, TreeSearch.State last, long before, Duration time) {
        List<Move> line = value.isPresent() ? search.line() : List.of();
        return new SearchReport(
                1,
                position,
                value.map(ProvedValue::value),
                value.filter(proved -> proved.value() != Value.DRAW)
                        .map(proved -> OptionalInt.of(proved.plies()))
                        .orElse(OptionalInt.empty()),
                1,
                line,
                Optional.empty(),
                List.of(),
                last == null ? 0 : last.nodes() - before,
                time,
                0,
                last == null ? 1 : last.proof(),
                last == null ? 1 : last.disproof(),
                0,
                Stage.VALUE,
                true);
    }

    /// Writes the proof from what the workers have kept.
    Optional<byte[]> proof(SearchService service) throws IOException {
        Progress progress = printer.progress();
        Interruption interruption = new Interruption(() -> {});
        try {
            return search.proof(service, new WalkProgress(progress, interruption, "proof: %,d positions, %,d replies"));
        } catch (BrokenProofException broken) {
            throw new InputException("the proof cannot be joined: " + broken.why());
        } finally {
            progress.clear();
            interruption.end();
        }
    }

    private static String text(TreeSearch.State state) {
        String where = state.front()
                .map(front -> (front.line().isEmpty()
                                ? ""
                                : front.line().stream()
                                        .map(front.position()::text)
                                        .collect(Collectors.joining(" ", "after ", ": ")))
                        + front.open().stream()
                                .limit(3)
                                .map(open -> String.format(
                                        Locale.ROOT,
                                        "%s %s/%s",
                                        front.position().text(open.step()),
                                        number(open.proof()),
                                        number(open.disproof())))
                                .collect(Collectors.joining(", ")))
                .orElse("");
        return String.format(
                Locale.ROOT,
                "%s being searched, %,d nodes, proof %s / disproof %s; %s",
                Printer.count(state.busy(), "leaf", "leaves"),
                state.nodes(),
                number(state.proof()),
                number(state.disproof()),
                where);
    }

    private static String number(long number) {
        return number >= JobFront.INFINITY ? "\u221e" : Long.toString(number);
    }
}
