/// What a person has trained: how often it went well, and when it is due again. Depends on `notation` and knows no
/// puzzles: what is trained has a name, so that lines of openings can be trained in the same way.
///
/// Read first: [TrainingLog], then [Memory] (when something comes back) and [TrainingFile].
@NullMarked
package hexalyst.study.training;

import org.jspecify.annotations.NullMarked;
