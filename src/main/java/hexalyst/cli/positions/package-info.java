/// Commands about positions: who wins, what each move is worth, whether a proof is right.
@NullMarked
package hexalyst.cli.positions;

import org.jspecify.annotations.NullMarked;
