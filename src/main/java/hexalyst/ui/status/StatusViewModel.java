package hexalyst.ui.status;

import hexalyst.game.Edition;
import hexalyst.game.Position;
import hexalyst.record.Annotations;
import hexalyst.text.Texts;
import hexalyst.ui.engine.EngineState;
import hexalyst.ui.engine.EngineViewModel;
import hexalyst.ui.engine.KnownValues;
import hexalyst.ui.engine.Proof;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.message.MessageLine;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/// What the status bar says about the current position, a position being set up, and the engine. JavaFX thread only.
public final class StatusViewModel {
    private final GameViewModel game;
    private final Engine engine;
    private final MessageLine messages;
    private final Function<Position, String> writer;
    private final ReadOnlyStringWrapper position = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper edition = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper value = new ReadOnlyStringWrapper("");
    private final ReadOnlyBooleanWrapper proved = new ReadOnlyBooleanWrapper();
    private final ReadOnlyStringWrapper work = new ReadOnlyStringWrapper("");
    private Optional<SetUp> setUp = Optional.empty();
    private final Texts texts = Texts.of(StatusViewModel.class);

    /// The sources of values.
    ///
    /// @param known what is known of a position
    /// @param main the engine
    public record Engine(KnownValues known, EngineViewModel main) {}

    /// A position that is being set up.
    ///
    /// @param edition whose pieces they are
    /// @param text the position as one line of text
    /// @param position the position, if it is valid
    public record SetUp(Edition edition, String text, Optional<Position> position) {}

    /// @param game the open game
    /// @param engine what is known of its positions
    /// @param messages the messages
    /// @param writer writes a position as one line of text
    public StatusViewModel(GameViewModel game, Engine engine, MessageLine messages, Function<Position, String> writer) {
        this.game = game;
        this.engine = engine;
        this.messages = messages;
        this.writer = writer;
        game.momentProperty().subscribe(moment -> update());
        engine.known().revisionProperty().subscribe((before, count) -> tellValue());
        engine.main().stateProperty().subscribe((before, now) -> tellWork());
        tellWork();
    }

    /// The position as one line of text.
    public ReadOnlyStringProperty positionProperty() {
        return position.getReadOnlyProperty();
    }

    /// Game, edition and size of the board.
    public ReadOnlyStringProperty editionProperty() {
        return edition.getReadOnlyProperty();
    }

    /// What is proved of the position being set up, such as `proved: White wins in ≤ 5 moves`, or that nothing is.
    /// Empty for a position of the game, whose value is above the board.
    public ReadOnlyStringProperty valueProperty() {
        return value.getReadOnlyProperty();
    }

    /// Whether [#valueProperty] is a proof.
    public ReadOnlyBooleanProperty provedProperty() {
        return proved.getReadOnlyProperty();
    }

    /// What the engine is doing, or why it is not working, in a few words.
    public ReadOnlyStringProperty workProperty() {
        return work.getReadOnlyProperty();
    }

    /// The messages.
    public MessageLine messages() {
        return messages;
    }

    /// Describes a position being set up while it is on the board, instead of the game.
    ///
    /// @param now the set-up on the board; empty for the game
    public void tellOf(Optional<SetUp> now) {
        setUp = now;
        update();
        tellWork();
    }

    private void update() {
        Optional<Position> now = shown();
        position.set(now.map(writer).orElseGet(() -> setUp.map(SetUp::text).orElse("")));
        edition.set(now.map(at ->
                        texts.get("edition", at.game().title(), at.edition().title(), at.sizeWords()))
                .orElseGet(() -> setUp.map(at -> at.edition().title()).orElse("")));
        tellValue();
    }

    /// The position on the board; empty if it is not valid.
    private Optional<Position> shown() {
        return setUp.map(SetUp::position)
                .orElseGet(() -> Optional.of(game.moment().position()));
    }

    private void tellValue() {
        Optional<Position> made = setUp.flatMap(SetUp::position)
                .filter(now -> !engine.known().proofs().veiled());
        Optional<String> proof = made.flatMap(
                at -> engine.known().provedOrNoted(at, Annotations.NONE).map(found -> Proof.text(found.value(), at)));
        proved.set(proof.isPresent());
        // While the engine works, its own position is shown, which is a different one.
        boolean silent = made.isEmpty() || engine.main().state().works();
        value.set(proof.map(found -> texts.get("proved", found)).orElse(silent ? "" : texts.get("unknown")));
    }

    private void tellWork() {
        EngineState now = engine.main().state();
        if (now.works()) {
            boolean away = engine.main().focus().awayProperty().get();
            String here = texts.get(away ? "engine.works.locked" : "engine.works", now.work());
            work.set(setUp.isEmpty() ? here : texts.get("engine.works.elsewhere"));
        } else {
            work.set(texts.get("engine." + now.halt().name()));
        }
        if (setUp.isPresent()) {
            tellValue();
        }
    }

    /// Says that the position's text has been copied.
    public void copied() {
        messages.say(texts.get("copied", position.get()));
    }
}
