package hexalyst.cli.study;

import hexalyst.cli.option.GameOptions;
import hexalyst.cli.option.LibraryOption;
import hexalyst.cli.terminal.ExitCode;
import hexalyst.cli.terminal.GameFile;
import hexalyst.cli.terminal.InputException;
import hexalyst.cli.terminal.OutputFile;
import hexalyst.cli.terminal.Printer;
import hexalyst.cli.terminal.UsageException;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.notation.source.Parsed;
import hexalyst.notation.source.Quoted;
import hexalyst.record.GameDate;
import hexalyst.record.GameTree;
import hexalyst.record.Tags;
import hexalyst.study.BoardPattern;
import hexalyst.study.GameHits;
import hexalyst.study.LibraryGame;
import hexalyst.study.PatternText;
import hexalyst.study.Query;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `library search`: games of the library.
@Command(
        name = "search",
        mixinStandardHelpOptions = true,
        description = {
            "Prints a line for each game that matches all options, the newest or the best first: its number, date, players,"
                    + " result, plies, event, and the ply after which the board matched. Without --game and --edition"
                    + " it searches all games.",
            "Exit code 1 if there is none."
        },
        footer = {
            "%nExample: hexalyst library search --player alphabeta --result 1-0",
            "         hexalyst library search --position \"5/6/7/8/4w4/8/7/6/5 b\"",
            "         hexalyst library search --part \"e5w e6w d5- f6b\" -o found.hgn"
        })
final class LibrarySearchCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private Printer printer = new Printer();

    @Mixin
    private LibraryOption library = new LibraryOption();

    @Mixin
    private GameOptions game = new GameOptions();

    @Option(names = "--player", paramLabel = "<name>", description = "Part of a player's name.")
    private String player = "";

    @Option(names = "--as", paramLabel = "<side>", description = "With --player: the side, white or black.")
    private String side = "";

    @Option(names = "--event", paramLabel = "<name>", description = "Part of the event's name.")
    private String event = "";

    @Option(names = "--from", paramLabel = "<date>", description = "The earliest date: 2026, 2026-11 or 2026-11-20.")
    private String from = "";

    @Option(names = "--until", paramLabel = "<date>", description = "The latest date; 2026 means the whole year.")
    private String until = "";

    @Option(names = "--result", paramLabel = "<result>", description = "1-0, 0-1, 1/2-1/2 or *.")
    private String result = "";

    @Option(names = "--rating", paramLabel = "<n>", description = "The least rating of both players.")
    private @Nullable Integer rating;

    @Option(names = "--best", description = "The games of the highest rated players first.")
    private boolean best;

    @Option(names = "--min-plies", paramLabel = "<n>", description = "The least number of plies.")
    private @Nullable Integer fewest;

    @Option(names = "--max-plies", paramLabel = "<n>", description = "The greatest number of plies.")
    private @Nullable Integer most;

    @Option(names = "--position", paramLabel = "<position>", description = "A position, also rotated or mirrored.")
    private @Nullable String position;

    @Option(names = "--exact", description = "With --position: not rotated or mirrored.")
    private boolean exact;

    @Option(
            names = "--part",
            paramLabel = "<cells>",
            description = "What cells contain at some point, also rotated or mirrored: each cell with w, b, x"
                    + " (blocked) or - (empty), on the edition's board.")
    private @Nullable String part;

    @Option(names = "--limit", paramLabel = "<n>", description = "The most games to print (default: 100).")
    private int limit = 100;

    @Option(names = "-o", paramLabel = "<out>", description = "Also write the games to a file.")
    private @Nullable Path out;

    @Option(names = "--force", description = "Overwrite an existing file.")
    private boolean force;

    @Option(names = "--json", description = "Print JSON, a line for each game.")
    private boolean json;

    @Override
    public Integer call() {
        UsageException.assertPositive("--limit", limit);
        if (position != null && part != null) {
            throw new UsageException("--position or --part, not both");
        }
        if (!result.isEmpty() && !Tags.RESULTS.contains(result)) {
            throw new UsageException("--result: 1-0, 0-1, 1/2-1/2 or *, not " + result);
        }
        Query query = query();
        if (out != null) {
            OutputFile.assertWritable(out, force);
        }
        return library.read(open -> {
            GameHits found = open.search(query, best ? GameHits.Order.BEST : GameHits.Order.NEWEST, limit);
            found.games().forEach(this::print);
            if (found.games().isEmpty()) {
                printer.say("no game of the library matches");
            }
            if (!found.complete()) {
                printer.say("there are more; --limit " + limit + " was reached");
            }
            if (out != null && !found.games().isEmpty()) {
                List<GameTree> games = new ArrayList<>();
                for (GameHits.Hit hit : found.games()) {
                    open.game(hit.game().id()).ifPresent(games::add);
                }
                GameFile.write(out, games, force);
            }
            return ExitCode.of(!found.games().isEmpty());
        });
    }

    private static Optional<GameDate> date(String option, String date) {
        if (date.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(GameDate.parse(date)
                .orElseThrow(() -> new UsageException(
                        option + ": a date such as 2026, 2026-11 or 2026-11-20, not " + Quoted.text(date))));
    }

    private Optional<Side> side() {
        if (side.isEmpty()) {
            return Optional.empty();
        }
        if (player.isBlank()) {
            throw new UsageException("--as needs --player");
        }
        return Optional.of(Stream.of(Side.values())
                .filter(one -> one.name().equalsIgnoreCase(side))
                .findFirst()
                .orElseThrow(() -> new UsageException("--as: white or black, not " + Quoted.text(side))));
    }

    private Query query() {
        Query query = Query.all()
                .withPlayer(player, side())
                .withEvent(event)
                .withDates(date("--from", from), date("--until", until))
                .withResult(result)
                .withPlies(number(fewest), number(most))
                .withRating(number(rating))
                .withGame(namesGame() ? game.game().id() : "")
                .withEdition(game.edition().map(edition -> edition.id()).orElse(""));
        if (position != null) {
            Position wanted = game.position(position);
            return query.withBoard(exact ? new Query.OnBoard.Exactly(wanted) : new Query.OnBoard.UpToSymmetry(wanted));
        }
        return part == null ? query : query.withBoard(new Query.OnBoard.Part(pattern(part)));
    }

    /// Without a name, all games are searched; an edition then belongs to the default game.
    private boolean namesGame() {
        return game.edition().isPresent() || spec.commandLine().getParseResult().hasMatchedOption("--game");
    }

    private BoardPattern pattern(String text) {
        var edition = game.edition().orElse(game.game().editions().getFirst());
        return switch (PatternText.parse(text, edition.grid())) {
            case Parsed.Ok<BoardPattern> ok -> ok.value();
            case Parsed.Bad<BoardPattern> bad ->
                throw new InputException("--part: " + bad.first().text());
        };
    }

    private static OptionalInt number(@Nullable Integer value) {
        return value == null ? OptionalInt.empty() : OptionalInt.of(value);
    }

    private void print(GameHits.Hit hit) {
        LibraryGame about = hit.game();
        printer.print(
                json,
                String.join(
                        " ",
                        String.valueOf(about.id()),
                        orUnknown(about.date()),
                        orUnknown(about.white()) + " - " + orUnknown(about.black()),
                        about.result(),
                        Printer.plies(about.plies()),
                        about.event().isEmpty() ? "" : "(" + about.event() + ")",
                        "at " + hit.ply()),
                Printer.values(
                        "id", about.id(),
                        "edition", about.edition(),
                        "date", about.date(),
                        "white", about.white(),
                        "black", about.black(),
                        "event", about.event(),
                        "result", about.result(),
                        "plies", about.plies(),
                        "rating", about.rating(),
                        "ply", hit.ply()));
    }

    private static String orUnknown(String text) {
        return text.isEmpty() ? "?" : text;
    }
}
