package hexalyst.ui.files;

import hexalyst.notation.ReadResult;
import hexalyst.notation.exchange.Imported;
import hexalyst.text.Texts;
import hexalyst.ui.message.MessageLine;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Asks where row a of imported games is, one question at a time. JavaFX thread only.
public final class RowsViewModel {
    private final MessageLine messages;
    private final ReadOnlyObjectWrapper<Optional<RowsQuestion>> question =
            new ReadOnlyObjectWrapper<>(Optional.empty());

    /// @param messages shows that nothing was opened
    RowsViewModel(MessageLine messages) {
        this.messages = messages;
    }

    /// The open question; empty if there is none.
    public ReadOnlyObjectProperty<Optional<RowsQuestion>> questionProperty() {
        return question.getReadOnlyProperty();
    }

    /// Passes on what was read: at once if it is certain, otherwise after the user's choice.
    public void settle(Imported read, Consumer<Imported> then) {
        if (read instanceof Imported.Undecided both) {
            question.set(Optional.of(new RowsQuestion(both.bottom(), both.top(), then)));
        } else {
            then.accept(read);
        }
    }

    /// Chooses row a at the bottom.
    public void bottom() {
        answer(RowsQuestion::bottom);
    }

    /// Chooses row a at the top.
    public void top() {
        answer(RowsQuestion::top);
    }

    private void answer(Function<RowsQuestion, ReadResult> which) {
        Optional<RowsQuestion> asked = question.get();
        question.set(Optional.empty());
        asked.ifPresent(open -> open.then().accept(new Imported.Foreign(which.apply(open))));
    }

    /// Opens nothing.
    public void cancel() {
        if (question.get().isPresent()) {
            question.set(Optional.empty());
            messages.say(Texts.of(RowsViewModel.class).get("rows.cancelled"));
        }
    }
}
