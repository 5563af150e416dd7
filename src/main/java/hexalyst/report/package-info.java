/// What a person sends who reports a fault: which program on which system, and what went wrong. The log, and the
/// licences of the parts that the program is made of. Depends on nothing, and writes nothing of a game anywhere.
///
/// Code that has something to log asks for a `System.Logger` by its class's name.
///
/// Read first: [LogFile], [Failures].
@NullMarked
package hexalyst.report;

import org.jspecify.annotations.NullMarked;
