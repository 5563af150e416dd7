package hexalyst.ui.engine;

import hexalyst.text.Texts;
import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.value.ObservableValue;

/// The one button of the engine and what it says: it stops whatever works on the position, also what works without the
/// engine being on, such as the search for what every move is worth. JavaFX thread only.
public final class EngineSwitch {
    /// What the button does.
    public enum State {
        /// Nothing works and the engine is off.
        START,
        /// Something works.
        STOP,
        /// The engine is on and has nothing left to do here; it goes on elsewhere.
        TURN_OFF;

        /// The word on the button.
        public String word() {
            return Texts.of(EngineSwitch.class).get("switch." + name());
        }
    }

    private final EngineViewModel engine;
    private final List<Work> works = new ArrayList<>();
    private ObservableValue<String> elsewhere = new SimpleStringProperty("");
    private final Texts texts = Texts.of(EngineSwitch.class);
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(State.START);
    private final ReadOnlyObjectWrapper<Verdict> verdict = new ReadOnlyObjectWrapper<>(Verdict.UNKNOWN);
    private final ReadOnlyStringWrapper headline = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper beside = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper work = new ReadOnlyStringWrapper("");

    /// Something that works beside the engine.
    ///
    /// @param name which text tells of it
    /// @param busy true while it works
    /// @param stop ends it
    private record Work(String name, ObservableValue<Boolean> busy, Runnable stop) {}

    /// @param engine what is switched
    public EngineSwitch(EngineViewModel engine) {
        this.engine = engine;
        engine.runningProperty().subscribe((before, now) -> update());
        engine.verdictProperty().subscribe((before, now) -> update());
        engine.haltProperty().subscribe((before, now) -> update());
        engine.headlineProperty().subscribe(now -> update());
    }

    /// Adds something that the button stops too.
    ///
    /// @param name `moves` or `proof`
    public void stopToo(String name, ObservableValue<Boolean> busy, Runnable stop) {
        works.add(new Work(name, busy, stop));
        busy.subscribe(now -> update());
    }

    /// Says what is told of the position while the engine itself knows nothing of it.
    ///
    /// @param known a sentence; empty if nothing is known elsewhere either
    public void tellToo(ObservableValue<String> known) {
        elsewhere = known;
        known.subscribe(now -> update());
    }

    /// What the button does.
    public ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /// What is known of the position; open while anything works on it.
    public ReadOnlyObjectProperty<Verdict> verdictProperty() {
        return verdict.getReadOnlyProperty();
    }

    /// The same in a sentence.
    public ReadOnlyStringProperty headlineProperty() {
        return headline.getReadOnlyProperty();
    }

    /// What works beside the engine, in a few words; empty if nothing does.
    public ReadOnlyStringProperty besideProperty() {
        return beside.getReadOnlyProperty();
    }

    /// What works beside the engine, else why the engine has ended: never both, which would read as if it had ended and
    /// gone on. Empty while the engine itself searches and where there is nothing to say.
    public ReadOnlyStringProperty workProperty() {
        return work.getReadOnlyProperty();
    }

    /// True while the engine itself searches.
    public boolean searches() {
        return engine.runningProperty().get() && engine.haltProperty().get() == Halt.NONE;
    }

    /// Presses the button. At the end of a game the engine is not switched on.
    public void press() {
        switch (state.get()) {
            case START -> engine.toggleUnlessOver();
            case STOP -> {
                engine.stop();
                works.stream().filter(work -> work.busy.getValue()).toList().forEach(work -> work.stop.run());
            }
            case TURN_OFF -> engine.stop();
        }
    }

    private void update() {
        List<Work> busy = works.stream().filter(work -> work.busy.getValue()).toList();
        beside.set(busy.isEmpty() ? "" : texts.get("beside." + busy.getFirst().name));
        work.set(searches() ? "" : busy.isEmpty() ? engine.haltProperty().get().text() : beside.get());
        Verdict known = engine.verdictProperty().get();
        boolean looked = (known == Verdict.UNKNOWN || known == Verdict.STOPPED) && !busy.isEmpty();
        verdict.set(looked ? Verdict.SEARCHING : known);
        boolean told = known == Verdict.UNKNOWN
                && !elsewhere.getValue().isEmpty()
                && !engine.focus().awayProperty().get();
        String open = looked ? engine.openHeadline() : engine.headlineProperty().get();
        headline.set(told ? elsewhere.getValue() : open);
        if (searches() || !busy.isEmpty()) {
            state.set(State.STOP);
        } else {
            state.set(engine.runningProperty().get() ? State.TURN_OFF : State.START);
        }
    }
}
