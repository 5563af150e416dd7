/// The analysis of the position on the board, while somebody looks at it: [PositionAnalysis] reports the values of all
/// moves ([MoveValues]) again and again.
@NullMarked
package hexalyst.analysis.live;

import org.jspecify.annotations.NullMarked;
