package hexalyst.cli;

import hexalyst.engine.SearchService;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `gtp`: the program as an engine for other programs.
@Command(
        name = "gtp",
        mixinStandardHelpOptions = true,
        description = "Speaks the Go Text Protocol, version 2, on stdin and stdout. list_commands lists what it"
                + " understands.",
        footer = "%nExample: printf 'play white e5w\\ngenmove black\\nquit\\n' | hexalyst gtp --time 2s")
final class GtpCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private GameOptions game = new GameOptions();

    @Mixin
    private SearchOptions search = new SearchOptions();

    @Override
    public Integer call() throws IOException, InterruptedException {
        PrintWriter out = spec.commandLine().getOut();
        try (SearchService service = search.service()) {
            GtpSession session = new GtpSession(game.game(), game.edition(), service, search);
            BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
            GtpProtocol protocol = new GtpProtocol(session);
            for (String line = in.readLine(); line != null && !protocol.ended(); ) {
                String answer = protocol.answer(line);
                out.print(answer);
                out.flush();
                line = protocol.ended() ? null : in.readLine();
            }
        }
        return 0;
    }
}
