package hexalyst.cli.positions;

import hexalyst.analysis.results.ResultStore;
import hexalyst.cli.option.SearchOptions;
import hexalyst.cli.option.StoreOption;
import hexalyst.cli.option.VerifyOption;
import hexalyst.cli.terminal.ExitCode;
import hexalyst.cli.terminal.Interruption;
import hexalyst.cli.terminal.Printer;
import hexalyst.cli.terminal.Progress;
import hexalyst.cli.terminal.UsageException;
import hexalyst.work.Worker;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `worker`: does the work that others have planned.
@Command(
        name = "worker",
        mixinStandardHelpOptions = true,
        description = {
            "Works on the campaigns in a shared store, and waits for more. Any number of machines can join in and leave"
                    + " at any time; needs no screen.",
            "Ctrl+C ends it: positions that are being searched go to other workers at once, and within 30 s after a"
                    + " crash. Results that the server does not take are kept here and delivered later. Your machines"
                    + " trust each other if they have the same seal.key in the data folder; copy it there."
        },
        footer = "%nExample: hexalyst worker --store jdbc:postgresql://server/hexalyst")
public final class WorkerCommand implements Callable<Integer> {
    @Mixin
    private Printer printer = new Printer();

    @Mixin
    private StoreOption store = new StoreOption();

    @Mixin
    private SearchOptions search = new SearchOptions();

    @Option(
            names = "--at-once",
            paramLabel = "<n>",
            description = "How many positions to search at a time; they share threads and memory. Default: as many as"
                    + " threads.")
    private @Nullable Integer atOnce;

    @Mixin
    private VerifyOption verify = new VerifyOption();

    @Override
    public Integer call() throws IOException, InterruptedException {
        int positions = atOnce == null ? search.threads() : atOnce;
        if (positions < 1 || positions > search.threads()) {
            throw new UsageException("--at-once: 1 to " + search.threads() + " (the threads), not " + positions);
        }
        int percent = verify.percent();
        Duration time = search.limits().time();
        store.assertShared();
        CountDownLatch over = new CountDownLatch(1);
        Interruption interruption = new Interruption(over::countDown);
        try (ResultStore results = store.openEvenIfAway(printer::say)) {
            String left;
            try (Worker worker =
                    new Worker(results, () -> search.service(positions), positions, percent, printer::say)) {
                worker.start();
                printer.say(worker.name() + " works on " + store.address().text() + ", "
                        + Printer.count(positions, "position") + " at a time");
                Progress progress = printer.progress();
                long end = System.nanoTime() + time.toNanos();
                while (!over.await(1, TimeUnit.SECONDS) && System.nanoTime() - end < 0) {
                    progress.show(Printer.count(worker.done(), "job") + " done");
                }
                progress.clear();
                left = worker.name() + " left, with " + Printer.count(worker.done(), "job") + " done";
            }
            printer.say(left);
            printer.say(results);
            return ExitCode.of(true);
        } finally {
            interruption.end();
        }
    }
}
