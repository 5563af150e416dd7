package hexalyst.board;

import java.util.Arrays;
import java.util.List;

/// The cells of a board in consecutive rows. Immutable.
final class Rows {
    private final int[] starts;
    private final int[] rowOf;

    /// @param lengths the lengths, row a first
    Rows(List<Integer> lengths) {
        starts = new int[lengths.size() + 1];
        for (int row = 0; row < lengths.size(); row++) {
            starts[row + 1] = starts[row] + lengths.get(row);
        }
        rowOf = new int[starts[lengths.size()]];
        for (int row = 0; row < lengths.size(); row++) {
            Arrays.fill(rowOf, starts[row], starts[row + 1], row);
        }
    }

    int cells() {
        return rowOf.length;
    }

    int count() {
        return starts.length - 1;
    }

    int length(int row) {
        return starts[row + 1] - starts[row];
    }

    int cell(int row, int place) {
        if (row < 0 || row >= count() || place < 0 || place >= length(row)) {
            throw new IndexOutOfBoundsException("row " + row + ", place " + place);
        }
        return starts[row] + place;
    }

    int row(int cell) {
        return rowOf[cell];
    }

    int place(int cell) {
        return cell - starts[rowOf[cell]];
    }

    /// The cell at this place of a row, or [Grid#NONE].
    int find(int row, int place) {
        return row < 0 || row >= count() || place < 0 || place >= length(row) ? Grid.NONE : starts[row] + place;
    }

    /// The cell whose name is a letter and a number from 1, or [Grid#NONE].
    ///
    /// @param byRow true if the letter is the row's, false if the number is
    int named(String name, boolean byRow) {
        if (name.length() < 2 || name.length() > 3 || name.charAt(1) == '0') {
            return Grid.NONE;
        }
        int number = 0;
        for (int i = 1; i < name.length(); i++) {
            int digit = name.charAt(i) - '0';
            if (digit < 0 || digit > 9) {
                return Grid.NONE;
            }
            number = 10 * number + digit;
        }
        int letter = name.charAt(0) - 'a';
        return byRow ? find(letter, number - 1) : find(number - 1, letter);
    }

    /// A letter and a number from 1.
    static String name(int letter, int number) {
        return (char) ('a' + letter) + Integer.toString(number + 1);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Rows rows && Arrays.equals(rows.starts, starts);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(starts);
    }
}
