package hexalyst.ui.status;

import hexalyst.game.Position;
import hexalyst.text.Texts;
import hexalyst.ui.engine.Proof;
import hexalyst.ui.engine.ProofStore;
import hexalyst.ui.game.GameMoment;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.message.MessageLine;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/// What the status bar says about the current position. JavaFX thread only.
public final class StatusViewModel {
    private final ProofStore proofs;
    private final MessageLine messages;
    private final Function<Position, String> writer;
    private final ReadOnlyStringWrapper position = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper edition = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper proved = new ReadOnlyStringWrapper("");
    private final ReadOnlyBooleanWrapper noted = new ReadOnlyBooleanWrapper();
    private final Texts texts = Texts.of(StatusViewModel.class);

    /// @param game the open game
    /// @param proofs what was proved in this session
    /// @param messages the line of messages
    /// @param writer writes a position as one line of text
    public StatusViewModel(
            GameViewModel game, ProofStore proofs, MessageLine messages, Function<Position, String> writer) {
        this.proofs = proofs;
        this.messages = messages;
        this.writer = writer;
        game.momentProperty().subscribe(this::update);
        proofs.countProperty().subscribe(count -> update(game.moment()));
    }

    /// The position as one line of text.
    public ReadOnlyStringProperty positionProperty() {
        return position.getReadOnlyProperty();
    }

    /// Game, edition and size of the board.
    public ReadOnlyStringProperty editionProperty() {
        return edition.getReadOnlyProperty();
    }

    /// What is proved of the position in this session, such as `proved: White wins in ≤ 9`, or what the file says of
    /// it, such as `noted in the file: White wins in ≤ 9`; empty if neither is known.
    public ReadOnlyStringProperty provedProperty() {
        return proved.getReadOnlyProperty();
    }

    /// True if what [#provedProperty] says comes from the file and was not proved in this session.
    public ReadOnlyBooleanProperty notedProperty() {
        return noted.getReadOnlyProperty();
    }

    /// The line of messages.
    public MessageLine messages() {
        return messages;
    }

    private void update(GameMoment moment) {
        Position now = moment.position();
        position.set(writer.apply(now));
        edition.set(texts.get(
                "edition", now.game().title(), now.edition().title(), now.grid().cells()));
        Optional<String> here =
                proofs.find(now).map(proof -> texts.get("proved", Proof.text(proof.note(), now.edition())));
        Optional<String> file =
                moment.annotations().proved().map(note -> texts.get("noted", Proof.text(note, now.edition())));
        noted.set(here.isEmpty() && file.isPresent());
        proved.set(here.or(() -> file).orElse(""));
    }

    /// Says that the position's text has been copied.
    public void copied() {
        messages.say(texts.get("copied", position.get()));
    }
}
