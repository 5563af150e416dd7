package hexalyst.ui.puzzle;

import hexalyst.engine.SearchLimits;
import hexalyst.export.document.GameReport;
import hexalyst.record.GameTree;
import hexalyst.record.KnownValue;
import hexalyst.record.MachineMark;
import hexalyst.record.Numbering;
import hexalyst.study.puzzle.MissedWins;
import hexalyst.study.puzzle.Puzzle;
import hexalyst.text.Sentences;
import hexalyst.text.Texts;
import hexalyst.ui.engine.ProofStore;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.message.MessageLine;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;

/// Makes puzzles from wins that the open game missed, and saves sets. JavaFX thread only.
public final class MakingViewModel {
    private static final SearchLimits EACH = SearchLimits.NONE.withTime(Duration.ofSeconds(3));

    private final GameViewModel game;
    private final MessageLine messages;
    private final ProofStore proofs;
    private final SharedTraining training;
    private final SolvingViewModel.Outside outside;
    private final SetsViewModel sets;
    private final PuzzleFiles files;
    private final PuzzleJob job;
    private final ObservableValue<Numbering> numbering;
    private final Texts texts = Texts.of(MakingViewModel.class);
    private final ReadOnlyStringWrapper result = new ReadOnlyStringWrapper("");

    MakingViewModel(PuzzleViewModel.Tab tab, PuzzleViewModel.Outside from, SetsViewModel sets) {
        game = tab.game();
        messages = tab.messages();
        proofs = tab.proofs();
        numbering = tab.look().numberingProperty();
        training = from.training();
        outside = from.judging();
        this.sets = sets;
        files = new PuzzleFiles(from.asking(), from.threads(), messages, from::wrote);
        job = new PuzzleJob(outside, messages);
    }

    /// True while a game is searched.
    public ReadOnlyBooleanProperty runningProperty() {
        return job.runningProperty();
    }

    /// The progress, in a few words.
    public ReadOnlyStringProperty progressProperty() {
        return job.progressProperty();
    }

    /// The result of the search in the open game; empty before.
    public ReadOnlyStringProperty resultProperty() {
        return result.getReadOnlyProperty();
    }

    /// Ends the search; results so far are kept.
    public void cancel() {
        job.cancel();
    }

    /// Makes a set of puzzles from wins that the open game missed, but not from lines of the engine.
    ///
    /// @param then runs if there are any
    public void fromGame(Runnable then) {
        fromGame(EACH, then);
    }

    /// @param each the limits for each position
    void fromGame(SearchLimits each, Runnable then) {
        GameTree tree = game.moment().tree();
        if (tree.size() == 1) {
            messages.warn(texts.get("game.empty"));
            return;
        }
        result.set("");
        job.run(
                texts.get("game.begins"),
                (moves, all) -> texts.get("game.progress", moves, all),
                (stop, steps) -> new MissedWins(outside.searches(), outside.proved(), each, stop)
                        .in(MachineMark.strip(tree), estimated(tree), steps::checked),
                (found, cancelled) -> gameDone(tree, found, cancelled, then));
    }

    /// The moves of the main line that are mistakes by the estimates noted in the game, or by one estimate.
    private static Set<Integer> estimated(GameTree tree) {
        return GameReport.of(tree).slips().stream()
                .filter(slip -> slip.basis() == KnownValue.Basis.ESTIMATED)
                .map(slip -> slip.at().node())
                .collect(Collectors.toSet());
    }

    private void gameDone(GameTree tree, MissedWins.Found found, boolean cancelled, Runnable then) {
        proofs.announce();
        // The set that is added last is selected.
        add("game.better", tree, found.better());
        add("game.several", tree, found.several());
        add("game.set", tree, found.puzzles());
        if (found.asks()) {
            then.run();
        }
        String asked = Stream.of(
                        part("game.one", found.puzzles()),
                        part("game.many", found.several()),
                        part("game.estimated", found.better()))
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining(", "));
        result.set(Sentences.joined(
                cancelled ? texts.get("game.cancelled") : "",
                texts.get("game.done", found.missed(), asked.isEmpty() ? texts.get("game.none") : asked),
                found.open() > 0 ? texts.get("game.open", found.open()) : ""));
        messages.say(result.get());
    }

    private String part(String key, List<MissedWins.Missed> puzzles) {
        return puzzles.isEmpty() ? "" : texts.get(key, puzzles.size());
    }

    /// Adds a set of puzzles that are named after the moves played.
    private void add(String name, GameTree tree, List<MissedWins.Missed> missed) {
        if (!missed.isEmpty()) {
            List<Puzzle> named = missed.stream()
                    .map(each -> each.puzzle().withTitle(played(tree, each.node())))
                    .toList();
            training.missed(named);
            sets.add(new PuzzleShelf(texts.get(name), named, Optional.empty()));
        }
    }

    private String played(GameTree tree, int node) {
        String number = numbering.getValue().text(tree.start().toMove(), tree.ply(node) - 1);
        String move = tree.start().text(tree.node(node).move().orElseThrow());
        return texts.get("game.played", number + ' ' + move);
    }

    /// Saves the selected set.
    public void saveSet() {
        sets.chosenProperty().get().ifPresent(set -> files.save(set.puzzles(), "puzzles.hgn"));
    }
}
