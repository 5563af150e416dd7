package hexalyst.ui.analysis;

import hexalyst.export.board.LensValue;
import hexalyst.text.Texts;
import hexalyst.ui.analysis.ValueGraphViewModel.Bar;

/// What is known of a position of the line that is followed, in words.
final class ValueWords {
    private final Texts texts = Texts.of(ValueWords.class);
    private final ValueGraphViewModel model;

    /// @param model knows what the players are called
    ValueWords(ValueGraphViewModel model) {
        this.model = model;
    }

    /// Which position it is, and what is known of it.
    String of(Bar bar) {
        String move = bar.ply() == 0 ? texts.get("start") : texts.get("move", bar.ply(), bar.move());
        return move + ": " + value(bar);
    }

    /// What is known of it.
    String value(Bar bar) {
        return bar.value().map(this::of).orElse(texts.get("unknown"));
    }

    private String of(KnownValue value) {
        if (value.basis() == KnownValue.Basis.ESTIMATED) {
            String percent = LensValue.Estimated.text((int) Math.round(100 * value.chance()));
            return texts.get("estimated", model.upper(), percent);
        }
        String bound = value.plies().isPresent()
                ? " " + texts.get("within", value.plies().getAsInt())
                : "";
        String what = value.chance() == 0.5
                ? texts.get("draw")
                : texts.get("win", value.chance() > 0.5 ? model.upper() : model.lower()) + bound;
        return value.basis() == KnownValue.Basis.NOTED ? texts.get("noted", what) : what;
    }
}
