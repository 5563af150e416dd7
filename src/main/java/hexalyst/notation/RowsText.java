package hexalyst.notation;

import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.board.RowsException;
import hexalyst.game.Content;
import hexalyst.game.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Reads the rows of a position: what each cell holds and at which column that is said. Confined to one thread.
final class RowsText {
    private static final int LONGEST_ROW = HexGrid.LONGEST_SIDE * 2 - 1;
    private static final int LETTERS = 26;
    private static final List<Content> STANDING = List.of(Content.WHITE, Content.BLACK, Content.BLOCKED);

    private final String text;
    private final List<List<Content>> rows = new ArrayList<>();
    private final List<List<Integer>> columns = new ArrayList<>();
    private final List<Integer> starts = new ArrayList<>();
    private final int rowCount;
    private Optional<Grid> grid = Optional.empty();
    private Optional<TextProblem> problem = Optional.empty();

    /// @param text the rows alone, beginning at column 1
    /// @param game tells which boards there are
    RowsText(String text, Game game) {
        this.text = text;
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
    Optional<TextProblem> problem() {
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

    /// The column, from 1, where a cell's content stands.
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
                Optional<Content> content =
                        STANDING.stream().filter(each -> each.sign() == c).findFirst();
                if (content.isEmpty()) {
                    fail(at, Words.of("rowSign", here(row), Quoted.character(text.codePointAt(at))));
                }
                row.add(content.orElse(Content.EMPTY));
                places.add(at + 1);
                at++;
            }
        }
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

    /// The row and the cell that comes next in it.
    private String here(List<Content> row) {
        int letter = rowCount - rows.size();
        return letter < LETTERS
                ? Words.of("rowCell", rows.size(), (char) ('a' + letter) + "" + (row.size() + 1))
                : Words.of("row", rows.size());
    }

    private void fail(int offset, String message) {
        problem = Optional.of(new TextProblem("rows", offset + 1, message));
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
