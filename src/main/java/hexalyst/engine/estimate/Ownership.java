package hexalyst.engine.estimate;

import java.util.List;

/// Whose each cell was at the end of games that were played by chance. A guess, however many games there were.
///
/// @param games how many, 1 or more
/// @param sums of each cell how often it was White's less how often it was Black's, -games to games
public record Ownership(long games, List<Integer> sums) {
    /// Copies the sums.
    public Ownership {
        sums = List.copyOf(sums);
    }

    /// How much a cell is White's: 1 if it always was in the end, -1 if it always was Black's, 0 if it was nobody's or
    /// either's as often.
    public double white(int cell) {
        return (double) sums.get(cell) / games;
    }
}
