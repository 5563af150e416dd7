package hexalyst.ui.command;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/// Words as people type them in a search: without capitals or accents, with `ae` for `ä`, and in another grammatical
/// form than in the text.
final class WordForms {
    private static final Pattern MARKS = Pattern.compile("\\p{M}+");
    private static final Pattern BETWEEN = Pattern.compile("[^\\p{L}\\p{N}]+");
    /// The endings of German adjectives, nouns and verbs, and of English plurals; longer ones first.
    private static final Pattern ENDING = Pattern.compile("(?:ern|est|en|er|em|es|et|e|n|s|t)$");
    /// The least length of a stem; a shorter one would match too many words.
    private static final int LEAST = 3;

    private WordForms() {}

    /// A text in lower case with one form for each spelling variant: `ä` and `ae` become `a`, `ß` becomes `ss`.
    static String folded(String text) {
        String small = text.strip().toLowerCase(Locale.ROOT).replace("ß", "ss");
        String plain =
                MARKS.matcher(Normalizer.normalize(small, Normalizer.Form.NFD)).replaceAll("");
        return plain.replace("ae", "a").replace("oe", "o").replace("ue", "u");
    }

    /// The words of a text, [#folded]. For a text without words, one empty word, which matches the beginning of any
    /// word.
    static List<String> words(String text) {
        String[] words = BETWEEN.split(folded(text), -1);
        List<String> found =
                Arrays.stream(words).filter(word -> !word.isEmpty()).toList();
        return found.isEmpty() ? List.of("") : found;
    }

    /// True if a word without its ending begins one of a name's words.
    ///
    /// @param name the result of [#words]
    static boolean related(String word, List<String> name) {
        String stem = ENDING.matcher(word).replaceFirst("");
        return stem.length() >= LEAST && name.stream().anyMatch(own -> own.startsWith(stem));
    }
}
