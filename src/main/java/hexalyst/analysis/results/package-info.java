/// Stores results, so that nothing is computed twice: [ResultStore] and its tables, the results that come with the
/// program, merging, seals, and the files of earlier versions. A [Result] is of one position, a [StoreKey] its key.
@NullMarked
package hexalyst.analysis.results;

import org.jspecify.annotations.NullMarked;
