package hexalyst.text;

import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// What depends on a number in a text: `{0,plural,1 move|{0} moves}` is "1 move" for one and "0 moves", "2 moves" for
/// every other number, as in English and German; `{0,plural,no moves|1 move|{0} moves}` says something else for none,
/// and `{0,plural,the move|2=both moves|all {0} moves}` for two.
/// The number is given as a number, not as text.
final class Plural {
    private static final String BEGIN = ",plural,";
    private static final String TWO = "2=";

    private Plural() {}

    /// The format of a text with such parts: each becomes a `choice` of [MessageFormat].
    ///
    /// @throws IllegalArgumentException if a part has no end, or not two or three forms
    static MessageFormat format(String text, Locale locale) {
        StringBuilder pattern = new StringBuilder();
        int at = 0;
        for (int begin = text.indexOf(BEGIN); begin >= 0; begin = text.indexOf(BEGIN, at)) {
            pattern.append(text, at, begin);
            List<String> forms = new ArrayList<>();
            at = begin + BEGIN.length();
            for (int end = end(text, at); end >= at; end = end(text, at)) {
                forms.add(text.substring(at, end));
                at = end + 1;
                if (text.charAt(end) == '}') {
                    break;
                }
            }
            pattern.append(choice(text, forms)).append('}');
        }
        return new MessageFormat(pattern.append(text.substring(at)).toString(), locale);
    }

    /// Where a form ends: at the next `|` or `}` that belongs to no value within the form.
    private static int end(String text, int from) {
        int depth = 0;
        for (int i = from; i < text.length(); i++) {
            char sign = text.charAt(i);
            if (depth == 0 && (sign == '|' || sign == '}')) {
                return i;
            }
            if (sign == '{') {
                depth++;
            } else if (sign == '}') {
                depth--;
            }
        }
        throw new IllegalArgumentException("no end of a plural: " + text);
    }

    private static String choice(String text, List<String> all) {
        List<String> forms = all.stream().filter(form -> !form.startsWith(TWO)).toList();
        String two = all.stream()
                .filter(form -> form.startsWith(TWO))
                .map(form -> "|2#" + form.substring(TWO.length()) + "|2<")
                .findFirst()
                .orElse("|1<");
        if (forms.size() < 2 || forms.size() > 3) {
            throw new IllegalArgumentException("a plural has two or three forms: " + text);
        }
        String one = forms.get(forms.size() - 2);
        return ",choice,0#" + (forms.size() == 3 ? forms.getFirst() : forms.getLast()) + "|1#" + one + two
                + forms.getLast();
    }
}
