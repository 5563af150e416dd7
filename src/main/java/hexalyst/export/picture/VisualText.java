package hexalyst.export.picture;

import java.text.Bidi;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;

/// A line of text as it is seen, for PDF, which prints letters from left to right in the given order: text from right
/// to left is reversed, and Arabic letters have the form that their place in the word asks for.
final class VisualText {
    private static final int FIRST_FORM = 0xFE80;
    private static final int LAST_FORM = 0xFEFC;
    private static final String MIRRORED = "()[]{}<>«»";
    /// The forms of each Arabic letter, or pair of letters, in Unicode's order: isolated, final, initial, medial; two
    /// for letters that do not join the next one.
    private static final Map<String, List<Integer>> FORMS = new HashMap<>();

    static {
        for (int form = FIRST_FORM; form <= LAST_FORM; form++) {
            String letters = Normalizer.normalize(Character.toString(form), Normalizer.Form.NFKC);
            FORMS.computeIfAbsent(letters, any -> new ArrayList<>()).add(form);
        }
    }

    private VisualText() {}

    /// A line as it is seen.
    ///
    /// @param writes whether a font has a letter; where it lacks a form, the plain letter stays
    static String of(String line, IntPredicate writes) {
        if (!Bidi.requiresBidi(line.toCharArray(), 0, line.length())) {
            return line;
        }
        String shaped = shaped(line, writes);
        Bidi bidi = new Bidi(shaped, Bidi.DIRECTION_LEFT_TO_RIGHT);
        int runs = bidi.getRunCount();
        byte[] levels = new byte[runs];
        String[] parts = new String[runs];
        for (int i = 0; i < runs; i++) {
            levels[i] = (byte) bidi.getRunLevel(i);
            String part = shaped.substring(bidi.getRunStart(i), bidi.getRunLimit(i));
            parts[i] = levels[i] % 2 == 0 ? part : reversed(part);
        }
        Bidi.reorderVisually(levels, 0, parts, 0, runs);
        return String.join("", parts);
    }

    private static String reversed(String part) {
        StringBuilder out = new StringBuilder(part.length());
        part.codePoints().forEach(letter -> {
            int place = MIRRORED.indexOf(letter);
            out.insert(0, place < 0 ? Character.toString(letter) : MIRRORED.charAt(place ^ 1));
        });
        return out.toString();
    }

    private static String shaped(String line, IntPredicate writes) {
        StringBuilder out = new StringBuilder(line.length());
        int at = 0;
        while (at < line.length()) {
            int length = at + 2 <= line.length() && FORMS.containsKey(line.substring(at, at + 2)) ? 2 : 1;
            String letters = line.substring(at, at + length);
            List<Integer> forms = FORMS.getOrDefault(letters, List.of());
            boolean before = joinsNext(line, at - 1) && forms.size() > 1;
            boolean after = forms.size() > 2 && joinsPrevious(line, at + length);
            int form = forms.isEmpty() ? 0 : forms.get((before ? 1 : 0) + (after ? 2 : 0));
            out.append(form > 0 && writes.test(form) ? Character.toString(form) : letters);
            at += length;
        }
        return out.toString();
    }

    private static List<Integer> forms(String line, int at) {
        return at < 0 || at >= line.length() ? List.of() : FORMS.getOrDefault(line.substring(at, at + 1), List.of());
    }

    private static boolean joinsNext(String line, int at) {
        return forms(line, at).size() > 2;
    }

    private static boolean joinsPrevious(String line, int at) {
        return forms(line, at).size() > 1;
    }
}
