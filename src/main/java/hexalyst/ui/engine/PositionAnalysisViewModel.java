package hexalyst.ui.engine;

import hexalyst.analysis.live.MoveValues;
import hexalyst.analysis.live.SameMoves;
import hexalyst.engine.SearchReport;
import hexalyst.game.Position;
import hexalyst.report.Failures;
import hexalyst.text.Texts;
import hexalyst.ui.fx.FxThread;
import hexalyst.ui.fx.LatestUpdate;
import hexalyst.ui.fx.Recent;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.message.MessageLine;
import java.time.Duration;
import java.util.HashSet;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;

/// The one analysis of a tab. The engine's panel, the board's overlays, the list and the table of moves, the proof and
/// the questions all read it; none of them searches on its own. It runs while anybody wants results, on one position at
/// a time, and follows the user to other positions. Results are kept and shown again on return. JavaFX thread only.
public final class PositionAnalysisViewModel {
    /// The name under which the engine's switch asks for results; only its position may be locked.
    static final String ENGINE = "engine";

    /// The number of positions whose results are kept.
    private static final int KEPT = 300;
    /// A search starts when the user stays at a position, not at each one passed on the way.
    private static final Duration REST = Duration.ofMillis(120);

    private final Analyser analyser;
    private final GameViewModel game;
    private final EngineFocus focus;
    private final ProofStore proofs;
    private final SharedProofs shared;
    private final SharedProofs sharedAway;
    private final MessageLine messages;
    private final FxThread later;
    private final Texts texts = Texts.of(PositionAnalysisViewModel.class);
    private final Set<String> wanting = new HashSet<>();
    private final Recent<Position, MoveValues> kept = new Recent<>(KEPT);
    private final Recent<Position, SameMoves> same = new Recent<>(KEPT);
    private final ReadOnlyObjectWrapper<AnalysisState> state;
    private final ObservableValue<Optional<MoveValues>> values;
    private final ObservableValue<MoveCount> count;
    private final ObservableValue<Boolean> busy;
    private final ObjectProperty<SearchChoice> search = new SimpleObjectProperty<>(SearchChoice.AUTOMATIC);
    private Optional<Runnable> stop = Optional.empty();
    private Optional<Position> working = Optional.empty();
    private Optional<Question> question = Optional.empty();
    private int questions;
    private Halt ended = Halt.NONE;
    private boolean resting;
    private Position at;
    /// The number of the search whose results are shown.
    private int round;
    /// The number of the first search with the current way of estimating.
    private int anew;

    /// A question about another position that the user wants answered at once.
    ///
    /// @param number identifies the question
    /// @param hears receives results so far
    /// @param over called at the end; false if the question was ended early
    private record Question(int number, Position position, Consumer<MoveValues> hears, Consumer<Boolean> over) {}

    /// When a search starts.
    private enum Start {
        AT_ONCE,
        AFTER_REST
    }

    /// @param analyser starts searches
    /// @param game whose current position is analysed
    /// @param proofs receives what is proved of the position and of those after it, and supplies what is known of them
    /// @param messages shows that a search failed
    /// @param later brings results to the JavaFX thread
    public PositionAnalysisViewModel(
            Analyser analyser, GameViewModel game, ProofStore proofs, MessageLine messages, FxThread later) {
        this.analyser = analyser;
        this.game = game;
        this.proofs = proofs;
        shared = new SharedProofs(proofs);
        sharedAway = new SharedProofs(proofs);
        this.messages = messages;
        this.later = later;
        focus = new EngineFocus(game);
        at = game.moment().position();
        state = new ReadOnlyObjectWrapper<>(now(at, at));
        values = state.map(AnalysisState::values);
        count = state.map(MoveCount::of);
        busy = state.map(AnalysisState::busy);
        game.momentProperty().subscribe((before, now) -> follow());
        focus.positionProperty().subscribe((before, now) -> follow());
        proofs.countProperty().subscribe((before, now) -> update());
        search.subscribe((before, now) -> beginAnew());
    }

    /// Which position the engine works at.
    public EngineFocus focus() {
        return focus;
    }

    /// The current state.
    public ReadOnlyObjectProperty<AnalysisState> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /// The current state.
    public AnalysisState state() {
        return state.get();
    }

    /// What is known of the moves of the current position; empty if nothing is.
    public ObservableValue<Optional<MoveValues>> valuesProperty() {
        return values;
    }

    /// Which moves of a position are the same up to a symmetry. Found on first use, since that takes longer than the
    /// rest of a step through a game.
    public SameMoves same(Position of) {
        return same.of(of, SameMoves::of);
    }

    /// The progress of those moves' values.
    public ObservableValue<MoveCount> countProperty() {
        return count;
    }

    /// True while a search is running.
    public ObservableValue<Boolean> busyProperty() {
        return busy;
    }

    /// The results for the moves of a position: current ones for the shown position, otherwise those from when the user
    /// left it. Empty for the latter while values are hidden.
    private Optional<MoveValues> found(Position of) {
        if (of.equals(state().shown())) {
            return state().values();
        }
        return proofs.veiled() ? Optional.empty() : kept.find(of);
    }

    /// The winning chance of the player to move, 0 to 1, if they play the best move found so far. Empty if nothing is
    /// known of the moves, or values are hidden.
    public OptionalDouble chance(Position of) {
        return found(of).map(MoveValues::chance).orElse(OptionalDouble.empty());
    }

    /// True while a position is being searched.
    public boolean worksAt(Position of) {
        return state().working().equals(Optional.of(of));
    }

    /// Sets whether somebody wants results. The analysis runs while anybody does.
    ///
    /// @param who identifies the caller
    public void want(String who, boolean wanted) {
        boolean before = !wanting.isEmpty();
        boolean news = wanted ? wanting.add(who) : wanting.remove(who);
        if (news && wanted) {
            ended = Halt.NONE;
        }
        if (before == wanting.isEmpty() || news && !at().equals(at)) {
            begin(Start.AT_ONCE);
        } else if (news) {
            update();
        }
    }

    /// How positions are estimated; a change discards the estimates and starts again. A binding does not keep this
    /// object alive.
    public ObjectProperty<SearchChoice> searchProperty() {
        return search;
    }

    /// Starts again after a change of the way to estimate. What was proved remains in the proofs.
    private void beginAnew() {
        halt();
        anew = round;
        kept.clear();
        begin(Start.AT_ONCE);
    }

    /// Pauses, whoever wants results, or resumes.
    public void rest(boolean now) {
        if (now != resting) {
            resting = now;
            begin(Start.AT_ONCE);
        }
    }

    /// Stops at the user's request, whoever wants results.
    public void stop() {
        if (working.isPresent()) {
            ended = Halt.USER;
        }
        wanting.clear();
        Optional<Question> asked = question;
        question = Optional.empty();
        halt();
        update();
        asked.ifPresent(open -> open.over.accept(false));
    }

    /// Analyses another position first, and returns to the current one afterwards. Ends an earlier question.
    ///
    /// @param position a position in which the game is not over
    /// @param patience the time limit
    /// @param hears receives results so far; nothing more once the value is proved with a line to the end
    /// @param over called once at the end: true if everything was found or the time is up, false if the user, a failure
    ///   or another question ended it
    /// @return cancels the question; neither callback is called any more
    public Runnable ask(Position position, Duration patience, Consumer<MoveValues> hears, Consumer<Boolean> over) {
        Optional<Question> before = question;
        Question asked = new Question(++questions, position, hears, over);
        question = Optional.of(asked);
        before.ifPresent(open -> open.over.accept(false));
        begin(Start.AT_ONCE);
        later.run(patience, () -> end(asked));
        kept.find(position).ifPresent(known -> tell(asked, known));
        return () -> drop(asked);
    }

    private boolean drop(Question asked) {
        boolean open = question.filter(asked::equals).isPresent();
        if (open) {
            question = Optional.empty();
            begin(Start.AT_ONCE);
        }
        return open;
    }

    private void end(Question asked) {
        if (drop(asked)) {
            asked.over.accept(true);
        }
    }

    /// The position to search. If the engine is on, it may be a locked one.
    private Position at() {
        return question.map(Question::position)
                .orElseGet(() -> wanting.contains(ENGINE)
                        ? focus.positionProperty().get()
                        : game.moment().position());
    }

    /// Hears of a step twice, from the game and from the focus; the second time nothing is new.
    private void follow() {
        if (!at().equals(at)) {
            ended = Halt.NONE;
            begin(Start.AFTER_REST);
        } else if (!state().shown().equals(game.moment().position())
                || !state().focus().equals(focus.positionProperty().get())) {
            update();
        }
    }

    private void begin(Start when) {
        halt();
        at = at();
        boolean wanted = question.isPresent() || !wanting.isEmpty() && !resting;
        if (wanted && !at.outcome().over() && !done(at)) {
            int mine = round;
            working = Optional.of(at);
            if (when == Start.AT_ONCE) {
                search(mine);
            } else {
                later.run(REST, () -> search(mine));
            }
        }
        update();
    }

    /// True if a search could not add anything.
    private boolean done(Position position) {
        return kept.find(position).filter(MoveValues::finished).isPresent();
    }

    /// Starts the search, unless the user has moved on since it was requested.
    private void search(int mine) {
        if (mine != round) {
            return;
        }
        // One for each search, so that the last result of a stopped search is not taken for its successor's.
        Optional<SearchReport> earlier = kept.find(at).flatMap(MoveValues::search);
        LatestUpdate<MoveValues> updates = new LatestUpdate<>(
                later, found -> show(mine, earlier.map(found::after).orElse(found)));
        stop = Optional.of(analyser.start(at, updates::offer, failure -> later.run(() -> fail(mine, failure))));
    }

    private void halt() {
        round++;
        stop.ifPresent(Runnable::run);
        stop = Optional.empty();
        working = Optional.empty();
    }

    /// Receives results in the JavaFX thread. Those of a stopped search are kept for the user's return; its final
    /// report of being finished only means that it was stopped. Results with another way of estimating are dropped.
    private void show(int searched, MoveValues found) {
        if (searched < anew) {
            return;
        }
        boolean current = searched == round;
        keep(current ? found : found.unfinished());
        if (current) {
            if (found.finished()) {
                halt();
            }
            question.ifPresent(asked -> tell(asked, found));
        }
        update();
    }

    private void tell(Question asked, MoveValues found) {
        asked.hears.accept(found);
        boolean shown = found.search().filter(SearchReport::whole).isPresent();
        if (found.finished() || shown) {
            end(asked);
        }
    }

    private void keep(MoveValues found) {
        MoveValues better = kept.find(found.position()).map(found::keeping).orElse(found);
        kept.keep(found.position(), better);
        boolean updated = found.position().equals(game.moment().position())
                || found.position().equals(focus.positionProperty().get());
        // The update that follows learns from those that are shown.
        if (!updated) {
            sharedAway.learn(better.position(), Optional.of(better));
        }
    }

    private void fail(int failed, Throwable failure) {
        if (failed == round) {
            Failures.tell(failure);
            stop();
            ended = Halt.FAILED;
            messages.warn(texts.get("failed", String.valueOf(failure.getMessage())));
            update();
        }
    }

    /// Updates the state at once. What is proved of a position also proves something about its moves; that is announced
    /// last, and once more updates the state if it was news.
    private void update() {
        Position here = game.moment().position();
        Position there = focus.positionProperty().get();
        learn(shared, here);
        if (!there.equals(here)) {
            learn(sharedAway, there);
        }
        state.set(now(here, there));
        proofs.announce();
    }

    private void learn(SharedProofs from, Position position) {
        if (!proofs.veiled()) {
            from.learn(position, kept.find(position));
        }
    }

    private AnalysisState now(Position here, Position there) {
        Optional<MoveValues> known = known(shared, here);
        return new AnalysisState(
                here,
                known,
                there,
                there.equals(here) ? known : known(sharedAway, there),
                proofs.find(there),
                !wanting.isEmpty() && !resting,
                working,
                proofs.veiled(),
                ended);
    }

    private Optional<MoveValues> known(SharedProofs with, Position position) {
        return proofs.veiled() ? Optional.empty() : with.with(position, kept.find(position));
    }
}
