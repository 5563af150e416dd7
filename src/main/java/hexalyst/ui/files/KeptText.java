package hexalyst.ui.files;

import hexalyst.record.GameTree;
import hexalyst.record.TreeEdit;
import hexalyst.ui.game.TextDraft;
import java.util.Optional;

/// A text of the notation editor as it was kept for a crash.
///
/// @param game the place of its game in the file, from 0
/// @param text the text
/// @param caret where the caret was
/// @param base the tree that the typing began with; empty if it is the game itself
public record KeptText(int game, String text, int caret, Optional<GameTree> base) {
    /// The text for the game as it was read again. The nodes of the base get the names that the game has for them now;
    /// those that the game does not have any more play no part in a merge ([TreeEdit.Rewrite]).
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
