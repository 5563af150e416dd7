package hexalyst.cli;

import hexalyst.game.Move;
import hexalyst.game.Perft;
import hexalyst.game.Position;
import hexalyst.game.Tally;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// `perft`: counts lines of play, or compares a file of such counts.
@Command(
        name = "perft",
        mixinStandardHelpOptions = true,
        customSynopsis = "Usage: hexalyst perft [options] <position> <depth>%n       hexalyst perft --file <jsonl>",
        synopsisHeading = "",
        description = "Prints <nodes> <won> <lost> <drawn>: the moves whose number in the line is exactly <depth>, and"
                + " how many of them win, lose or draw for the player who makes them. With --file, a line per position"
                + " that differs from the file's own moves and counts, then <n> ok, <m> differ; exit code 1 if any do.",
        footer = "%nExample: hexalyst perft \"5/6/7/8/9/8/7/6/5 w\" 3")
final class PerftCommand implements Callable<Integer> {
    private final JsonMapper mapper = new JsonMapper();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private GameOptions game = new GameOptions();

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Option(names = "--file", paramLabel = "<jsonl>", description = "A file of positions with their counts.")
    private @Nullable Path file;

    @Parameters(index = "0", arity = "0..1", paramLabel = "<position>", description = "The position.")
    private @Nullable String text;

    @Parameters(index = "1", arity = "0..1", paramLabel = "<depth>", description = "The depth in plies, 1 or more.")
    private @Nullable Integer depth;

    @Override
    public Integer call() {
        if (file != null) {
            if (text != null) {
                throw new UsageException("either --file or a position and a depth");
            }
            return compare(file);
        }
        if (text == null || depth == null) {
            throw new UsageException("a position and a depth are needed, or --file");
        }
        if (depth < 1) {
            throw new UsageException("the depth is at least 1, not " + depth);
        }
        Tally tally = count(game.position(text), depth);
        JsonLine.print(
                spec,
                json,
                words(tally),
                JsonLine.of("nodes", tally.nodes(), "won", tally.won(), "lost", tally.lost(), "drawn", tally.drawn()));
        return 0;
    }

    /// Counts move by move, so that somebody who waits can see how far it is.
    private Tally count(Position position, int plies) {
        List<Move> moves = position.legalMoves();
        if (plies == 1 || moves.isEmpty()) {
            return Perft.count(position, plies);
        }
        Progress progress = new Progress(spec.commandLine().getErr());
        Tally sum = Tally.ZERO;
        for (int i = 0; i < moves.size(); i++) {
            progress.show("move " + (i + 1) + " of " + moves.size() + ", " + sum.nodes() + " nodes");
            sum = sum.plus(Perft.count(position.play(moves.get(i)), plies - 1));
        }
        progress.clear();
        return sum;
    }

    private static String words(Tally tally) {
        return tally.nodes() + " " + tally.won() + " " + tally.lost() + " " + tally.drawn();
    }

    private int compare(Path path) {
        int ok = 0;
        int differ = 0;
        PrintWriter out = spec.commandLine().getOut();
        try (BufferedReader lines = Files.newBufferedReader(path)) {
            int number = 0;
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                number++;
                if (line.isBlank()) {
                    continue;
                }
                List<String> differences = differences(path + ":" + number, line);
                if (differences.isEmpty()) {
                    ok++;
                } else {
                    differ++;
                    out.println("line " + number + ": " + String.join("; ", differences));
                }
            }
        } catch (IOException e) {
            throw new InputException(GameFile.text(path, e));
        }
        JsonLine.print(spec, json, ok + " ok, " + differ + " differ", JsonLine.of("ok", ok, "differ", differ));
        return differ == 0 ? 0 : HexalystCommand.NEGATIVE;
    }

    private List<String> differences(String place, String line) {
        JsonNode entry;
        try {
            entry = mapper.readTree(line);
        } catch (JacksonException e) {
            throw new InputException(place + ":" + e.getLocation().getColumnNr() + ": not JSON: "
                    + HexalystCommand.oneLine(e.getOriginalMessage()));
        }
        if (!entry.path("position").isString() || !entry.path("perft").isArray()) {
            throw new InputException(place + ": an object with position and perft was expected");
        }
        Position position = position(place, entry);
        List<String> found = new ArrayList<>();
        String name = entry.get("position").asString();
        if (entry.has("legal")) {
            List<String> wanted =
                    entry.get("legal").valueStream().map(JsonNode::asString).toList();
            List<String> moves =
                    position.legalMoves().stream().map(position::text).sorted().toList();
            if (!moves.equals(wanted)) {
                found.add(name + ": legal moves are " + moves + ", not " + wanted);
            }
        }
        for (int i = 0; i < entry.get("perft").size(); i++) {
            JsonNode want = entry.get("perft").get(i);
            Tally wanted = new Tally(
                    want.path("nodes").asLong(),
                    want.path("won").asLong(),
                    want.path("lost").asLong(),
                    want.path("drawn").asLong());
            Tally tally = Perft.count(position, i + 1);
            if (!tally.equals(wanted)) {
                found.add(name + ": depth " + (i + 1) + " is " + words(tally) + ", not " + words(wanted));
            }
        }
        return found;
    }

    private Position position(String place, JsonNode entry) {
        try {
            GameOptions options =
                    entry.has("edition") ? game.withEdition(entry.get("edition").asString()) : game;
            return options.position(entry.get("position").asString());
        } catch (InputException e) {
            throw new InputException(place + ": " + e.getMessage());
        }
    }
}
