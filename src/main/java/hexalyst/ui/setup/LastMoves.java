package hexalyst.ui.setup;

import hexalyst.game.Content;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.SetupResult;
import hexalyst.game.Side;
import hexalyst.game.Supply;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The possible last moves before a position: every placement that can be removed so that the game is not over, the
/// placement is legal there, and it leads to this position again. Found by trying them, using only the rules.
final class LastMoves {
    private LastMoves() {}

    /// The possible last moves, in the order of the cells. Empty if there are none: at the start, or if the position
    /// cannot arise by a placement.
    ///
    /// @param setup the set-up of the position
    static List<Move> of(Position position, PositionSetup setup) {
        if (position.passes() > 0) {
            return List.of(Move.pass());
        }
        List<Move> moves = new ArrayList<>();
        for (int cell = 0; cell < position.grid().cells(); cell++) {
            for (Side colour : Side.values()) {
                if (position.at(cell).is(colour)) {
                    Move move = Move.place(cell, colour);
                    before(position, setup, cell, colour)
                            .filter(from -> leads(from, move, position))
                            .ifPresent(from -> moves.add(move));
                }
            }
        }
        return List.copyOf(moves);
    }

    private static Optional<Position> before(Position position, PositionSetup setup, int cell, Side colour) {
        Supply supply = position.supply();
        Supply fuller = new Supply(
                supply.white() == Supply.UNLIMITED || colour == Side.BLACK ? supply.white() : supply.white() + 1,
                supply.black() == Supply.UNLIMITED || colour == Side.WHITE ? supply.black() : supply.black() + 1);
        PositionSetup taken = new PositionSetup(
                setup.grid(),
                setup.with(cell, Content.EMPTY).cells(),
                position.toMove().other(),
                Optional.of(fuller),
                0,
                setup.swap());
        return position.game().position(position.edition(), taken) instanceof SetupResult.Valid valid
                ? Optional.of(valid.position())
                : Optional.empty();
    }

    private static boolean leads(Position from, Move move, Position to) {
        return !from.outcome().over() && from.allows(move) && sameBoard(from.play(move), to);
    }

    private static boolean sameBoard(Position one, Position other) {
        for (int cell = 0; cell < one.grid().cells(); cell++) {
            if (!one.at(cell).equals(other.at(cell))) {
                return false;
            }
        }
        return one.toMove() == other.toMove();
    }
}
