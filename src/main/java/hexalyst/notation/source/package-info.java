/// The text of a file, before it is a game: reading it from disk, its letters, places in it, problems with it, and
/// comments. [hexalyst.notation] makes games of it. Read [Source] first, then [TextProblem].
@NullMarked
package hexalyst.notation.source;

import org.jspecify.annotations.NullMarked;
