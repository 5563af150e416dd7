package hexalyst.cli.rules;

import hexalyst.cli.option.GameOptions;
import hexalyst.cli.terminal.ExitCode;
import hexalyst.cli.terminal.Interruption;
import hexalyst.cli.terminal.Printer;
import hexalyst.cli.terminal.Progress;
import hexalyst.cli.terminal.UsageException;
import hexalyst.game.Position;
import hexalyst.game.Step;
import hexalyst.game.Tally;
import hexalyst.turn.Perft;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `perft`: counts lines of play, or compares a file of such counts.
@Command(
        name = "perft",
        mixinStandardHelpOptions = true,
        customSynopsis = "Usage: hexalyst perft [options] <position> <depth>%n       hexalyst perft --file <jsonl>",
        synopsisHeading = "",
        description = "Prints <nodes> <won> <lost> <drawn>: the moves whose number in the line is exactly <depth>, and"
                + " how many of them win, lose or draw for the player who makes them. With --file, a line per position"
                + " that differs from the file's own moves and counts, then <n> ok, <m> differ; exit code 1 if any do."
                + " Where the file gives a depth and a count, that is the number of lines of play of this length; turns"
                + " of one position that lead to the same position are counted once.",
        footer = "%nExample: hexalyst perft \"5/6/7/8/9/8/7/6/5 w\" 3")
public final class PerftCommand implements Callable<Integer> {
    @Mixin
    private Printer printer = new Printer();

    @Mixin
    private GameOptions game = new GameOptions();

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Option(names = "--file", paramLabel = "<jsonl>", description = "A file of positions with their counts.")
    private @Nullable Path file;

    @Parameters(index = "0", arity = "0..1", paramLabel = "<position>", description = "The position, or a board code.")
    private @Nullable String text;

    @Parameters(index = "1", arity = "0..1", paramLabel = "<depth>", description = "The depth in plies, 1 or more.")
    private @Nullable Integer depth;

    @Override
    public Integer call() {
        if (file != null) {
            if (text != null) {
                throw new UsageException("either --file or a position and a depth");
            }
            return new RowFile<>(file, PerftRow.Json.class, (line, read) -> read.row(line, game))
                    .compare(printer, json);
        }
        if (text == null || depth == null) {
            throw new UsageException("a position and a depth are needed, or --file");
        }
        if (depth < 1) {
            throw new UsageException("the depth is at least 1, not " + depth);
        }
        return count(game.position(text), depth);
    }

    /// Counts move by move, so that the progress can be shown, and the results so far after Ctrl+C.
    private int count(Position position, int plies) {
        List<Step> moves = position.steps();
        Progress progress = printer.progress();
        Interruption interruption = new Interruption(() -> {});
        try {
            Tally sum = plies == 1 ? Perft.count(position, 1) : Tally.ZERO;
            for (int i = 0; i < moves.size() && plies > 1; i++) {
                progress.show("move " + (i + 1) + " of " + moves.size() + ", " + Printer.count(sum.nodes(), "node"));
                sum = sum.plus(Perft.count(position.step(moves.get(i)), plies - 1, interruption::asked));
                if (interruption.asked()) {
                    progress.clear();
                    printer.say(
                            "stopped at move " + (i + 1) + " of " + moves.size() + ", with " + words(sum) + " so far");
                    return ExitCode.NEGATIVE;
                }
            }
            progress.clear();
            printer.print(
                    json,
                    words(sum),
                    Printer.values("nodes", sum.nodes(), "won", sum.won(), "lost", sum.lost(), "drawn", sum.drawn()));
            return ExitCode.DONE;
        } finally {
            interruption.end();
        }
    }

    static String words(Tally tally) {
        return tally.nodes() + " " + tally.won() + " " + tally.lost() + " " + tally.drawn();
    }
}
