package hexalyst.cli.terminal;

import java.util.List;

/// A table as lines of text: columns of equal width, two spaces apart.
public final class TextTable {
    private TextTable() {}

    /// The lines of a table.
    ///
    /// @param rows rows with the same number of cells
    public static List<String> lines(List<List<String>> rows) {
        int columns = rows.getFirst().size();
        return rows.stream()
                .map(row -> {
                    StringBuilder line = new StringBuilder();
                    for (int column = 0; column < columns; column++) {
                        String cell = row.get(column);
                        line.append(cell).append(" ".repeat(width(rows, column) - cell.length() + 2));
                    }
                    return line.toString().stripTrailing();
                })
                .toList();
    }

    private static int width(List<List<String>> rows, int column) {
        return rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
    }
}
