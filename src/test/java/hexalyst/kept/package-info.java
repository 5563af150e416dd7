/// What must stay the same through every internal change: users' files, the keys and codes in them, the positions that
/// the search expands, and what is written and drawn. Each test compares with a file in `hexalyst/kept` among the test
/// resources that an earlier version wrote. Do not adapt a row or a file there to a change: a difference means that the
/// change breaks something.
///
/// Read first: [KeptTable], then [KeptKeysTest], [KeptFolder].
@NullMarked
package hexalyst.kept;

import org.jspecify.annotations.NullMarked;
