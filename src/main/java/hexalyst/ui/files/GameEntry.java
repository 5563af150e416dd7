package hexalyst.ui.files;

import hexalyst.record.GameTree;
import hexalyst.record.Tags;
import hexalyst.text.RightToLeft;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/// An entry in the list of a file's games.
///
/// @param index its index in the file, from 0
/// @param title the players, or what else tells the game
/// @param puzzle true if it is a puzzle
/// @param task the task of a puzzle in a few words; empty if it is none
/// @param grade how hard a puzzle is; empty if it is not known
/// @param author who made a puzzle; empty if it is not known
/// @param event the event; empty if it is not known
/// @param date the date; empty if it is not known
/// @param result the result, `*` if it has none
/// @param plies how many moves its main line has
/// @param edition game and edition
/// @param words all searchable words, in lower case
public record GameEntry(
        int index,
        String title,
        boolean puzzle,
        String task,
        String grade,
        String author,
        String event,
        String date,
        String result,
        int plies,
        String edition,
        String words) {
    private static final Pattern SPACE = Pattern.compile("\\s+");
    /// In the names of programs.
    private static final Pattern NO_FAMILY = Pattern.compile("[\\d()\\[\\]]");
    /// Names up to this length are short enough.
    private static final int SHORT = 12;

    private static final String UNKNOWN = "?";
    private static final String BETWEEN = " · ";

    /// The players, if either is known.
    public static Optional<String> players(GameTree tree) {
        return players(tree, UnaryOperator.identity());
    }

    /// The family names of the players, if either is known; whole names where the family names are the same.
    static Optional<String> families(GameTree tree) {
        return name(tree, Tags.WHITE)
                        .map(GameEntry::family)
                        .equals(name(tree, Tags.BLACK).map(GameEntry::family))
                ? players(tree)
                : players(tree, GameEntry::family);
    }

    /// What is before the comma of a name, or its last word; a short name, or one with a number or in brackets, as
    /// programs have it, is kept.
    private static String family(String name) {
        int comma = name.indexOf(',');
        String first = comma > 0 ? name.substring(0, comma) : name.substring(name.lastIndexOf(' ') + 1);
        boolean kept =
                name.length() <= SHORT || comma <= 0 && NO_FAMILY.matcher(name).find();
        return kept ? name : first.strip();
    }

    private static Optional<String> name(GameTree tree, String tag) {
        return tree.tags().get(tag).filter(name -> !name.equals(UNKNOWN));
    }

    private static Optional<String> players(GameTree tree, UnaryOperator<String> form) {
        Optional<String> white = name(tree, Tags.WHITE).map(form);
        Optional<String> black = name(tree, Tags.BLACK).map(form);
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

    static Optional<String> event(GameTree tree) {
        return tree.tags().get(Tags.EVENT).filter(text -> !text.equals(UNKNOWN)).map(RightToLeft::kept);
    }

    /// True if it contains every word of a search, in any order.
    boolean matches(String search) {
        return SPACE.splitAsStream(search.strip().toLowerCase(Locale.ROOT)).allMatch(words::contains);
    }
}
