package hexalyst.game;

import java.util.List;

/// What became of a set-up: a position, or the reasons why it is none.
public sealed interface SetupResult {
    /// The set-up is a position.
    record Valid(Position position) implements SetupResult {}

    /// The set-up breaks the rules.
    ///
    /// @param problems at least one
    record Invalid(List<SetupProblem> problems) implements SetupResult {
        /// Copies the list.
        public Invalid {
            problems = List.copyOf(problems);
        }

        /// What the first problem is, in words.
        public String words(Edition edition) {
            return edition.words(problems.getFirst().reason());
        }
    }
}
