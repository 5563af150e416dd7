/// Lines to know by heart, asked on the trainer's board. Depends on `study.repertoire` and the parts of the window.
///
/// Read first: [SharedRepertoire] (what is to be known, the same for all tabs), [LearningViewModel] (asks), then
/// [LearningView].
@NullMarked
package hexalyst.ui.repertoire;

import org.jspecify.annotations.NullMarked;
