/// Tests of the page of openings.
@NullMarked
package hexalyst.ui.openings;

import org.jspecify.annotations.NullMarked;
