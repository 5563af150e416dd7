package hexalyst.ui.game;

import hexalyst.record.GameTree;
import hexalyst.record.History;
import java.util.Map;

/// A game that is put aside while another of the same file is shown.
///
/// @param identity which game it is
/// @param history the tree with what can be undone
/// @param id the current node
/// @param preferred which child is followed forward, by node; nodes without an entry follow their main continuation
public record GameState(GameIdentity identity, History history, int id, Map<Integer, Integer> preferred) {
    /// Copies the map.
    public GameState {
        preferred = Map.copyOf(preferred);
    }

    /// A game just opened, at its start.
    public static GameState of(GameTree tree) {
        return new GameState(new GameIdentity(), History.of(tree), GameTree.ROOT, Map.of());
    }

    /// The tree.
    public GameTree tree() {
        return history.tree();
    }
}
