package hexalyst.ui.guide;

import hexalyst.game.Games;
import hexalyst.text.Texts;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.parser.Parser;

/// All pages of the guide in one language, in order.
///
/// @param pages the pages
record GuideBook(List<GuidePage> pages) {
    /// The names of the files, without suffix, in reading order; those of the games follow.
    private static final List<String> NAMES = List.of(
            "first-game",
            "opening",
            "annotate",
            "puzzle",
            "prove",
            "play",
            "proved",
            "solution",
            "command-line",
            "formats",
            "words",
            "install",
            "changes",
            "games");

    /// The length of an excerpt around a match, in characters.
    private static final int EXCERPT = 110;

    /// The weights of a match: for a whole word, and for its place. A word that is frequent in a text counts only a
    /// little more.
    private static final int WHOLE = 3;

    private static final int HEADING = 8;
    private static final int TITLE = 2;
    private static final int TEXT = 2;
    private static final int MOST = 3;

    /// A section that contains all words of a search.
    ///
    /// @param excerpt some text around the first word
    /// @param fit how well it fits the words; more is better
    record Hit(GuidePage page, GuideSection section, String excerpt, int fit) {}

    GuideBook {
        pages = List.copyOf(pages);
    }

    /// Reads the guide in the user's language.
    static GuideBook read() {
        String language = language();
        Parser parser =
                Parser.builder().extensions(List.of(TablesExtension.create())).build();
        return new GuideBook(Stream.concat(
                        NAMES.stream().map(name -> page(language, name, parser)),
                        Games.all().stream()
                                .map(game -> page(language, game.id(), parser).ofGame(game)))
                .toList());
    }

    /// The folder of the guide in the user's language.
    static String language() {
        return Texts.language().getLanguage().equals("de") ? "de" : "en";
    }

    private static URI folder(String language) {
        return URI.create("/guide/" + language + "/");
    }

    private static GuidePage page(String language, String name, Parser parser) {
        return GuidePage.of(name, folder(language), parser.parse(text(language, name)));
    }

    /// The text of a page.
    static String text(String language, String name) {
        String file = folder(language).resolve(name + ".md").getPath();
        try (InputStream in = Objects.requireNonNull(GuideBook.class.getResourceAsStream(file), file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The page of that name.
    Optional<GuidePage> page(String name) {
        return pages.stream().filter(page -> page.name().equals(name)).findFirst();
    }

    /// The sections that contain all words of a search, in any order and also as parts of other words, best first. A
    /// word in the heading counts most, then in the page's title, then in the text; a whole word counts more than the
    /// beginning of a word, and that more than another part.
    List<Hit> search(String query) {
        List<String> words = Arrays.stream(lower(query).strip().split("\\s+", -1))
                .filter(word -> !word.isEmpty())
                .toList();
        if (words.isEmpty()) {
            return List.of();
        }
        return pages.stream()
                .flatMap(page -> page.sections().stream()
                        .filter(section ->
                                words.stream().allMatch(lower(section.title() + ' ' + section.text())::contains))
                        .map(section -> new Hit(
                                page,
                                section,
                                excerpt(section.text(), words.getFirst()),
                                words.stream()
                                        .mapToInt(word -> fit(page, section, word))
                                        .sum())))
                .sorted(Comparator.comparing(Hit::fit, Comparator.reverseOrder()))
                .toList();
    }

    private static int fit(GuidePage page, GuideSection section, String word) {
        int often = Math.min(MOST, lower(section.text()).split(Pattern.quote(word), -1).length - 1);
        return HEADING * fit(section.title(), word)
                + TITLE * fit(page.title(), word)
                + TEXT * fit(section.text(), word)
                + often;
    }

    private static int fit(String text, String word) {
        int at = best(text, word);
        return at < 0 ? 0 : WHOLE - edges(lower(text), word, at);
    }

    /// Where a text has a word, as a whole word if possible, otherwise at the beginning of one; -1 if nowhere.
    private static int best(String text, String word) {
        String all = lower(text);
        int best = all.indexOf(word);
        for (int at = best; at >= 0; at = all.indexOf(word, at + 1)) {
            if (edges(all, word, at) < edges(all, word, best)) {
                best = at;
            }
        }
        return best;
    }

    /// How far a match is from a whole word: 0 for one, 1 for the beginning of one, 2 for another part.
    private static int edges(String text, String word, int at) {
        int end = at + word.length();
        if (at > 0 && Character.isLetterOrDigit(text.charAt(at - 1))) {
            return 2;
        }
        return end < text.length() && Character.isLetterOrDigit(text.charAt(end)) ? 1 : 0;
    }

    private static String excerpt(String text, String word) {
        int found = Math.max(0, best(text, word));
        int from = found < EXCERPT / 2 ? 0 : text.indexOf(' ', found - EXCERPT / 2) + 1;
        int end = from + EXCERPT < text.length() ? text.indexOf(' ', from + EXCERPT) : -1;
        int to = end < 0 ? text.length() : end;
        return (from > 0 ? "… " : "") + text.substring(from, to).strip() + (to < text.length() ? " …" : "");
    }

    private static String lower(String text) {
        return text.toLowerCase(Locale.ROOT);
    }
}
