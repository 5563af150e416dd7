/// Manalath: rules, editions and fast search boards. Depends on `board` and `game`; no other game knows it.
///
/// Read first: [Manalath] (the rules in a few sentences), then [ManalathPosition], the plain rules. `NarrowBoard` and
/// `WideBoard` implement the same rules with bit masks, for boards of up to 64 and up to 128 cells. They are separate
/// because a loop over words would halve the speed of the small boards; larger boards use the contract's default. Tests
/// check that all of them agree.
@NullMarked
package hexalyst.game.manalath;

import org.jspecify.annotations.NullMarked;
