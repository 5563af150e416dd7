/// Manalath: rules, editions and fast search boards. Depends on `board` and `game`; no other game knows it.
///
/// Read first: [Manalath] (the rules in a few sentences), then [ManalathPosition], the plain rules. `NarrowBoard` and
/// `WideBoard` are the same rules again as bit masks, for boards of up to 64 and up to 128 cells, written out twice
/// because a loop over words would cost the small boards half their speed; larger boards use the contract's default.
/// Tests hold all of them equal.
@NullMarked
package hexalyst.game.manalath;

import org.jspecify.annotations.NullMarked;
