package hexalyst.ui.files;

import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.record.Tags;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// For tests without questions: chooses no file and no game, and fails at any other question.
public class Nobody implements Prompts, FileChoice {
    /// Who is asked for a new game makes the set-up of this one; empty for nobody.
    public Optional<Position> wantsToSetUp = Optional.empty();

    @Override
    public Unsaved unsaved(String name) {
        throw new IllegalStateException(name);
    }

    @Override
    public Unsaved unsavedAll(List<String> names) {
        throw new IllegalStateException(String.join(", ", names));
    }

    @Override
    public Changed changed(String name) {
        throw new IllegalStateException(name);
    }

    @Override
    public Alike alike(String what) {
        throw new IllegalStateException(what);
    }

    @Override
    public boolean replace(String name) {
        throw new IllegalStateException(name);
    }

    @Override
    public boolean forget(String what) {
        return true;
    }

    @Override
    public boolean resign(String side) {
        return true;
    }

    @Override
    public Optional<WantedGame> newGame(Position like) {
        return wantsToSetUp.map(start -> WantedGame.of(start, WantedGame.Purpose.SET_UP));
    }

    @Override
    public Optional<Tags> details(GameTree tree, Set<String> players) {
        return Optional.empty();
    }

    @Override
    public Optional<Path> toOpen() {
        return Optional.empty();
    }

    @Override
    public Optional<Path> toSave(String suggestion) {
        return Optional.empty();
    }
}
