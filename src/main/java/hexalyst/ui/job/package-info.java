/// Background jobs as the window shows them: progress, pause, resume, cancel.
///
/// Read first: [JobViewModel], then [JobFoot] (the row at the bottom of a card). What a job does is in the package of
/// its card.
@NullMarked
package hexalyst.ui.job;

import org.jspecify.annotations.NullMarked;
