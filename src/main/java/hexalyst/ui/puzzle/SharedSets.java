package hexalyst.ui.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The sets of puzzles, the same for all tabs, and the one that was selected last in any of them. JavaFX thread only.
final class SharedSets {
    private final List<PuzzleShelf> sets = new ArrayList<>();
    private Optional<PuzzleShelf> chosen = Optional.empty();
    /// How many come with the program.
    private int shipped;
    private boolean read;

    /// All sets: those that come with the program, then those that were opened or made.
    List<PuzzleShelf> all() {
        return List.copyOf(sets);
    }

    /// True once the sets that come with the program are among them.
    boolean read() {
        return read;
    }

    /// Adds the sets that come with the program, once.
    void ship(List<PuzzleShelf> own) {
        if (!read) {
            read = true;
            shipped = own.size();
            sets.addAll(0, own);
        }
    }

    /// Takes over what was opened, made and selected in another window, but no set that comes with the program,
    /// whose words may be those of another language.
    void takeOver(SharedSets before) {
        List<PuzzleShelf> own = before.sets.subList(before.shipped, before.sets.size());
        sets.addAll(own);
        chosen = before.chosen.filter(own::contains);
    }

    /// Adds a set, or replaces the one from the same file.
    void add(PuzzleShelf set) {
        sets.removeIf(other -> set.file().isPresent() && other.file().equals(set.file()));
        sets.add(set);
    }

    /// The set that was selected last; empty if none was.
    Optional<PuzzleShelf> chosen() {
        return chosen;
    }

    /// Remembers that a set was selected.
    void choose(PuzzleShelf set) {
        chosen = Optional.of(set);
    }
}
