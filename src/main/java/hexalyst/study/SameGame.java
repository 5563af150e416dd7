package hexalyst.study;

import hexalyst.record.Annotations;
import hexalyst.record.GameTree;
import hexalyst.record.Tag;
import hexalyst.record.Tags;
import hexalyst.record.TreeEdit;
import java.util.List;

/// Two records of one game.
final class SameGame {
    private SameGame() {}

    /// A record with what another one has besides: comments, glyphs, variations, tags.
    static GameTree merged(GameTree record, GameTree other) {
        GameTree tree = record.apply(new TreeEdit.Paste(GameTree.ROOT, other.subtree(GameTree.ROOT)))
                .tree();
        Annotations about = tree.root().annotations().merged(other.root().annotations());
        tree = tree.apply(new TreeEdit.Annotate(GameTree.ROOT, about)).tree();
        Tags tags = tree.tags();
        for (Tag tag : other.tags().all()) {
            tags = tags.get(tag.name()).isEmpty() ? tags.with(tag.name(), tag.value()) : tags;
        }
        return tags.equals(tree.tags()) ? tree : tree.with(tags);
    }

    /// Whether a record has notes or variations that another one lacks.
    static boolean hasOtherNotes(GameTree known, GameTree other) {
        return !merged(known, other.with(known.tags())).with(known.tags()).sameAs(known);
    }

    /// Whether both have the same main line, move by move, and not turned or mirrored.
    static boolean sameMoves(GameTree one, GameTree other) {
        return one.start().setup().equals(other.start().setup()) && moves(one).equals(moves(other));
    }

    private static List<Object> moves(GameTree tree) {
        return tree.mainLine().stream().<Object>map(id -> tree.node(id).move()).toList();
    }

    /// True if a record has nothing but its moves.
    static boolean isBare(GameTree tree) {
        return tree.size() == tree.mainLine().size()
                && tree.mainLine().stream()
                        .allMatch(id -> tree.node(id).annotations().isEmpty());
    }
}
