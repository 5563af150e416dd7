package hexalyst.ui.journal;

import hexalyst.notation.GameLookup;
import hexalyst.notation.HgnReader;
import hexalyst.notation.HgnWriter;
import hexalyst.record.GameTree;
import hexalyst.ui.files.KeptText;
import hexalyst.ui.files.Snapshot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The unfinished texts of the notation editor in one text: for each of them a line with its game's number, the caret
/// and two lengths, then the tree before the typing began, if that is not the game itself, then the text.
final class TypedTexts {
    private static final int WIDTH = 80;
    private static final Pattern HEAD =
            Pattern.compile("game (\\d{1,9}) caret (\\d{1,9}) before (\\d{1,9}) typed (\\d{1,9})\n");

    private TypedTexts() {}

    static String of(Snapshot content) {
        StringBuilder all = new StringBuilder();
        new TreeMap<>(content.texts()).forEach((game, text) -> {
            boolean same = text.base() == content.games().get(game);
            String before = same ? "" : HgnWriter.place(text.base(), WIDTH).text();
            all.append("game %d caret %d before %d typed %d\n"
                            .formatted(
                                    game + 1,
                                    text.caret(),
                                    before.length(),
                                    text.text().length()))
                    .append(before)
                    .append(text.text())
                    .append('\n');
        });
        return all.toString();
    }

    /// Reads the text, as far as it is intact.
    static List<KeptText> read(String all) {
        List<KeptText> texts = new ArrayList<>();
        Matcher head = HEAD.matcher(all);
        int at = 0;
        while (head.region(at, all.length()).lookingAt()) {
            int before = head.end();
            int typed = before + Integer.parseInt(head.group(3));
            int end = typed + Integer.parseInt(head.group(4));
            int game = Integer.parseInt(head.group(1)) - 1;
            if (typed < before || end < typed || end > all.length() || game < 0) {
                break;
            }
            int caret = Integer.parseInt(head.group(2));
            texts.add(new KeptText(game, all.substring(typed, end), caret, tree(all.substring(before, typed))));
            at = Math.min(end + 1, all.length());
        }
        return texts;
    }

    private static Optional<GameTree> tree(String text) {
        return text.isEmpty()
                ? Optional.empty()
                : new HgnReader(GameLookup.standard()).readGame(text).whole();
    }
}
