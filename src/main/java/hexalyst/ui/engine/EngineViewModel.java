package hexalyst.ui.engine;

import hexalyst.analysis.live.MoveValues;
import hexalyst.engine.SearchReport;
import hexalyst.engine.Value;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.record.MachineNote;
import hexalyst.record.WinLength;
import hexalyst.text.Texts;
import hexalyst.ui.game.GameMoment;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.message.MessageLine;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

/// The engine's switch and what its panel shows. While the engine is on, it works on the current position and follows
/// the user to others; while it is off, it uses no resources. JavaFX thread only.
public final class EngineViewModel {
    private final PositionAnalysisViewModel analysis;
    private final GameViewModel game;
    private final ProofStore proofs;
    private final MessageLine messages;
    private final ObservableValue<String> elsewhere;
    private final Texts texts = Texts.of(EngineViewModel.class);
    private final Figures figures = new Figures();
    private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<EngineState> state;

    /// @param analysis analyses the position
    /// @param game whose current position is analysed
    /// @param proofs the proofs
    /// @param messages shows what was done
    /// @param elsewhere what other sources say of the position while it is not proved and the engine is off; empty if
    ///   they say nothing
    public EngineViewModel(
            PositionAnalysisViewModel analysis,
            GameViewModel game,
            ProofStore proofs,
            MessageLine messages,
            ObservableValue<String> elsewhere) {
        this.analysis = analysis;
        this.game = game;
        this.proofs = proofs;
        this.messages = messages;
        this.elsewhere = elsewhere;
        state = new ReadOnlyObjectWrapper<>(now());
        analysis.stateProperty().subscribe((before, now) -> follow(now));
        elsewhere.subscribe((before, now) -> update());
        game.momentProperty().subscribe((before, now) -> update());
    }

    /// Which position it works at.
    public EngineFocus focus() {
        return analysis.focus();
    }

    /// What the panel shows.
    public ReadOnlyObjectProperty<EngineState> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /// What the panel shows.
    public EngineState state() {
        return state.get();
    }

    /// True while the engine is on, even if it has nothing left to do at this position.
    public ReadOnlyBooleanProperty runningProperty() {
        return running.getReadOnlyProperty();
    }

    /// Switches the engine on or off.
    public void toggle() {
        if (running.get()) {
            stop();
        } else {
            running.set(true);
            analysis.want(PositionAnalysisViewModel.ENGINE, true);
            update();
        }
    }

    /// Presses the panel's switch. It stops everything that works on the position, including what runs while the engine
    /// is off, such as the lens. It does not switch the engine on if the game is over.
    public void press() {
        switch (state().power()) {
            case START -> {
                if (!position().outcome().over()) {
                    toggle();
                }
            }
            case STOP, TURN_OFF -> stop();
        }
    }

    /// Switches the engine off at once, and everything else that works on the position.
    public void stop() {
        running.set(false);
        analysis.stop();
        update();
    }

    /// Writes the proved value and its line into the game.
    public void addToGame() {
        state().proof().ifPresent(found -> {
            focus().goThere();
            List<MachineNote> notes = new ArrayList<>();
            if (notedShorter(found).isPresent()) {
                messages.say(texts.get("added.already"));
                return;
            }
            notes.add(found.note());
            if (!found.line().isEmpty()) {
                notes.add(new MachineNote.Line(found.line()));
            }
            Map<Integer, List<MachineNote>> all = new LinkedHashMap<>(shorter());
            all.put(game.moment().id(), notes);
            game.noteAll(all);
            messages.say(texts.get("added", Proof.text(found.note(), found.position())));
        });
    }

    /// The plies of the file's note, if it has the same value as the proof but fewer plies.
    private OptionalInt notedShorter(Proof found) {
        GameMoment moment = game.moment();
        return moment.annotations()
                .proved()
                .filter(note -> moment.position().equals(found.position())
                        && note.winner().equals(found.note().winner()))
                .map(MachineNote.Proved::plies)
                .filter(plies ->
                        plies.orElse(Integer.MAX_VALUE) < found.proved().plies())
                .orElse(OptionalInt.empty());
    }

    /// The notes elsewhere in the game to replace, because they give more plies than are proved by now.
    private Map<Integer, List<MachineNote>> shorter() {
        GameTree tree = game.moment().tree();
        Map<Integer, List<MachineNote>> better = new LinkedHashMap<>();
        for (int id : tree.preorder(GameTree.ROOT)) {
            tree.node(id)
                    .annotations()
                    .proved()
                    .flatMap(noted -> proofs.shorter(tree.position(id), noted))
                    .ifPresent(note -> better.put(id, List.of(note)));
        }
        return better;
    }

    private Position position() {
        return analysis.state().focus();
    }

    private void follow(AnalysisState now) {
        if (now.ended() != Halt.NONE) {
            running.set(false);
        }
        update();
    }

    private void update() {
        state.set(now());
    }

    private EngineState now() {
        AnalysisState known = analysis.state();
        Optional<SearchReport> report = known.focusValues().flatMap(MoveValues::search);
        boolean here = known.working().equals(Optional.of(known.focus()));
        Halt halt = halt(known);
        Verdict verdict = verdict(known, here);
        EngineState.Power power;
        if (known.busy()) {
            power = EngineState.Power.STOP;
        } else {
            power = running.get() ? EngineState.Power.TURN_OFF : EngineState.Power.START;
        }
        boolean told = known.busy() || verdict.proved();
        String headline = headline(known, verdict);
        String numbers = report.filter(search -> here && !verdict.proved())
                .map(figures::numbers)
                .orElse("");
        return new EngineState(
                power,
                verdict,
                headline,
                tellsMore(known, verdict) ? headline : numbers,
                halt,
                known.busy() ? figures.work(known, here ? report : Optional.empty()) : halt.text(),
                report.filter(search -> told).map(figures::effort).orElse(""),
                report.filter(search -> told).map(figures::spent).orElse(""),
                numbers,
                known.proof());
    }

    /// True if the headline says more than the board's head, which shows the value of the board's own position.
    private boolean tellsMore(AnalysisState known, Verdict verdict) {
        boolean fileDiffers = known.proof()
                .filter(found -> saysOtherwise(found) || notedShorter(found).isPresent())
                .isPresent();
        boolean elsewhereOnly =
                verdict == Verdict.UNKNOWN && !elsewhere.getValue().isEmpty();
        return known.away() || verdict == Verdict.FAILED || fileDiffers || elsewhereOnly;
    }

    private Halt halt(AnalysisState known) {
        if (known.busy() || known.ended() != Halt.NONE) {
            return known.busy() ? Halt.NONE : known.ended();
        }
        if (!running.get()) {
            return Halt.NONE;
        }
        if (known.focus().outcome().over()) {
            return Halt.OVER;
        }
        return known.proof().isPresent() ? Halt.PROVED : Halt.LIMIT;
    }

    private static Verdict verdict(AnalysisState known, boolean works) {
        if (known.focus().outcome().over()) {
            return Verdict.OVER;
        }
        if (known.proof().isPresent()) {
            return switch (known.proof().get().value()) {
                case WIN -> Verdict.WIN;
                case LOSS -> Verdict.LOSS;
                case DRAW -> Verdict.DRAW;
            };
        }
        if (works) {
            return Verdict.SEARCHING;
        }
        boolean looked = known.focusValues().isPresent() || known.ended() == Halt.USER;
        if (known.ended() == Halt.FAILED) {
            return Verdict.FAILED;
        }
        return looked ? Verdict.STOPPED : Verdict.UNKNOWN;
    }

    private String headline(AnalysisState known, Verdict verdict) {
        Position here = known.focus();
        String mover = here.edition().sideName(here.toMove());
        return switch (verdict) {
            case WIN, LOSS, DRAW -> proved(known.proof().orElseThrow());
            case OVER -> texts.get("headline.over", here.endWords());
            case SEARCHING -> texts.get("headline.open", mover);
            case FAILED -> texts.get("headline.failed", mover);
            case STOPPED, UNKNOWN -> {
                boolean told = !elsewhere.getValue().isEmpty() && !known.away();
                yield told
                        ? elsewhere.getValue()
                        : texts.get(verdict == Verdict.STOPPED ? "headline.stopped" : "headline.unknown", mover);
            }
        };
    }

    private String proved(Proof found) {
        if (saysOtherwise(found)) {
            String said = game.moment()
                    .annotations()
                    .proved()
                    .map(note -> Proof.text(note, found.position()))
                    .orElse("");
            return texts.get("headline.contradicted", found.headline(), said);
        }
        OptionalInt noted = notedShorter(found);
        return noted.isPresent()
                ? texts.get(
                        "headline.noted",
                        found.headline(),
                        new WinLength().brief(noted.getAsInt(), false, found.value() == Value.WIN))
                : found.headline();
    }

    /// True if the file notes a different value from the proved one.
    private boolean saysOtherwise(Proof found) {
        GameMoment moment = game.moment();
        return moment.annotations()
                .proved()
                .filter(note -> moment.position().equals(found.position())
                        && !note.winner().equals(found.winner()))
                .isPresent();
    }
}
