/// The lesson of a game, step by step, on a board of its own: no open game is touched. Depends on `study.lesson`, and
/// on `ui.board`, `ui.game`, and the board card of `ui.puzzle`.
///
/// Read first: [LessonViewModel], then [LessonView]. [LessonsReached] remembers how far the user came.
@NullMarked
package hexalyst.ui.lesson;

import org.jspecify.annotations.NullMarked;
