/// Tests of the library.
@NullMarked
package hexalyst.study;

import org.jspecify.annotations.NullMarked;
