package hexalyst.cli.rules;

import java.util.List;
import java.util.function.BooleanSupplier;

/// A line of a file with the results of another program, to be compared with this one's.
interface ComparedRow {
    /// The number of the line, from 1.
    int line();

    /// The position as in the file.
    String text();

    /// The differences found by this program, as text; empty if there are none.
    ///
    /// @param stop ends the work early once it returns true; the result is then meaningless
    List<String> differences(BooleanSupplier stop);
}
