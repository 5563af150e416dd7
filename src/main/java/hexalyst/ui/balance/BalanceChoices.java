package hexalyst.ui.balance;

import hexalyst.game.Position;
import hexalyst.ui.prefs.NumberEntry;
import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

/// The user's choices before a search for balance starts. JavaFX thread only.
final class BalanceChoices {
    private static final int USUAL_SECONDS = 10;
    private static final int MOST_SECONDS = 100_000;
    private static final int USUAL_COUNT = 50;
    private static final int MOST_COUNT = 10_000;

    private final Position start;
    private final ObjectProperty<BalancePlan.Kind> kind;
    private int each = USUAL_SECONDS;
    private int count = USUAL_COUNT;
    private final NumberEntry eachEntry = new NumberEntry(1, MOST_SECONDS, each, number -> each = number);
    private final NumberEntry countEntry = new NumberEntry(1, MOST_COUNT, count, number -> count = number);

    /// @param start the start of the open game
    BalanceChoices(Position start) {
        this.start = start;
        // One blocked cell, or one piece left out.
        kind = new SimpleObjectProperty<>(kinds().get(1));
    }

    /// What can be restricted.
    List<BalancePlan.Kind> kinds() {
        return BalancePlan.Kind.of(start);
    }

    /// Whether set-ups are compared that a player makes, rather than blocked cells.
    boolean made() {
        return start.game().playersSetup().isPresent();
    }

    /// What is restricted.
    ObjectProperty<BalancePlan.Kind> kindProperty() {
        return kind;
    }

    /// The time limit for one value, in seconds.
    NumberEntry each() {
        return eachEntry;
    }

    /// The most restrictions to search.
    NumberEntry count() {
        return countEntry;
    }

    BalancePlan plan() {
        eachEntry.commit();
        countEntry.commit();
        return new BalancePlan(start, kind.get(), count, each);
    }
}
