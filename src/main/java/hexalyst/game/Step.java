package hexalyst.game;

import java.util.List;

/// A move of a search ([Position#steps]): a whole turn or, where parts are moves ([Traits.Turns#OPEN]), one part of a
/// turn. Lines of steps and lines of turns become each other by [Position#turns] and [Position#steps(List)].
///
/// @param parts the parts in the order in which they are made, at least one
public record Step(List<Part> parts) implements Parts {
    /// Copies the parts.
    ///
    /// @throws IllegalArgumentException if there is none
    public Step {
        parts = List.copyOf(parts);
        if (parts.isEmpty()) {
            throw new IllegalArgumentException("a step has parts");
        }
    }

    /// A step of one part.
    public static Step of(Part part) {
        return new Step(List.of(part));
    }

    /// True if a whole turn, in its canonical order, begins with this step.
    public boolean begins(Move turn) {
        int made = parts.size();
        return turn.parts().size() >= made && turn.parts().subList(0, made).equals(parts);
    }
}
