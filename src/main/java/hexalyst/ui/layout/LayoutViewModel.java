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
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/// The layout of the window, the same for all tabs and remembered. JavaFX thread only.
public final class LayoutViewModel {
    /// The text sizes to choose from, in percent of the default.
    public static final List<Integer> TEXT_SIZES = List.of(90, 100, 110, 125, 150, 175, 200);

    /// The default text size, in percent.
    public static final int USUAL_TEXT = 100;

    /// The default font size, in pixels.
    public static final double USUAL_PIXELS = 13;

    private static final double UNFOLDED_WIDTH = 1100;
    private static final double LEAST_SHARE = 0.02;
    private static final String PAGE = "side.page";
    private static final String PART = "side.part";
    private static final String TEXT = "text.size";
    private static final String ORDER = "openings.order";

    private final Settings settings;
    private final ObjectProperty<SidePage> page;
    private final ObjectProperty<SidePart> part;
    private final BooleanProperty repertoire = new SimpleBooleanProperty();
    private final BooleanProperty openingGames = new SimpleBooleanProperty();
    private final StringProperty openingsOrder;
    private final BooleanProperty allMoves = new SimpleBooleanProperty();
    private final IntegerProperty textSize;

    /// @param settings remember everything
    public LayoutViewModel(Settings settings) {
        this.settings = settings;
        page = remembered(PAGE, SidePage.values(), SidePage::key);
        part = remembered(PART, SidePart.values(), SidePart::key);
        part.subscribe((before, now) -> allMoves.set(allMoves.get() && now == SidePart.ENGINE));
        openingsOrder = new SimpleStringProperty(settings.get(ORDER, ""));
        openingsOrder.subscribe((before, now) -> settings.put(ORDER, now));
        textSize = new SimpleIntegerProperty(TEXT_SIZES.stream()
                .filter(size -> size.toString().equals(settings.get(TEXT, "")))
                .findFirst()
                .orElse(USUAL_TEXT));
        textSize.subscribe((before, now) -> settings.put(TEXT, now.toString()));
    }

    /// A choice that is stored by name; the first value if there is none, or one of a newer version.
    private <E extends Enum<E>> ObjectProperty<E> remembered(String setting, E[] values, Function<E, String> key) {
        String kept = settings.get(setting, key.apply(values[0]));
        ObjectProperty<E> chosen = new SimpleObjectProperty<>(Arrays.stream(values)
                .filter(value -> key.apply(value).equals(kept))
                .findFirst()
                .orElse(values[0]));
        chosen.subscribe((before, now) -> settings.put(setting, key.apply(now)));
        return chosen;
    }

    /// The page in the side panel.
    public ObjectProperty<SidePage> pageProperty() {
        return page;
    }

    /// Shows a page; the puzzles, not the repertoire, on the trainer's board.
    public void show(SidePage shown) {
        repertoire.set(false);
        page.set(shown);
    }

    /// Makes sure that the open game's board is visible: switches to analysis if another board replaces it.
    public void showGame() {
        if (page.get().beside() == SidePage.Beside.NOTHING) {
            page.set(SidePage.ANALYSE);
        }
    }

    /// The part that a folded side panel shows.
    public ObjectProperty<SidePart> partProperty() {
        return part;
    }

    /// Whether the trainer's board is the repertoire's, not that of the puzzles.
    public BooleanProperty repertoireProperty() {
        return repertoire;
    }

    /// Whether the openings list games, not moves.
    public BooleanProperty openingGamesProperty() {
        return openingGames;
    }

    /// The column that the moves of the openings are sorted by, with `+` or `-` before it; empty for their own order.
    public StringProperty openingsOrderProperty() {
        return openingsOrder;
    }

    /// Shows a part of the openings.
    public void showOpenings(OpeningsPart part) {
        if (part == OpeningsPart.REPERTOIRE) {
            repertoire.set(true);
            page.set(SidePage.PUZZLES);
        } else {
            openingGames.set(part == OpeningsPart.GAMES);
            show(SidePage.OPENINGS);
        }
    }

    /// The page whose button on the rail is marked: the repertoire belongs to the openings, though it shares the
    /// trainer's board with the puzzles.
    public SidePage railPage() {
        return page.get() == SidePage.PUZZLES && repertoire.get() ? SidePage.OPENINGS : page.get();
    }

    /// Whether the engine's panel shows the table of all moves, which fills the side panel.
    public BooleanProperty allMovesProperty() {
        return allMoves;
    }

    /// Shows the table of all moves, switching to the engine's page if necessary, or hides it.
    public void toggleAllMoves() {
        boolean seen = allMoves.get() && page.get() == SidePage.ANALYSE && part.get() == SidePart.ENGINE;
        page.set(SidePage.ANALYSE);
        part.set(SidePart.ENGINE);
        allMoves.set(!seen);
    }

    /// The text size in percent: one of [#TEXT_SIZES].
    public IntegerProperty textSizeProperty() {
        return textSize;
    }

    /// Increases the text size by this many steps, or decreases it if negative, as far as there are sizes.
    public void resizeText(int steps) {
        int at = TEXT_SIZES.indexOf(textSize.get()) + steps;
        textSize.set(TEXT_SIZES.get(Math.clamp(at, 0, TEXT_SIZES.size() - 1)));
    }

    /// The text size as a multiple of the default.
    public double textScale() {
        return textSize.get() / (double) USUAL_TEXT;
    }

    /// A style sheet that only sets the text size, as a data URL. All other sheets measure in `em`. An inline style
    /// would not do, as it does not reach menus and tooltips, which have roots of their own.
    public String textSheet() {
        return String.format(
                Locale.ROOT,
                "data:text/css;charset=utf-8,.root%%7B-fx-font-size:%.2fpx%%7D",
                USUAL_PIXELS * textScale());
    }

    /// True if a window of that width, in pixels, has no room for the parts of the side panel below each other. Larger
    /// text needs more.
    public boolean folds(double width) {
        return width < UNFOLDED_WIDTH * textScale();
    }

    /// The position of a divider.
    public double position(Divider divider) {
        String kept = settings.get(divider.setting(), "");
        try {
            double share = Double.parseDouble(kept);
            return share >= LEAST_SHARE && share <= 1 - LEAST_SHARE ? share : divider.usual();
        } catch (NumberFormatException never) {
            return divider.usual();
        }
    }

    /// Sets the position of a divider that was dragged.
    public void move(Divider divider, double share) {
        settings.put(
                divider.setting(), String.format(Locale.ROOT, "%.4f", Math.clamp(share, LEAST_SHARE, 1 - LEAST_SHARE)));
    }

    /// Resets a divider to its default position.
    public void reset(Divider divider) {
        settings.put(divider.setting(), "");
    }
}
