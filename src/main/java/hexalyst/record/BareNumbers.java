package hexalyst.record;

import hexalyst.game.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Numbers of moves that a comment names without the move, such as `move 7`, `moves 5 and 6`, `the 7th move` or
/// `im 7. Zug`. Where plies are counted around the comment, the plies of that move stand behind it: `move 7 (13–14)`.
/// The author's own number stays, so that nothing is lost where it means something else.
///
/// @param begins the player who begins the game
/// @param plies how many plies the longest line of the game has
record BareNumbers(Side begins, int plies) {
    private static final String NUMBER = "\\d{1,4}";
    private static final String AND = "(?:\\h?(?:,|–|-|\\b(?:and|or|to|und|oder|bis)\\b)\\h?)";
    /// After it comes no move with that number, nor what is moved, as in `move 2 stones`.
    private static final String END =
            "(?![\\p{Alnum}%])(?!\\h?(?:\\.\\h?)?(?:\\.\\.\\.|…)|\\.\\h?\\p{Alpha}\\d|\\h(?:\\p{L}*s|men|more)\\b)";
    private static final Pattern BARE = Pattern.compile(
            "\\b(?:[Mm]oves?|Zug|Zuge|Züge|Zügen)\\h(?<after>" + NUMBER + "(?:" + AND + NUMBER + ")*)" + END
                    + "|(?<![\\p{Alnum}.])(?<ordinal>" + NUMBER + "(?:st|nd|rd|th)(?:" + AND + NUMBER
                    + "(?:st|nd|rd|th))*)\\hmoves?\\b"
                    + "|(?<![\\p{Alnum}.])(?<german>" + NUMBER + "\\.(?:" + AND + NUMBER
                    + "\\.)*)\\h(?:Zug|Zuge|Zuges|Züge|Zügen)\\b(?!\\h" + NUMBER + ")",
            Pattern.UNICODE_CHARACTER_CLASS);
    private static final Pattern ONE = Pattern.compile("(?<to>–|-|\\bto\\b|\\bbis\\b)?\\h?(?<number>" + NUMBER + ")");

    /// A comment with the plies of its bare numbers.
    String in(String comment) {
        return BARE.matcher(comment).replaceAll(found -> Matcher.quoteReplacement(found.group() + plies(found)));
    }

    /// The plies of numbers as written behind them; empty if one of them is none of the game's moves.
    private String plies(MatchResult found) {
        List<int[]> ranges = new ArrayList<>();
        String numbers = List.of("after", "ordinal", "german").stream()
                .map(found::group)
                .filter(group -> group != null)
                .findFirst()
                .orElseThrow();
        Matcher one = ONE.matcher(numbers);
        while (one.find()) {
            int number = Integer.parseInt(one.group("number"));
            int whites = 2 * number - (begins == Side.WHITE ? 1 : 2);
            int first = Math.max(1, whites);
            int last = Math.min(plies, whites + 1);
            if (number == 0 || first > last) {
                return "";
            }
            boolean joined = !ranges.isEmpty() && (one.group("to") != null || ranges.getLast()[1] + 1 == first);
            if (joined) {
                ranges.getLast()[1] = last;
            } else {
                ranges.add(new int[] {first, last});
            }
        }
        return ranges.stream()
                .map(range -> range[0] == range[1] ? "" + range[0] : range[0] + "–" + range[1])
                .collect(Collectors.joining(", ", " (", ")"));
    }
}
