package hexalyst.record;

import hexalyst.game.Position;
import hexalyst.text.Texts;
import java.util.Locale;
import java.util.Optional;

/// How a game ended. Where the last move of the main line ends it on the board, the board decides: the result's tag
/// says what the board says, in every tree, and [Tags#TERMINATION] says why where the record did not know the result.
///
/// Two kinds of trees are no games, and their results may stay open: a puzzle, whose main line is a solution, and a
/// study, which begins with a set-up, has no players, and calls its result open itself.
final class Ending {
    private Ending() {}

    /// The tags of a tree with the result on the board and its reason, if they say another result or none.
    static Tags settled(GameTree tree) {
        Tags tags = tree.tags();
        Position end = end(tree);
        return tags.result().equals(end.outcome().result()) || isStudy(tree) ? tags : decided(tags, end);
    }

    private static boolean isStudy(GameTree tree) {
        Tags tags = tree.tags();
        Position usual = tree.game().start(tree.edition(), tree.grid());
        return tags.get(Tags.RESULT).equals(Optional.of("*"))
                && tags.get(Tags.WHITE).isEmpty()
                && tags.get(Tags.BLACK).isEmpty()
                && !tree.start().setup().equals(usual.setup());
    }

    /// The reason is in English, whatever the language of the window: it goes into files.
    private static Tags decided(Tags tags, Position end) {
        return decides(tags, end)
                ? tags.with(Tags.RESULT, end.outcome().result())
                        .with(Tags.TERMINATION, Texts.in(Locale.ENGLISH, end::endWords))
                : tags;
    }

    private static boolean decides(Tags tags, Position end) {
        return end.outcome().over() && tags.get(Tags.TASK).isEmpty();
    }

    private static Position end(GameTree tree) {
        return tree.position(tree.mainLine().getLast());
    }

    /// A tree after an edit. An edit that makes another end of the main line sets its result, or removes the one that
    /// the board gave before.
    static GameTree kept(GameTree before, GameTree after) {
        boolean same = after.mainLine().getLast().equals(before.mainLine().getLast())
                && after.start().equals(before.start());
        if (same && agreement(before).equals(agreement(after))) {
            return after;
        }
        Position there = end(after);
        if (there.outcome().over()) {
            return after.with(decided(after.tags(), there));
        }
        return after.tags().equals(before.tags()) && isDecided(before)
                ? after.with(after.tags().with(Tags.RESULT, "*").withOrWithout(Tags.TERMINATION, ""))
                : after;
    }

    private static Optional<String> agreement(GameTree tree) {
        return tree.tags().get(Agreement.TAG);
    }

    private static boolean isDecided(GameTree tree) {
        return !tree.tags().result().equals("*") && decides(tree.tags(), end(tree));
    }
}
