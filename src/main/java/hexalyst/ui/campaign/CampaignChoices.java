package hexalyst.ui.campaign;

import hexalyst.game.Edition;
import hexalyst.record.GameTree;
import hexalyst.ui.game.GameMoment;
import hexalyst.ui.prefs.NumberEntry;
import java.util.List;
import java.util.OptionalInt;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

/// The user's choices before a campaign starts. JavaFX thread only.
final class CampaignChoices {
    /// Which positions to settle.
    enum What {
        HERE,
        GAME,
        FILE
    }

    private static final int USUAL_SECONDS = 600;
    private static final int MOST_SECONDS = 100_000;
    private static final int MOST_MINUTES = 100_000;

    private final GameMoment moment;
    private final List<GameTree> trees;
    private final ObjectProperty<What> what = new SimpleObjectProperty<>(What.HERE);
    private final ObjectProperty<Integer> plies = new SimpleObjectProperty<>(1);
    private int each = USUAL_SECONDS;
    private int whole;
    private final NumberEntry eachEntry = new NumberEntry(1, MOST_SECONDS, each, number -> each = number);
    private final NumberEntry wholeEntry = new NumberEntry(0, MOST_MINUTES, whole, number -> whole = number);

    /// @param moment the open game and its current position
    /// @param trees the games of its file
    CampaignChoices(GameMoment moment, List<GameTree> trees) {
        this.moment = moment;
        this.trees = List.copyOf(trees);
    }

    /// Which positions to settle.
    ObjectProperty<What> whatProperty() {
        return what;
    }

    /// How many plies to go beyond the current position.
    ObjectProperty<Integer> pliesProperty() {
        return plies;
    }

    /// The time limit for one position, in seconds.
    NumberEntry each() {
        return eachEntry;
    }

    /// The time limit for the whole campaign, in minutes; 0 for none.
    NumberEntry whole() {
        return wholeEntry;
    }

    /// The edition of the open game.
    Edition edition() {
        return moment.tree().edition();
    }

    /// How many games the file has.
    int games() {
        return trees.size();
    }

    CampaignPlan plan() {
        eachEntry.commit();
        wholeEntry.commit();
        return switch (what.get()) {
            case HERE ->
                new CampaignPlan(List.of(GameTree.of(moment.position())), OptionalInt.of(plies.get()), each, whole);
            case GAME -> new CampaignPlan(List.of(moment.tree()), OptionalInt.empty(), each, whole);
            case FILE -> new CampaignPlan(trees, OptionalInt.empty(), each, whole);
        };
    }
}
