/// What was found about positions, kept so that nothing is computed twice: [ResultStore] and the tables behind it, the
/// results that come with the program, merging, seals, and what earlier versions wrote. [Result] is what is kept of one
/// position, [StoreKey] what it is kept under.
@NullMarked
package hexalyst.analysis.results;

import org.jspecify.annotations.NullMarked;
