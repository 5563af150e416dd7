/// The program's icons, which the installed program needs and no test does.
@NullMarked
package hexalyst.app;

import org.jspecify.annotations.NullMarked;
