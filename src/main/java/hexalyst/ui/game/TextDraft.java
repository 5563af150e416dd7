package hexalyst.ui.game;

import hexalyst.record.GameTree;

/// An unfinished text of the notation editor: a text about a game that is still being typed, or has errors, and is not
/// in the game's tree yet.
///
/// @param text what was typed
/// @param base the tree before the typing began
/// @param caret the caret's offset
public record TextDraft(String text, GameTree base, int caret) {}
