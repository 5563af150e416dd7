/// Tests of lines that are learned.
@NullMarked
package hexalyst.study.repertoire;

import org.jspecify.annotations.NullMarked;
