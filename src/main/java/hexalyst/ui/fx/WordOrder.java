package hexalyst.ui.fx;

import java.text.Collator;
import java.util.Comparator;

/// The order of texts in a table, word by word: by the rules of the user's language, and numbers by their value. A
/// collator alone skips the spaces, so that Anna would come before Ann – Bert, and Puzzle 10 before Puzzle 2.
final class WordOrder implements Comparator<String> {
    private final Collator collator = Collator.getInstance();

    @Override
    public int compare(String one, String other) {
        String[] left = one.split(" ", -1);
        String[] right = other.split(" ", -1);
        for (int i = 0; i < Math.min(left.length, right.length); i++) {
            int order = words(left[i], right[i]);
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(left.length, right.length);
    }

    private int words(String one, String other) {
        if (one.equals(other)) {
            return 0;
        }
        return isNumber(one) && isNumber(other)
                ? Long.compare(Long.parseLong(one), Long.parseLong(other))
                : collator.compare(one, other);
    }

    private static boolean isNumber(String word) {
        return !word.isEmpty() && word.length() < 18 && word.chars().allMatch(letter -> letter >= '0' && letter <= '9');
    }
}
