/// The command line: one thin class per command, in rooms as the program's help groups them. May use everything but
/// `ui`. Commands speak English only; a document that they write has the language that is asked for.
///
/// Read first: [HexalystCommand], which lists the commands, then [hexalyst.cli.positions.SolveCommand] as an example of
/// one.
@NullMarked
package hexalyst.cli;

import org.jspecify.annotations.NullMarked;
