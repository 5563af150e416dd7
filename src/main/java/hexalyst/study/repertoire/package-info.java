/// Lines that a person learns by heart for one side, repeated at growing intervals. Depends on `game`, `record`,
/// `notation`, `engine` (values) and `study.training` (when a lesson is due again).
///
/// Read first: [Repertoire], then [Lesson] and [Judge] (which other moves are as good).
@NullMarked
package hexalyst.study.repertoire;

import org.jspecify.annotations.NullMarked;
