/// Tests of setting up positions.
@NullMarked
package hexalyst.ui.setup;

import org.jspecify.annotations.NullMarked;
