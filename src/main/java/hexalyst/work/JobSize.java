package hexalyst.work;

import hexalyst.engine.Question;
import java.util.List;

/// How large a [JobTree] is.
///
/// @param nodes how many rows it has
/// @param expanded how many positions are expanded
/// @param open how many leaves are open
/// @param busy how many of them are being done
public record JobSize(int nodes, int expanded, int open, int busy) {
    /// The size of the tree with these rows.
    ///
    /// @param question what is being asked about the root
    static JobSize of(List<JobSpot.Row> rows, Question question) {
        int expanded = 0;
        int open = 0;
        int busy = 0;
        for (JobSpot.Row row : rows) {
            JobSpot spot = row.spot;
            if (row == spot.main()) {
                boolean leaf = !spot.expanded && !spot.isAnswered(question);
                expanded += spot.expanded ? 1 : 0;
                open += leaf ? 1 : 0;
                busy += leaf && spot.busy ? 1 : 0;
            }
        }
        return new JobSize(rows.size(), expanded, open, busy);
    }
}
