package hexalyst.work;

import hexalyst.engine.ValueBounds;

/// A node of a [JobTree] as a plain row, so that a table can mirror the tree. A position that is reached in several
/// ways has several rows; the one with the smallest number is expanded for all of them, and the others only repeat what
/// is known about it.
///
/// @param number from 0 for the root; larger than its parent's. Never changes
/// @param parent the number of the position before it; [#NONE] for the root
/// @param step the code of the step that leads to it ([hexalyst.game.MoveCodec]); [#NONE] for the root
/// @param proof the proof number of the question about the root: 0 if this position is as that player wants it
/// @param disproof its disproof number
/// @param bounds what is proved, for the player to move
/// @param plies for a proved win or loss, the most plies until the game ends; otherwise 0
/// @param expanded true if its children have rows
public record JobNode(
        int number, int parent, int step, long proof, long disproof, ValueBounds bounds, int plies, boolean expanded) {
    /// The parent and the step of the root.
    public static final int NONE = -1;
}
