/// The text of a file, before it is a game: its bytes ([WholeFile]), its letters ([DecodedText]), problems with their
/// line and column ([ProblemCollector]), and comments. [hexalyst.notation] makes games of it.
@NullMarked
package hexalyst.notation.source;

import org.jspecify.annotations.NullMarked;
