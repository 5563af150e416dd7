/// The program's start: `Main` checks the version of Java, `Start` chooses between the command line and the
/// window, `App` wires the window together.
@NullMarked
package hexalyst;

import org.jspecify.annotations.NullMarked;
