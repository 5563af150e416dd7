package hexalyst.study.lesson;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import java.util.List;
import java.util.Optional;

/// A step of a lesson.
///
/// @param number its number, from 1
/// @param tree the position, and right turns with what follows them
/// @param wanted which turns are right
public record LessonStep(int number, GameTree tree, Wanted wanted) {
    /// The name of the tag with the result after the shown turns.
    public static final String THEN = "Then";
    /// The name of the tag with the points after the shown turns.
    public static final String POINTS = "Points";

    /// The position.
    public Position start() {
        return tree.start();
    }

    /// What it is about and what to do, in the current language.
    public String text() {
        return tree.game().lessonText(key());
    }

    /// What is said when it was done.
    public String then() {
        return tree.game().lessonText(key() + ".then");
    }

    /// The key of its text; that of what is said then ends in `.then`.
    public String key() {
        return "lesson." + number;
    }

    /// Whether a legal turn is right.
    public boolean accepts(Move turn) {
        return wanted.accepts(tree, turn);
    }

    /// What the program plays after a right turn: the rest of its line in the tree, or nothing.
    public List<Move> follows(Move turn) {
        return Wanted.node(tree, turn)
                .map(node -> tree.lineFrom(node).stream()
                        .skip(1)
                        .map(id -> tree.node(id).move())
                        .flatMap(Optional::stream)
                        .toList())
                .orElse(List.of());
    }
}
