package hexalyst.ui.board;

import hexalyst.analysis.MoveValues;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.export.board.LensValue;
import hexalyst.game.Position;
import hexalyst.record.MachineNote;
import hexalyst.text.Texts;
import hexalyst.ui.engine.Proof;
import hexalyst.ui.engine.ProofStore;
import java.util.Optional;

/// What is known of the position on the board, for its title.
///
/// @param kind proved, estimated or nothing: for the looks, which are never alike
/// @param text in a few words; empty if nothing is known
/// @param brief the same in as few as possible, for a place where the looks tell whether it is proved
public record BoardValue(Kind kind, String text, String brief) {
    /// Nothing is known.
    public static final BoardValue NONE = new BoardValue(Kind.NONE, "", "");

    /// How it is known; what a file notes and what others claim is no more than an estimate.
    public enum Kind {
        WIN,
        DRAW,
        LOSS,
        ESTIMATE,
        NONE
    }

    /// What is known of a position: what was proved in this session, else what the file notes, else what others claim,
    /// else what its moves promise.
    static BoardValue of(
            Position position,
            ProofStore proofs,
            Optional<MachineNote.Proved> noted,
            Optional<MoveValues> values,
            Texts texts) {
        if (position.outcome().over()) {
            return NONE;
        }
        Optional<Proof> proof = proofs.find(position);
        Optional<ProvedValue> value = proof.map(
                        found -> new ProvedValue(found.value(), found.plies().orElse(0)))
                .or(() -> values.flatMap(MoveValues::value));
        boolean exact = proof.filter(Proof::exact).isPresent();
        return value.map(proved -> proved(proved, exact, texts))
                .or(() -> noted.filter(note -> !proofs.veiled()).map(note -> said("noted.", note, position, texts)))
                .or(() -> proofs.claimed(position).map(said -> said("claimed.", said, position, texts)))
                .orElseGet(() -> values.flatMap(found -> found.chance().stream()
                                .mapToObj(chance -> estimated(chance, texts))
                                .findFirst())
                        .orElse(NONE));
    }

    /// A file can say what it likes: what it notes or claims looks like an estimate.
    private static BoardValue said(String how, MachineNote.Proved note, Position position, Texts texts) {
        String value = note.winner()
                .map(side -> side == position.toMove() ? Value.WIN : Value.LOSS)
                .orElse(Value.DRAW)
                .word();
        String key = how + value + (note.plies().isPresent() ? "In" : "");
        String text = texts.get(key, note.plies().orElse(0));
        return new BoardValue(Kind.ESTIMATE, text, text);
    }

    private static BoardValue estimated(double chance, Texts texts) {
        String percent = LensValue.Estimated.text((int) Math.round(100 * chance));
        return new BoardValue(
                Kind.ESTIMATE, texts.get("value.estimate", percent), texts.get("value.estimate.brief", percent));
    }

    private static BoardValue proved(ProvedValue proved, boolean exact, Texts texts) {
        Kind kind = switch (proved.value()) {
            case WIN -> Kind.WIN;
            case DRAW -> Kind.DRAW;
            case LOSS -> Kind.LOSS;
        };
        String key = "value." + proved.value().word();
        String told = proved.value() == Value.DRAW || !ProvedValue.tells(proved.plies())
                ? key
                : key + (exact ? "Exactly" : "In");
        return new BoardValue(kind, texts.get(told, proved.plies()), texts.get(told + ".brief", proved.plies()));
    }
}
