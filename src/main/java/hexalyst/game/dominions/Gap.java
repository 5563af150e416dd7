package hexalyst.game.dominions;

import hexalyst.board.Grid;
import java.util.function.IntUnaryOperator;

/// What an empty cell asks of a tile; sets of beams are numbers as those of tiles.
///
/// @param needed the beams that meet those of the tiles beside it
/// @param free those that point at empty cells, which a tile may have or not; it has no others
record Gap(int needed, int free) {
    /// In how many directions beams leave a tile.
    static final int BEAMS = 6;

    /// What a cell asks.
    ///
    /// @param tiles returns the number of the tile on a cell; 0 for none
    static Gap at(Grid grid, int cell, IntUnaryOperator tiles) {
        int needed = 0;
        int free = 0;
        for (int beam = 0; beam < BEAMS; beam++) {
            int next = beside(grid, cell, beam);
            int tile = next == Grid.NONE ? 0 : tiles.applyAsInt(next);
            needed |= (tile >> (beam + BEAMS / 2) % BEAMS & 1) << beam;
            free |= next != Grid.NONE && tile == 0 ? 1 << beam : 0;
        }
        return new Gap(needed, free);
    }

    /// The cell at which a beam points, by its place in the numbers of tiles; [Grid#NONE] beyond the edge.
    static int beside(Grid grid, int cell, int beam) {
        return grid.neighbour(cell, (BEAMS + 1 - beam) % BEAMS);
    }

    /// The tiles that match, each a bit.
    long tiles() {
        long tiles = 0;
        int some = 0;
        do {
            tiles |= 1L << (needed | some);
            some = some - free & free;
        } while (some != 0);
        return tiles & ~1;
    }

    /// The first beam at which a tile does not match: it points off the board or meets a blank, or a beam meets its
    /// blank. [Integer#SIZE] if it matches.
    int mismatch(int tile) {
        return Integer.numberOfTrailingZeros((tile ^ needed) & ~free);
    }
}
