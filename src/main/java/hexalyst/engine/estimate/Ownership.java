package hexalyst.engine.estimate;

import java.util.List;

/// Who owned each cell at the end of random games. A guess, however many games there were.
///
/// @param games how many games, 1 or more
/// @param sums for each cell, how often it was White's minus how often it was Black's; -games to games
public record Ownership(long games, List<Integer> sums) {
    /// Copies the sums.
    public Ownership {
        sums = List.copyOf(sums);
    }

    /// How much a cell is White's: 1 if it always was in the end, -1 if it always was Black's, 0 if it was nobody's or
    /// belonged to both equally often.
    public double white(int cell) {
        return (double) sums.get(cell) / games;
    }
}
