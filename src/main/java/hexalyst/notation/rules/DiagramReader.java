package hexalyst.notation.rules;

import hexalyst.board.Grid;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.notation.PositionText;
import hexalyst.notation.source.Parsed;
import hexalyst.record.Mark;
import hexalyst.text.Texts;
import hexalyst.turn.TurnLister;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Reads one picture of a page of rules. Each line describes one property; the position comes first and the caption,
/// which may have several lines, last. Each line is about the position after the lines before it:
///
/// - `position: `, a position ([PositionText]);
/// - `moves: `, moves to the position that is drawn, beside the one before the last of them if that changed pieces;
/// - `circle: `, `cross: `, `square: `, `triangle: `, cells to mark;
/// - `numbers: groups` to number the groups;
/// - `legal: `, `illegal: `, moves that are legal or illegal; they are not drawn, but they are checked;
/// - `result: `, `1-0`, `0-1`, `1/2-1/2` or `*`, which has to be the result of the position;
/// - `every: `, the result with which every legal move has to end the game, if there are not too many to list;
/// - `caption: `, a description of the picture.
final class DiagramReader {
    /// The beginning of a picture.
    static final String START = "position: ";

    private static final String CAPTION = "caption: ";
    private static final String BETWEEN = ": ";

    private final Game game;
    private final Edition edition;
    private final Listener listener;
    private final List<Mark> marks = new ArrayList<>();
    private final List<String> caption = new ArrayList<>();
    private @Nullable Position position;
    private Optional<Move> lastMove = Optional.empty();
    private Optional<Position> before = Optional.empty();
    private boolean groups;
    private boolean wrong;

    /// Receives the problems.
    @FunctionalInterface
    interface Listener {
        /// Called for each problem.
        ///
        /// @param line the line of the block, from 0
        /// @param message what is wrong, in one line
        void problem(int line, String message);
    }

    DiagramReader(Game game, Edition edition, Listener listener) {
        this.game = game;
        this.edition = edition;
        this.listener = listener;
    }

    /// Reads a picture; empty if something in it is wrong.
    Optional<RulesBlock> read(List<String> lines) {
        for (int i = 0; i < lines.size(); i++) {
            line(i, lines.get(i));
        }
        if (caption.isEmpty()) {
            fail(0, "caption");
        }
        Position drawn = position;
        return wrong || drawn == null
                ? Optional.empty()
                : Optional.of(new RulesBlock.Diagram(
                        drawn,
                        lastMove,
                        before.filter(start -> changesPieces(start, drawn)),
                        marks,
                        groups,
                        String.join(" ", caption)));
    }

    /// True if a piece that was there is gone or another one.
    private static boolean changesPieces(Position before, Position after) {
        return IntStream.range(0, before.grid().cells())
                .anyMatch(cell ->
                        !before.at(cell).pieces().isEmpty() && !before.at(cell).equals(after.at(cell)));
    }

    private void line(int number, String line) {
        if (!caption.isEmpty() || line.startsWith(CAPTION)) {
            caption.add(caption.isEmpty() ? line.substring(CAPTION.length()) : line);
            return;
        }
        int end = line.indexOf(BETWEEN);
        String key = end < 0 ? line : line.substring(0, end);
        String value = end < 0 ? "" : line.substring(end + BETWEEN.length());
        Position now = position;
        if (number == 0) {
            start(value);
        } else if (now != null) {
            about(number, now, key, value);
        }
    }

    private void start(String text) {
        switch (PositionText.parse(text, game, edition)) {
            case Parsed.Ok<Position> ok -> position = ok.value();
            case Parsed.Bad<Position> bad -> say(0, bad.first().text());
        }
    }

    private void about(int number, Position now, String key, String value) {
        switch (key) {
            case "moves" -> {
                for (String move : value.split(" ", -1)) {
                    play(number, move);
                }
            }
            case "legal" -> check(number, now, value, true);
            case "illegal" -> check(number, now, value, false);
            case "result" -> result(number, now, value);
            case "every" ->
                new TurnLister()
                        .of(now)
                        .ifPresentOrElse(
                                moves -> moves.forEach(move -> result(number, now.play(move), value)),
                                () -> fail(number, "every"));
            case "numbers" -> {
                groups = value.equals("groups");
                if (!groups) {
                    fail(number, "key", value);
                }
            }
            default ->
                Mark.Shape.named(key)
                        .ifPresentOrElse(
                                shape -> mark(number, now.grid(), shape, value), () -> fail(number, "key", key));
        }
    }

    private void play(int number, String text) {
        Position now = position;
        if (now == null) {
            return;
        }
        Optional<Move> move = now.move(text);
        if (move.isPresent() && now.allows(move.get())) {
            before = Optional.of(now);
            position = now.play(move.get());
            lastMove = move;
        } else {
            fail(number, "move", text);
        }
    }

    private void check(int number, Position now, String value, boolean legal) {
        for (String text : value.split(" ", -1)) {
            Optional<Move> move = now.move(text);
            if (move.isEmpty() || now.allows(move.get()) != legal) {
                fail(number, move.isEmpty() || legal ? "move" : "allowed", text);
            }
        }
    }

    private void result(int number, Position after, String value) {
        String result = after.outcome().result();
        if (!result.equals(value)) {
            fail(number, "result", result, value);
        }
    }

    private void mark(int number, Grid grid, Mark.Shape shape, String value) {
        for (String name : value.split(" ", -1)) {
            OptionalInt cell = grid.named(name);
            if (cell.isPresent()) {
                marks.add(new Mark(cell.getAsInt(), shape, Optional.empty()));
            } else {
                fail(number, "cell", name);
            }
        }
    }

    private void fail(int number, String key, Object... values) {
        say(number, Texts.of(DiagramReader.class).get(key, values));
    }

    private void say(int number, String message) {
        wrong = true;
        listener.problem(number, message);
    }
}
