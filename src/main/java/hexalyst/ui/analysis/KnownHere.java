package hexalyst.ui.analysis;

import hexalyst.export.board.LensValue;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.record.KnownValue;
import hexalyst.record.MachineNote;
import hexalyst.text.Texts;
import hexalyst.ui.engine.Proof;
import hexalyst.ui.engine.ProofStore;
import hexalyst.ui.game.GameMoment;
import hexalyst.ui.game.GameViewModel;
import java.util.Optional;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;

/// What is known of the current position while the engine is off, in a sentence that names the source: the analysis of
/// the game, the file, a claim, or the search for the values of moves. JavaFX thread only.
public final class KnownHere {
    private final GameViewModel game;
    private final ProofStore proofs;
    private final GameAnalysisViewModel analysis;
    private final ObservableValue<String> moves;
    private final Texts texts = Texts.of(KnownHere.class);
    private final ReadOnlyStringWrapper text = new ReadOnlyStringWrapper("");

    /// @param proofs say whether values are hidden, and hold what others claim
    /// @param moves the value of the position that follows from the values of its moves; empty if there is none
    public KnownHere(
            GameViewModel game, ProofStore proofs, GameAnalysisViewModel analysis, ObservableValue<String> moves) {
        this.game = game;
        this.proofs = proofs;
        this.analysis = analysis;
        this.moves = moves;
        game.momentProperty().subscribe(moment -> update());
        proofs.countProperty().subscribe((before, now) -> update());
        analysis.revisionProperty().subscribe((before, now) -> update());
        moves.subscribe((before, now) -> update());
    }

    /// The sentence, such as `proved: White wins in ≤ 9 (from the analysis)`; empty if nothing is known or values are
    /// hidden.
    public ReadOnlyStringProperty textProperty() {
        return text.getReadOnlyProperty();
    }

    private void update() {
        GameMoment moment = game.moment();
        Position here = moment.position();
        text.set(here.outcome().over() || proofs.veiled() ? "" : text(moment, here));
    }

    private String text(GameMoment moment, Position here) {
        String beside = moves.getValue();
        String mover = here.edition().sideName(here.toMove());
        Optional<KnownValue> found = analysis.value(here);
        Optional<KnownValue> noted = KnownValue.of(moment.annotations());
        return found.filter(KnownHere::proved)
                .map(value -> told("here.analysis", value, here))
                .or(() -> noted.filter(KnownHere::proved).map(value -> told("here.file", value, here)))
                .or(() -> proofs.claimed(here).map(said -> texts.get("here.claimed", Proof.text(said, here.edition()))))
                .or(() -> found.map(value -> told("here.analysis", value, here)))
                .or(() -> noted.map(value -> told("here.file", value, here)))
                .or(() -> Optional.of(beside)
                        .filter(said -> !said.isEmpty())
                        .map(said -> texts.get("here.moves", mover, said)))
                .orElse("");
    }

    /// The source and the value. A value noted in a file may be wrong, so it is never called proved.
    private String told(String source, KnownValue value, Position here) {
        return texts.get(source + (proved(value) ? ".proved" : ".estimated"), text(value, here));
    }

    private static boolean proved(KnownValue value) {
        return value.basis() != KnownValue.Basis.ESTIMATED;
    }

    private String text(KnownValue value, Position here) {
        if (value.basis() == KnownValue.Basis.ESTIMATED) {
            double chance = here.toMove() == Side.WHITE ? value.chance() : 1 - value.chance();
            String percent = LensValue.Estimated.text((int) Math.round(100 * chance));
            return texts.get("here.estimated", here.edition().sideName(here.toMove()), percent);
        }
        Optional<Side> winner = value.chance() == 1
                ? Optional.of(Side.WHITE)
                : value.chance() == 0 ? Optional.of(Side.BLACK) : Optional.empty();
        return Proof.text(new MachineNote.Proved(winner, value.plies()), here.edition());
    }
}
