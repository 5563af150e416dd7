package hexalyst.game.phalanx;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.Groups;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Reason;
import hexalyst.game.Side;
import hexalyst.game.TurnGroup;
import hexalyst.game.kit.Stones;
import java.util.ArrayList;
import java.util.List;

/// Explains what a turn would do, and why a part of one is illegal.
final class PhalanxReasons {
    private PhalanxReasons() {}

    /// What each group of the player to move may still do in a normal turn.
    static List<TurnGroup> groups(PhalanxPosition position) {
        if (position.outcome().over() || position.state().phase() != PhalanxPhase.NORMAL) {
            return List.of();
        }
        CellSet growth = CellSet.EMPTY;
        CellSet tails = CellSet.EMPTY;
        for (Part part : position.parts()) {
            if (part instanceof Part.Put put) {
                growth = growth.with(put.cell());
            } else if (part instanceof Part.Shift shift) {
                tails = tails.with(shift.from());
            }
        }
        List<TurnGroup> groups = new ArrayList<>();
        for (CellSet group : Groups.of(position.grid(), position.stones().of(position.toMove()))) {
            boolean grows = !Groups.near(position.grid(), group).and(growth).isEmpty() && !hasGrown(position, group);
            boolean moves = !group.and(tails).isEmpty();
            String key =
                    grows && moves ? "may.both" : grows ? "may.grow" : moves ? "may.move" : whyIdle(position, group);
            groups.add(new TurnGroup(group, grows || moves, Reason.of(key)));
        }
        return groups;
    }

    private static boolean hasGrown(PhalanxPosition position, CellSet group) {
        return !group.and(position.state().put()).isEmpty();
    }

    private static String whyIdle(PhalanxPosition position, CellSet group) {
        CellSet moved = position.state().moved();
        return !group.and(moved).isEmpty()
                ? "idle.moved"
                : hasGrown(position, group) ? "idle.grew" : moved.isEmpty() ? "idle.room" : "idle.row";
    }

    /// What a legal turn does.
    static Reason effect(PhalanxPosition position, Move move) {
        Side mover = position.toMove();
        if (move.parts().getFirst() instanceof Part.Choose word) {
            return Reason.of("makes." + word.word(), mover);
        }
        if (position.state().phase() != PhalanxPhase.NORMAL) {
            return Reason.of("makes.places", mover);
        }
        PhalanxPosition at = position;
        int grows = grown(position, move).size();
        int moves = 0;
        int takes = 0;
        for (Part part : move.parts()) {
            if (part instanceof Part.Shift shift) {
                moves++;
                takes += at.row(shift)
                        .orElseThrow()
                        .move(at.stones(), mover, shift.to())
                        .taken()
                        .size();
            }
            at = at.after(part);
        }
        Reason growth = Reason.of("makes.grow", grows);
        Reason movement = Reason.of("makes.move", moves);
        Reason does = moves == 0 ? growth : grows == 0 ? movement : Reason.of("makes.turn", growth, movement);
        return takes > 0 ? Reason.of("makes.takes", does, takes) : does;
    }

    /// The groups that grow in a turn: a man that touches two groups lets both grow.
    private static List<CellSet> grown(PhalanxPosition position, Move move) {
        CellSet put = CellSet.of(move.parts().stream()
                .filter(Part.Put.class::isInstance)
                .mapToInt(part -> ((Part.Put) part).cell())
                .toArray());
        CellSet original =
                position.stones().of(position.toMove()).minus(position.state().put());
        return Groups.of(position.grid(), original).stream()
                .filter(group -> !Groups.near(position.grid(), group).and(put).isEmpty())
                .toList();
    }

    /// Why a part that is not one of [PhalanxPosition#parts] is illegal while the game goes on.
    static Reason whyNot(PhalanxPosition position, Part part) {
        return switch (part) {
            case Part.Put put -> whyNot(position, put);
            case Part.Shift shift -> whyNot(position, shift);
            case Part.Remove remove -> Reason.of("illegal.remove");
            case Part.Choose word ->
                Reason.of(
                        word.equals(Part.PASS)
                                ? "illegal.pass"
                                : position.midTurn() && word.equals(Part.END) ? "illegal.opening" : "illegal.word");
        };
    }

    private static Reason whyNot(PhalanxPosition position, Part.Put put) {
        int cell = put.cell();
        Side mover = position.toMove();
        PhalanxState state = position.state();
        if (state.phase() == PhalanxPhase.CHOOSE) {
            return Reason.of("illegal.choose");
        }
        if (!position.stones().empty(cell)) {
            return Reason.of(position.at(cell).isBlocked() ? "illegal.blocked" : "illegal.occupied");
        }
        if (put.piece().kind() != 0 || put.piece().owner().isEmpty()) {
            return Reason.of("illegal.remove");
        }
        if (state.phase().places()) {
            return Reason.of("illegal.placed", put.colour());
        }
        if (put.colour() != mover) {
            return Reason.of("illegal.colour", mover);
        }
        CellSet own = position.stones().of(mover);
        boolean near =
                !position.grid().neighbours(cell).and(own.minus(state.put())).isEmpty();
        return Reason.of(!state.moved().isEmpty() ? "illegal.growthFirst" : near ? "illegal.grown" : "illegal.growth");
    }

    private static Reason whyNot(PhalanxPosition position, Part.Shift shift) {
        PhalanxState state = position.state();
        Side mover = position.toMove();
        Stones stones = position.stones();
        if (state.phase() != PhalanxPhase.NORMAL) {
            return Reason.of(state.phase() == PhalanxPhase.CHOOSE ? "illegal.choose" : "illegal.opening");
        }
        if (!stones.of(mover).contains(shift.from())) {
            return Reason.of("illegal.tail", mover);
        }
        CellSet group = stones.group(shift.from());
        if (!group.and(state.moved()).isEmpty()) {
            return Reason.of("illegal.moved");
        }
        if (!group.and(state.put()).isEmpty()) {
            return Reason.of("illegal.grew");
        }
        return position.row(shift)
                .map(row -> hindered(position, row, shift.to()))
                .orElseGet(() -> Reason.of("illegal.row"));
    }

    private static Reason hindered(PhalanxPosition position, PhalanxRow row, int target) {
        Grid grid = position.grid();
        Stones stones = position.stones();
        int at = row.head();
        if (row.men().contains(target)) {
            return Reason.of("illegal.row");
        }
        while (at != target) {
            at = grid.neighbour(at, row.direction());
            if (PhalanxRow.hinders(stones, position.toMove(), at)) {
                return Reason.of("illegal.hindered", grid.name(at));
            }
            if (!row.beats(stones, position.toMove(), at)) {
                return Reason.of("illegal.longEnemy", grid.name(at));
            }
        }
        return Reason.of("illegal.far", row.men().size(), row.men().size() - 1);
    }
}
