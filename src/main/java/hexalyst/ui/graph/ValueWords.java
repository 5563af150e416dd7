package hexalyst.ui.graph;

import hexalyst.export.board.LensValue;
import hexalyst.game.Side;
import hexalyst.record.KnownValue;
import hexalyst.record.WinLength;
import hexalyst.text.Texts;
import hexalyst.ui.graph.ValueGraphViewModel.Bar;
import java.util.Optional;

/// What is known of a position of the followed line, in words.
final class ValueWords {
    private final Texts texts = Texts.of(ValueWords.class);
    private final ValueGraphViewModel model;
    private final WinLength length = new WinLength();

    /// @param model provides the names of the players
    ValueWords(ValueGraphViewModel model) {
        this.model = model;
    }

    /// The position and what is known of it.
    String of(Bar bar) {
        return move(bar) + ": " + value(bar);
    }

    /// Names the position by the move that leads to it, numbered as in the list of moves.
    String move(Bar bar) {
        return model.reportWords().move(bar.point());
    }

    /// What is known of the position.
    String value(Bar bar) {
        return bar.value().map(value -> of(value, bar)).orElse(texts.get("unknown"));
    }

    private static String percent(KnownValue value) {
        return LensValue.Estimated.text((int) Math.round(100 * value.chance()));
    }

    private String of(KnownValue value, Bar bar) {
        if (value.basis() == KnownValue.Basis.ESTIMATED) {
            return texts.get("estimated", model.name(Side.WHITE), percent(value));
        }
        String bound = value.plies().stream()
                .mapToObj(plies -> " " + length(value, plies, bar))
                .findFirst()
                .orElse("");
        String what = value.chance() == 0.5
                ? texts.get("draw")
                : texts.get("win", model.name(value.chance() > 0.5 ? Side.WHITE : Side.BLACK)) + bound;
        return value.basis() == KnownValue.Basis.NOTED ? texts.get("noted", what) : what;
    }

    private String length(KnownValue value, int plies, Bar bar) {
        boolean own = value.favoured().equals(Optional.of(model.reportWords().toMove(bar.point())));
        return length.of(plies, value.exact(), own);
    }
}
