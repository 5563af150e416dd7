package hexalyst.game.medusa;

import hexalyst.board.CellSet;
import hexalyst.game.Move;
import hexalyst.game.MoveCodec;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.kit.RulePosition;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Finds the canonical order of a turn: the first one, by codes, among all legal orders of its parts with the same
/// result. Late turns can have twenty movements, so dead ends have to be detected early.
final class MedusaOrder {
    private final Position start;
    private final Move turn;
    private final Position wanted;
    private final List<Part> order = new ArrayList<>();
    /// The dead ends found so far.
    private final Set<Begun> failed = new HashSet<>();

    private record Begun(Position at, List<Part> left) {}

    MedusaOrder(Position start, Move turn) {
        this.start = start;
        this.turn = turn;
        wanted = start.play(turn);
    }

    Move first() {
        MoveCodec codec = start.game().codec(start.grid());
        List<Part> parts = turn.parts().stream()
                .filter(part -> !part.equals(Part.END))
                .sorted(Comparator.comparingInt(codec::encode))
                .toList();
        return find(start, parts) ? new Move(order) : turn;
    }

    /// Adds the remaining parts to the order; returns false if that is impossible.
    private boolean find(Position at, List<Part> left) {
        if (left.isEmpty()) {
            return (at.midTurn() ? at.with(Part.END) : at).equals(wanted);
        }
        Begun begun = new Begun(at, left);
        if (hopeless(at, left) || failed.contains(begun)) {
            return false;
        }
        List<Part> next = at.parts();
        for (Part part : left) {
            if (next.contains(part)) {
                List<Part> others = new ArrayList<>(left);
                others.remove(part);
                order.add(part);
                Position after = at.with(part);
                if ((after.midTurn() || others.isEmpty()) && find(after, List.copyOf(others))) {
                    return true;
                }
                order.removeLast();
            }
        }
        failed.add(begun);
        return false;
    }

    /// True if one of the remaining movements can never be made: spent stones stay spent, and stones reversed by
    /// movements are spent.
    private static boolean hopeless(Position at, List<Part> left) {
        CellSet spent = ((RulePosition) at).marks().get(Medusa.SPENT);
        return at.midTurn()
                && left.stream()
                        .anyMatch(part -> part instanceof Part.Shift shift
                                && (!at.at(shift.from()).is(at.toMove()) || spent.contains(shift.from())));
    }
}
