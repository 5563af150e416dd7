package hexalyst.cli.rules;

import hexalyst.cli.option.GameOptions;
import hexalyst.cli.terminal.ExitCode;
import hexalyst.cli.terminal.Printer;
import hexalyst.cli.terminal.TurnTexts;
import hexalyst.game.Position;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `legal`: the legal moves of a position.
@Command(
        name = "legal",
        mixinStandardHelpOptions = true,
        description = "Prints the legal moves of a position, sorted, separated by spaces; pass when forced."
                + " Whole turns of several parts are not listed where they are too many.",
        footer = "%nExample: hexalyst legal \"w1w/w1bw/b1bbw/1bw1/3 b\"")
public final class LegalCommand implements Callable<Integer> {
    @Mixin
    private Printer printer = new Printer();

    @Mixin
    private GameOptions game = new GameOptions();

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Parameters(
            paramLabel = "<position>",
            description = "The position, such as \"5/6/7/8/9/8/7/6/5 w\", or a board code.")
    private String text = "";

    @Override
    public Integer call() {
        Position position = game.position(text);
        List<String> moves = TurnTexts.all(position);
        printer.print(json, String.join(" ", moves), Printer.values("moves", moves));
        return ExitCode.DONE;
    }
}
