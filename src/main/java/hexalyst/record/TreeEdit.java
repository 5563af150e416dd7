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

    /// Lifts the variation that a node is in by one level: of the node and those above it, the nearest that is not its
    /// parent's main continuation becomes that. On the main line nothing changes.
    record Promote(int node) implements TreeEdit {}

    /// Makes the whole way to a node the main line.
    record MakeMainLine(int node) implements TreeEdit {}

    /// Exchanges a node with the sibling before it; nothing changes if there is none.
    record MoveUp(int node) implements TreeEdit {}

    /// Exchanges a node with the sibling after it; nothing changes if there is none.
    record MoveDown(int node) implements TreeEdit {}

    /// Copies a subtree below a node. Moves that are there already are joined and their annotations merged; moves that
    /// are illegal there are left out with what follows them and reported in [EditResult#problems].
    record Paste(int node, Subtree subtree) implements TreeEdit {}

    /// Replaces what is said about a node. At the root, text before the move becomes part of the comment.
    record Annotate(int node, Annotations annotations) implements TreeEdit {}

    /// Replaces the tags, by somebody who looks at a node and stays there.
    record SetTags(int node, Tags tags) implements TreeEdit {}

    /// Makes the tree what a person wrote: start, tags, moves and annotations. Nodes that the same moves lead to keep
    /// their ids. Where the tree was changed while it was being written (it is no longer the base), the moves that
    /// were added meanwhile are kept, and so are annotations of nodes about which nothing was written; for everything
    /// else what was written counts.
    ///
    /// @param base the tree as it was when the writing began: this tree or an older one
    /// @param text the tree that was written, with ids of its own
    /// @param node the node of the text to look at afterwards
    record Rewrite(GameTree base, GameTree text, int node) implements TreeEdit {}
}
