/// What a person has trained: how often it went well, and when it is due again. Depends on `notation` and knows no
/// puzzles: every item has a name, so that opening lines can be trained in the same way.
///
/// Read first: [TrainingLog], then [Memory] (when an item is due again) and [TrainingFile].
@NullMarked
package hexalyst.study.training;

import org.jspecify.annotations.NullMarked;
