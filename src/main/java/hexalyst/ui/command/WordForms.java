package hexalyst.ui.command;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/// Words as people type them when they look for something: without capitals, without accents, with `ae` for `ä`, and in
/// another form than the one that is written there.
final class WordForms {
    private static final Pattern MARKS = Pattern.compile("\\p{M}+");
    private static final Pattern BETWEEN = Pattern.compile("[^\\p{L}\\p{N}]+");
    /// The endings of German adjectives, nouns and verbs, and of English plurals; longer ones first.
    private static final Pattern ENDING = Pattern.compile("(?:ern|est|en|er|em|es|et|e|n|s|t)$");
    /// A shorter beginning would be that of too many words.
    private static final int LEAST = 3;

    private WordForms() {}

    /// A text in small letters, with what is written in two ways written in one: `ä` and `ae` as `a`, `ß` as `ss`.
    static String folded(String text) {
        String small = text.strip().toLowerCase(Locale.ROOT).replace("ß", "ss");
        String plain =
                MARKS.matcher(Normalizer.normalize(small, Normalizer.Form.NFD)).replaceAll("");
        return plain.replace("ae", "a").replace("oe", "o").replace("ue", "u");
    }

    /// The words of a text, [#folded]; one that is empty if there are none, which begins every word.
    static List<String> words(String text) {
        String[] words = BETWEEN.split(folded(text), -1);
        List<String> found =
                Arrays.stream(words).filter(word -> !word.isEmpty()).toList();
        return found.isEmpty() ? List.of("") : found;
    }

    /// True if a word without its ending begins one of a name's words.
    ///
    /// @param name as [#words] gives them
    static boolean related(String word, List<String> name) {
        String stem = ENDING.matcher(word).replaceFirst("");
        return stem.length() >= LEAST && name.stream().anyMatch(own -> own.startsWith(stem));
    }
}
