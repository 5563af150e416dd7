package hexalyst.ui.puzzle;

import hexalyst.engine.SearchLimits;
import hexalyst.engine.StopSwitch;
import hexalyst.engine.Value;
import hexalyst.export.document.GameReport;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.notation.GameLookup;
import hexalyst.record.GameTree;
import hexalyst.record.KnownValue;
import hexalyst.report.Failures;
import hexalyst.study.puzzle.MissedWins;
import hexalyst.study.puzzle.Puzzle;
import hexalyst.study.puzzle.PuzzleProof;
import hexalyst.study.puzzle.PuzzleReport.Kind;
import hexalyst.study.puzzle.PuzzleSet;
import hexalyst.study.puzzle.PuzzleWords;
import hexalyst.study.puzzle.Solutions;
import hexalyst.study.puzzle.Task;
import hexalyst.text.Texts;
import hexalyst.ui.engine.ProofStore;
import hexalyst.ui.files.FileChoice;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.fx.LatestUpdate;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.message.MessageLine;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;

/// Makes puzzles from wins that the open game missed, and from a position whose solution the engine proves. One task
/// runs at a time, in the background, with progress; nothing is saved before the user has chosen a file. JavaFX thread
/// only.
public final class MakingViewModel {
    private static final SearchLimits EACH = SearchLimits.NONE.withTime(Duration.ofSeconds(3));
    private static final SearchLimits EACH_OF_ONE = SearchLimits.NONE.withTime(Duration.ofSeconds(30));
    private static final int USUAL_PLIES = 5;

    private final GameViewModel game;
    private final MessageLine messages;
    private final ProofStore proofs;
    private final SharedTraining training;
    private final SolvingViewModel.Outside outside;
    private final FileChoice choice;
    private final FilesViewModel.Threads threads;
    private final SetsViewModel sets;
    private final Texts texts = Texts.of(MakingViewModel.class);
    private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper();
    private final ReadOnlyStringWrapper progress = new ReadOnlyStringWrapper("");
    private final LatestUpdate<Step> updates;
    private final ObjectProperty<TaskKind> kind = new SimpleObjectProperty<>(TaskKind.WIN);
    private final IntegerProperty plies = new SimpleIntegerProperty(USUAL_PLIES);
    private final ReadOnlyObjectWrapper<Optional<Puzzle>> made = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyStringWrapper finding = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper result = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper saved = new ReadOnlyStringWrapper("");
    private StopSwitch stop = new StopSwitch();
    private int round;
    /// True if the last task was the proof of a position.
    private boolean proving;

    /// The tasks that a puzzle may set.
    public enum TaskKind {
        WIN,
        WITHIN,
        DRAW,
        AVOID_LOSS,
        ONLY_MOVE,
        BOTH_MOVES
    }

    /// The progress of a task.
    private record Step(int round, String text) {}

    MakingViewModel(PuzzleViewModel.Tab tab, PuzzleViewModel.Outside from, SetsViewModel sets) {
        game = tab.game();
        messages = tab.messages();
        proofs = tab.proofs();
        training = from.training();
        outside = from.judging();
        choice = from.choice();
        threads = from.threads();
        this.sets = sets;
        updates = new LatestUpdate<>(outside.later(), step -> {
            if (step.round() == round && running.get()) {
                progress.set(step.text());
            }
        });
        kind.subscribe((before, now) -> begunAnew());
        plies.subscribe((before, now) -> begunAnew());
    }

    /// True while a task is running.
    public ReadOnlyBooleanProperty runningProperty() {
        return running.getReadOnlyProperty();
    }

    /// The progress, in a few words.
    public ReadOnlyStringProperty progressProperty() {
        return progress.getReadOnlyProperty();
    }

    /// The result of the search in the open game; empty before.
    public ReadOnlyStringProperty resultProperty() {
        return result.getReadOnlyProperty();
    }

    /// What the new puzzle asks for.
    public ObjectProperty<TaskKind> kindProperty() {
        return kind;
    }

    /// The limit of plies, if the puzzle has one.
    public IntegerProperty pliesProperty() {
        return plies;
    }

    /// The puzzle made of a position; empty if there is none yet.
    public ReadOnlyObjectProperty<Optional<Puzzle>> madeProperty() {
        return made.getReadOnlyProperty();
    }

    /// The findings about it: its solutions, and whether it is sound.
    public ReadOnlyStringProperty findingProperty() {
        return finding.getReadOnlyProperty();
    }

    /// The result of saving; empty before.
    public ReadOnlyStringProperty savedProperty() {
        return saved.getReadOnlyProperty();
    }

    /// Discards the puzzle made of a position.
    public void forget() {
        saved.set("");
        made.set(Optional.empty());
        finding.set("");
    }

    /// The task of the puzzle was changed, so that the current or finished proof no longer applies.
    private void begunAnew() {
        cancelProof();
        forget();
    }

    private Task task() {
        return switch (kind.get()) {
            case WIN -> new Task.Win();
            case WITHIN -> new Task.WinWithin(Math.max(1, plies.get()));
            case DRAW -> new Task.Draw();
            case AVOID_LOSS -> new Task.AvoidLoss();
            case ONLY_MOVE -> new Task.OnlyMove();
            case BOTH_MOVES -> new Task.BothMoves();
        };
    }

    /// Cancels the task and drops its result.
    public void cancel() {
        if (running.get()) {
            stop.press();
        }
    }

    /// Runs a task in the background. An error is shown and ends the task.
    private void work(Runnable task) {
        outside.making().execute(() -> {
            try {
                task.run();
            } catch (RuntimeException | OutOfMemoryError failure) {
                Failures.tell(failure);
                outside.later().run(() -> {
                    running.set(false);
                    messages.warn(String.valueOf(failure.getMessage()));
                });
            }
        });
    }

    /// Cancels the proof of a position if it is running, because its result is no longer wanted.
    void cancelProof() {
        if (proving && running.get()) {
            stop.press();
            round++;
            running.set(false);
        }
    }

    private int begin(String text) {
        round++;
        stop = new StopSwitch();
        running.set(true);
        progress.set(text);
        return round;
    }

    /// Makes a set of puzzles from wins that the open game missed.
    ///
    /// @param then runs if there are any
    public void fromGame(Runnable then) {
        fromGame(EACH, then);
    }

    /// @param each the limits for each position
    void fromGame(SearchLimits each, Runnable then) {
        if (running.get()) {
            return;
        }
        GameTree tree = game.moment().tree();
        if (tree.size() == 1) {
            messages.warn(texts.get("game.empty"));
            return;
        }
        result.set("");
        proving = false;
        int now = begin(texts.get("game.begins"));
        StopSwitch ending = stop;
        work(() -> {
            MissedWins search = new MissedWins(outside.searches(), outside.proved(), each, ending);
            MissedWins.Found found = search.in(
                    tree,
                    estimated(tree),
                    (moves, all) -> updates.offer(new Step(now, texts.get("game.progress", moves, all))));
            outside.later().run(() -> gameDone(found, ending.pressed(), then));
        });
    }

    /// The moves of the main line that are mistakes by the estimates noted in the game, or by one estimate.
    private static Set<Integer> estimated(GameTree tree) {
        return GameReport.of(tree).slips().stream()
                .filter(slip -> slip.basis() == KnownValue.Basis.ESTIMATED)
                .map(slip -> slip.at().node())
                .collect(Collectors.toSet());
    }

    private void gameDone(MissedWins.Found found, boolean cancelled, Runnable then) {
        running.set(false);
        // The set that is added last is selected.
        add("game.better", found.better());
        add("game.several", found.several());
        add("game.set", found.puzzles());
        if (found.asks()) {
            then.run();
        }
        String told = cancelled ? "game.cancelled" : found.open() > 0 ? "game.open" : "game.done";
        result.set(texts.get(
                told,
                found.missed(),
                found.puzzles().size(),
                found.several().size(),
                found.open(),
                found.better().size()));
        messages.say(result.get());
    }

    private void add(String name, List<Puzzle> puzzles) {
        if (!puzzles.isEmpty()) {
            List<Puzzle> named = new ArrayList<>();
            for (Puzzle puzzle : puzzles) {
                named.add(puzzle.withTitle(Integer.toString(named.size() + 1)));
            }
            training.made(named);
            sets.add(new PuzzleShelf(texts.get(name), named, Optional.empty()));
        }
    }

    /// Proves which moves of a position solve the chosen task, and makes the solution.
    public void prove(Position position) {
        if (running.get()) {
            return;
        }
        forget();
        if (position.outcome().over()) {
            finding.set(texts.get("prove.over", position.endWords()));
            return;
        }
        proving = true;
        int now = begin(texts.get("prove.begins"));
        StopSwitch ending = stop;
        Task task = task();
        work(() -> {
            PuzzleProof proof = PuzzleProof.of(
                    outside.searches(),
                    EACH_OF_ONE,
                    ending,
                    position,
                    task,
                    (turns, all) -> updates.offer(new Step(now, texts.get("prove.progress", turns, all))));
            outside.later().run(() -> {
                if (round == now) {
                    proved(proof, ending.pressed());
                }
            });
        });
    }

    private void proved(PuzzleProof proof, boolean cancelled) {
        running.set(false);
        if (cancelled) {
            // Nothing of a cancelled proof may be saved.
            forget();
            finding.set(texts.get("prove.cancelled"));
            return;
        }
        made.set(proof.puzzle());
        training.made(proof.puzzle().stream().toList());
        keep(proof.first());
        finding.set(words(proof));
    }

    /// Makes what is proved about the moves known to the engine's panel.
    private void keep(Solutions first) {
        first.choices()
                .forEach(choice -> first.worth(choice)
                        .ifPresent(worth -> choice.moves().forEach(move -> {
                            Position after = first.position().play(move);
                            if (worth.value() == Value.WIN) {
                                proofs.add(first.position(), worth, List.of(move));
                            }
                            if (!after.outcome().over()) {
                                proofs.add(after, worth.afterTheMove(), List.of());
                            }
                        })));
        proofs.announce();
    }

    private String words(PuzzleProof proof) {
        List<Move> solving = proof.first().solving();
        Position start = proof.first().position();
        if (proof.puzzle().isEmpty()) {
            return texts.get(proof.first().settled() ? "prove.nothing" : "prove.unsettled");
        }
        Puzzle puzzle = proof.puzzle().get();
        if (proof.report().filter(report -> report.ok()).isPresent()) {
            String proved = puzzle.task() instanceof Task.BothMoves ? "prove.both" : "prove.unique";
            return texts.get(proved, PuzzleWords.task(puzzle), PuzzleWords.solution(puzzle));
        }
        String all = solving.stream().map(start::text).collect(Collectors.joining(" "));
        String faults = proof.report().stream()
                // All first moves that solve are listed already.
                .flatMap(report -> report.faults().stream()
                        .filter(fault -> fault.kind() != Kind.SEVERAL || fault.node() != GameTree.ROOT)
                        .map(report::text))
                .collect(Collectors.joining("\n"));
        return texts.get("prove.several", PuzzleWords.task(puzzle), all, faults);
    }

    /// Saves the puzzle made of a position as a new set, in a file that the user chooses.
    ///
    /// @param title its title; may be empty
    /// @param author its author; may be empty
    /// @param text a text for the solver; may be empty
    public void saveMade(String title, String author, String text) {
        made.get().ifPresent(puzzle -> save(List.of(signed(puzzle, title, author, text)), "puzzle.hgn"));
    }

    /// Adds the puzzle made of a position to a set that the user chooses. If the set has it already, its title, author
    /// and text are replaced.
    ///
    /// @param title its title; may be empty
    /// @param author its author; may be empty
    /// @param text a text for the solver; may be empty
    public void addMade(String title, String author, String text) {
        made.get()
                .ifPresent(puzzle -> choice.toAddTo()
                        .ifPresent(file -> threads.background()
                                .execute(() -> writing(() -> add(file, signed(puzzle, title, author, text))))));
    }

    private static Puzzle signed(Puzzle puzzle, String title, String author, String text) {
        return puzzle.withTitle(title.strip()).signed(author.strip(), text.strip());
    }

    /// Saves the selected set.
    public void saveSet() {
        sets.chosenProperty().get().ifPresent(set -> save(set.puzzles(), "puzzles.hgn"));
    }

    /// Saves puzzles to a file, in place of what it had.
    private void save(List<Puzzle> puzzles, String suggestion) {
        choice.toSave(suggestion)
                .ifPresent(file -> threads.background()
                        .execute(() -> writing(() -> {
                            PuzzleSet.save(file, puzzles, GameLookup.standard());
                            tell(false, texts.get("save.new", puzzles.size(), file.getFileName()));
                        })));
    }

    private void add(Path file, Puzzle puzzle) throws IOException {
        PuzzleSet there = PuzzleSet.read(file, GameLookup.standard());
        if (!there.problems().isEmpty()) {
            // What cannot be read would be lost.
            String first = there.problems().getFirst().message();
            tell(true, texts.get("save.damaged", file.getFileName(), first));
            return;
        }
        List<Puzzle> all = new ArrayList<>(there.puzzles());
        int same = all.stream().map(Puzzle::id).toList().indexOf(puzzle.id());
        if (same < 0) {
            all.add(puzzle);
        } else {
            all.set(same, puzzle);
        }
        PuzzleSet.save(file, all, GameLookup.standard());
        String told = same < 0 ? "save.added" : "save.replaced";
        tell(false, texts.get(told, file.getFileName(), all.size()));
    }

    /// Something that writes a file.
    private interface Writing {
        void run() throws IOException;
    }

    private void writing(Writing work) {
        try {
            work.run();
        } catch (IOException failed) {
            tell(true, String.valueOf(failed.getMessage()));
        }
    }

    private void tell(boolean warning, String text) {
        threads.later().run(() -> {
            saved.set(text);
            if (warning) {
                messages.warn(text);
            } else {
                messages.say(text);
            }
        });
    }
}
