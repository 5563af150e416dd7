/// Options that several commands have: game and board, limits of a search, stores, the library.
@NullMarked
package hexalyst.cli.option;

import org.jspecify.annotations.NullMarked;
