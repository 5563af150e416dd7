package hexalyst.analysis.annotate;

import hexalyst.record.GameTree;

/// A game annotated with what is known about its positions.
///
/// @param tree the game
/// @param summary the findings in numbers
public record AnnotatedGame(GameTree tree, GameSummary summary) {}
