@NullMarked
package hexalyst.study.puzzle;

import org.jspecify.annotations.NullMarked;
