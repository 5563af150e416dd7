/// Hexade: rules, edition and a search board. Depends on `board` and `game`; no other game knows it.
///
/// Read first: [Hexade] (the rules in a few sentences, and how we settled what the published text leaves open: the size
/// of the board, the moment of the win, endless games), then [HexadePosition] and `CapturesAndSixes`, the plain rules.
/// `HexadeBoard` implements the same rules with counters for each six (`HexadeShapes`). Tests check that both agree
/// with each other and with a slow reference that shares no code with them.
@NullMarked
package hexalyst.game.hexade;

import org.jspecify.annotations.NullMarked;
