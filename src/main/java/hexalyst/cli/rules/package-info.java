/// Commands about rules: legal moves, counts, and rows of what other programs say.
@NullMarked
package hexalyst.cli.rules;

import org.jspecify.annotations.NullMarked;
