/// Commands about engines: the Go Text Protocol, matches, and the speed of the search.
@NullMarked
package hexalyst.cli.engines;

import org.jspecify.annotations.NullMarked;
