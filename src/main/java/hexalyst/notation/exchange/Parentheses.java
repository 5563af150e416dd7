package hexalyst.notation.exchange;

import java.util.Arrays;
import java.util.BitSet;

/// Finds the opening parentheses of a text that are never closed. Parentheses in comments in braces do not count, and a
/// line that begins with tags ends all open ones. The whole text is scanned once, so that many parentheses do not take
/// long.
final class Parentheses {
    private final BitSet unclosed = new BitSet();
    private final String text;

    Parentheses(String text) {
        this.text = text;
        int[] open = new int[16];
        int depth = 0;
        for (int at = 0; at < text.length(); at = next(at)) {
            char c = text.charAt(at);
            if (c == '(') {
                open = depth < open.length ? open : Arrays.copyOf(open, 2 * depth);
                open[depth++] = at;
            } else if (c == ')' && depth > 0) {
                depth--;
            } else if (c == '[' && at > 0 && "\r\n".indexOf(text.charAt(at - 1)) >= 0) {
                depth = leave(open, depth);
            }
        }
        leave(open, depth);
    }

    private int leave(int[] open, int depth) {
        for (int i = 0; i < depth; i++) {
            unclosed.set(open[i]);
        }
        return 0;
    }

    /// The offset after a character, or after the comment that it opens.
    private int next(int at) {
        return text.charAt(at) == '{' ? Math.max(at, text.indexOf('}', at)) + 1 : at + 1;
    }

    /// The offset after a parenthesis and its content; the same offset if it is never closed.
    int after(int open) {
        if (unclosed.get(open)) {
            return open;
        }
        int depth = 0;
        int at = open;
        do {
            char c = text.charAt(at);
            if (c == '(') {
                depth++;
            } else if (c == ')') {
                depth--;
            }
            at = next(at);
        } while (depth > 0 && at < text.length());
        return at;
    }
}
