/// What stays as it is through every change inside: the files that users have, the keys and codes in them, what the
/// search expands, and what is written and drawn. Each test compares with a file in `hexalyst/kept` among the test
/// resources that an earlier version wrote. A row or a file there is not to be adapted to a change: it tells that the
/// change breaks something.
///
/// Read first: [KeptTable], then [KeptKeysTest], [KeptFolder].
@NullMarked
package hexalyst.kept;

import org.jspecify.annotations.NullMarked;
