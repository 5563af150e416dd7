package hexalyst.ui.files;

import hexalyst.record.GameTree;
import hexalyst.record.Tag;
import hexalyst.record.Tags;
import hexalyst.text.RightToLeft;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// An entry in the list of a file's games.
///
/// @param index its index in the file, from 0
/// @param title the players, or the event, or its number if nothing is known
/// @param about event, date, game and edition, as far as they are known
/// @param result the result, `*` if it has none
/// @param moves how many moves its main line has
/// @param words all searchable words, in lower case
public record GameEntry(int index, String title, String about, String result, int moves, String words) {
    private static final Pattern SPACE = Pattern.compile("\\s+");
    private static final String UNKNOWN = "?";
    private static final String BETWEEN = " · ";

    /// The entry of a game.
    public static GameEntry of(int index, GameTree tree) {
        Tags tags = tree.tags();
        Optional<String> players = players(tree);
        Optional<String> event = event(tree);
        String title = players.or(() -> event).orElse("#" + (index + 1));
        String about = Stream.of(
                        event.filter(text -> players.isPresent()),
                        tags.get(Tags.DATE).filter(text -> !text.startsWith(UNKNOWN)),
                        Optional.of(tree.game().title()),
                        Optional.of(tree.edition().title()))
                .flatMap(Optional::stream)
                .collect(Collectors.joining(BETWEEN));
        String words = (title
                        + ' '
                        + about
                        + ' '
                        + tree.edition().id()
                        + ' '
                        + tags.result()
                        + ' '
                        + tags.all().stream().map(Tag::value).collect(Collectors.joining(" ")))
                .toLowerCase(Locale.ROOT);
        return new GameEntry(index, title, about, tags.result(), tree.mainLine().size() - 1, words);
    }

    /// The players, if either is known.
    public static Optional<String> players(GameTree tree) {
        Optional<String> white = tree.tags().get(Tags.WHITE).filter(name -> !name.equals(UNKNOWN));
        Optional<String> black = tree.tags().get(Tags.BLACK).filter(name -> !name.equals(UNKNOWN));
        return white.isEmpty() && black.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        RightToLeft.kept(white.orElse(UNKNOWN)) + " – " + RightToLeft.kept(black.orElse(UNKNOWN)));
    }

    /// The players, or the event, if any of it is known.
    public static Optional<String> known(GameTree tree) {
        return players(tree).or(() -> event(tree));
    }

    /// The same with the result, if there is one; empty if nothing is known.
    public static String head(GameTree tree) {
        String result = tree.tags().result();
        return known(tree)
                .map(known -> result.equals("*") ? known : known + BETWEEN + result)
                .orElse("");
    }

    private static Optional<String> event(GameTree tree) {
        return tree.tags().get(Tags.EVENT).filter(text -> !text.equals(UNKNOWN)).map(RightToLeft::kept);
    }

    /// True if it contains every word of a search, in any order.
    boolean matches(String search) {
        return SPACE.splitAsStream(search.strip().toLowerCase(Locale.ROOT)).allMatch(words::contains);
    }
}
