package hexalyst.ui.files;

import hexalyst.game.Move;
import hexalyst.record.GameTree;
import hexalyst.record.Node;
import hexalyst.record.Tag;
import hexalyst.record.Tags;
import hexalyst.study.puzzle.Puzzle;
import hexalyst.study.puzzle.PuzzleWords;
import hexalyst.text.Texts;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/// Makes the entries of the list of a file's games, and tells a game without names by what it is: a puzzle by its title
/// or number, another one by its first moves.
final class GameTitles {
    private static final int FIRST_MOVES = 4;
    private static final String UNKNOWN = "?";

    private final Texts texts = Texts.of(GameTitles.class);

    /// The entry of a game.
    ///
    /// @param index its index in the file, from 0
    GameEntry entry(int index, GameTree tree) {
        Tags tags = tree.tags();
        boolean puzzle = tags.get(Tags.TASK).isPresent();
        String title = title(index, tree);
        String date =
                tags.get(Tags.DATE).filter(text -> !text.startsWith(UNKNOWN)).orElse("");
        String edition = tree.game().title() + ", " + tree.edition().title();
        String words = (title
                        + ' '
                        + edition
                        + ' '
                        + tree.edition().id()
                        + ' '
                        + tags.result()
                        + ' '
                        + tags.all().stream().map(Tag::value).collect(Collectors.joining(" ")))
                .toLowerCase(Locale.ROOT);
        Optional<Puzzle> read = puzzle ? Puzzle.read(tree) : Optional.empty();
        return new GameEntry(
                index,
                title,
                puzzle,
                read.map(PuzzleWords::brief).orElse(""),
                read.map(PuzzleWords::grade).orElse(""),
                read.map(Puzzle::author).orElse(""),
                GameEntry.event(tree).orElse(""),
                date,
                tags.result(),
                tree.mainLine().size() - 1,
                edition,
                words);
    }

    /// A game in a few words.
    ///
    /// @param index its index in the file, from 0
    String title(int index, GameTree tree) {
        return tree.tags()
                .get(Tags.TASK)
                .map(task -> puzzle(index, tree.tags().get(Tags.PUZZLE).orElse("")))
                .or(() -> GameEntry.known(tree))
                .orElseGet(() -> nameless(tree));
    }

    private String puzzle(int index, String title) {
        boolean numbered = title.strip().matches("\\d*");
        String number = title.isBlank() ? Integer.toString(index + 1) : title.strip();
        return numbered ? texts.get("title.puzzle", number) : title;
    }

    private String nameless(GameTree tree) {
        String name = tree.game().title();
        List<Integer> line = tree.mainLine();
        if (line.size() == 1) {
            return texts.get(OpenName.isUsual(tree.start()) ? "title.empty" : "title.position", name);
        }
        String moves = line.stream()
                .skip(1)
                .limit(FIRST_MOVES)
                .map(tree::node)
                .map(Node::move)
                .flatMap(Optional::stream)
                .map((Move move) -> tree.start().text(move))
                .collect(Collectors.joining(" "));
        return texts.get(line.size() - 1 > FIRST_MOVES ? "title.opening" : "title.moves", name, moves);
    }
}
