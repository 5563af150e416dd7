package hexalyst.ui.failure;

import hexalyst.report.FailureReport;
import hexalyst.text.Texts;
import hexalyst.ui.fx.FxThread;
import java.util.HashSet;
import java.util.Set;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/// What the user sees of an unexpected exception: one sentence for all of them until the user dismisses it, with the
/// report of the first, which often causes the others. A dismissed failure is not shown again. JavaFX thread only,
/// except where stated otherwise.
public final class FailureViewModel {
    private final FxThread later;
    private final Set<String> seen = new HashSet<>();
    private final ReadOnlyStringWrapper sentence = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper report = new ReadOnlyStringWrapper("");
    private int times;

    /// @param later brings failures of other threads here
    public FailureViewModel(FxThread later) {
        this.later = later;
    }

    /// Reports a failure. May be called from any thread.
    public void tell(FailureReport failed) {
        later.run(() -> show(failed));
    }

    private void show(FailureReport failed) {
        boolean first = seen.add(failed.stack());
        if (times == 0 && !first) {
            return;
        }
        times++;
        if (times == 1) {
            report.set(failed.text());
        }
        // It outlasts a change of the language.
        sentence.set(Texts.of(FailureViewModel.class).get("failure", times));
    }

    /// Dismisses it.
    void dismiss() {
        times = 0;
        sentence.set("");
        report.set("");
    }

    /// What went wrong; empty if nothing did.
    ReadOnlyStringProperty sentenceProperty() {
        return sentence.getReadOnlyProperty();
    }

    /// The report that the user may send; empty if nothing went wrong.
    ReadOnlyStringProperty reportProperty() {
        return report.getReadOnlyProperty();
    }
}
