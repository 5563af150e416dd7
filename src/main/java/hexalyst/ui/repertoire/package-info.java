/// Lines to learn by heart, practised on the trainer's board. Depends on `study.repertoire` and the parts of the
/// window.
///
/// Read first: [SharedRepertoire] (the lines to learn, the same for all tabs), [LearningViewModel] (asks), then
/// [LearningView].
@NullMarked
package hexalyst.ui.repertoire;

import org.jspecify.annotations.NullMarked;
