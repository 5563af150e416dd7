package hexalyst.notation.source;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// The text of a file being read and the problems found in it. Offsets count UTF-16 units; columns count characters
/// (code points). Lines end with `\n`, `\r\n` or `\r`. Confined to one thread.
public final class ProblemCollector {
    /// Further problems are dropped, since more would not help anybody.
    private static final int MOST_PROBLEMS = 1000;

    private final String text;
    private final List<FileProblem> problems = new ArrayList<>();
    private final List<Integer> lineStarts = new ArrayList<>();

    /// @param text the whole text
    public ProblemCollector(String text) {
        this.text = text;
    }

    /// The whole text.
    public String text() {
        return text;
    }

    /// The problems so far.
    public List<FileProblem> problems() {
        return problems;
    }

    /// Adds a problem at an offset.
    public void problem(int offset, String message) {
        if (problems.size() >= MOST_PROBLEMS) {
            return;
        }
        if (lineStarts.isEmpty()) {
            findLines();
        }
        int found = Collections.binarySearch(lineStarts, offset);
        int line = found >= 0 ? found : -found - 2;
        int start = lineStarts.get(line);
        int column = text.codePointCount(start, Math.min(offset, text.length())) + 1;
        problems.add(new FileProblem(line + 1, column, message));
    }

    private void findLines() {
        lineStarts.add(0);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\n' || c == '\r' && (i + 1 == text.length() || text.charAt(i + 1) != '\n')) {
                lineStarts.add(i + 1);
            }
        }
    }
}
