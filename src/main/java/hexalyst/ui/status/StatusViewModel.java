package hexalyst.ui.status;

import hexalyst.game.Edition;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.record.MachineNote;
import hexalyst.text.Texts;
import hexalyst.ui.board.BoardValue;
import hexalyst.ui.engine.EngineState;
import hexalyst.ui.engine.EngineViewModel;
import hexalyst.ui.engine.Proof;
import hexalyst.ui.engine.ProofStore;
import hexalyst.ui.game.GameMoment;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.message.MessageLine;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;

/// What the status bar says about the current position and about the engine. JavaFX thread only.
public final class StatusViewModel {
    /// What the value rests on: for the looks, which are never alike.
    public enum Basis {
        /// Proved in this session.
        PROVED,
        /// The game's file says so, or another one.
        NOTED,
        /// A guess.
        ESTIMATED,
        /// Nothing is known.
        NONE
    }

    private final GameViewModel game;
    private final Engine engine;
    private final MessageLine messages;
    private final Function<Position, String> writer;
    private final ReadOnlyStringWrapper position = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper edition = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper value = new ReadOnlyStringWrapper("");
    private final ReadOnlyObjectWrapper<Basis> basis = new ReadOnlyObjectWrapper<>(Basis.NONE);
    private final ReadOnlyObjectWrapper<Optional<Side>> winner = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyStringWrapper work = new ReadOnlyStringWrapper("");
    private Optional<SetUp> setUp = Optional.empty();
    private final Texts texts = Texts.of(StatusViewModel.class);

    /// Who knows about values.
    ///
    /// @param proofs what was proved in this session
    /// @param board what the board says of its position
    /// @param main the engine
    public record Engine(ProofStore proofs, ObservableValue<BoardValue> board, EngineViewModel main) {}

    /// A position that is being set up.
    ///
    /// @param edition whose pieces they are
    /// @param text the position as one line of text
    /// @param position the position, if it is one
    public record SetUp(Edition edition, String text, Optional<Position> position) {}

    /// @param game the open game
    /// @param engine what is known of its positions
    /// @param messages the line of messages
    /// @param writer writes a position as one line of text
    public StatusViewModel(GameViewModel game, Engine engine, MessageLine messages, Function<Position, String> writer) {
        this.game = game;
        this.engine = engine;
        this.messages = messages;
        this.writer = writer;
        game.momentProperty().subscribe(moment -> update());
        engine.proofs().countProperty().subscribe((before, count) -> tellValue());
        engine.board().subscribe((before, now) -> tellValue());
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

    /// What is proved of the position in this session, such as `proved: White wins in ≤ 9`; else what the file says of
    /// it, such as `noted in the file: White wins in ≤ 9`; else what others claim, such as `claimed: White wins in ≤
    /// 9`; else an estimate, such as `White to move: estimate 62 %`. Empty if nothing is known.
    public ReadOnlyStringProperty valueProperty() {
        return value.getReadOnlyProperty();
    }

    /// What [#valueProperty] rests on.
    public ReadOnlyObjectProperty<Basis> basisProperty() {
        return basis.getReadOnlyProperty();
    }

    /// Who wins, if that is proved, noted or claimed; nobody for a draw, too.
    public ReadOnlyObjectProperty<Optional<Side>> winnerProperty() {
        return winner.getReadOnlyProperty();
    }

    /// What the engine does, or why it does nothing, in a few words.
    public ReadOnlyStringProperty workProperty() {
        return work.getReadOnlyProperty();
    }

    /// The line of messages.
    public MessageLine messages() {
        return messages;
    }

    /// Tells of a position that is being set up while it is on the board, and not of the game.
    ///
    /// @param now what is on the board; empty for the game
    public void tellOf(Optional<SetUp> now) {
        setUp = now;
        update();
        tellWork();
    }

    private void update() {
        Optional<Position> now = shown();
        position.set(now.map(writer).orElseGet(() -> setUp.map(SetUp::text).orElse("")));
        edition.set(now.map(at -> texts.get(
                        "edition",
                        at.game().title(),
                        at.edition().title(),
                        at.game().cells(at.edition(), at.grid())))
                .orElseGet(() -> setUp.map(at -> at.edition().title()).orElse("")));
        tellValue();
    }

    /// What is on the board; empty if that is no position.
    private Optional<Position> shown() {
        return setUp.map(SetUp::position)
                .orElseGet(() -> Optional.of(game.moment().position()));
    }

    private void tellValue() {
        Optional<Position> now = shown();
        if (now.isEmpty() || engine.proofs().veiled()) {
            tell(Basis.NONE, Optional.empty(), "");
            return;
        }
        Optional<Proof> proof = engine.proofs().find(now.get());
        if (proof.isPresent()) {
            tell(
                    Basis.PROVED,
                    proof.get().winner(),
                    texts.get("proved", proof.get().text()));
        } else if (setUp.isPresent()) {
            // While the engine works, what it works on is told, which is not this.
            tell(Basis.NONE, Optional.empty(), engine.main().state().works() ? "" : texts.get("unknown"));
        } else {
            tellNoted(game.moment());
        }
    }

    private void tellNoted(GameMoment moment) {
        moment.annotations()
                .proved()
                .ifPresentOrElse(
                        note -> tellSaid("noted", note, moment.position()), () -> tellClaimed(moment.position()));
    }

    private void tellClaimed(Position now) {
        engine.proofs().claimed(now).ifPresentOrElse(claim -> tellSaid("claimed", claim, now), () -> tellEstimate(now));
    }

    private void tellSaid(String how, MachineNote.Proved said, Position now) {
        tell(Basis.NOTED, said.winner(), texts.get(how, Proof.text(said, now.edition())));
    }

    private void tellEstimate(Position now) {
        BoardValue known = engine.board().getValue();
        if (known.kind() == BoardValue.Kind.ESTIMATE) {
            tell(
                    Basis.ESTIMATED,
                    Optional.empty(),
                    texts.get("estimated", now.edition().sideName(now.toMove()), known.text()));
        } else {
            tell(Basis.NONE, Optional.empty(), "");
        }
    }

    private void tell(Basis rests, Optional<Side> wins, String text) {
        winner.set(wins);
        basis.set(rests);
        value.set(text);
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
