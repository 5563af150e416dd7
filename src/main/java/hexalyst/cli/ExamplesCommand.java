package hexalyst.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `examples`: checks examples of a game's rules.
@Command(
        name = "examples",
        mixinStandardHelpOptions = true,
        description =
                "Checks examples of rules, an object a line: a position, perhaps turns to play first, and what must"
                        + " hold then: end, result, score, legal, count, with, without, parts, partCount, or refused. Prints a"
                        + " line for each that differs, with its name and what was found, then <n> ok, <m> differ. Exit code 1"
                        + " if any differ.",
        footer = "%nExample: hexalyst examples --file examples.jsonl")
final class ExamplesCommand implements Callable<Integer> {
    @Mixin
    private Printer printer = new Printer();

    @Mixin
    private GameOptions game = new GameOptions();

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Option(names = "--file", required = true, paramLabel = "<jsonl>", description = "A file of examples.")
    private Path file = Path.of("");

    @Override
    public Integer call() {
        return new RowFile<>(file, ExampleRow.Json.class, (line, read) -> read.row(line, game)).compare(printer, json);
    }
}
