package hexalyst.ui.board;

import hexalyst.engine.Value;
import hexalyst.export.board.LensValue;
import hexalyst.game.Position;
import hexalyst.record.KnownValue;
import hexalyst.text.Texts;
import hexalyst.ui.engine.KnownValues;
import hexalyst.ui.engine.Proof;
import java.util.Optional;

/// The value of the position on the board, for its head.
///
/// @param kind proved, estimated or nothing; each has its own look
/// @param text the value in a few words; empty if nothing is known
/// @param brief the shortest form, which leaves out how long it takes
public record BoardValue(Kind kind, String text, String brief) {
    public static final BoardValue NONE = new BoardValue(Kind.NONE, "", "");

    /// How the value is known. A note in the file and a claim may be wrong, so they look like estimates.
    public enum Kind {
        WIN,
        DRAW,
        LOSS,
        ESTIMATE,
        NONE
    }

    /// The value of a position for the player to move; nothing if the game is over.
    ///
    /// @param known what is known of it
    static BoardValue of(Position position, Optional<KnownValues.Known> known, Texts texts) {
        return known.filter(value -> !position.outcome().over())
                .map(value -> of(position, value, texts))
                .orElse(NONE);
    }

    private static BoardValue of(Position position, KnownValues.Known known, Texts texts) {
        KnownValue value = known.value();
        if (!value.certain()) {
            String percent = LensValue.Estimated.text((int) Math.round(100 * value.of(position.toMove())));
            String key = known.source() == KnownValues.Source.FILE ? "noted.estimate" : "value.estimate";
            return new BoardValue(Kind.ESTIMATE, texts.get(key, percent), texts.get("value.estimate.brief", percent));
        }
        Kind kind = value.favoured()
                .map(side -> side == position.toMove() ? Kind.WIN : Kind.LOSS)
                .orElse(Kind.DRAW);
        String word = Value.valueOf(kind.name()).word();
        String length =
                value.favoured().isEmpty() || value.plies().orElse(0) == 0 ? "" : Proof.brief(value, kind == Kind.WIN);
        if (known.proved()) {
            return new BoardValue(kind, told("value." + word, length, texts), texts.get("value." + word));
        }
        String source = known.source() == KnownValues.Source.CLAIM ? "claimed." : "noted.";
        return new BoardValue(Kind.ESTIMATE, told(source + word, length, texts), texts.get(source + word));
    }

    private static String told(String key, String length, Texts texts) {
        return length.isEmpty() ? texts.get(key) : texts.get(key + "In", length);
    }
}
