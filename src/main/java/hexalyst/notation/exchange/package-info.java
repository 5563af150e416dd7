/// Imports games from other sites and programs: records and exports of Abstract Play, trials of Ludii, bare lists of
/// moves. Depends on `notation` and what that may depend on; `notation` does not know it.
///
/// Importers never throw for bad input and read nothing but the given text. They keep every game and every move up to
/// an error, report errors with line and column, and report what they could not keep. Read first: [GameImport], then
/// [Imported].
@NullMarked
package hexalyst.notation.exchange;

import org.jspecify.annotations.NullMarked;
