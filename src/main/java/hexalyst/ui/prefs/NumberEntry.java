package hexalyst.ui.prefs;

import hexalyst.text.Texts;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/// A whole number as it is typed: what is wrong with it is said at once, and only a good one is taken, when the user is
/// done with it. JavaFX thread only.
public final class NumberEntry {
    private final int least;
    private final int most;
    private final IntConsumer taker;
    private final Texts texts = Texts.of(NumberEntry.class);
    private final StringProperty text = new SimpleStringProperty();
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");

    /// @param least the least number that is taken
    /// @param most the largest
    /// @param now the number so far
    /// @param taker gets a good one
    public NumberEntry(int least, int most, int now, IntConsumer taker) {
        this.least = least;
        this.most = most;
        this.taker = taker;
        text.set(Integer.toString(now));
        text.subscribe((before, typed) -> check());
    }

    /// What is typed.
    public StringProperty textProperty() {
        return text;
    }

    /// What is wrong with it; empty if nothing is.
    public ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    /// The user is done with it: takes it if it is good, and changes nothing if it is not.
    public void commit() {
        number().ifPresent(taker);
    }

    private void check() {
        problem.set(number().isPresent() ? "" : texts.get("number.range", least, most));
    }

    private OptionalInt number() {
        String typed = text.get().strip();
        if (!typed.matches("\\d{1,9}")) {
            return OptionalInt.empty();
        }
        int number = Integer.parseInt(typed);
        return number < least || number > most ? OptionalInt.empty() : OptionalInt.of(number);
    }
}
