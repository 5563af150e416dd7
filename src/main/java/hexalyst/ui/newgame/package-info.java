/// The card that begins a game: which game, which edition, which board. Read [NewGameViewModel] first.
@NullMarked
package hexalyst.ui.newgame;

import org.jspecify.annotations.NullMarked;
