/// Commands about what was collected: library, puzzles, repertoire, stored results.
@NullMarked
package hexalyst.cli.study;

import org.jspecify.annotations.NullMarked;
