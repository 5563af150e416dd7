package hexalyst.game.phalanx;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.Groups;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Reason;
import hexalyst.game.Side;
import hexalyst.game.TurnGroup;
import java.util.ArrayList;
import java.util.List;

/// Explains what a turn would do, and why a part of one is illegal.
final class PhalanxReasons {
    private PhalanxReasons() {}

    /// What each group of the player to move may still do in a normal turn.
    static List<TurnGroup> groups(PhalanxBoard board) {
        if (board.phase() != PhalanxPhase.NORMAL) {
            return List.of();
        }
        PhalanxRights.Knowledge may = board.rights().find();
        CellSet growth = CellSet.ofWords(may.growth);
        CellSet tails = CellSet.of(
                CellSet.ofWords(may.free).stream().filter(board.rights()::reach).toArray());
        List<TurnGroup> groups = new ArrayList<>();
        for (CellSet group : Groups.of(board.board(), board.men(board.side()))) {
            boolean grows = Groups.near(board.board(), group).intersects(growth) && !hasGrown(board, group);
            boolean moves = group.intersects(tails);
            String key;
            if (grows && moves) {
                key = "may.both";
            } else if (grows) {
                key = "may.grow";
            } else {
                key = moves ? "may.move" : whyIdle(board, group);
            }
            groups.add(new TurnGroup(group, grows || moves, Reason.of(key)));
        }
        return groups;
    }

    private static boolean hasGrown(PhalanxBoard board, CellSet group) {
        return group.intersects(CellSet.ofWords(board.put()));
    }

    private static boolean hasMoved(PhalanxBoard board, CellSet group) {
        return group.intersects(CellSet.ofWords(board.moved()));
    }

    private static String whyIdle(PhalanxBoard board, CellSet group) {
        if (hasMoved(board, group)) {
            return "idle.moved";
        }
        if (hasGrown(board, group)) {
            return "idle.grew";
        }
        return board.hasMoved() ? "idle.row" : "idle.room";
    }

    /// What a legal turn does, which is made on the board.
    static Reason effect(PhalanxBoard board, Move move) {
        Side mover = board.toMove();
        if (move.parts().getFirst() instanceof Part.Choose word) {
            return Reason.of("makes." + word.word(), mover);
        }
        if (board.phase() != PhalanxPhase.NORMAL) {
            return Reason.of("makes.places", mover);
        }
        int before = board.took();
        int grows = grown(board, move).size();
        int moves = 0;
        for (Part part : move.parts()) {
            moves += part instanceof Part.Shift ? 1 : 0;
            if (!part.equals(Part.END)) {
                board.apply(part);
            }
        }
        int takes = board.took() - before;
        Reason growth = Reason.of("makes.grow", grows);
        Reason movement = Reason.of("makes.move", moves);
        Reason does;
        if (moves == 0) {
            does = growth;
        } else {
            does = grows == 0 ? movement : Reason.of("makes.turn", growth, movement);
        }
        return takes > 0 ? Reason.of("makes.takes", does, takes) : does;
    }

    /// The groups that grow in a turn: a man that touches two groups lets both grow.
    private static List<CellSet> grown(PhalanxBoard board, Move move) {
        CellSet put = CellSet.of(move.parts().stream()
                .filter(Part.Put.class::isInstance)
                .mapToInt(part -> ((Part.Put) part).cell())
                .toArray());
        CellSet original = board.men(board.side()).minus(CellSet.ofWords(board.put()));
        return Groups.of(board.board(), original).stream()
                .filter(group -> Groups.near(board.board(), group).intersects(put))
                .toList();
    }

    /// Why a part that no turn has here is illegal while the game goes on.
    static Reason whyNot(PhalanxBoard board, Part part) {
        return switch (part) {
            case Part.Put put -> whyNot(board, put);
            case Part.Shift shift -> whyNot(board, shift);
            case Part.Remove remove -> Reason.of("illegal.remove");
            case Part.Choose word -> {
                String other = board.midTurn() && word.equals(Part.END) ? "illegal.opening" : "illegal.word";
                yield Reason.of(word.equals(Part.PASS) ? "illegal.pass" : other);
            }
        };
    }

    private static Reason whyNot(PhalanxBoard board, Part.Put put) {
        int cell = put.cell();
        Side mover = board.toMove();
        if (board.phase() == PhalanxPhase.CHOOSE) {
            return Reason.of("illegal.choose");
        }
        if (board.at(cell) != PhalanxBoard.NOTHING) {
            return Reason.of(board.walled(cell) ? "illegal.blocked" : "illegal.occupied");
        }
        if (put.piece().kind() != 0 || put.piece().owner().isEmpty()) {
            return Reason.of("illegal.remove");
        }
        if (board.phase().places()) {
            return Reason.of("illegal.placed", put.colour());
        }
        if (put.colour() != mover) {
            return Reason.of("illegal.colour", mover);
        }
        CellSet before = board.men(board.side()).minus(CellSet.ofWords(board.put()));
        boolean near = board.board().neighbours(cell).intersects(before);
        String first = near ? "illegal.grown" : "illegal.growth";
        return Reason.of(board.hasMoved() ? "illegal.growthFirst" : first);
    }

    private static Reason whyNot(PhalanxBoard board, Part.Shift shift) {
        Side mover = board.toMove();
        CellSet own = board.men(board.side());
        if (board.phase() != PhalanxPhase.NORMAL) {
            return Reason.of(board.phase() == PhalanxPhase.CHOOSE ? "illegal.choose" : "illegal.opening");
        }
        if (!own.contains(shift.from())) {
            return Reason.of("illegal.tail", mover);
        }
        CellSet group = Groups.around(board.board(), shift.from(), own::contains);
        if (hasMoved(board, group)) {
            return Reason.of("illegal.moved");
        }
        if (hasGrown(board, group)) {
            return Reason.of("illegal.grew");
        }
        int direction = board.net.direction(shift.from(), shift.to());
        int men = direction == Grid.NONE ? 1 : board.length(shift.from(), direction);
        return men > 1 ? hindered(board, shift, direction, men) : Reason.of("illegal.row");
    }

    private static Reason hindered(PhalanxBoard board, Part.Shift shift, int direction, int men) {
        int distance = board.net.distance(shift.from(), direction, shift.to()) - men + 1;
        if (distance <= 0) {
            return Reason.of("illegal.row");
        }
        int other = 3 - board.at(shift.from());
        int back = (direction + PhalanxNet.DIRECTIONS / 2) % PhalanxNet.DIRECTIONS;
        for (int step = 0; step < distance; step++) {
            int cell = board.net.ahead(shift.from(), direction, men + step);
            if (board.at(cell) != other && board.at(cell) != PhalanxBoard.NOTHING) {
                return Reason.of("illegal.hindered", board.board().name(cell));
            }
            if (board.at(cell) == other && board.length(cell, direction) + board.length(cell, back) > men) {
                return Reason.of("illegal.longEnemy", board.board().name(cell));
            }
        }
        return Reason.of("illegal.far", men, men - 1);
    }
}
