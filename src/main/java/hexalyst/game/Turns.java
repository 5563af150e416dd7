package hexalyst.game;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Whole turns of games whose turns may have several parts, made by [Position#parts] and [Position#with].
public final class Turns {
    private Turns() {}

    /// The whole turns from a position, the shortest first; of those that lead to the same position the first, with its
    /// parts in their canonical order. Their number can be very large.
    ///
    /// @param position not in the middle of a turn
    public static List<Move> of(Position position) {
        List<Move> turns = new ArrayList<>();
        Set<Position> reached = new HashSet<>();
        Set<Position> begun = new HashSet<>();
        Deque<Begun> open = new ArrayDeque<>(List.of(new Begun(position, List.of())));
        while (!open.isEmpty()) {
            Begun turn = open.poll();
            for (Part part : turn.position.parts()) {
                Position next = turn.position.with(part);
                List<Part> parts = new ArrayList<>(turn.parts);
                if (!part.equals(Part.END)) {
                    parts.add(part);
                }
                if (!next.midTurn()) {
                    if (reached.add(next)) {
                        turns.add(position.canonical(new Move(parts)));
                    }
                } else if (begun.add(next)) {
                    open.add(new Begun(next, parts));
                }
            }
        }
        return turns;
    }

    /// The position after a whole turn, whose end need not be said.
    ///
    /// @throws IllegalMoveException if the turn is not legal; the message says which part is not
    public static Position play(Position position, Move move) {
        Position at = position;
        boolean begun = false;
        for (Part part : move.parts()) {
            if (begun && !at.midTurn()) {
                throw new IllegalMoveException(position.edition().words(Reason.of("illegal.longer")));
            }
            at = at.with(part);
            begun = true;
        }
        return at.midTurn() ? at.with(Part.END) : at;
    }

    /// A turn that has been begun.
    private record Begun(Position position, List<Part> parts) {}
}
