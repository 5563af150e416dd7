package hexalyst.work;

import hexalyst.engine.Question;
import hexalyst.game.Position;
import hexalyst.game.Step;
import java.util.Comparator;
import java.util.List;

/// Where the work on a [JobTree] goes on: the first position below the root with several open moves. Before it there is
/// only one each, so that all the numbers are the same.
///
/// @param line the steps from the root to it ([Position#steps])
/// @param position the position
/// @param proof the proof number of the question about the root
/// @param disproof its disproof number
/// @param open its open moves, the most promising first; empty if the position has not been expanded
public record JobFront(List<Step> line, Position position, long proof, long disproof, List<Open> open) {
    /// From here on, a number means infinity.
    public static final long INFINITY = JobSpot.INFINITY;

    /// Copies the lists.
    public JobFront {
        line = List.copyOf(line);
        open = List.copyOf(open);
    }

    /// The front of a tree that is not solved.
    static JobFront of(JobTree tree) {
        Question question = tree.question();
        JobSpot spot = tree.rootSpot();
        while (spot.expanded && spot.open(question).size() == 1) {
            spot = spot.open(question).getFirst().spot;
        }
        boolean own = spot.own;
        Position position = tree.position(spot);
        List<Open> open = spot.open(question).stream()
                .map(row -> new Open(position.decoded(row.step), row.spot.proof, row.spot.disproof))
                .sorted(Comparator.comparingLong(each -> own ? each.proof() : each.disproof()))
                .toList();
        return new JobFront(tree.line(spot), position, spot.proof, spot.disproof, open);
    }

    /// An open move.
    ///
    /// @param step the move
    /// @param proof the proof number of the position after it
    /// @param disproof its disproof number
    public record Open(Step step, long proof, long disproof) {}
}
