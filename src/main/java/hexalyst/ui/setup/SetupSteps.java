package hexalyst.ui.setup;

import hexalyst.game.PositionSetup;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;

/// The set-ups that can be undone and redone.
final class SetupSteps {
    private final List<PositionSetup> undone = new ArrayList<>();
    private final List<PositionSetup> redone = new ArrayList<>();
    private final ReadOnlyBooleanWrapper undoable = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper redoable = new ReadOnlyBooleanWrapper();

    ReadOnlyBooleanProperty undoableProperty() {
        return undoable.getReadOnlyProperty();
    }

    ReadOnlyBooleanProperty redoableProperty() {
        return redoable.getReadOnlyProperty();
    }

    /// True if nothing was changed yet.
    boolean isEmpty() {
        return undone.isEmpty() && redone.isEmpty();
    }

    /// A copy of these steps.
    SetupSteps copy() {
        SetupSteps copy = new SetupSteps();
        copy.take(this);
        return copy;
    }

    /// Takes over the steps of another.
    void take(SetupSteps other) {
        undone.clear();
        undone.addAll(other.undone);
        redone.clear();
        redone.addAll(other.redone);
        tell();
    }

    /// Remembers a set-up before a change.
    void add(PositionSetup before) {
        undone.add(before);
        redone.clear();
        tell();
    }

    /// The set-up before the last change, if there is one.
    Optional<PositionSetup> undo(PositionSetup now) {
        return step(now, undone, redone);
    }

    /// The set-up after the change that was undone last, if there is one.
    Optional<PositionSetup> redo(PositionSetup now) {
        return step(now, redone, undone);
    }

    private Optional<PositionSetup> step(PositionSetup now, List<PositionSetup> from, List<PositionSetup> to) {
        if (from.isEmpty()) {
            return Optional.empty();
        }
        PositionSetup wanted = from.removeLast();
        to.add(now);
        tell();
        return Optional.of(wanted);
    }

    private void tell() {
        undoable.set(!undone.isEmpty());
        redoable.set(!redone.isEmpty());
    }
}
