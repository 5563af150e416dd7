/// What every command does at the terminal: files read and written, results printed as text or JSON, progress, errors
/// in one line, exit codes, and an end by a signal.
@NullMarked
package hexalyst.cli.terminal;

import org.jspecify.annotations.NullMarked;
