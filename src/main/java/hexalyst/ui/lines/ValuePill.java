package hexalyst.ui.lines;

import hexalyst.analysis.live.MoveValues;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.engine.estimate.Score;
import hexalyst.record.WinLength;
import hexalyst.text.Texts;
import hexalyst.ui.fx.RowTip;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;

/// The look of a value in lists: filled where it is proved, outlined with a percentage where it is estimated.
public final class ValuePill {
    private static final PseudoClass ESTIMATED = PseudoClass.getPseudoClass("estimated");

    private ValuePill() {}

    /// Shows a value in a label.
    public static void show(Label label, Optional<Score> score) {
        show(label, score, Texts.of(ValuePill.class));
    }

    /// In how many of the winner's moves the game ends, if that is proved: `6` if exact, `≤ 6` if a bound.
    public static Optional<String> moves(Score score) {
        return moves(score, 1);
    }

    /// In how many of the winner's moves the game ends, if that is proved, as [WinLength#figure].
    ///
    /// @param atLeast the plies before which the game is proved not to end, 1 or more
    private static Optional<String> moves(Score score, int atLeast) {
        if (!(score instanceof Score.Proved proved)
                || !ProvedValue.tells(proved.proof().plies())) {
            return Optional.empty();
        }
        int most = proved.proof().plies();
        return Optional.of(WinLength.figure(proved.exact() ? most : atLeast, most, own(proved)));
    }

    private static boolean own(Score.Proved proved) {
        return proved.proof().value() == Value.WIN;
    }

    /// Shows a value in a label.
    static void show(Label label, Optional<Score> score, Texts texts) {
        if (score.isEmpty()) {
            label.setText(texts.get("value.open"));
            label.getStyleClass().setAll("label", "pill", "pill-unknown");
            return;
        }
        switch (score.get()) {
            case Score.Proved proved -> {
                String name = proved.proof().value().name().toLowerCase(Locale.ROOT);
                label.setText(texts.get("value." + name));
                label.getStyleClass().setAll("label", "pill", "pill-" + name);
            }
            case Score.Estimated estimated -> {
                label.setText(percent(estimated.calibrated()));
                label.getStyleClass().setAll("label", "pill", "pill-estimate");
            }
        }
    }

    /// A chance, never rounded to certainty.
    static String percent(double chance) {
        long rounded = Math.round(100 * chance);
        if (rounded < 1) {
            return "<1 %";
        }
        return rounded > 99 ? ">99 %" : rounded + " %";
    }

    /// The moves of a proof, or a dash.
    static String moves(MoveValues.Row row) {
        return row.score().flatMap(score -> moves(score, row.atLeast())).orElse("–");
    }

    /// Shows the moves of a proof in a label, or else the expected points, or else a dash. Expected points look
    /// different from proved moves.
    static void moves(Label label, MoveValues.Row row) {
        ChanceWords chance = new ChanceWords();
        OptionalDouble points = ChanceWords.points(row);
        label.pseudoClassStateChanged(ESTIMATED, points.isPresent());
        label.setText(points.isPresent() ? chance.signed(points.getAsDouble()) : moves(row));
        label.setTooltip((points.isPresent() ? Optional.of(chance.expected(points.getAsDouble())) : length(row))
                .map(RowTip::new)
                .orElse(null));
    }

    /// In how many moves the game ends, if that is proved.
    private static Optional<String> length(MoveValues.Row row) {
        Texts texts = Texts.of(ValuePill.class);
        return row.score()
                .filter(score -> moves(score, 1).isPresent())
                .map(Score.Proved.class::cast)
                .map(proved -> {
                    boolean own = own(proved);
                    int most = proved.proof().plies();
                    WinLength length = new WinLength();
                    boolean exact = proved.exact() || row.atLeast() >= most;
                    return texts.get(
                            exact || row.atLeast() <= 1 ? "plies.tip" : "plies.tip.least",
                            length.of(most, exact, own),
                            length.atLeast(row.atLeast(), own));
                });
    }
}
