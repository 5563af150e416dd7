package hexalyst.cli.study;

import hexalyst.analysis.results.DataFolder;
import hexalyst.analysis.results.ResultStore;
import hexalyst.analysis.results.ValueFinder;
import hexalyst.cli.option.SearchOptions;
import hexalyst.cli.option.StoreOption;
import hexalyst.cli.terminal.ExitCode;
import hexalyst.cli.terminal.GameFile;
import hexalyst.cli.terminal.InputException;
import hexalyst.cli.terminal.Printer;
import hexalyst.cli.terminal.UsageException;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.notation.PositionText;
import hexalyst.notation.ReadResult;
import hexalyst.study.repertoire.Judge;
import hexalyst.study.repertoire.Lesson;
import hexalyst.study.repertoire.Repertoire;
import hexalyst.study.training.Answer;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ScopeType;

/// `repertoire`: lines to learn by heart.
@Command(
        name = "repertoire",
        mixinStandardHelpOptions = true,
        description = {
            "Lines to learn by heart for one side, asked again at growing intervals (SM-2): \"learn\" adds the lines"
                    + " of games, \"next\" shows what is due, \"answer\" judges a move, \"list\" shows your progress.",
            "A move other than the stored one is wrong only if it is proved to be worse. Otherwise it is not counted, and"
                    + " you may try again."
        },
        footer = {
            "%nExample: hexalyst repertoire learn my-lines.hgn --side white",
            "         hexalyst repertoire next",
            "         hexalyst repertoire answer e5w"
        })
public final class RepertoireCommand implements Callable<Integer> {
    @Mixin
    private Printer printer = new Printer();

    @Option(
            names = "--file",
            paramLabel = "<file>",
            scope = ScopeType.INHERIT,
            description = "The repertoire file. Default: repertoire.txt in the user's data folder.")
    private @Nullable Path file;

    @Override
    public Integer call() {
        throw new UsageException("repertoire: learn, next, answer or list was expected");
    }

    @Command(
            name = "learn",
            mixinStandardHelpOptions = true,
            description = "Adds the lines of games, variations included, for a side. Where a game has several moves"
                    + " for that side, the first is learned.")
    int learn(
            @Parameters(paramLabel = "<games>", description = "A file of games.") Path games,
            @Option(
                            names = "--side",
                            required = true,
                            paramLabel = "<side>",
                            description = "The side to learn: white or black.")
                    Side side) {
        ReadResult read = GameFile.read(games, printer.err());
        int[] added = {0};
        Repertoire all = change(repertoire ->
                read.games().forEach(game -> added[0] += repertoire.learn(game, side, Instant.now())));
        printer.print(added[0] + " new, " + all.all().size() + " in all");
        return ExitCode.of(read.problems().isEmpty());
    }

    @Command(
            name = "next",
            mixinStandardHelpOptions = true,
            description = "Shows the position that has been due longest.")
    int next(
            @Option(names = "--json", description = "Print JSON: how many lessons are due, and the first.")
                    boolean json) {
        List<Lesson> due = open().due(Instant.now());
        Map<String, Object> values = Printer.values("due", due.size());
        String plain =
                due.stream().findFirst().map(lesson -> ask(lesson, values)).orElse("nothing is due");
        printer.print(json, plain, values);
        return ExitCode.DONE;
    }

    private static String ask(Lesson lesson, Map<String, Object> values) {
        Position position = lesson.position();
        String mover = position.edition().sideName(position.toMove());
        String line = PositionText.format(position);
        values.putAll(Printer.values(
                "game", position.game().id(),
                "edition", position.edition().id(),
                "after", lesson.before(),
                "position", line,
                "mover", mover));
        return (lesson.before().isEmpty() ? "" : "after " + lesson.before() + ": ") + "what does " + mover + " play?"
                + System.lineSeparator() + line;
    }

    @Command(
            name = "answer",
            mixinStandardHelpOptions = true,
            description = "Judges a move in the position that \"next\" shows. Exit code 1 if it is not right.")
    int answer(
            @Parameters(
                            arity = "0..1",
                            paramLabel = "<move>",
                            description = "The move; without one, the move is shown.")
                    @Nullable
                    String text,
            @Option(
                            names = "--each",
                            paramLabel = "<time>",
                            converter = SearchOptions.TimeConverter.class,
                            defaultValue = "5s",
                            description = "The time limit to prove a value (default: 5s).")
                    Duration each,
            @Mixin SearchOptions search,
            @Mixin StoreOption store)
            throws InterruptedException, IOException {
        Repertoire repertoire = open();
        List<Lesson> due = repertoire.due(Instant.now());
        if (due.isEmpty()) {
            throw new InputException("nothing is due");
        }
        Lesson lesson = due.getFirst();
        Position position = lesson.position();
        String marked = position.text(lesson.move());
        if (text == null) {
            change(now -> now.answered(lesson, Answer.FAILED, Instant.now()));
            printer.print("it is " + marked);
            return ExitCode.NEGATIVE;
        }
        Move move = position.move(text)
                .filter(position::allows)
                .map(position::canonical)
                .orElseThrow(() -> new InputException(text + " is not a legal move there"));
        try (ResultStore results = store.open(printer::say);
                SearchService service = search.service()) {
            SearchLimits limits = SearchLimits.NONE.withTime(each);
            Judge.Ruling ruling = new Judge(new ValueFinder(() -> results, service, limits)::find)
                    .judge(lesson, move)
                    .ruling();
            boolean right = ruling == Judge.Ruling.RIGHT;
            if (right || ruling == Judge.Ruling.WORSE) {
                change(now -> now.answered(lesson, ruling.atBest(), Instant.now()));
            }
            printer.print(
                    switch (ruling) {
                        case RIGHT -> "right";
                        case AS_GOOD -> "not counted: proved to be as good as the marked move";
                        case BETTER -> "not counted: proved to be better than the marked move, which is a mistake";
                        case WINS -> "not counted: proved to win, but not the marked move";
                        case WORSE -> "wrong: proved to be worse than " + marked;
                        case UNSETTLED -> "not counted: not the marked move; it is open whether this is as good";
                    });
            return ExitCode.of(right);
        }
    }

    @Command(
            name = "list",
            mixinStandardHelpOptions = true,
            description = "Shows your progress: a line for each lesson, with how often you knew it and did not.")
    int list() {
        Repertoire repertoire = open();
        Instant now = Instant.now();
        for (Lesson lesson : repertoire.all()) {
            Position position = lesson.position();
            printer.print((lesson.before().isEmpty() ? "" : lesson.before() + " ") + position.text(lesson.move())
                    + ": "
                    + lesson.known() + " right, " + lesson.failed() + " wrong, "
                    + (lesson.memory().isDue(now)
                            ? "due"
                            : "due " + lesson.memory().due()));
        }
        long learned = repertoire.all().stream().filter(Lesson::learned).count();
        printer.print(Printer.count(repertoire.all().size(), "lesson") + ", " + learned + " learned, "
                + repertoire.due(now).size() + " due");
        return ExitCode.DONE;
    }

    private Path path() {
        return file == null ? DataFolder.ofUser().repertoire() : file;
    }

    private Repertoire open() {
        try {
            return Repertoire.read(path());
        } catch (IOException e) {
            throw new InputException(GameFile.text(path(), e));
        }
    }

    private Repertoire change(Consumer<Repertoire> change) {
        try {
            return Repertoire.change(path(), change);
        } catch (IOException e) {
            throw new InputException(GameFile.text(path(), e));
        }
    }
}
