package hexalyst.game;

import java.util.List;
import java.util.Optional;

/// Finds the moves by which a side would win at once if it were its turn, for any game.
public final class Threats {
    /// The most positions to examine where turns have several parts.
    private static final int LOOK = 5_000;

    private Threats() {}

    /// The moves by which a side would win at once. Empty if the game is over, or if the rules do not allow the
    /// position with that side to move. Where turns may have several parts ([Traits#severalParts]), there may be
    /// millions: the result then has at most one, and may be empty although there are some.
    ///
    /// @param side the side whose turn it is, or would be
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
