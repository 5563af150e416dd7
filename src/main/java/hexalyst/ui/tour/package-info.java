/// The guided tour of the window for new users. Refers to parts of the window by their ids and knows no other packages
/// but texts, settings and keys.
///
/// Read first: [TourViewModel].
@NullMarked
package hexalyst.ui.tour;

import org.jspecify.annotations.NullMarked;
