package hexalyst.cli.engines;

import hexalyst.cli.option.GameOptions;
import hexalyst.cli.option.ProvedOption;
import hexalyst.cli.option.SearchOptions;
import hexalyst.cli.terminal.ExitCode;
import hexalyst.cli.terminal.Printer;
import hexalyst.engine.SearchService;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// `gtp`: the program as an engine for other programs.
@Command(
        name = "gtp",
        mixinStandardHelpOptions = true,
        description = {
            "Speaks the Go Text Protocol, version 2, on stdin and stdout. list_commands lists what it understands."
                    + " Beside the protocol's own commands:",
            "hexalyst-position <position>, hexalyst-edition <name>: set up the board.",
            "hexalyst-legal, hexalyst-result: the legal moves; the result and its reason.",
            "hexalyst-solve [seconds]: proves who wins, and answers as the command solve prints it.",
            "hexalyst-analyze [colour] [centiseconds] [interval|minmoves|maxmoves <n>]...: until the next line of"
                    + " input, sends a line an interval with what is known of the best moves: 'info move e5w visits"
                    + " 1234 winrate 0.531250 order 0 pv e5w d4b info move ...', as KataGo's kata-analyze does. A"
                    + " proved move has 'proved win plies 9' (or loss, draw) after its winrate. visits counts for all"
                    + " moves together.",
            "hexalyst-stop: ends the genmove or hexalyst-solve that is going on, which then answers with what it has."
        },
        footer = "%nExample: printf 'play white e5w\\ngenmove black\\nquit\\n' | hexalyst gtp --time 2s")
public final class GtpCommand implements Callable<Integer> {
    @Mixin
    private Printer printer = new Printer();

    @Mixin
    private GameOptions game = new GameOptions();

    @Mixin
    private SearchOptions search = new SearchOptions();

    @Mixin
    private ProvedOption proved = new ProvedOption();

    @Override
    public Integer call() throws InterruptedException {
        try (SearchService service = search.service();
                ProvedOption before = proved.open(printer)) {
            GtpSession session = new GtpSession(game.game(), game.edition(), service, search, before.proved());
            GtpInput input = new GtpInput(new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)));
            new GtpProtocol(session, input, printer.out()).run();
        }
        return ExitCode.DONE;
    }
}
