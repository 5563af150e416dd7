/// External engines: other programs that speak the Go Text Protocol, version 2. Whatever such a program does (crash,
/// hang, answer nonsense, flood its output), the caller gets a one-line error, and no process or thread is left behind.
/// Depends on `game` and `text` only.
///
/// Read first: [ExternalEngine], then [GtpPipe], the process beneath it.
@NullMarked
package hexalyst.engine.external;

import org.jspecify.annotations.NullMarked;
