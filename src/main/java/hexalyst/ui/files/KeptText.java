package hexalyst.ui.files;

import hexalyst.record.GameTree;
import hexalyst.record.TreeEdit;
import hexalyst.ui.game.TextDraft;
import java.util.Optional;

/// A backup of an unfinished text of the notation editor.
///
/// @param game the index of its game in the file, from 0
/// @param text the text
/// @param caret the position of the caret
/// @param base the tree before the typing began; empty if it is the game itself
public record KeptText(int game, String text, int caret, Optional<GameTree> base) {
    /// The text for the game as it was read again. The nodes of the base get the ids that they have in that game; those
    /// that it no longer has are left out of a merge ([TreeEdit.Rewrite]).
    TextDraft draft(GameTree tree) {
        GameTree from = base.map(old -> {
                    GameTree named = tree.apply(new TreeEdit.Rewrite(tree, old, GameTree.ROOT))
                            .tree();
                    for (int id : named.preorder(GameTree.ROOT)) {
                        if (named.contains(id) && !tree.contains(id)) {
                            named = named.apply(new TreeEdit.Delete(id)).tree();
                        }
                    }
                    return named;
                })
                .orElse(tree);
        return new TextDraft(text, from, Math.clamp(caret, 0, text.length()));
    }
}
