/// The texts that people read, in their language. Depends on nothing.
///
/// Read first: [Texts].
@NullMarked
package hexalyst.text;

import org.jspecify.annotations.NullMarked;
