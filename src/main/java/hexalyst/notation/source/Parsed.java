package hexalyst.notation.source;

import java.util.List;
import java.util.Optional;

/// The result of parsing a line of text: a value, or the problems in it.
///
/// @param <T> the type of the value
public sealed interface Parsed<T> {
    /// The text is right.
    record Ok<T>(T value) implements Parsed<T> {}

    /// The text is wrong.
    ///
    /// @param problems at least one, in the order of the text
    record Bad<T>(List<LineProblem> problems) implements Parsed<T> {
        /// Copies the problems.
        public Bad {
            problems = List.copyOf(problems);
        }

        /// The first problem.
        public LineProblem first() {
            return problems.getFirst();
        }
    }

    /// The value, if there is one.
    default Optional<T> ok() {
        return this instanceof Ok<T> right ? Optional.of(right.value()) : Optional.empty();
    }

    /// A failure for one reason.
    static <T> Parsed<T> bad(LineProblem problem) {
        return new Bad<>(List.of(problem));
    }
}
