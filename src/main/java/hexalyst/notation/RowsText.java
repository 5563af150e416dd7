package hexalyst.notation;

import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.board.RowsException;
import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Piece;
import hexalyst.notation.source.LineProblem;
import hexalyst.notation.source.Quoted;
import hexalyst.notation.source.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// Reads the rows of a position: the content of each cell and its column in the text. Confined to one thread.
final class RowsText {
    private static final int LONGEST_ROW = HexGrid.LONGEST_SIDE * 2 - 1;
    private static final int LETTERS = 26;
    private static final char BLOCKED = 'x';

    private final String text;
    private final List<List<Content>> rows = new ArrayList<>();
    private final List<List<Integer>> columns = new ArrayList<>();
    private final List<Integer> starts = new ArrayList<>();
    private final int rowCount;
    private Optional<Grid> grid = Optional.empty();
    private Optional<LineProblem> problem = Optional.empty();
    private final Map<String, Piece> pieces;

    /// @param text the rows alone, beginning at column 1
    /// @param game determines the possible boards
    /// @param edition determines the letters of pieces
    RowsText(String text, Game game, Edition edition) {
        this.text = text;
        pieces = edition.letters();
        rowCount = (int) text.chars().filter(c -> c == '/').count() + 1;
        int at = 0;
        while (at <= text.length() && problem.isEmpty()) {
            int end = text.indexOf('/', at);
            end = end < 0 ? text.length() : end;
            row(at, end);
            at = end + 1;
        }
        if (problem.isEmpty()) {
            shape(game);
        }
    }

    /// What is wrong, if anything is.
    Optional<LineProblem> problem() {
        return problem;
    }

    /// The board; only if nothing is wrong.
    Grid grid() {
        return grid.orElseThrow();
    }

    /// What each cell holds, in the order of the cells; only if nothing is wrong.
    List<Content> contents() {
        List<Content> contents = new ArrayList<>();
        rows.reversed().forEach(contents::addAll);
        return contents;
    }

    /// The column, from 1, of a cell's content.
    int column(Grid grid, int cell) {
        return columns.get(textRow(grid, cell) - 1).get(grid.place(cell));
    }

    /// The row of a cell as the text counts them, from 1 at the top.
    static int textRow(Grid grid, int cell) {
        return grid.rows() - grid.row(cell);
    }

    private void row(int from, int end) {
        List<Content> row = new ArrayList<>();
        List<Integer> places = new ArrayList<>();
        rows.add(row);
        columns.add(places);
        starts.add(from + 1);
        if (from == end) {
            fail(from, Words.of("rowEmpty", rows.size()));
            return;
        }
        int at = from;
        while (at < end && problem.isEmpty()) {
            char c = text.charAt(at);
            if (c >= '0' && c <= '9') {
                int stop = at + 1;
                while (stop < end && text.charAt(stop) >= '0' && text.charAt(stop) <= '9') {
                    stop++;
                }
                run(row, places, at, stop);
                at = stop;
            } else {
                places.add(at + 1);
                int stop = c == '(' ? stackEnd(at, end) : pieceEnd(at, end);
                row.add(
                        c == BLOCKED
                                ? Content.BLOCKED
                                : standing(row, c == '(' ? at + 1 : at, c == '(' ? stop - 1 : stop));
                at = stop;
            }
        }
    }

    /// The end of the stack that begins here.
    private int stackEnd(int at, int end) {
        int close = text.indexOf(')', at);
        if (close < 0 || close >= end) {
            fail(at, Words.of("rowStack"));
            return end + 1;
        }
        if (close - at < 3) {
            fail(at, Words.of("rowStackLow"));
        }
        return close + 1;
    }

    /// The end of the piece that begins here: after its letter, and after its number where pieces have one.
    private int pieceEnd(int at, int end) {
        for (int stop = at + 1; stop <= end; stop++) {
            if (pieces.containsKey(text.substring(at, stop))) {
                return stop;
            }
            if (stop < end && (text.charAt(stop) < '0' || text.charAt(stop) > '9')) {
                return at + 1;
            }
        }
        return at + 1;
    }

    /// The pieces from one place of the text to another.
    private Content standing(List<Content> row, int from, int stop) {
        List<Piece> found = new ArrayList<>();
        for (int at = from; at < stop && problem.isEmpty(); at = pieceEnd(at, stop)) {
            Piece piece = pieces.get(text.substring(at, pieceEnd(at, stop)));
            if (piece == null) {
                fail(at, Words.of("rowSign", here(row), Quoted.character(text.codePointAt(at)), letters()));
            } else {
                found.add(piece);
            }
        }
        return Content.of(found);
    }

    /// The allowed contents of a cell, in words.
    private String letters() {
        return pieces.keySet().stream().sorted(Comparator.reverseOrder()).collect(Collectors.joining(", "));
    }

    /// The text of a cell's content in the rows.
    ///
    /// @param letters the letters of the pieces
    static String sign(Content content, Map<String, Piece> letters) {
        if (content.isBlocked() || content.pieces().isEmpty() || letters.isEmpty()) {
            return String.valueOf(content.sign());
        }
        String signs = content.pieces().stream()
                .map(piece -> letters.entrySet().stream()
                        .filter(entry -> entry.getValue().equals(piece))
                        .map(Map.Entry::getKey)
                        .findFirst()
                        .orElse("?"))
                .collect(Collectors.joining());
        return content.pieces().size() == 1 ? signs : '(' + signs + ')';
    }

    private void run(List<Content> row, List<Integer> places, int from, int stop) {
        String digits = text.substring(from, stop);
        if (digits.charAt(0) == '0') {
            fail(from, Words.of("rowZero", here(row), Quoted.text(digits)));
            return;
        }
        int length = digits.length() > 2 ? Integer.MAX_VALUE : Integer.parseInt(digits);
        if (length > LONGEST_ROW) {
            fail(from, Words.of("rowLong", here(row), Quoted.text(digits), LONGEST_ROW));
            return;
        }
        for (int i = 0; i < length; i++) {
            row.add(Content.EMPTY);
            places.add(from + 1);
        }
    }

    /// The row and its next cell, for messages.
    private String here(List<Content> row) {
        int letter = rowCount - rows.size();
        return letter < LETTERS
                ? Words.of("rowCell", rows.size(), (char) ('a' + letter) + "" + (row.size() + 1))
                : Words.of("row", rows.size());
    }

    private void fail(int offset, String message) {
        problem = Optional.of(new LineProblem("rows", offset + 1, message));
    }

    private void shape(Game game) {
        try {
            grid = Optional.of(game.grid(rows.stream().map(List::size).toList()));
        } catch (RowsException wrong) {
            int at = wrong.row() < starts.size() ? starts.get(wrong.row()) - 1 : text.length();
            fail(at, String.valueOf(wrong.getMessage()));
        }
    }
}
