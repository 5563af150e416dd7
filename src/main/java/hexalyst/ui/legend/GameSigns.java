package hexalyst.ui.legend;

import hexalyst.engine.estimate.Estimator;
import hexalyst.game.Game;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.Traits;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Which signs a game has, and how they look there.
///
/// @param colours true if a player may place pieces of either colour on a cell, so that it has two halves
/// @param afterReply true if what wins has to outlast the other player's reply
/// @param shown the signs that the game has
record GameSigns(boolean colours, boolean afterReply, Set<BoardSign> shown) {
    /// Copies the set.
    GameSigns {
        shown = Set.copyOf(shown);
    }

    /// The signs of the game and edition of a position.
    static GameSigns of(Position position) {
        Game game = position.game();
        Position start = game.start(position.edition(), position.grid());
        return new GameSigns(
                placesEither(start),
                game.traits().winsAfterReply(),
                Stream.of(BoardSign.values())
                        .filter(sign -> has(sign, position, start))
                        .collect(Collectors.toSet()));
    }

    private static boolean has(BoardSign sign, Position position, Position start) {
        Traits traits = start.game().traits();
        return switch (sign) {
            case GROUP_SIZE -> traits.groups() == Traits.Groups.SIZES;
            case GROUP_FREEDOMS -> traits.groups() == Traits.Groups.FREEDOMS;
            case DECIDING -> !traits.scored();
            case TAKEN, TURNED -> !traits.keepsPieces();
            // Whichever way of estimating was chosen.
            case OWNERS -> Estimator.Method.of(start.game()) == Estimator.Method.MONTE_CARLO;
            case WALLED, GROUP_OPEN, GROUP_IDLE -> traits.severalParts();
            // In Rondo nobody has a connection over empty cells at the start.
            case CONNECTS, CUTS ->
                !start.connections().isEmpty() || !position.connections().isEmpty();
            // Pieces that differ can run out.
            case EYE -> start.game().hasStocks();
            default -> true;
        };
    }

    private static boolean placesEither(Position start) {
        return IntStream.range(0, start.grid().cells())
                .anyMatch(cell -> start.candidates(cell).stream()
                                .filter(move -> move.only() instanceof Part.Put put
                                        && put.piece().owner().isPresent())
                                .map(move -> move.only() instanceof Part.Put put ? put.colour() : start.toMove())
                                .distinct()
                                .count()
                        > 1);
    }
}
