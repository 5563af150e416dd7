package hexalyst.analysis.job;

import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.record.Node;
import java.util.HashMap;
import java.util.Map;

/// The positions of a game. Each is computed only once.
public final class GamePositions {
    private final GameTree game;
    private final Map<Integer, Position> positions = new HashMap<>();

    public GamePositions(GameTree game) {
        this.game = game;
        positions.put(GameTree.ROOT, game.position(GameTree.ROOT));
        for (int id : game.preorder(GameTree.ROOT)) {
            Node node = game.node(id);
            if (!node.isRoot()) {
                positions.put(id, game.position(id, at(node.parent())));
            }
        }
    }

    /// The position at a node of the game.
    public Position at(int id) {
        Position position = positions.get(id);
        return position == null ? game.position(id) : position;
    }
}
