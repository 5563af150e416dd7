/// Commands about files of games: errors, other formats, annotations, pictures and documents.
@NullMarked
package hexalyst.cli.games;

import org.jspecify.annotations.NullMarked;
