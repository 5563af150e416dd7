package hexalyst.text;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Text in scripts that are written from right to left, such as Hebrew and Arabic, among text from left to right.
public final class RightToLeft {
    private static final String MARK = "\u200E";
    private static final Pattern KEPT = Pattern.compile(MARK + "([^" + MARK + "]*)" + MARK);

    private RightToLeft() {}

    /// True if a text has letters of such a script.
    public static boolean isIn(String text) {
        return text.codePoints().anyMatch(c -> switch (Character.getDirectionality(c)) {
            case Character.DIRECTIONALITY_RIGHT_TO_LEFT,
                    Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC,
                    Character.DIRECTIONALITY_RIGHT_TO_LEFT_EMBEDDING,
                    Character.DIRECTIONALITY_RIGHT_TO_LEFT_OVERRIDE,
                    Character.DIRECTIONALITY_RIGHT_TO_LEFT_ISOLATE -> true;
            default -> false;
        });
    }

    /// A name that keeps its place in a line from left to right, whatever its script: it gets invisible marks around it
    /// if it needs them. Without them, the first of two Hebrew names would be shown after the second.
    public static String kept(String name) {
        return isIn(name) ? MARK + name.replace(MARK, "") + MARK : name;
    }

    /// A text with the names that [#kept] marked as elements of HTML, which isolate them.
    ///
    /// @param html a text with markup escaped
    public static String isolated(String html) {
        return KEPT.matcher(html).replaceAll(name -> "<bdi>" + Matcher.quoteReplacement(name.group(1)) + "</bdi>");
    }
}
