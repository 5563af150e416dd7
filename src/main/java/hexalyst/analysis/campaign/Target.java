package hexalyst.analysis.campaign;

import hexalyst.analysis.job.GamePositions;
import hexalyst.analysis.results.StoreKey;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.turn.TurnLister;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A position that a [Campaign] is to settle. It represents all that are the same up to symmetry.
///
/// @param position the position, where the game is not over
/// @param line the moves from where the campaign begins
public record Target(Position position, List<Move> line) {
    /// Copies the line.
    public Target {
        line = List.copyOf(line);
    }

    /// All positions up to this many plies after a position, including itself. Mirror images and transpositions count
    /// once; shorter lines come before longer ones.
    ///
    /// @param plies 0 or more; the number of positions grows about a hundredfold with each ply on the large boards
    /// @return empty if turns have several parts and there are too many whole turns to list ([TurnLister])
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

    /// Every unfinished position of the games and their variations, the ends of lines before their beginnings: they are
    /// cheap and help with the rest.
    public static List<Target> of(List<GameTree> games) {
        Map<StoreKey, Target> all = new LinkedHashMap<>();
        for (GameTree game : games) {
            GamePositions positions = new GamePositions(game);
            for (int id : game.preorder(GameTree.ROOT).reversed()) {
                Position position = positions.at(id);
                if (!position.outcome().over()) {
                    all.putIfAbsent(StoreKey.of(position), new Target(position, game.moves(id)));
                }
            }
        }
        return List.copyOf(all.values());
    }
}
