/// The program's start: `Main` tells an old Java from a new one, `Start` chooses between the command line and the
/// window, `App` wires the window together.
@NullMarked
package hexalyst;

import org.jspecify.annotations.NullMarked;
