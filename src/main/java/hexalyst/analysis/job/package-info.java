/// A job that asks the engine about many positions: its limit ([Budget]), its progress, how it is paused and stopped
/// ([JobControl]), the search of one position ([PositionSearch]) and what that finds ([Finding]). Knows nothing of
/// where findings are kept.
@NullMarked
package hexalyst.analysis.job;

import org.jspecify.annotations.NullMarked;
