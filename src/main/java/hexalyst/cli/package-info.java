/// The command line: one class a command, all of them thin. May use everything but `ui`.
///
/// Read first: [HexalystCommand], which lists the commands, then [SolveCommand] as an example of one.
@NullMarked
package hexalyst.cli;

import org.jspecify.annotations.NullMarked;
