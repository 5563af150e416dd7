package hexalyst.record;

/// A part of a tree as it was when it was copied: a value, independent of later edits.
///
/// @param tree the tree, which never changes
/// @param top the uppermost node of the part; the root stands for all moves of the game
public record Subtree(GameTree tree, int top) {
    /// How many nodes it has.
    public int size() {
        return tree.preorder(top).size();
    }
}
