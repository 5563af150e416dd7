package hexalyst.ui.repertoire;

import hexalyst.game.Edition;
import hexalyst.game.Move;
import hexalyst.record.GameTree;
import hexalyst.record.Node;
import hexalyst.record.Numbering;
import hexalyst.record.Tags;
import hexalyst.study.repertoire.Lesson;
import hexalyst.text.Texts;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;

/// Lessons and rows of the tree of lines in words.
final class LessonWords {
    private final SharedRepertoire repertoire;
    private final ObservableValue<Numbering> numbering;
    private final Texts texts = Texts.of(LessonWords.class);

    /// @param numbering how moves are numbered
    LessonWords(SharedRepertoire repertoire, ObservableValue<Numbering> numbering) {
        this.repertoire = repertoire;
        this.numbering = numbering;
    }

    /// A lesson in a few words: the number of its move, and the reply before it. The moves before that are left out, as
    /// they would reveal the answers of earlier lessons.
    String line(Lesson shown) {
        int before = shown.line().size() - 1;
        return before == 0
                ? texts.get("line.first")
                : texts.get(
                        "line",
                        numbering.getValue().number(shown.start().toMove(), before),
                        shown.start().text(shown.line().get(before - 1)));
    }

    /// A row of the tree: the numbered move, perhaps hidden; or whose repertoire it is, and of which game
    /// where the repertoire has several.
    ///
    /// @param hidden true while it is asked, or comes after what is
    String written(LineRow row, boolean hidden) {
        if (row.move().isEmpty()) {
            Edition edition = row.start().edition();
            boolean several = repertoire.lessons().stream()
                            .map(each -> each.start().edition())
                            .distinct()
                            .count()
                    > 1;
            String name = edition.sideName(row.side());
            return several ? texts.get("list.side", name, row.start().game().title(), edition.title()) : name;
        }
        String number = numbering.getValue().text(row.start().toMove(), row.ply() - 1);
        return number + ' ' + (hidden ? "?" : row.start().text(row.move().get()));
    }

    /// The line of a lesson with its move, numbered.
    String numbered(Lesson shown) {
        return numbering.getValue().line(shown.start(), 0, shown.line());
    }

    /// What the open game says of the move to learn and of the position where it is asked, as far as it has them. A
    /// report says what the library knows, which is told anyway.
    ///
    /// @param tree the open game
    List<String> comments(Lesson asked, GameTree tree) {
        if (tree.tags().get(Tags.REPORT).isPresent()) {
            return List.of();
        }
        int at = tree.start().equals(asked.start()) ? GameTree.ROOT : Node.NONE;
        int before = Node.NONE;
        for (Move next : asked.line()) {
            before = at;
            at = at == Node.NONE
                    ? at
                    : tree.node(at).children().stream()
                            .filter(child -> tree.node(child).move().equals(Optional.of(next)))
                            .findFirst()
                            .orElse(Node.NONE);
        }
        // A comment at the start is about the game.
        return Stream.of(at, before)
                .filter(node -> node != Node.NONE && node != GameTree.ROOT)
                .map(node -> tree.node(node).annotations().comment())
                .toList();
    }
}
