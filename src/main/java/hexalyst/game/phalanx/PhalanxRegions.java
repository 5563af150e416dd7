package hexalyst.game.phalanx;

import hexalyst.board.CellSet;
import hexalyst.game.Points;
import hexalyst.game.kit.Territory;

/// The territory of the position on a board.
final class PhalanxRegions {
    private final PhalanxBoard board;
    private final Territory territory;

    PhalanxRegions(PhalanxBoard board) {
        this.board = board;
        territory = new Territory(board.net);
    }

    /// By how many points a side is ahead: its territory minus its men taken, compared with the other side.
    int ahead(int side) {
        find();
        return territory.count(side) - territory.count(1 - side) + board.prisoners(side) - board.prisoners(1 - side);
    }

    /// How many more empty cells a side's men are closer to than the other's ([Territory#nearer]).
    int nearer(int side) {
        return territory.nearer(board.empty, board.men, side);
    }

    /// The territory of a side, as bits; not to be changed.
    long[] sealed(int side) {
        find();
        return territory.of(side);
    }

    /// The territory of a side.
    CellSet territory(int side) {
        return CellSet.ofWords(sealed(side));
    }

    /// Each side's territory minus its men taken.
    Points points() {
        CellSet white = territory(0);
        CellSet black = territory(1);
        return new Points(white.size() - board.prisoners(1), black.size() - board.prisoners(0), white, black);
    }

    private void find() {
        territory.find(board.empty, board.men);
    }
}
