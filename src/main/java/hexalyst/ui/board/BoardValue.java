package hexalyst.ui.board;

import hexalyst.analysis.live.MoveValues;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.export.board.LensValue;
import hexalyst.game.Position;
import hexalyst.record.MachineNote;
import hexalyst.text.Texts;
import hexalyst.ui.engine.Proof;
import hexalyst.ui.engine.ProofStore;
import java.util.Optional;

/// The value of the position on the board, for its head.
///
/// @param kind proved, estimated or nothing; each has its own look
/// @param text the value in a few words; empty if nothing is known
/// @param brief the shortest form, for a place where the look shows whether it is proved
public record BoardValue(Kind kind, String text, String brief) {
    public static final BoardValue NONE = new BoardValue(Kind.NONE, "", "");

    /// How the value is known. A note in the file and a claim count as estimates.
    public enum Kind {
        WIN,
        DRAW,
        LOSS,
        ESTIMATE,
        NONE
    }

    /// The value of a position: from a proof of this session, else from the file's note, else from a claim, else from
    /// the values of its moves.
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
        Optional<ProvedValue> value = proof.map(Proof::proved).or(() -> values.flatMap(MoveValues::value));
        boolean exact = proof.filter(Proof::exact).isPresent();
        return value.map(proved -> proved(proved, exact, texts))
                .or(() -> noted.filter(note -> !proofs.veiled()).map(note -> said("noted.", note, position, texts)))
                .or(() -> proofs.claimed(position).map(said -> said("claimed.", said, position, texts)))
                .orElseGet(() -> values.flatMap(found -> found.chance().stream()
                                .mapToObj(chance -> estimated(chance, texts))
                                .findFirst())
                        .orElse(NONE));
    }

    /// A note or a claim may be wrong, so it looks like an estimate.
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
