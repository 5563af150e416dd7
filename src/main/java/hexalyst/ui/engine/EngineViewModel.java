package hexalyst.ui.engine;

import hexalyst.analysis.MoveValues;
import hexalyst.engine.SearchReport;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.record.GameTree;
import hexalyst.record.MachineNote;
import hexalyst.text.Texts;
import hexalyst.ui.game.GameMoment;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.message.MessageLine;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

/// The engine as the user switches it on and off, and what its panel tells. While it is on it works on the current
/// position and follows the user to another; while it is off it costs nothing. JavaFX thread only.
public final class EngineViewModel {
    /// As many plies as a proof usually has at most, in digits.
    private static final int LONG = 88;

    private final AnalysisViewModel analysis;
    private final GameViewModel game;
    private final ProofStore proofs;
    private final MessageLine messages;
    private final ObservableValue<String> elsewhere;
    private final Texts texts = Texts.of(EngineViewModel.class);
    private final Figures figures = new Figures();
    private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<EngineState> state;

    /// @param analysis finds out about the position
    /// @param game whose current position is analysed
    /// @param proofs what is proved
    /// @param messages where it says what it did
    /// @param elsewhere what is told of the position while nothing is proved of it and the engine is off; empty if
    ///     nothing is known elsewhere either
    public EngineViewModel(
            AnalysisViewModel analysis,
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

    /// All that the panel tells.
    public ReadOnlyObjectProperty<EngineState> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /// All that the panel tells.
    public EngineState state() {
        return state.get();
    }

    /// True while the engine is on, also when it has nothing left to do at this position.
    public ReadOnlyBooleanProperty runningProperty() {
        return running.getReadOnlyProperty();
    }

    /// About as long as [EngineState#effort] may become.
    String longestEffort() {
        return figures.longestEffort();
    }

    /// About as long as [EngineState#numbers] may become.
    String longestNumbers() {
        return figures.longestNumbers();
    }

    /// About as long a sentence as [EngineState#headline] may become for this game.
    ObservableValue<String> longestHeadline() {
        return focus().positionProperty()
                .map(here -> Stream.of(Side.values())
                        .map(side ->
                                texts.get("headline.LOSS.in", here.edition().sideName(side), LONG))
                        .max(Comparator.comparingInt(String::length))
                        .orElse(""));
    }

    /// Switches the engine on or off.
    public void toggle() {
        if (running.get()) {
            stop();
        } else {
            running.set(true);
            analysis.want(AnalysisViewModel.ENGINE, true);
            update();
        }
    }

    /// Presses the panel's button: it stops whatever works on the position, also what works without the engine being
    /// on, such as the lens. At the end of a game the engine is not switched on.
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

    /// Switches the engine off at once, and whatever else works on the position.
    public void stop() {
        running.set(false);
        analysis.stop();
        update();
    }

    /// Plays the first moves of the proved line, as a variation where they are new.
    ///
    /// @param count how many moves
    public void playLine(int count) {
        List<Move> moves = state().line();
        focus().goThere();
        game.playLine(game.moment().id(), moves.subList(0, Math.min(count, moves.size())));
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
            messages.say(
                    texts.get("added", Proof.text(found.note(), found.position().edition())));
        });
    }

    /// The plies that are noted in the game, if it says the same as a proof of its position with fewer.
    private OptionalInt notedShorter(Proof found) {
        GameMoment moment = game.moment();
        return moment.annotations()
                .proved()
                .filter(note -> moment.position().equals(found.position())
                        && note.winner().equals(found.note().winner()))
                .map(MachineNote.Proved::plies)
                .filter(plies -> plies.orElse(Integer.MAX_VALUE) < found.plies().orElse(0))
                .orElse(OptionalInt.empty());
    }

    /// The game is not to say longer bounds elsewhere than what is proved by now: the notes that are to be written
    /// anew.
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
        EngineState.Power power = known.busy()
                ? EngineState.Power.STOP
                : running.get() ? EngineState.Power.TURN_OFF : EngineState.Power.START;
        boolean told = known.busy() || verdict.proved();
        return new EngineState(
                running.get(),
                power,
                verdict,
                headline(known, verdict),
                halt,
                known.busy() ? figures.work(known, here ? report : Optional.empty()) : halt.text(),
                report.filter(search -> told).map(figures::effort).orElse(""),
                report.filter(search -> here && !verdict.proved())
                        .map(figures::numbers)
                        .orElse(""),
                known.proof());
    }

    private Halt halt(AnalysisState known) {
        if (known.busy() || known.ended() != Halt.NONE) {
            return known.busy() ? Halt.NONE : known.ended();
        }
        if (!running.get()) {
            return Halt.NONE;
        }
        return known.focus().outcome().over() ? Halt.OVER : known.proof().isPresent() ? Halt.PROVED : Halt.LIMIT;
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
        return known.ended() == Halt.FAILED ? Verdict.FAILED : looked ? Verdict.STOPPED : Verdict.UNKNOWN;
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
        Optional<MachineNote.Proved> otherwise = game.moment()
                .annotations()
                .proved()
                .filter(note -> game.moment().position().equals(found.position())
                        && !note.winner().equals(found.winner()));
        if (otherwise.isPresent()) {
            String said = Proof.text(otherwise.get(), found.position().edition());
            return texts.get("headline.contradicted", found.headline(), said);
        }
        OptionalInt noted = notedShorter(found);
        return noted.isPresent() ? texts.get("headline.noted", found.headline(), noted.getAsInt()) : found.headline();
    }
}
