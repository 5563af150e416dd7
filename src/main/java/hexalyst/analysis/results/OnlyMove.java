package hexalyst.analysis.results;

import hexalyst.analysis.job.Effort;

/// The answer to the question whether a won position has a single winning move. Moves that lead to mirror images of one
/// position count as one.
///
/// @param answer the answer
/// @param effort what the search was allowed to use, if the answer is open
public record OnlyMove(Answer answer, Effort effort) {
    private static final Effort NO_MATTER = new Effort(0, 0);

    /// The answers.
    public enum Answer {
        /// One move wins, and every other is proved not to.
        YES,
        /// Another move wins as well.
        NO,
        /// Some move is not proved either way.
        OPEN
    }

    /// An answer that is proved.
    public static OnlyMove proved(boolean yes) {
        return new OnlyMove(yes ? Answer.YES : Answer.NO, NO_MATTER);
    }

    /// An open answer.
    public static OnlyMove open(Effort effort) {
        return new OnlyMove(Answer.OPEN, effort);
    }

    /// True if a search with that effort could add nothing.
    public boolean covers(Effort other) {
        return answer != Answer.OPEN || effort.covers(other);
    }

    /// The better of two answers.
    OnlyMove better(OnlyMove other) {
        if (answer != Answer.OPEN) {
            return this;
        }
        return other.answer == Answer.OPEN ? open(effort.and(other.effort)) : other;
    }
}
