package hexalyst.ui.prefs;

import hexalyst.text.Texts;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/// A whole number being typed. An error is shown at once; a valid number is accepted when the user has finished. JavaFX
/// thread only.
public final class NumberEntry {
    private final int least;
    private final int most;
    private final IntConsumer taker;
    private final Texts texts = Texts.of(NumberEntry.class);
    private final StringProperty text = new SimpleStringProperty();
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");

    /// @param least the least valid number
    /// @param most the greatest valid number
    /// @param now the current number
    /// @param taker receives a valid number
    public NumberEntry(int least, int most, int now, IntConsumer taker) {
        this.least = least;
        this.most = most;
        this.taker = taker;
        text.set(Integer.toString(now));
        text.subscribe((before, typed) -> check());
    }

    /// The typed text.
    public StringProperty textProperty() {
        return text;
    }

    /// What is wrong with it; empty if it is valid.
    public ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    /// The user has finished: accepts a valid number, and otherwise changes nothing.
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
