package hexalyst.ui.game;

import hexalyst.record.GameTree;

/// A text about a game that is not its tree yet: it is still being typed, or cannot be read.
///
/// @param text what was typed
/// @param base the tree that the typing began with
/// @param caret the caret's offset
public record TextDraft(String text, GameTree base, int caret) {}
