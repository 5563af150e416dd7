/// The program's start: `Main` checks the version of Java, `Start` chooses between the command line and the
/// window, `App` opens the window, `WindowMaker` wires it together from the `Services` that outlast it.
@NullMarked
package hexalyst;

import org.jspecify.annotations.NullMarked;
