package hexalyst.ui.notation;

import hexalyst.notation.source.FileProblem;

/// An error in a text, with the place to underline.
///
/// @param from the offset of the first character
/// @param end the offset after the last character
/// @param line the line, from 1
/// @param column the column, from 1
/// @param message what is wrong, in one line
public record Fault(int from, int end, int line, int column, String message) {
    /// The fault for a problem in a text. It covers the word at the problem, or the last character at the end of the
    /// text.
    static Fault of(FileProblem problem, String text) {
        int at = 0;
        for (int line = 1; line < problem.line() && at < text.length(); line++) {
            int next = text.indexOf('\n', at);
            at = next < 0 ? text.length() : next + 1;
        }
        int wanted = Math.min(problem.column() - 1, text.codePointCount(at, text.length()));
        int from = text.offsetByCodePoints(at, wanted);
        int end = from;
        while (end < text.length()
                && !Character.isWhitespace(text.charAt(end))
                && !(end > from && endsWord(text.charAt(end)))) {
            end++;
        }
        if (end == from) {
            while (from > 0 && Character.isWhitespace(text.charAt(from - 1))) {
                from--;
            }
            end = from;
            from = Math.max(0, from - 1);
        }
        return new Fault(from, end, problem.line(), problem.column(), problem.message());
    }

    private static boolean endsWord(char c) {
        return "(){}[];".indexOf(c) >= 0;
    }
}
