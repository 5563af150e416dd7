package hexalyst.game.medusa;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.Groups;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Piece;
import hexalyst.game.Reason;
import hexalyst.game.Side;
import hexalyst.game.TurnGroup;
import hexalyst.game.kit.Stones;
import java.util.ArrayList;
import java.util.List;

/// Explains what a turn would do, and why a part of one is illegal.
final class MedusaReasons {
    private MedusaReasons() {}

    /// The groups of the player to move: all of them in the middle of a turn; at its beginning, when a stone may be
    /// placed anywhere, only those that can move.
    static List<TurnGroup> groups(MedusaPosition position) {
        CellSet leaping = CellSet.EMPTY;
        for (Part part : position.parts()) {
            leaping = part instanceof Part.Shift shift ? leaping.with(shift.from()) : leaping;
        }
        List<TurnGroup> groups = new ArrayList<>();
        Stones stones = position.stones();
        for (CellSet group : Groups.of(position.grid(), stones.of(position.toMove()))) {
            boolean open = !group.and(leaping).isEmpty();
            if (open || position.midTurn()) {
                groups.add(new TurnGroup(group, open, Reason.of(open ? "may.move" : whyIdle(position, group))));
            }
        }
        return List.copyOf(groups);
    }

    private static String whyIdle(MedusaPosition position, CellSet group) {
        boolean spent = !group.and(position.state().spent()).isEmpty();
        return spent ? "idle.spent" : group.size() == 1 ? "idle.single" : "idle.row";
    }

    /// What a legal turn does: stones that are reversed twice in the turn do not count.
    static Reason effect(MedusaPosition position, Move move) {
        Side mover = position.toMove();
        MedusaPosition after = position;
        int places = 0;
        int moves = 0;
        for (Part part : move.parts()) {
            places += part instanceof Part.Put ? 1 : 0;
            moves += part instanceof Part.Shift ? 1 : 0;
            after = after.after(part);
        }
        CellSet had = position.stones().of(mover.other());
        CellSet has = after.stones().of(mover.other());
        int reverses = had.minus(has).size();
        int loses = has.minus(had).size();
        Reason does = places + moves > 0 ? Reason.of("makes.turn", places, moves) : rest(position, mover);
        Reason gains = reverses > 0 ? Reason.of("makes.reverses", does, reverses) : does;
        return loses > 0 ? Reason.of("makes.loses", gains, loses) : gains;
    }

    private static Reason rest(MedusaPosition position, Side mover) {
        return Reason.of(position.midTurn() ? "makes.end" : "makes.pass", mover);
    }

    /// Why a part that is not one of [MedusaPosition#parts] is illegal while the game goes on.
    static Reason whyNot(MedusaPosition position, Part part) {
        return switch (part) {
            case Part.Put put -> whyNot(position, put);
            case Part.Shift shift -> whyNot(position, shift);
            case Part.Remove remove -> Reason.of("illegal.remove");
            case Part.Choose word -> whyNot(word);
        };
    }

    private static Reason whyNot(Part.Choose word) {
        return Reason.of(
                word.equals(Part.PASS)
                        ? "illegal.pass"
                        : word.equals(Part.END)
                                ? "illegal.end"
                                : word.equals(Move.SWAPS) ? "illegal.swap" : "illegal.remove");
    }

    private static Reason whyNot(MedusaPosition position, Part.Put put) {
        if (!put.piece().equals(Piece.of(position.toMove()))) {
            return Reason.of("illegal.colour", position.toMove());
        }
        if (!position.stones().empty(put.cell())) {
            return Reason.of(position.at(put.cell()).isBlocked() ? "illegal.blocked" : "illegal.occupied");
        }
        return Reason.of(position.state().spent().isEmpty() ? "illegal.second" : "illegal.placeFirst");
    }

    private static Reason whyNot(MedusaPosition position, Part.Shift shift) {
        Grid grid = position.grid();
        if (!position.stones().of(position.toMove()).contains(shift.from())) {
            return Reason.of("illegal.from", position.toMove());
        }
        if (position.state().spent().contains(shift.from())) {
            return Reason.of("illegal.spent");
        }
        for (int direction = 0; direction < grid.directions(); direction++) {
            if (position.beyond(shift.from(), direction) == shift.to()) {
                boolean step = grid.neighbour(shift.from(), direction) == shift.to();
                return Reason.of(step ? "illegal.step" : "illegal.landing", grid.name(shift.to()));
            }
        }
        return Reason.of("illegal.row");
    }
}
