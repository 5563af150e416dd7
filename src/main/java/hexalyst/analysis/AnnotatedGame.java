package hexalyst.analysis;

import hexalyst.record.GameTree;

/// A game with what is known of its positions written into it.
///
/// @param tree the game
/// @param summary what was found
public record AnnotatedGame(GameTree tree, GameSummary summary) {}
