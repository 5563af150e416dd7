/// Hexade: rules, edition and a search board. Depends on `board` and `game`; no other game knows it.
///
/// Read first: [Hexade] (the rules in a few sentences, and how we settled what the published text leaves open: the size
/// of the board, the moment of the win, endless games), then [HexadePosition] and `CapturesAndSixes`, the plain rules.
/// `HexadeBoard` is the same rules again with counters for each six (`HexadeShapes`). Tests hold both equal, and both
/// equal to a slow reference that shares nothing with them.
@NullMarked
package hexalyst.game.hexade;

import org.jspecify.annotations.NullMarked;
