/// Converts records and positions to text and back: the position line ([PositionText]), the board code ([BoardCode])
/// and the file formats `.hgn`, `.json` and `.sgf`. `notation.exchange` reads the files of other programs,
/// `notation.rules` the rules of games with their pictures. Depends on `board`, `game`, `record` and `text`. Games are
/// found through a [GameLookup]; none is named here.
///
/// Readers never throw for bad input: they return what could be read, and problems with line and column. A reader reads
/// back the same tree that its writer has written. Nothing recurses over a tree or a file. Read first: [GameFiles],
/// then [HgnReader] and [HgnWriter].
@NullMarked
package hexalyst.notation;

import org.jspecify.annotations.NullMarked;
