package hexalyst.analysis.annotate;

import hexalyst.analysis.job.GamePositions;
import hexalyst.analysis.job.KeyLine;
import hexalyst.analysis.results.StoreKey;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/// A position to be examined once for all places in the games where it or a mirror image of it occurs.
///
/// @param position the position at one of these places; the game is not over
/// @param next what follows in the games, at any of these places
public record Spot(Position position, List<Next> next) {
    /// A position that follows.
    ///
    /// @param before the position before it, at one of these places
    /// @param move the turn between the two
    /// @param position the position after it
    record Next(Position before, Move move, Position position) {
        /// The turn as a line of keys ([KeyLine]).
        List<Long> line() {
            return KeyLine.of(before, List.of(move));
        }
    }

    /// Copies the positions.
    public Spot {
        next = List.copyOf(next);
    }

    /// The positions of games in the order to examine them: main lines first, and each line from its end to its
    /// beginning, since the end is the cheapest and its proofs help with the positions before it.
    static List<Spot> of(List<GameTree> games) {
        Map<StoreKey, Spot> spots = new HashMap<>();
        List<StoreKey> order = new ArrayList<>();
        List<StoreKey> variations = new ArrayList<>();
        for (GameTree game : games) {
            GamePositions positions = new GamePositions(game);
            Set<Integer> main = new HashSet<>(game.mainLine());
            for (int id : game.preorder(GameTree.ROOT).reversed()) {
                Position position = positions.at(id);
                if (!position.outcome().over()) {
                    List<Next> next = game.node(id).children().stream()
                            .map(child ->
                                    new Next(position, game.node(child).move().orElseThrow(), positions.at(child)))
                            .toList();
                    StoreKey key = StoreKey.of(position);
                    spots.merge(key, new Spot(position, next), Spot::and);
                    (main.contains(id) ? order : variations).add(key);
                }
            }
        }
        order.addAll(variations);
        return order.stream()
                .distinct()
                .map(spots::get)
                .filter(Objects::nonNull)
                .toList();
    }

    private Spot and(Spot other) {
        return new Spot(
                position,
                Stream.concat(next.stream(), other.next.stream()).distinct().toList());
    }
}
