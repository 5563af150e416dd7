/// Tests of the game tree, its edits and its history.
@NullMarked
package hexalyst.record;

import org.jspecify.annotations.NullMarked;
