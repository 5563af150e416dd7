package hexalyst.study.puzzle;

import java.util.Optional;

/// How a puzzle is like another with the same task: both are trained as one ([Puzzle#id]).
public enum Likeness {
    /// It begins with the same position.
    SAME,
    /// It is turned or mirrored.
    TURNED,
    /// The colours, and the players, are exchanged.
    EXCHANGED,
    /// It is turned or mirrored, and the colours are exchanged.
    TURNED_EXCHANGED;

    /// How two puzzles are alike; empty if they are not.
    public static Optional<Likeness> of(Puzzle one, Puzzle other) {
        if (!one.id().equals(other.id())) {
            return Optional.empty();
        }
        if (one.start().equals(other.start())) {
            return Optional.of(SAME);
        }
        boolean turned = !NearDuplicates.cells(one.start()).equals(NearDuplicates.cells(other.start()));
        if (one.solver() == other.solver()) {
            return Optional.of(TURNED);
        }
        return Optional.of(turned ? TURNED_EXCHANGED : EXCHANGED);
    }
}
