package hexalyst.analysis.results;

import hexalyst.analysis.job.Effort;
import hexalyst.analysis.job.Finding;
import java.util.List;

/// What is stored for a position: what is known, and the line that shows it.
///
/// @param finding what is known
/// @param line the best line, as the lower halves of the keys of the positions that its moves lead to
///     ([hexalyst.analysis.job.KeyLine]), so that it also holds for mirror images; empty if there is none
public record Result(Finding finding, List<Long> line) {
    /// Copies the line.
    public Result {
        line = List.copyOf(line);
    }

    /// True if it is proved.
    public boolean proved() {
        return finding instanceof Finding.Proved;
    }

    /// False if both are proved, and the values differ.
    boolean agrees(Result other) {
        return !(finding instanceof Finding.Proved mine
                && other.finding instanceof Finding.Proved theirs
                && mine.value() != theirs.value());
    }

    /// The better of two results for a position: a proof beats an estimate, a shorter bound a longer one, a deeper
    /// estimate a shallower one. Two proofs must prove the same value.
    Result better(Result other) {
        return switch (finding) {
            case Finding.Proved mine ->
                other.finding instanceof Finding.Proved theirs
                                && (theirs.plies() < mine.plies() || (theirs.plies() == mine.plies() && line.isEmpty()))
                        ? other
                        : this;
            case Finding.Estimated mine ->
                switch (other.finding) {
                    case Finding.Proved theirs -> other;
                    case Finding.Estimated theirs -> deeper(mine, other, theirs);
                    case Finding.Open theirs -> withEffort(mine, theirs.effort());
                };
            case Finding.Open mine ->
                switch (other.finding) {
                    case Finding.Proved theirs -> other;
                    case Finding.Estimated theirs -> other.withEffort(theirs, mine.effort());
                    case Finding.Open theirs ->
                        new Result(new Finding.Open(mine.effort().and(theirs.effort())), List.of());
                };
        };
    }

    private Result deeper(Finding.Estimated mine, Result other, Finding.Estimated theirs) {
        return theirs.depth() > mine.depth()
                ? other.withEffort(theirs, mine.effort())
                : withEffort(mine, theirs.effort());
    }

    private Result withEffort(Finding.Estimated mine, Effort more) {
        Effort effort = mine.effort().and(more);
        return effort.equals(mine.effort())
                ? this
                : new Result(new Finding.Estimated(mine.chance(), mine.depth(), effort), line);
    }
}
