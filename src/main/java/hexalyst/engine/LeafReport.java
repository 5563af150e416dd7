package hexalyst.engine;

import hexalyst.game.Move;
import java.time.Duration;
import java.util.List;

/// The result of a bounded search of one position ([SearchService#startLeaf]): its value or, while that is open, the
/// numbers of the position and of its successors. With them, the position can become an inner node of a
/// proof tree that other searches continue.
///
/// @param question the question that was searched
/// @param found the numbers of the position
/// @param moves the numbers of the position after each step ([hexalyst.game.Position#steps]), ordered by their codes;
///     empty if the question is answered
/// @param line moves that follow the proof of a value, in whole turns, as far as the search still knows them; empty
///     while the value is open
/// @param nodes positions expanded
/// @param time how long it took
public record LeafReport(
        Question question, LeafNumbers found, List<LeafMove> moves, List<Move> line, long nodes, Duration time) {
    /// Copies the lists.
    public LeafReport {
        moves = List.copyOf(moves);
        line = List.copyOf(line);
    }

    /// What is known about the position after a step, for the player to move there. If that is the same player, who is
    /// in the middle of a turn, the question stays the same; otherwise it is [Question#next].
    ///
    /// @param code the step's code ([hexalyst.game.MoveCodec])
    public record LeafMove(int code, LeafNumbers found) {}

    /// The report on a proved value.
    public static LeafReport proved(Question question, ProvedValue value) {
        return new LeafReport(question, LeafNumbers.of(question, value), List.of(), List.of(), 0, Duration.ZERO);
    }

    /// A report that gives nothing but the numbers of the position.
    public static LeafReport open(Question question, int proof, int disproof) {
        LeafNumbers found = LeafNumbers.of(question, ValueBounds.OPEN, 0, proof, disproof);
        return new LeafReport(question, found, List.of(), List.of(), 0, Duration.ZERO);
    }
}
