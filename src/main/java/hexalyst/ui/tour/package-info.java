/// The guided tour of the window for new users. Names parts of the window by their ids
/// only and knows none of the other packages but texts, settings and keys.
///
/// Read first: [TourViewModel].
@NullMarked
package hexalyst.ui.tour;

import org.jspecify.annotations.NullMarked;
