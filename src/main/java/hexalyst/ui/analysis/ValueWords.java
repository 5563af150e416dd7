package hexalyst.ui.analysis;

import hexalyst.export.board.LensValue;
import hexalyst.game.Side;
import hexalyst.text.Texts;
import hexalyst.ui.analysis.ValueGraphViewModel.Bar;
import java.util.Locale;

/// What is known of a position of the followed line, in words.
final class ValueWords {
    private final Texts texts = Texts.of(ValueWords.class);
    private final ValueGraphViewModel model;

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
        String number = Integer.toString((bar.ply() + 1) / 2);
        return bar.ply() == 0
                ? texts.get("start")
                : texts.get(bar.ply() % 2 == 1 ? "move.first" : "move.second", number, bar.move());
    }

    /// What is known of the position.
    String value(Bar bar) {
        return bar.value().map(this::of).orElse(texts.get("unknown"));
    }

    /// The same in a few words.
    String brief(KnownValue value) {
        String basis = "brief." + value.basis().name().toLowerCase(Locale.ROOT);
        if (value.basis() == KnownValue.Basis.ESTIMATED) {
            return texts.get(basis, model.name(Side.WHITE), percent(value));
        }
        String winner = model.name(value.chance() > 0.5 ? Side.WHITE : Side.BLACK);
        String what = value.chance() == 0.5
                ? texts.get("brief.draw")
                : value.plies().isPresent()
                        ? texts.get(
                                value.exact() ? "brief.exactly" : "brief.within",
                                winner,
                                value.plies().getAsInt())
                        : texts.get("brief.win", winner);
        return texts.get(basis, what);
    }

    private static String percent(KnownValue value) {
        return LensValue.Estimated.text((int) Math.round(100 * value.chance()));
    }

    private String of(KnownValue value) {
        if (value.basis() == KnownValue.Basis.ESTIMATED) {
            return texts.get("estimated", model.name(Side.WHITE), percent(value));
        }
        String bound = value.plies().isPresent()
                ? " "
                        + texts.get(
                                value.exact() ? "exactly" : "within",
                                value.plies().getAsInt())
                : "";
        String what = value.chance() == 0.5
                ? texts.get("draw")
                : texts.get("win", model.name(value.chance() > 0.5 ? Side.WHITE : Side.BLACK)) + bound;
        return value.basis() == KnownValue.Basis.NOTED ? texts.get("noted", what) : what;
    }
}
