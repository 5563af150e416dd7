/// Proving all positions of an opening, or of games, as far as the engine can: [Campaign], its positions ([Target]) and
/// what follows from those that are proved ([Conclusions]).
@NullMarked
package hexalyst.analysis.campaign;

import org.jspecify.annotations.NullMarked;
