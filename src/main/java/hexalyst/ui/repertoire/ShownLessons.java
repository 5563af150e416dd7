package hexalyst.ui.repertoire;

import hexalyst.game.Game;
import hexalyst.study.repertoire.Lesson;
import hexalyst.text.Texts;
import hexalyst.ui.game.GameViewModel;
import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;

/// The lessons that a tab shows and asks: those of its open game, or of every game. JavaFX thread only.
final class ShownLessons {
    private final SharedRepertoire repertoire;
    private final GameViewModel open;
    private final BooleanProperty everyGame = new SimpleBooleanProperty();
    private final Texts texts = Texts.of(ShownLessons.class);

    /// @param open the open game
    ShownLessons(SharedRepertoire repertoire, GameViewModel open) {
        this.repertoire = repertoire;
        this.open = open;
    }

    /// Whether the lessons of every game are shown, not only those of the open one.
    BooleanProperty everyGameProperty() {
        return everyGame;
    }

    /// The open game.
    ObservableValue<Game> gameProperty() {
        return open.playedProperty();
    }

    private Game game() {
        return open.moment().tree().game();
    }

    /// The lessons, in the order in which they were added.
    List<Lesson> all() {
        return repertoire.lessons().stream().filter(this::has).toList();
    }

    /// Whether a lesson is among them, if it is in the repertoire.
    boolean has(Lesson lesson) {
        return everyGame.get() || lesson.start().game().equals(game());
    }

    /// What to say where there are none.
    String none() {
        return repertoire.lessons().isEmpty()
                ? texts.get("summary.none")
                : texts.get("summary.noneOfGame", game().title());
    }

    /// What to say of a move on the board where there are none.
    String noneToAsk() {
        return repertoire.lessons().isEmpty()
                ? texts.get("attempt.empty")
                : texts.get("attempt.emptyOfGame", game().title());
    }
}
