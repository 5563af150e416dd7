package hexalyst.ui.engine;

import hexalyst.engine.SearchHandle;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchListener;
import hexalyst.engine.SearchReport;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.record.GameTree;
import hexalyst.record.MachineNote;
import hexalyst.text.Texts;
import hexalyst.ui.fx.Later;
import hexalyst.ui.fx.LatestUpdate;
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
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;

/// The engine as the user switches it on and off. While it is on it works on the current position and follows the user
/// to another; while it is off it costs nothing. JavaFX thread only; reports come from the engine's threads, the latest
/// only, and those of an older request are dropped, except that what they prove is kept.
public final class EngineViewModel {
    /// As many plies as a proof usually has at most, in digits.
    private static final int LONG = 88;

    private final Searcher searcher;
    private final GameViewModel game;
    private final EngineFocus focus;
    private final ProofStore proofs;
    private final MessageLine messages;
    private final Later later;
    private final Texts texts = Texts.of(EngineViewModel.class);
    private final Figures figures = new Figures();
    private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<Verdict> verdict = new ReadOnlyObjectWrapper<>(Verdict.UNKNOWN);
    private final ReadOnlyObjectWrapper<Halt> halt = new ReadOnlyObjectWrapper<>(Halt.NONE);
    private final ReadOnlyStringWrapper headline = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper effort = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper numbers = new ReadOnlyStringWrapper("");
    private final ReadOnlyObjectWrapper<List<Move>> line = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<Optional<Proof>> proof = new ReadOnlyObjectWrapper<>(Optional.empty());
    private Optional<SearchHandle> search = Optional.empty();
    private Position position;
    private int rounds;

    /// @param searcher starts searches
    /// @param game whose current position is searched
    /// @param proofs keeps what is proved
    /// @param messages where it says what it did
    /// @param later brings reports to the JavaFX thread
    public EngineViewModel(
            Searcher searcher, GameViewModel game, ProofStore proofs, MessageLine messages, Later later) {
        this.searcher = searcher;
        this.game = game;
        this.proofs = proofs;
        this.messages = messages;
        this.later = later;
        position = game.moment().position();
        focus = new EngineFocus(game);
        focus.positionProperty().subscribe(this::follow);
        proofs.countProperty().subscribe((before, now) -> notice());
    }

    /// Which position it works at.
    public EngineFocus focus() {
        return focus;
    }

    /// True while the engine is on, also when it has nothing left to do at this position.
    public ReadOnlyBooleanProperty runningProperty() {
        return running.getReadOnlyProperty();
    }

    /// What is known of the current position.
    public ReadOnlyObjectProperty<Verdict> verdictProperty() {
        return verdict.getReadOnlyProperty();
    }

    /// The same in a sentence.
    public ReadOnlyStringProperty headlineProperty() {
        return headline.getReadOnlyProperty();
    }

    /// About as long as [#effortProperty] may become.
    String longestEffort() {
        return figures.longestEffort();
    }

    /// About as long as [#numbersProperty] may become.
    String longestNumbers() {
        return figures.longestNumbers();
    }

    /// About as long a sentence as [#headlineProperty] may become for this game.
    ObservableValue<String> longestHeadline() {
        return focus.positionProperty()
                .map(here -> Stream.of(Side.values())
                        .map(side ->
                                texts.get("headline.LOSS.in", here.edition().sideName(side), LONG))
                        .max(Comparator.comparingInt(String::length))
                        .orElse(""));
    }

    /// Why it does nothing, if it does nothing though it was switched on.
    public ReadOnlyObjectProperty<Halt> haltProperty() {
        return halt.getReadOnlyProperty();
    }

    /// What the search has done so far; empty before it has reported.
    public ReadOnlyStringProperty effortProperty() {
        return effort.getReadOnlyProperty();
    }

    /// The proof and disproof numbers of the open position; empty when there are none.
    public ReadOnlyStringProperty numbersProperty() {
        return numbers.getReadOnlyProperty();
    }

    /// A line from the current position that keeps to the proof; empty if there is none.
    public ReadOnlyObjectProperty<List<Move>> lineProperty() {
        return line.getReadOnlyProperty();
    }

    /// The proof for the current position, if there is one.
    public ReadOnlyObjectProperty<Optional<Proof>> proofProperty() {
        return proof.getReadOnlyProperty();
    }

    /// Switches the engine on or off.
    public void toggle() {
        if (running.get()) {
            stop();
        } else {
            running.set(true);
            begin();
        }
    }

    /// As [#toggle], but at the end of a game the engine is not switched on.
    public void toggleUnlessOver() {
        if (running.get() || !position.outcome().over()) {
            toggle();
        }
    }

    /// Switches the engine off at once.
    public void stop() {
        if (running.get()) {
            halt.set(Halt.USER);
        }
        running.set(false);
        endSearch();
        if (verdict.get() == Verdict.SEARCHING) {
            verdict.set(Verdict.STOPPED);
            headline.set(texts.get("headline.stopped", mover()));
        }
    }

    /// Plays the first moves of the proved line, as a variation where they are new.
    ///
    /// @param count how many moves
    public void playLine(int count) {
        List<Move> moves = line.get();
        focus.goThere();
        game.playLine(game.moment().id(), moves.subList(0, Math.min(count, moves.size())));
    }

    /// Writes the proved value and its line into the game.
    public void addToGame() {
        proof.get().ifPresent(found -> {
            focus.goThere();
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

    private void follow(Position next) {
        boolean moved = !next.equals(position);
        position = next;
        if (moved || headline.get().isEmpty()) {
            begin();
        }
    }

    /// Shows what is known of the position; searches it if the engine is on and there is something to find out.
    private void begin() {
        endSearch();
        effort.set("");
        numbers.set("");
        Optional<Proof> known = proofs.find(position);
        halt.set(Halt.NONE);
        if (position.outcome().over()) {
            rest(Halt.OVER);
            settle(Verdict.OVER, texts.get("headline.over", position.outcome().reason()));
        } else if (known.isPresent() && (!running.get() || !known.get().line().isEmpty())) {
            rest(Halt.PROVED);
            settle(known.get());
        } else if (running.get()) {
            // What is proved already only wants its line.
            known.ifPresentOrElse(this::settle, () -> settle(Verdict.SEARCHING, openHeadline()));
            search();
        } else {
            settle(Verdict.UNKNOWN, texts.get("headline.unknown", mover()));
        }
    }

    /// There is nothing more to do here while it is on.
    private void rest(Halt why) {
        halt.set(running.get() ? why : Halt.NONE);
    }

    private void search() {
        int mine = ++rounds;
        // One for each search: the last word of a stopped one must not take the place of its successor's.
        LatestUpdate<SearchReport> updates = new LatestUpdate<>(later, this::show);
        search = Optional.of(searcher.start(position, SearchLimits.NONE, new SearchListener() {
            @Override
            public void report(SearchReport report) {
                Proof.of(report).ifPresent(proofs::add);
                updates.offer(report);
            }

            @Override
            public void failed(Throwable failure) {
                later.run(() -> fail(mine, failure));
            }
        }));
    }

    private void endSearch() {
        search.ifPresent(SearchHandle::stop);
        search = Optional.empty();
    }

    /// A report reaches the JavaFX thread. One of a search that was stopped or overtaken shows nothing, but what it
    /// proved may belong to the position that is seen.
    private void show(SearchReport report) {
        proofs.announce();
        if (search.isEmpty() || search.get().request() != report.request()) {
            notice();
            return;
        }
        effort.set(figures.effort(report));
        numbers.set(figures.numbers(report));
        Optional<Proof> found = Proof.of(report);
        if (found.isPresent()) {
            numbers.set("");
            search = Optional.empty();
            rest(Halt.PROVED);
            settle(proofs.find(position).orElse(found.get()));
        } else if (report.finished()) {
            search = Optional.empty();
            Optional<Proof> known = proofs.find(position);
            rest(known.isPresent() ? Halt.PROVED : Halt.LIMIT);
            known.ifPresentOrElse(this::settle, () -> settle(Verdict.STOPPED, texts.get("headline.stopped", mover())));
        }
    }

    /// Shows what was proved meanwhile in another way, such as by a search for the values of the moves.
    private void notice() {
        Optional<Proof> known = proofs.find(position);
        if (known.isEmpty() && proof.get().isPresent() && !running.get()) {
            // It is not to be known any more.
            begin();
        }
        if (known.isEmpty() || known.equals(proof.get())) {
            return;
        }
        if (search.isPresent() && !known.get().line().isEmpty()) {
            endSearch();
        }
        if (running.get() && search.isEmpty()) {
            rest(Halt.PROVED);
        }
        settle(known.get());
    }

    private void fail(int round, Throwable failure) {
        if (round != rounds) {
            return;
        }
        running.set(false);
        endSearch();
        halt.set(Halt.FAILED);
        settle(Verdict.FAILED, texts.get("headline.failed", failure));
        messages.warn(texts.get("failed", failure));
    }

    private void settle(Proof found) {
        proof.set(Optional.of(found));
        line.set(found.line());
        OptionalInt noted = notedShorter(found);
        headline.set(
                noted.isPresent() ? texts.get("headline.noted", found.headline(), noted.getAsInt()) : found.headline());
        verdict.set(
                switch (found.value()) {
                    case WIN -> Verdict.WIN;
                    case LOSS -> Verdict.LOSS;
                    case DRAW -> Verdict.DRAW;
                });
    }

    private void settle(Verdict open, String text) {
        proof.set(Optional.empty());
        line.set(List.of());
        headline.set(text);
        verdict.set(open);
    }

    /// That nothing is proved of the position yet, in a sentence.
    String openHeadline() {
        return texts.get("headline.open", mover());
    }

    private String mover() {
        return position.edition().sideName(position.toMove());
    }
}
