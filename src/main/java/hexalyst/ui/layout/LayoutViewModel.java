package hexalyst.ui.layout;

import hexalyst.ui.theme.Settings;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;

/// How the window is laid out, the same for all tabs and remembered. JavaFX thread only.
public final class LayoutViewModel {
    /// The sizes of text that can be chosen, in percent of the usual one.
    public static final List<Integer> TEXT_SIZES = List.of(90, 100, 110, 125, 150, 175, 200);

    /// The usual size of text, in percent.
    public static final int USUAL_TEXT = 100;

    /// How high usual text is.
    public static final double USUAL_PIXELS = 13;

    private static final double UNFOLDED_WIDTH = 1100;
    private static final double LEAST_SHARE = 0.02;
    private static final String PAGE = "side.page";
    private static final String PART = "side.part";
    private static final String TEXT = "text.size";

    private final Settings settings;
    private final ObjectProperty<SidePage> page;
    private final ObjectProperty<SidePart> part;
    private final BooleanProperty repertoire = new SimpleBooleanProperty();
    private final BooleanProperty allMoves = new SimpleBooleanProperty();
    private final IntegerProperty textSize;

    /// @param settings remember everything
    public LayoutViewModel(Settings settings) {
        this.settings = settings;
        page = remembered(PAGE, SidePage.values(), SidePage::key);
        part = remembered(PART, SidePart.values(), SidePart::key);
        part.subscribe((before, now) -> allMoves.set(allMoves.get() && now == SidePart.ENGINE));
        textSize = new SimpleIntegerProperty(TEXT_SIZES.stream()
                .filter(size -> size.toString().equals(settings.get(TEXT, "")))
                .findFirst()
                .orElse(USUAL_TEXT));
        textSize.subscribe((before, now) -> settings.put(TEXT, now.toString()));
    }

    /// A choice that is kept by name; the first value if there is none, or one of a newer version.
    private <E extends Enum<E>> ObjectProperty<E> remembered(String setting, E[] values, Function<E, String> key) {
        String kept = settings.get(setting, key.apply(values[0]));
        ObjectProperty<E> chosen = new SimpleObjectProperty<>(Arrays.stream(values)
                .filter(value -> key.apply(value).equals(kept))
                .findFirst()
                .orElse(values[0]));
        chosen.subscribe((before, now) -> settings.put(setting, key.apply(now)));
        return chosen;
    }

    /// What the side holds.
    public ObjectProperty<SidePage> pageProperty() {
        return page;
    }

    /// Makes sure that the open game's board is seen: chooses the analysis where another board stands in its place.
    public void showGame() {
        if (page.get().beside() == SidePage.Beside.NOTHING) {
            page.set(SidePage.ANALYSE);
        }
    }

    /// Which part a folded side shows.
    public ObjectProperty<SidePart> partProperty() {
        return part;
    }

    /// Whether the page of puzzles shows the repertoire.
    public BooleanProperty repertoireProperty() {
        return repertoire;
    }

    /// Whether the engine's panel is unfolded to the table of all moves, which takes the side.
    public BooleanProperty allMovesProperty() {
        return allMoves;
    }

    /// Unfolds the engine's panel, also where it is not seen, or folds it again.
    public void toggleAllMoves() {
        boolean seen = allMoves.get() && page.get() == SidePage.ANALYSE && part.get() == SidePart.ENGINE;
        page.set(SidePage.ANALYSE);
        part.set(SidePart.ENGINE);
        allMoves.set(!seen);
    }

    /// How large text is, in percent: one of [#TEXT_SIZES].
    public IntegerProperty textSizeProperty() {
        return textSize;
    }

    /// Makes text larger by so many steps, or smaller if the number is below 0, as far as there are sizes.
    public void resizeText(int steps) {
        int at = TEXT_SIZES.indexOf(textSize.get()) + steps;
        textSize.set(TEXT_SIZES.get(Math.clamp(at, 0, TEXT_SIZES.size() - 1)));
    }

    /// How many times as large as usual text is.
    public double textScale() {
        return textSize.get() / (double) USUAL_TEXT;
    }

    /// A style sheet with nothing but the size of text, as an address that holds it. All other sheets measure in `em`.
    /// It is no inline style, for those do not reach menus and tooltips, which have roots of their own.
    public String textSheet() {
        return String.format(
                Locale.ROOT,
                "data:text/css;charset=utf-8,.root%%7B-fx-font-size:%.2fpx%%7D",
                USUAL_PIXELS * textScale());
    }

    /// True if a window of that width, in pixels, has no room for the side's parts below each other. Larger text needs
    /// more.
    public boolean folds(double width) {
        return width < UNFOLDED_WIDTH * textScale();
    }

    /// Where a divider is.
    public double position(Divider divider) {
        String kept = settings.get(divider.setting(), "");
        try {
            double share = Double.parseDouble(kept);
            return share >= LEAST_SHARE && share <= 1 - LEAST_SHARE ? share : divider.usual();
        } catch (NumberFormatException never) {
            return divider.usual();
        }
    }

    /// A divider was dragged.
    public void move(Divider divider, double share) {
        settings.put(
                divider.setting(), String.format(Locale.ROOT, "%.4f", Math.clamp(share, LEAST_SHARE, 1 - LEAST_SHARE)));
    }

    /// Puts a divider back where it was at first.
    public void reset(Divider divider) {
        settings.put(divider.setting(), "");
    }
}
