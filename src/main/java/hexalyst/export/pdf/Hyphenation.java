package hexalyst.export.pdf;

import hexalyst.text.Texts;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;

/// Where words may be hyphenated: Frank Liang's algorithm (*Word Hy-phen-a-tion by Com-put-er*, 1983), with the
/// patterns that TeX has for German and American English. Their files are beside this class, unchanged.
final class Hyphenation {
    private static final Pattern WORD = Pattern.compile("\\p{L}{6,}");
    private static final Pattern SPACE = Pattern.compile("[^\\p{L}]+");
    private static final Set<String> GERMAN =
            Set.of("der", "die", "das", "und", "ist", "nicht", "ein", "eine", "von", "zu", "mit", "auf", "den", "aber");
    private static final Set<String> ENGLISH =
            Set.of("the", "a", "and", "is", "not", "of", "to", "with", "on", "it", "but", "has", "for", "that");

    /// The values between the letters of each pattern; one more than it has letters.
    private final Map<String, int[]> patterns = new HashMap<>();
    /// The parts of words that the patterns would part wrongly.
    private final Map<String, List<Integer>> exceptions = new HashMap<>();

    private final int left;
    private final int right;
    private int longest;

    /// @param left the fewest letters before a hyphen
    /// @param right the fewest after it
    private Hyphenation(String file, int left, int right) {
        this.left = left;
        this.right = right;
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(Hyphenation.class.getResourceAsStream(file)), StandardCharsets.UTF_8))) {
            read(lines);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Read once, on first use.
    private static final class German {
        private static final Hyphenation PATTERNS = new Hyphenation("hyph-de-1996.tex", 2, 2);
    }

    /// Read once, on first use.
    private static final class English {
        private static final Hyphenation PATTERNS = new Hyphenation("hyph-en-us.tex", 2, 3);
    }

    /// The hyphenation of the language in which a text is written, as its small words tell; of the current one if they
    /// do not.
    static Hyphenation of(String text) {
        List<String> words = SPACE.splitAsStream(text.toLowerCase(Locale.ROOT)).toList();
        long german = words.stream().filter(GERMAN::contains).count();
        long english = words.stream().filter(ENGLISH::contains).count();
        boolean here = Texts.language().getLanguage().equals(Locale.GERMAN.getLanguage());
        if (german == english ? here : german > english) {
            return German.PATTERNS;
        }
        return English.PATTERNS;
    }

    private void read(BufferedReader lines) throws IOException {
        boolean pattern = false;
        boolean word = false;
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            String text = line.replaceFirst("\\s*%.*", "").strip();
            boolean last = text.endsWith("}");
            String item = last ? text.substring(0, text.length() - 1) : text;
            if (item.startsWith("\\")) {
                pattern = item.equals("\\patterns{");
                word = item.equals("\\hyphenation{");
            } else if (pattern && !item.isEmpty()) {
                pattern(item);
            } else if (word && !item.isEmpty()) {
                exceptions.put(item.replace("-", ""), hyphens(item));
            }
            pattern &= !last;
            word &= !last;
        }
    }

    private static List<Integer> hyphens(String word) {
        List<Integer> places = new ArrayList<>();
        for (int at = word.indexOf('-'); at >= 0; at = word.indexOf('-', at + 1)) {
            places.add(at - places.size());
        }
        return places;
    }

    private void pattern(String text) {
        String letters = text.replaceAll("\\d", "");
        int[] values = new int[letters.length() + 1];
        int at = 0;
        for (int i = 0; i < text.length(); i++) {
            char sign = text.charAt(i);
            if (Character.isDigit(sign)) {
                values[at] = sign - '0';
            } else {
                at++;
            }
        }
        patterns.put(letters, values);
        longest = Math.max(longest, letters.length());
    }

    /// After how many letters a word may be parted, ascending; nowhere if it is short or not only letters.
    List<Integer> places(String word) {
        if (!WORD.matcher(word).matches()) {
            return List.of();
        }
        String lower = word.toLowerCase(Locale.ROOT);
        List<Integer> known = exceptions.get(lower);
        if (known != null) {
            return known;
        }
        String marked = '.' + lower + '.';
        int[] values = new int[marked.length() + 1];
        for (int from = 0; from < marked.length(); from++) {
            for (int to = from + 1; to <= Math.min(marked.length(), from + longest); to++) {
                int[] found = patterns.getOrDefault(marked.substring(from, to), new int[0]);
                for (int i = 0; i < found.length; i++) {
                    values[from + i] = Math.max(values[from + i], found[i]);
                }
            }
        }
        List<Integer> places = new ArrayList<>();
        for (int at = left; at <= word.length() - right; at++) {
            if (values[at + 1] % 2 == 1) {
                places.add(at);
            }
        }
        return places;
    }
}
