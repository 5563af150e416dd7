package hexalyst.study;

import hexalyst.board.Grid;
import hexalyst.game.Content;
import hexalyst.notation.source.LineProblem;
import hexalyst.notation.source.Parsed;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// A part of a board as text: cells with their contents, separated by blanks: `e5w d4b c3- f6x` means a white piece on
/// e5, a black one on d4, c3 empty and f6 blocked.
public final class PatternText {
    private static final Map<Character, Content> CONTENTS =
            Map.of('w', Content.WHITE, 'b', Content.BLACK, '-', Content.EMPTY, 'x', Content.BLOCKED);

    private PatternText() {}

    /// Reads a pattern on a board.
    public static Parsed<BoardPattern> parse(String text, Grid grid) {
        Map<Integer, Content> cells = new TreeMap<>();
        int column = 1;
        for (String word : text.split(" ", -1)) {
            if (!word.isEmpty()) {
                Content content = CONTENTS.get(word.charAt(word.length() - 1));
                OptionalInt cell = grid.named(word.substring(0, word.length() - 1));
                if (content == null || cell.isEmpty()) {
                    return Parsed.bad(new LineProblem(
                            "part", column, "a cell with w, b, x or - was expected, as in e5w, not \"" + word + '"'));
                }
                if (cells.put(cell.getAsInt(), content) != null) {
                    return Parsed.bad(new LineProblem("part", column, grid.name(cell.getAsInt()) + " is there twice"));
                }
            }
            column += word.length() + 1;
        }
        return cells.isEmpty()
                ? Parsed.bad(new LineProblem("part", 1, "a part of a board has at least one cell"))
                : new Parsed.Ok<>(new BoardPattern(grid, cells));
    }

    /// The text of a pattern.
    public static String format(BoardPattern pattern) {
        Map<Content, Character> letters =
                CONTENTS.entrySet().stream().collect(Collectors.toMap(Map.Entry::getValue, Map.Entry::getKey));
        return new TreeMap<>(pattern.cells())
                .entrySet().stream()
                        .map(cell -> pattern.grid().name(cell.getKey()) + letters.get(cell.getValue()))
                        .collect(Collectors.joining(" "));
    }
}
