package hexalyst.engine.external;

import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.game.IllegalMoveException;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Side;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/// An engine that runs as another program. Where possible it only receives the new moves of the game, otherwise the
/// whole game again. After any failure it is closed; start a new one. Only one thread may query it, but [#close] may be
/// called from any thread and ends a running query.
public final class ExternalEngine implements AutoCloseable {
    /// The time limit for answers that need no thinking; long, since the program has to be loaded first.
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    /// The additional time for an answer beyond the time for the move, for overhead on a busy machine.
    private static final Duration GRACE = Duration.ofSeconds(1);

    private static final String POSITION = "hexalyst-position";
    private static final String EDITION = "hexalyst-edition";

    private final GtpPipe pipe;
    private final Duration patience;
    private final Function<Position, String> positionText;
    private final Set<String> commands;
    private Optional<Position> start = Optional.empty();
    private List<Move> moves = List.of();
    private Duration told = Duration.ZERO;

    private ExternalEngine(
            GtpPipe pipe, Duration patience, Function<Position, String> positionText, Set<String> commands) {
        this.pipe = pipe;
        this.patience = patience;
        this.positionText = positionText;
        this.commands = commands;
    }

    /// Starts an engine and asks for its name, with 20 s for each answer.
    ///
    /// @param positionText writes a position as one line
    /// @throws EngineFailure if it cannot be started or does not speak GTP 2
    public static ExternalEngine start(EngineCommand command, Function<Position, String> positionText)
            throws EngineFailure, InterruptedException {
        return start(command, positionText, PATIENCE);
    }

    /// Starts an engine and asks for its name.
    ///
    /// @param patience the longest time for an answer that needs no thinking
    static ExternalEngine start(EngineCommand command, Function<Position, String> positionText, Duration patience)
            throws EngineFailure, InterruptedException {
        GtpPipe pipe = new GtpPipe(command);
        try {
            String version = pipe.ask("protocol_version", patience);
            if (!version.equals("2")) {
                throw pipe.failed("version", version);
            }
            String name = pipe.ask("name", patience);
            GtpPipe.Answer number = pipe.answer("version", patience);
            pipe.name((name + " " + (number.success() ? number.text() : "")).strip());
            Set<String> commands = Set.copyOf(pipe.ask("list_commands", patience)
                    .lines()
                    .map(String::strip)
                    .toList());
            if (!commands.containsAll(Set.of("play", "genmove"))) {
                throw pipe.failed("cannotPlay");
            }
            return new ExternalEngine(pipe, patience, positionText, commands);
        } catch (InterruptedException stopped) {
            pipe.close();
            throw stopped;
        }
    }

    /// The engine's own name and version.
    public String name() {
        return pipe.name();
    }

    /// True until the engine has failed, ended or been closed.
    public boolean alive() {
        return pipe.alive();
    }

    /// Asks for a move.
    ///
    /// @param from where the game began
    /// @param played the moves since then
    /// @param now the position after them, where the game is not over
    /// @param time for the move, more than 0
    /// @throws EngineFailure if the engine fails in any way; it is then closed
    public Reply move(Position from, List<Move> played, Position now, Duration time)
            throws EngineFailure, InterruptedException {
        try {
            bring(from, played);
            allow(time);
            String text = pipe.ask("genmove " + colour(now.toMove()), time.plus(GRACE))
                    .toLowerCase(Locale.ROOT);
            if (text.equals("resign")) {
                return new Reply.Resigns();
            }
            Move move = legal(text, now);
            moves = List.copyOf(Stream.concat(moves.stream(), Stream.of(move)).toList());
            return new Reply.Plays(move);
        } catch (InterruptedException stopped) {
            close();
            throw stopped;
        }
    }

    private Move legal(String text, Position now) throws EngineFailure {
        Move move = now.move(text).orElseThrow(() -> pipe.failed("noMove", shortened(text)));
        try {
            now.play(move);
            return move;
        } catch (IllegalMoveException illegal) {
            throw pipe.failed("illegal", String.valueOf(illegal.getMessage()));
        }
    }

    private static String shortened(String text) {
        String line = text.lines().findFirst().orElse("");
        return line.length() > 40 ? line.substring(0, 40) + "..." : line;
    }

    private static String colour(Side side) {
        return side == Side.WHITE ? "white" : "black";
    }

    /// Sets the engine's board to a position.
    private void bring(Position from, List<Move> played) throws EngineFailure, InterruptedException {
        boolean known = start.filter(from::equals).isPresent()
                && played.size() >= moves.size()
                && played.subList(0, moves.size()).equals(moves);
        if (!known) {
            start = Optional.empty();
            setUp(from);
            start = Optional.of(from);
            moves = List.of();
        }
        Side side = moves.size() % 2 == 0 ? from.toMove() : from.toMove().other();
        for (Move move : played.subList(moves.size(), played.size())) {
            pipe.ask("play " + colour(side) + " " + from.text(move), patience);
            side = side.other();
        }
        moves = List.copyOf(played);
    }

    private void setUp(Position from) throws EngineFailure, InterruptedException {
        Grid grid = from.grid();
        if (commands.contains(EDITION)) {
            pipe.ask(EDITION + " " + from.edition().id(), patience);
        } else if (!from.edition().equals(from.game().editions().getFirst())) {
            throw pipe.failed("edition", from.edition().id(), EDITION);
        }
        if (commands.contains(POSITION)) {
            pipe.ask(POSITION + " " + positionText.apply(from), patience);
        } else if (from.equals(from.game().start(from.edition(), grid))) {
            size(from, grid);
            pipe.ask("clear_board", patience);
        } else {
            throw pipe.failed("position", POSITION);
        }
    }

    /// Sends the board to the engine, where the protocol can describe it: a regular hexagon by the length of its side.
    private void size(Position from, Grid grid) throws EngineFailure, InterruptedException {
        int side = (grid.rows() + 1) / 2;
        boolean regular = side >= HexGrid.MIN_SIDE && grid.equals(HexGrid.hexagon(side, side));
        if (regular && commands.contains("boardsize")) {
            pipe.ask("boardsize " + side, patience);
        } else if (!grid.equals(from.edition().grid())) {
            throw pipe.failed("board", POSITION);
        }
    }

    /// Sends the time limit to the engine. The protocol only has whole seconds; a fraction is tried where needed, since
    /// many engines accept it.
    private void allow(Duration time) throws EngineFailure, InterruptedException {
        if (time.equals(told) || !commands.contains("time_settings")) {
            return;
        }
        told = time;
        boolean whole = time.toMillis() % 1000 == 0;
        String exact =
                whole ? Long.toString(time.toSeconds()) : String.format(Locale.ROOT, "%.3f", time.toMillis() / 1e3);
        GtpPipe.Answer answer = pipe.answer("time_settings 0 " + exact + " 1", patience);
        if (!answer.success() && !whole) {
            pipe.answer("time_settings 0 " + Math.max(1, time.toSeconds()) + " 1", patience);
        }
    }

    /// Kills the engine.
    @Override
    public void close() {
        pipe.close();
    }
}
