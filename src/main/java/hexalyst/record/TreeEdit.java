package hexalyst.record;

import hexalyst.game.Move;

/// A change to a game tree, made by [GameTree#apply]. Nodes are named by their ids.
public sealed interface TreeEdit {
    /// Plays a move at a node: a new last child, or the existing child with this move, in which case nothing changes.
    record Play(int node, Move move) implements TreeEdit {}

    /// Deletes a node (not the root) and everything below it.
    record Delete(int node) implements TreeEdit {}

    /// Deletes everything below a node, which stays.
    record DeleteContinuation(int node) implements TreeEdit {}

    /// Promotes the variation of a node by one level: among the node and its ancestors, the nearest one that is not its
    /// parent's main continuation becomes the main continuation. On the main line nothing changes.
    record Promote(int node) implements TreeEdit {}

    /// Makes the whole path to a node the main line.
    record MakeMainLine(int node) implements TreeEdit {}

    /// Exchanges a node with the sibling before it; nothing changes if there is none.
    record MoveUp(int node) implements TreeEdit {}

    /// Exchanges a node with the sibling after it; nothing changes if there is none.
    record MoveDown(int node) implements TreeEdit {}

    /// Copies a subtree below a node. Moves that already exist there are merged with their annotations. Moves that are
    /// illegal there are left out, together with everything after them, and reported in [EditResult#problems].
    record Paste(int node, Subtree subtree) implements TreeEdit {}

    /// Replaces the annotations of a node. At the root, text before the move becomes part of the comment.
    record Annotate(int node, Annotations annotations) implements TreeEdit {}

    /// Replaces the tags; the current node stays the same.
    record SetTags(int node, Tags tags) implements TreeEdit {}

    /// Changes the tree to what a person wrote: start, tags, moves and annotations. Nodes with the same moves keep
    /// their ids. If the tree was changed while the text was being written (it is no longer the base), moves added in
    /// the meantime are kept, and so are annotations of nodes about which nothing was written. In all other cases the
    /// written text counts.
    ///
    /// @param base the tree as it was when the writing began: this tree or an older one
    /// @param text the tree that was written, with ids of its own
    /// @param node the node of the text to go to afterwards
    record Rewrite(GameTree base, GameTree text, int node) implements TreeEdit {}
}
