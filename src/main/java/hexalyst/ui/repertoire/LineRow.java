package hexalyst.ui.repertoire;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.study.repertoire.Lesson;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A row of the tree of a repertoire: a move of its lines or, at the top, what a side has from one start.
final class LineRow {
    private final Position start;
    private final Side side;
    private final Optional<Move> move;
    private final int ply;
    private final Map<Move, LineRow> next = new LinkedHashMap<>();
    private Optional<Lesson> lesson = Optional.empty();
    private int lessons;

    private record Top(Position start, Side side) {}

    private LineRow(Position start, Side side, Optional<Move> move, int ply) {
        this.start = start;
        this.side = side;
        this.move = move;
        this.ply = ply;
    }

    /// The top rows for some lessons.
    static List<LineRow> of(Collection<Lesson> all) {
        Map<Top, LineRow> tops = new LinkedHashMap<>();
        for (Lesson lesson : all) {
            Top top = new Top(lesson.start(), lesson.position().toMove());
            LineRow row = tops.computeIfAbsent(top, any -> new LineRow(top.start, top.side, Optional.empty(), 0));
            row.lessons++;
            for (Move move : lesson.line()) {
                LineRow before = row;
                row = row.next.computeIfAbsent(
                        move, any -> new LineRow(top.start, top.side, Optional.of(any), before.ply + 1));
                row.lessons++;
            }
            row.lesson = Optional.of(lesson);
        }
        return List.copyOf(tops.values());
    }

    /// Where the line begins.
    Position start() {
        return start;
    }

    /// Whose repertoire it is.
    Side side() {
        return side;
    }

    /// The move; empty at the top.
    Optional<Move> move() {
        return move;
    }

    /// The number of the move in its line, from 1; 0 at the top.
    int ply() {
        return ply;
    }

    /// The lesson that asks for the move; empty for moves of the other side, and at the top.
    Optional<Lesson> lesson() {
        return lesson;
    }

    /// How many lessons are here and below.
    int lessons() {
        return lessons;
    }

    /// The rows below.
    List<LineRow> next() {
        return List.copyOf(next.values());
    }

    /// What tells it from the rows beside it.
    Object key() {
        return move.<Object>map(made -> made).orElseGet(() -> new Top(start, side));
    }
}
