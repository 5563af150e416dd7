/// The program's own files and folders: nobody but the user may read them. Depends on nothing.
///
/// Read first: [OwnFiles].
@NullMarked
package hexalyst.files;

import org.jspecify.annotations.NullMarked;
