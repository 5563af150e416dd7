package hexalyst.ui.guide;

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
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.parser.Parser;

/// All pages of the guide in one language, in order.
///
/// @param pages the pages
record GuideBook(List<GuidePage> pages) {
    /// The names of the files, without suffix, in reading order.
    static final List<String> NAMES = List.of(
            "first-game",
            "opening",
            "annotate",
            "puzzle",
            "prove",
            "play",
            "games",
            "manalath",
            "command-line",
            "formats",
            "words",
            "install",
            "changes");

    /// The length of an excerpt around a match, in characters.
    private static final int EXCERPT = 110;

    /// A section that contains all words of a search.
    ///
    /// @param excerpt some text around the first word
    record Hit(GuidePage page, GuideSection section, String excerpt) {}

    GuideBook {
        pages = List.copyOf(pages);
    }

    /// Reads the guide in the user's language.
    static GuideBook read() {
        String language = Texts.language().getLanguage().equals("de") ? "de" : "en";
        Parser parser =
                Parser.builder().extensions(List.of(TablesExtension.create())).build();
        return new GuideBook(
                NAMES.stream().map(name -> page(language, name, parser)).toList());
    }

    private static GuidePage page(String language, String name, Parser parser) {
        URI folder = URI.create("/guide/" + language + "/");
        String file = folder.resolve(name + ".md").getPath();
        try (InputStream in = Objects.requireNonNull(GuideBook.class.getResourceAsStream(file), file)) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return GuidePage.of(name, folder, parser.parse(text));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The page of that name.
    Optional<GuidePage> page(String name) {
        return pages.stream().filter(page -> page.name().equals(name)).findFirst();
    }

    /// The sections that contain all words of a search, in any order and also as parts of other words. Those with the
    /// words in their heading come first.
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
                        .map(section -> new Hit(page, section, excerpt(section.text(), words.getFirst()))))
                .sorted(Comparator.comparing(
                        hit -> !words.stream().allMatch(lower(hit.section().title())::contains)))
                .toList();
    }

    private static String excerpt(String text, String word) {
        int found = Math.max(0, lower(text).indexOf(word));
        int from = found < EXCERPT / 2 ? 0 : text.indexOf(' ', found - EXCERPT / 2) + 1;
        int to = Math.min(text.length(), from + EXCERPT);
        return (from > 0 ? "… " : "") + text.substring(from, to).strip() + (to < text.length() ? " …" : "");
    }

    private static String lower(String text) {
        return text.toLowerCase(Locale.ROOT);
    }
}
