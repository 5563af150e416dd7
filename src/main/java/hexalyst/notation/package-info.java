/// Text to and from records and positions: the position line ([PositionText]), the board code ([BoardCode]) and the
/// file formats `.hgn`, `.json` and `.sgf`. What other programs write is read by `notation.exchange`, the rules of
/// games, with their pictures, by `notation.rules`. Depends on `board`, `game`, `record` and `text`; games are found
/// through a [GameLookup], none is named here.
///
/// Readers never throw for bad input: they return what could be read, and problems with line and column. What a
/// writer writes, its reader reads back as the same tree. Nothing recurses over a tree or a file. Read first:
/// [GameFiles], then [HgnReader] and [HgnWriter].
@NullMarked
package hexalyst.notation;

import org.jspecify.annotations.NullMarked;
