package hexalyst.ui.game;

import hexalyst.record.GameTree;
import hexalyst.record.History;
import java.util.Map;
import java.util.Optional;

/// A game that is put aside while another one of the same file is shown.
///
/// @param identity identifies the game
/// @param history the tree and its undo history
/// @param id the current node
/// @param preferred the child to follow forward, by node; nodes without an entry follow their main continuation
/// @param text its unfinished text in the notation editor
public record GameState(
        GameIdentity identity, History history, int id, Map<Integer, Integer> preferred, Optional<TextDraft> text) {
    public GameState {
        preferred = Map.copyOf(preferred);
    }

    /// A game without an unfinished text.
    public GameState(History history, int id, Map<Integer, Integer> preferred) {
        this(new GameIdentity(), history, id, preferred, Optional.empty());
    }

    /// A game just opened, at its start.
    public static GameState of(GameTree tree) {
        return of(tree, Optional.empty());
    }

    /// A game just opened, at a node.
    public static GameState at(GameTree tree, int node) {
        return new GameState(History.of(tree), node, Map.of());
    }

    /// A game just opened, at its start, with an unfinished text.
    public static GameState of(GameTree tree, Optional<TextDraft> text) {
        return new GameState(new GameIdentity(), History.of(tree), GameTree.ROOT, Map.of(), text);
    }

    /// The tree.
    public GameTree tree() {
        return history.tree();
    }
}
