/// Lessons: a few steps for people who have never played a game, each a position, a sentence, and a turn that is asked
/// for. They are data beside the game (`lesson.hgn`, and the texts `lesson.1`, `lesson.1.then`, ...). Depends on
/// `game`, `record`, `notation` and `turn`.
///
/// Read first: [GameLesson], which says what the file looks like, then [Wanted] (which turns are right).
@NullMarked
package hexalyst.study.lesson;

import org.jspecify.annotations.NullMarked;
