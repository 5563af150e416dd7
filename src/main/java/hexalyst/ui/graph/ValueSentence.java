package hexalyst.ui.graph;

import hexalyst.export.board.LensValue;
import hexalyst.game.Position;
import hexalyst.record.KnownValue;
import hexalyst.text.Texts;
import hexalyst.ui.engine.KnownValues;
import hexalyst.ui.engine.Proof;
import hexalyst.ui.game.GameMoment;
import hexalyst.ui.game.GameViewModel;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/// What is known of the current position while the engine is off, in a sentence that names the source. JavaFX thread
/// only.
public final class ValueSentence {
    private final GameViewModel game;
    private final KnownValues known;
    private final Texts texts = Texts.of(ValueSentence.class);
    private final ReadOnlyStringWrapper text = new ReadOnlyStringWrapper("");

    /// @param known what is known of a position
    public ValueSentence(GameViewModel game, KnownValues known) {
        this.game = game;
        this.known = known;
        game.momentProperty().subscribe(moment -> update());
        known.revisionProperty().subscribe((before, now) -> update());
        known.movesProperty().subscribe((before, now) -> update());
    }

    /// The sentence, such as `proved: White wins in ≤ 5 moves (from the analysis)`; empty if nothing is known, values
    /// are hidden or the game is over.
    public ReadOnlyStringProperty textProperty() {
        return text.getReadOnlyProperty();
    }

    private void update() {
        GameMoment moment = game.moment();
        Position here = moment.position();
        text.set(known.of(here, moment.annotations())
                .map(value -> text(value, here))
                .orElse(""));
    }

    /// A value noted in a file or claimed may be wrong, so it is never called proved.
    private String text(KnownValues.Known known, Position here) {
        KnownValue value = known.value();
        String told = value.certain() ? Proof.text(value, here) : estimate(value, here);
        return switch (known.source()) {
            case RULES -> "";
            case PROOF -> texts.get("here.proved", told);
            case CLAIM -> texts.get("here.claimed", told);
            case MOVES -> value.certain() ? texts.get("here.proved", told) : told;
            case ANALYSIS -> texts.get(value.certain() ? "here.analysis.proved" : "here.analysis.estimated", told);
            case FILE -> texts.get(value.certain() ? "here.file.proved" : "here.file.estimated", told);
        };
    }

    private String estimate(KnownValue value, Position here) {
        String percent = LensValue.Estimated.text((int) Math.round(100 * value.of(here.toMove())));
        return texts.get("here.estimated", here.edition().sideName(here.toMove()), percent);
    }
}
