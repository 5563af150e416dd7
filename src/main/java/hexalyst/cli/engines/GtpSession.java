package hexalyst.cli.engines;

import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.cli.option.GameOptions;
import hexalyst.cli.option.SearchOptions;
import hexalyst.cli.positions.SolveCommand;
import hexalyst.cli.terminal.InputException;
import hexalyst.cli.terminal.TurnTexts;
import hexalyst.engine.ProvedElsewhere;
import hexalyst.engine.SearchGoal;
import hexalyst.engine.SearchHandle;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.StopSwitch;
import hexalyst.engine.estimate.Choice;
import hexalyst.engine.estimate.MoveChooser;
import hexalyst.engine.strategy.Strategies;
import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.IllegalMoveException;
import hexalyst.game.Move;
import hexalyst.game.Outcome;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.SetupField;
import hexalyst.game.SetupResult;
import hexalyst.game.Side;
import hexalyst.report.Build;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The commands of the protocol and the current game. Moves are `cell colour` in one word, such as `e5b`; the colour
/// before it is the player who moves, and players take turns.
final class GtpSession {
    private static final List<String> COMMANDS = List.of(
            "boardsize",
            "clear_board",
            "final_score",
            "genmove",
            "hexalyst-analyze",
            "hexalyst-edition",
            "hexalyst-legal",
            "hexalyst-position",
            "hexalyst-result",
            "hexalyst-solve",
            "hexalyst-stop",
            "known_command",
            "komi",
            "list_commands",
            "loadsgf",
            "name",
            "play",
            "protocol_version",
            "quit",
            "showboard",
            "time_left",
            "time_settings",
            "undo",
            "version");

    private final Game game;
    private final SearchService service;
    private final ProvedElsewhere elsewhere;
    private final MoveChooser chooser;
    private final SearchOptions options;
    private final Deque<Position> before = new ArrayDeque<>();
    private final GtpClock clock = new GtpClock();
    private Optional<Edition> named;
    private Position position;

    /// @param elsewhere what is already proved
    GtpSession(
            Game game,
            Optional<Edition> named,
            SearchService service,
            SearchOptions options,
            ProvedElsewhere elsewhere) {
        this.game = game;
        this.named = named;
        this.service = service;
        this.elsewhere = elsewhere;
        chooser = new MoveChooser(service, new Strategies()::find, Optional.empty());
        this.options = options;
        position = game.start(named.orElse(game.editions().getFirst()));
    }

    /// The answer to a command, or the rest of it if the command has already sent the beginning.
    ///
    /// @param turn for commands that take a while
    /// @throws InputException if the command fails; the message is sent after `?`
    String execute(String command, List<String> words, GtpTurn turn) throws InterruptedException {
        return switch (command) {
            case "protocol_version" -> "2";
            case "name" -> "Hexalyst";
            case "version" -> Build.current().version();
            case "known_command" -> Boolean.toString(COMMANDS.contains(word(words, 0, "a command")));
            case "list_commands" -> String.join("\n", COMMANDS);
            case "quit" -> "";
            case "boardsize" -> boardsize(word(words, 0, "a size"));
            case "komi" -> komi(word(words, 0, "a komi"));
            case "final_score" -> finalScore();
            case "loadsgf" -> load(words);
            case "clear_board" -> clear(emptied());
            case "play" -> play(side(word(words, 0, "a colour")), word(words, 1, "a move"));
            case "genmove" -> genmove(side(word(words, 0, "a colour")), turn);
            case "undo" -> undo();
            case "showboard" -> "\n" + GtpBoard.draw(position);
            case "time_settings" -> timeSettings(words);
            case "time_left" -> timeLeft(words);
            case "hexalyst-solve" -> solve(words, turn.stop());
            case "hexalyst-analyze" -> analyze(words, turn);
            // It already ended the running command when it arrived.
            case "hexalyst-stop" -> "";
            case "hexalyst-position" -> setPosition(words);
            case "hexalyst-edition" -> setEdition(word(words, 0, "an edition"));
            case "hexalyst-legal" -> String.join(" ", TurnTexts.all(position));
            case "hexalyst-result" -> result();
            default -> throw new InputException("unknown command");
        };
    }

    static String word(List<String> words, int index, String what) {
        if (index >= words.size()) {
            throw new InputException("syntax error: " + what + " is missing");
        }
        return words.get(index);
    }

    private static Side side(String word) {
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "w", "white" -> Side.WHITE;
            case "b", "black" -> Side.BLACK;
            default -> throw new InputException("syntax error: " + word + " is not a colour");
        };
    }

    static int number(String word) {
        if (!word.matches("\\d{1,9}")) {
            throw new InputException("syntax error: " + word + " is not a number");
        }
        return Integer.parseInt(word);
    }

    private String clear(Position start) {
        before.clear();
        position = start;
        clock.restart();
        return "";
    }

    /// The start of the game on this board, with the blocked cells, the swap and the komi that were agreed on.
    private Position emptied() {
        Position first = before.isEmpty() ? position : before.getLast();
        PositionSetup setup = game.start(position.edition(), position.grid())
                .setup()
                .with(Optional.empty())
                .withSwap(first.setup().swap());
        for (int cell = 0; cell < position.grid().cells(); cell++) {
            setup = position.at(cell).isBlocked() ? setup.with(cell, Content.BLOCKED) : setup;
        }
        Optional<String> komi = komiField().map(SetupField::name);
        return valid(
                komi.isEmpty()
                        ? setup
                        : setup.withField(komi.get(), first.setup().field(komi.get())));
    }

    /// The field of a komi, in games that have one.
    private Optional<SetupField> komiField() {
        return position.game().fields().stream()
                .filter(field -> field.kind() instanceof SetupField.Halves)
                .findFirst();
    }

    private Position valid(PositionSetup setup) {
        return switch (game.position(position.edition(), setup)) {
            case SetupResult.Valid valid -> valid.position();
            case SetupResult.Invalid invalid -> throw new InputException(invalid.words(position.edition()));
        };
    }

    /// The size is the number of cells on a side. Boards larger than the game's published ones can only be set by their
    /// position, since 9 may well mean the nine cells of the longest row.
    private String boardsize(String word) {
        int size = number(word);
        int most = game.editions().stream()
                .mapToInt(edition -> edition.grid().cells())
                .max()
                .orElse(0);
        Grid grid = game.sizes().stream()
                .filter(board -> board instanceof HexGrid hexagon && hexagon.width() == size && hexagon.side() == size)
                .filter(board -> board.cells() <= most)
                .findFirst()
                .orElseThrow(() -> new InputException("unacceptable size"));
        return clear(game.start(rules(grid), grid));
    }

    private String setEdition(String id) {
        Edition edition = game.edition(id).orElseThrow(() -> new InputException("unknown edition " + id));
        named = Optional.of(edition);
        return clear(game.start(edition));
    }

    private String setPosition(List<String> words) {
        String text = String.join(" ", words);
        return clear(GameOptions.position(text, game, this::rules));
    }

    /// The edition to play on a board: the named one, or else the board's.
    private Edition rules(Grid grid) {
        return named.orElseGet(() -> game.editionFor(grid));
    }

    private String play(Side side, String word) {
        checkTurn(side);
        Move move = position.move(word.toLowerCase(Locale.ROOT))
                .orElseThrow(() -> new InputException("syntax error: " + word + " is not a move on this board"));
        Position next;
        try {
            next = position.play(move);
        } catch (IllegalMoveException e) {
            throw new InputException("illegal move: " + e.getMessage());
        }
        before.push(position);
        position = next;
        return "";
    }

    private void checkTurn(Side side) {
        checkGoesOn();
        if (side != position.toMove()) {
            throw new InputException("illegal move: it is " + name(position.toMove()) + "'s turn");
        }
    }

    private static String name(Side side) {
        return side.name().toLowerCase(Locale.ROOT);
    }

    private String undo() {
        if (before.isEmpty()) {
            throw new InputException("cannot undo");
        }
        position = before.pop();
        return "";
    }

    private static Duration seconds(String word) {
        if (!word.matches("\\d{1,9}(\\.\\d{1,9})?")) {
            throw new InputException("syntax error: " + word + " is not a time");
        }
        return Duration.ofNanos(Math.round(Double.parseDouble(word) * 1e9));
    }

    private String timeSettings(List<String> words) {
        clock.set(
                seconds(word(words, 0, "the main time")),
                seconds(word(words, 1, "the byo yomi time")),
                number(word(words, 2, "the number of stones")));
        return "";
    }

    private String timeLeft(List<String> words) {
        clock.left(
                side(word(words, 0, "a colour")),
                seconds(word(words, 1, "the time")),
                number(word(words, 2, "the number of stones")));
        return "";
    }

    /// Plays the move that seems best within the time.
    private String genmove(Side side, GtpTurn turn) throws InterruptedException {
        checkTurn(side);
        SearchLimits limits = within(clock.budget(side));
        Duration late = turn.late();
        Choice choice = chooser.choose(position, limits.withTime(GtpClock.left(limits.time(), late)), turn.stop());
        clock.used(side, choice.time().plus(late));
        String text = position.text(choice.move());
        play(side, text);
        return text;
    }

    /// The limits that the program was started with, and at most this time; a default time if there is none.
    private SearchLimits within(Optional<Duration> time) {
        SearchLimits limits = options.limits();
        Duration most = time.orElse(options.timed() ? limits.time() : GtpClock.DEFAULT);
        return most.compareTo(limits.time()) < 0 ? limits.withTime(most) : limits;
    }

    private void checkGoesOn() {
        if (position.outcome().over()) {
            throw new InputException("the game is over: " + position.endWords());
        }
    }

    /// Proves the position, as the command `solve` does.
    private String solve(List<String> words, StopSwitch stop) throws InterruptedException {
        checkGoesOn();
        Optional<Duration> time = words.stream().findFirst().map(GtpSession::seconds);
        SearchHandle search = service.start(position, SearchGoal.VALUE, elsewhere, within(time), report -> {});
        stop.begins(search::stop);
        return SolveCommand.text(search.await());
    }

    private String analyze(List<String> words, GtpTurn turn) throws InterruptedException {
        checkGoesOn();
        boolean coloured = !words.isEmpty() && words.getFirst().matches("\\p{Alpha}{1,5}");
        if (coloured) {
            checkTurn(side(words.getFirst()));
        }
        GtpAnalysis.read(words.subList(coloured ? 1 : 0, words.size())).run(position, service, elsewhere, turn);
        return "";
    }

    /// Sets the komi before the first move, in games that have one; in others only 0 is accepted.
    private String komi(String word) {
        if (!word.matches("[+-]?\\d{1,9}(\\.\\d{1,9})?")) {
            throw new InputException("syntax error: " + word + " is not a number");
        }
        double points = Double.parseDouble(word);
        Optional<SetupField> field = komiField();
        if (field.isEmpty() && points != 0) {
            throw new InputException("unacceptable komi: this game has none but 0");
        }
        field.ifPresent(komi -> komi(komi, points));
        return "";
    }

    private void komi(SetupField field, double points) {
        String value = SetupField.Halves.text((int) (2 * points));
        if (2 * points % 1 != 0 || !field.kind().accepts(value)) {
            throw new InputException("unacceptable komi: whole or half points are needed, and not too many");
        }
        if (!before.isEmpty()) {
            throw new InputException("unacceptable komi: the game has begun");
        }
        position = valid(
                position.setup().withField(field.name(), Optional.of(value).filter(any -> points != 0)));
    }

    /// As in Go: `W+3`, `B+` in games without points, `0` for a draw.
    private String finalScore() {
        return switch (position.outcome()) {
            case Outcome.Ongoing ongoing -> throw new InputException("cannot score: the game goes on");
            case Outcome.Drawn drawn -> "0";
            case Outcome.Won won ->
                (won.winner() == Side.WHITE ? "W+" : "B+")
                        + position.score()
                                .map(points -> points.margin(won.winner()))
                                .filter(margin -> margin.doubleValue() > 0)
                                .map(String::valueOf)
                                .orElse("");
        };
    }

    /// Loads the main line of the first game of a file, up to the position before the move with a number, or to its
    /// end.
    private String load(List<String> words) {
        int most = words.size() > 1 ? number(words.get(1)) - 1 : Integer.MAX_VALUE;
        List<Position> line = GtpRecord.line(word(words, 0, "a file"), game, most);
        clear(line.getLast());
        line.subList(0, line.size() - 1).forEach(before::push);
        return "";
    }

    private String result() {
        Outcome outcome = position.outcome();
        return outcome.over() ? outcome.result() + " " + position.endWords() : "* the game goes on";
    }
}
