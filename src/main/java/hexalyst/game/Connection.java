package hexalyst.game;

import hexalyst.board.CellSet;

/// The shortest connections by which a player could still reach the goal, if the other player did nothing.
///
/// @param missing what each of them still takes, in the unit of the edition's text `fact.missing`; 1 or more
/// @param cells the empty cells of all of them
/// @param cuts those that each of them needs: with a piece of the other player there, every connection takes more, or
///     there is none
public record Connection(int missing, CellSet cells, CellSet cuts) {}
