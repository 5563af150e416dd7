/// For fault reports: the program's version, the system, and what went wrong. Also the log, and the licences of
/// third-party parts. Depends on nothing, and never writes anything from a game.
///
/// Code that logs uses a `System.Logger` with its class's name.
///
/// Read first: [LogFile], [Failures].
@NullMarked
package hexalyst.report;

import org.jspecify.annotations.NullMarked;
