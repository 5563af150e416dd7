package hexalyst.analysis;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.TurnLister;
import hexalyst.record.GameTree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A position that a [Campaign] is to settle: one of those that are the same up to symmetry, with a line that leads to
/// it.
///
/// @param position the position, in which the game goes on
/// @param line the moves from where the campaign begins
public record Target(Position position, List<Move> line) {
    /// Copies the line.
    public Target {
        line = List.copyOf(line);
    }

    /// Everything up to so many plies after a position, mirror images and other orders of the same moves counted once,
    /// the position itself first and shorter lines before longer ones.
    ///
    /// @param plies 0 or more; the number of positions grows about a hundredfold with each on the large boards
    /// @return empty if there are too many whole turns of several parts to list ([TurnLister])
    public static Optional<List<Target>> upTo(Position start, int plies) {
        Map<StoreKey, Target> all = new LinkedHashMap<>();
        List<Target> last = start.outcome().over() ? List.of() : List.of(new Target(start, List.of()));
        last.forEach(target -> all.put(StoreKey.of(target.position()), target));
        TurnLister lister = new TurnLister();
        for (int ply = 1; ply <= plies; ply++) {
            List<Target> next = new ArrayList<>();
            for (Target target : last) {
                Optional<List<Move>> moves = lister.of(target.position());
                if (moves.isEmpty()) {
                    return Optional.empty();
                }
                for (Move move : moves.get()) {
                    Position after = target.position().play(move);
                    List<Move> line = new ArrayList<>(target.line());
                    line.add(move);
                    Target found = new Target(after, line);
                    if (!after.outcome().over() && all.putIfAbsent(StoreKey.of(after), found) == null) {
                        next.add(found);
                    }
                }
            }
            last = next;
        }
        return Optional.of(List.copyOf(all.values()));
    }

    /// Every position of games and their variations in which the game goes on, the ends of lines before their
    /// beginnings: what is cheap first, and it helps with the rest.
    public static List<Target> of(List<GameTree> games) {
        Map<StoreKey, Target> all = new LinkedHashMap<>();
        for (GameTree game : games) {
            GamePositions positions = new GamePositions(game);
            for (int id : game.preorder(GameTree.ROOT).reversed()) {
                Position position = positions.at(id);
                if (!position.outcome().over()) {
                    List<Move> line = game.path(id).stream()
                            .flatMap(at -> game.node(at).move().stream())
                            .toList();
                    all.putIfAbsent(StoreKey.of(position), new Target(position, line));
                }
            }
        }
        return List.copyOf(all.values());
    }
}
