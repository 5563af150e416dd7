package hexalyst.ui.engine;

import hexalyst.game.Position;
import hexalyst.ui.game.GameMoment;
import hexalyst.ui.game.GameViewModel;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The position that the engine works at: the current one, or one that it is locked on while the user moves through the
/// game. The lock ends with another game, or with an edit that removes the position. JavaFX thread only.
public final class EngineFocus {
    private final GameViewModel game;
    private final ReadOnlyObjectWrapper<Optional<Place>> lock = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Position> position;
    private final ReadOnlyBooleanWrapper away = new ReadOnlyBooleanWrapper();

    /// A node of a game.
    ///
    /// @param game the number of the game
    /// @param id the node
    /// @param name the move that leads there
    public record Place(int game, int id, String name) {}

    EngineFocus(GameViewModel game) {
        this.game = game;
        position = new ReadOnlyObjectWrapper<>(game.moment().position());
        game.momentProperty().subscribe(this::follow);
    }

    /// Where it is locked, if it is.
    public ReadOnlyObjectProperty<Optional<Place>> lockProperty() {
        return lock.getReadOnlyProperty();
    }

    /// The position that it works at.
    public ReadOnlyObjectProperty<Position> positionProperty() {
        return position.getReadOnlyProperty();
    }

    /// True while the user is at another node than the locked one.
    public ReadOnlyBooleanProperty awayProperty() {
        return away.getReadOnlyProperty();
    }

    /// Locks it on the current position, or unlocks it.
    public void toggle() {
        GameMoment now = game.moment();
        lock.set(
                lock.get().isPresent()
                        ? Optional.empty()
                        : Optional.of(
                                new Place(game.number(), now.id(), now.tree().text(now.id()))));
        follow(now);
    }

    /// Goes to the locked position.
    public void goThere() {
        lock.get().ifPresent(place -> game.goTo(place.id()));
    }

    private void follow(GameMoment now) {
        if (lock.get().filter(place -> !holds(place, now)).isPresent()) {
            lock.set(Optional.empty());
        }
        if (lock.get().isEmpty()) {
            position.set(now.position());
        }
        away.set(lock.get().filter(place -> place.id() != now.id()).isPresent());
    }

    private boolean holds(Place place, GameMoment now) {
        return place.game() == game.number()
                && now.tree().contains(place.id())
                && now.tree().position(place.id()).equals(position.get());
    }
}
