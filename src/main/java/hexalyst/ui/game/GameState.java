package hexalyst.ui.game;

import hexalyst.record.GameTree;
import hexalyst.record.History;
import java.util.Map;
import java.util.Optional;

/// A game that is put aside while another of the same file is shown.
///
/// @param identity which game it is
/// @param history the tree with what can be undone
/// @param id the current node
/// @param preferred which child is followed forward, by node; nodes without an entry follow their main continuation
/// @param text what was typed about it as text and is not in its tree yet
public record GameState(
        GameIdentity identity, History history, int id, Map<Integer, Integer> preferred, Optional<TextDraft> text) {
    /// Copies the map.
    public GameState {
        preferred = Map.copyOf(preferred);
    }

    /// A game about which nothing was typed as text.
    public GameState(History history, int id, Map<Integer, Integer> preferred) {
        this(new GameIdentity(), history, id, preferred, Optional.empty());
    }

    /// A game just opened, at its start.
    public static GameState of(GameTree tree) {
        return of(tree, Optional.empty());
    }

    /// A game just opened, at its start, with a text that is not in its tree yet.
    public static GameState of(GameTree tree, Optional<TextDraft> text) {
        return new GameState(new GameIdentity(), History.of(tree), GameTree.ROOT, Map.of(), text);
    }

    /// The tree.
    public GameTree tree() {
        return history.tree();
    }
}
