package hexalyst.cli;

import java.util.List;
import java.util.function.BooleanSupplier;

/// A line of a file that tells what another program found, to be compared with what this one finds.
interface ComparedRow {
    /// The number of the line, from 1.
    int line();

    /// The position as the file writes it.
    String text();

    /// Where this program differs, in words; empty if it does not.
    ///
    /// @param stop ends the work early once it says so; what is found then means nothing
    List<String> differences(BooleanSupplier stop);
}
