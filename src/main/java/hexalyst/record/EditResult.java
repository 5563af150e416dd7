package hexalyst.record;

import java.util.List;

/// The result of an edit.
///
/// @param before the tree that was edited
/// @param tree the tree after the edit; the very same object if nothing changed
/// @param name what was done, for people, such as `play e5w`
/// @param origin the edited node of the old tree, where undo goes
/// @param goTo the node of the new tree to go to
/// @param problems what could not be done, one line each, such as pasted moves that are illegal
public record EditResult(GameTree before, GameTree tree, String name, int origin, int goTo, List<String> problems) {
    /// Copies the problems.
    public EditResult {
        problems = List.copyOf(problems);
    }

    /// This result with another tree after the edit.
    public EditResult with(GameTree after) {
        return new EditResult(before, after, name, origin, goTo, problems);
    }

    /// True if the edit changed the tree.
    public boolean changed() {
        return tree != before;
    }
}
