/// The texts of the window in the user's language. Each package of the window keeps its own in a bundle beside its
/// classes, `Texts.properties` in English and `Texts_de.properties` in German.
///
/// May depend on nothing of the project. Read first: [hexalyst.ui.text.Texts].
@NullMarked
package hexalyst.ui.text;

import org.jspecify.annotations.NullMarked;
