/// The immutable game tree: nodes with stable ids, moves, annotations, and edits that return a new tree, which shares
/// all unchanged parts with the old one (persistent maps from PCollections). [History] keeps the old trees for undo.
/// Depends on `board` and `game` only. Nothing here recurses over a tree: a line of 5,000 moves is an ordinary game.
///
/// Read first: [GameTree], [Annotations], then [TreeEdit].
@NullMarked
package hexalyst.record;

import org.jspecify.annotations.NullMarked;
