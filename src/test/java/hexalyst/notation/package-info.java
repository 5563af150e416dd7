/// Tests of the file formats: round trips of random trees, malformed files, mutated files, large trees.
@NullMarked
package hexalyst.notation;

import org.jspecify.annotations.NullMarked;
