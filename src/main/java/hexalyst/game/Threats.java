package hexalyst.game;

import java.util.List;
import java.util.Optional;

/// Finds the moves by which a side would win at once if it were its turn, for any game.
public final class Threats {
    /// Where turns have several parts, so many positions are looked at.
    private static final int LOOK = 5_000;

    private Threats() {}

    /// These moves. None where the game is over, or where the rules allow no such position. Where turns may have
    /// several parts ([Traits#severalParts]), of which there may be millions, one at most, and perhaps none although
    /// there are.
    ///
    /// @param side whose turn it is, or would be
    public static List<Move> of(Position position, Side side) {
        return turn(position, side)
                .filter(turn -> !turn.outcome().over())
                .map(turn -> winning(turn, side))
                .orElse(List.of());
    }

    private static List<Move> winning(Position turn, Side side) {
        return turn.game().traits().severalParts()
                ? Turns.winning(turn, LOOK).stream().toList()
                : turn.legalMoves().stream()
                        .filter(move -> turn.preview(move).outcome().wonBy().equals(Optional.of(side)))
                        .toList();
    }

    private static Optional<Position> turn(Position position, Side side) {
        if (position.toMove() == side) {
            return Optional.of(position);
        }
        return switch (position.game()
                .position(position.edition(), position.setup().with(side))) {
            case SetupResult.Valid valid -> Optional.of(valid.position());
            case SetupResult.Invalid invalid -> Optional.empty();
        };
    }
}
