/// What the installed program needs and no test does: its icons.
@NullMarked
package hexalyst.app;

import org.jspecify.annotations.NullMarked;
