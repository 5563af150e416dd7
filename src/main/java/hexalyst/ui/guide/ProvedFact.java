package hexalyst.ui.guide;

import hexalyst.game.Game;
import hexalyst.text.Texts;
import java.util.List;
import java.util.regex.Pattern;

/// Something that is proved of a game, from the table in the guide's page of facts.
///
/// @param board what it is about, such as `18 points`
/// @param proved what is proved, such as `White wins within 32 plies`
public record ProvedFact(String board, String proved) {
    private static final Pattern ROW = Pattern.compile("(?m)^\\| ([^|]+) \\| ([^|]+) \\| ([^|]+) \\|.*$");

    /// What is proved of a game, in the user's language and the order of the page.
    public static List<ProvedFact> of(Game game) {
        String title = game.title();
        return ROW.matcher(GuideBook.text(GuideBook.language(), "proved"))
                .results()
                .filter(row -> (row.group(1) + ' ').startsWith(title + ' '))
                .map(row -> new ProvedFact(row.group(2) + row.group(1).substring(title.length()), row.group(3)))
                .toList();
    }

    /// The fact in one line.
    public String words() {
        return Texts.of(ProvedFact.class).get("fact", board, proved);
    }
}
