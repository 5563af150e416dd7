package hexalyst.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `replay`: replays games recorded by another program, and compares the results.
@Command(
        name = "replay",
        mixinStandardHelpOptions = true,
        description = "Plays games that another program wrote down, an object"
                + " {\"game\", \"start\", \"turns\", \"end\", \"result\", \"score\"} a line, and prints a line for each"
                + " that differs: a turn that is illegal, another last position, result or score; then <n> ok,"
                + " <m> differ. The result of a game that goes on is *; a score of null is not compared. Exit code 1 if"
                + " any differ.",
        footer = "%nExample: hexalyst replay --file games.jsonl")
final class ReplayCommand implements Callable<Integer> {
    @Mixin
    private Printer printer = new Printer();

    @Mixin
    private GameOptions game = new GameOptions();

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Option(names = "--file", required = true, paramLabel = "<jsonl>", description = "A file of games.")
    private Path file = Path.of("");

    @Override
    public Integer call() {
        return new RowFile<>(file, ReplayRow.Json.class, (line, read) -> read.row(line, game)).compare(printer, json);
    }
}
