/// The command line: one thin class per command. May use everything but `ui`.
///
/// Read first: [HexalystCommand], which lists the commands, then [SolveCommand] as an example of one.
@NullMarked
package hexalyst.cli;

import org.jspecify.annotations.NullMarked;
