package hexalyst.cli.rules;

import hexalyst.cli.option.GameOptions;
import hexalyst.cli.terminal.Printer;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// A command that compares the program with a file of rows by another program.
///
/// @param <J> the JSON form of a row
abstract class RowsCommand<J> implements Callable<Integer> {
    private final Class<J> type;
    private final Maker<J> maker;

    @Mixin
    private Printer printer = new Printer();

    @Mixin
    private GameOptions game = new GameOptions();

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Option(names = "--file", required = true, paramLabel = "<jsonl>", description = "The file, an object a line.")
    private Path file = Path.of("");

    /// Makes a row of its JSON form, with the game and edition to assume.
    interface Maker<J> {
        ComparedRow row(J json, int line, GameOptions usual);
    }

    RowsCommand(Class<J> type, Maker<J> maker) {
        this.type = type;
        this.maker = maker;
    }

    @Override
    public Integer call() {
        return new RowFile<>(file, type, (line, read) -> maker.row(read, line, game)).compare(printer, json);
    }
}
