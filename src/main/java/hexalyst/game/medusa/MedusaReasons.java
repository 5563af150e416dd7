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
import java.util.ArrayList;
import java.util.List;

/// Explains what a turn would do, and why a part of one is illegal.
final class MedusaReasons {
    private MedusaReasons() {}

    /// The groups of the player to move: all of them in the middle of a turn; at its beginning, when a stone may be
    /// placed anywhere, only those that can move.
    static List<TurnGroup> groups(MedusaBoard board, Grid grid) {
        CellSet leaping = board.leaping();
        List<TurnGroup> groups = new ArrayList<>();
        for (CellSet group : Groups.of(grid, board.stones(board.toMove()))) {
            boolean open = group.intersects(leaping);
            if (open || board.midTurn()) {
                groups.add(new TurnGroup(group, open, Reason.of(open ? "may.move" : whyIdle(board, group))));
            }
        }
        return List.copyOf(groups);
    }

    private static String whyIdle(MedusaBoard board, CellSet group) {
        boolean spent = group.intersects(board.spent());
        if (spent) {
            return "idle.spent";
        }
        return group.size() == 1 ? "idle.single" : "idle.row";
    }

    /// What a legal turn does, which is made on the board: stones that are reversed twice in the turn do not count.
    static Reason effect(MedusaBoard board, Move move) {
        Side mover = board.toMove();
        String rest = board.midTurn() ? "makes.end" : "makes.pass";
        CellSet had = board.stones(mover.other());
        int places = 0;
        int moves = 0;
        for (Part part : move.parts()) {
            places += part instanceof Part.Put ? 1 : 0;
            moves += part instanceof Part.Shift ? 1 : 0;
            board.apply(part);
        }
        CellSet has = board.stones(mover.other());
        int reverses = had.minus(has).size();
        int loses = has.minus(had).size();
        Reason does = places + moves > 0 ? Reason.of("makes.turn", places, moves) : Reason.of(rest, mover);
        Reason gains = reverses > 0 ? Reason.of("makes.reverses", does, reverses) : does;
        return loses > 0 ? Reason.of("makes.loses", gains, loses) : gains;
    }

    /// Why a part that no turn has here is illegal while the game goes on.
    static Reason whyNot(MedusaBoard board, Grid grid, Part part) {
        return switch (part) {
            case Part.Put put -> whyNot(board, put);
            case Part.Shift shift -> whyNot(board, grid, shift);
            case Part.Remove remove -> Reason.of("illegal.remove");
            case Part.Choose word -> whyNot(word);
        };
    }

    private static Reason whyNot(Part.Choose word) {
        if (word.equals(Part.PASS)) {
            return Reason.of("illegal.pass");
        }
        if (word.equals(Part.END)) {
            return Reason.of("illegal.end");
        }
        return Reason.of(word.equals(Part.SWAP) ? "illegal.swap" : "illegal.remove");
    }

    private static Reason whyNot(MedusaBoard board, Part.Put put) {
        if (!put.piece().equals(Piece.of(board.toMove()))) {
            return Reason.of("illegal.colour", board.toMove());
        }
        if (!board.isEmpty(put.cell())) {
            return Reason.of(board.isDark(put.cell()) ? "illegal.blocked" : "illegal.occupied");
        }
        return Reason.of(board.hasMoved() ? "illegal.placeFirst" : "illegal.second");
    }

    private static Reason whyNot(MedusaBoard board, Grid grid, Part.Shift shift) {
        CellSet own = board.stones(board.toMove());
        if (!own.contains(shift.from())) {
            return Reason.of("illegal.from", board.toMove());
        }
        if (board.spent().contains(shift.from())) {
            return Reason.of("illegal.spent");
        }
        for (int direction = 0; direction < grid.directions(); direction++) {
            int first = grid.neighbour(shift.from(), direction);
            int cell = first;
            while (cell != Grid.NONE && own.contains(cell)) {
                cell = grid.neighbour(cell, direction);
            }
            if (cell == shift.to()) {
                return Reason.of(cell == first ? "illegal.step" : "illegal.landing", grid.name(cell));
            }
        }
        return Reason.of("illegal.row");
    }
}
