/// Background jobs as the window shows them: progress, pause, resume, cancel.
///
/// Read first: [JobViewModel], then [JobFoot] (the row under a card). What a job does belongs to the package of its
/// card.
@NullMarked
package hexalyst.ui.job;

import org.jspecify.annotations.NullMarked;
