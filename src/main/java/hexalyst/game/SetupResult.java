package hexalyst.game;

import java.util.List;

/// The result of checking a set-up: a position, or the reasons why it is not one.
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

        /// The first problem, as text.
        public String words(Edition edition) {
            return edition.words(problems.getFirst().reason());
        }
    }
}
