package hexalyst.ui.puzzle;

import hexalyst.engine.ProvedValue;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.Value;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.record.Tags;
import hexalyst.record.TreeEdit;
import hexalyst.study.puzzle.Puzzle;
import hexalyst.study.puzzle.PuzzleCheck;
import hexalyst.study.puzzle.PuzzleExercise;
import hexalyst.study.puzzle.PuzzleProof;
import hexalyst.study.puzzle.PuzzleReport.Kind;
import hexalyst.study.puzzle.Simplifier;
import hexalyst.study.puzzle.SolutionSearch;
import hexalyst.study.puzzle.Solutions;
import hexalyst.study.puzzle.Task;
import hexalyst.text.Texts;
import hexalyst.ui.engine.ProofStore;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.game.GameIdentity;
import hexalyst.ui.game.GameState;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.theme.Settings;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
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
import javafx.collections.ObservableList;

/// Makes a puzzle of a position whose solution the engine proves, or checks one whose solution the user has written:
/// what is wrong with it, which pieces it does not need, and where it is sound on a smaller board. Nothing is saved
/// before the user has chosen a file. JavaFX thread only.
public final class ComposerViewModel {
    private static final SearchLimits EACH = SearchLimits.NONE.withTime(Duration.ofSeconds(30));
    /// For each of many positions.
    private static final SearchLimits EACH_OF_MANY = SearchLimits.NONE.withTime(Duration.ofSeconds(3));
    /// How long pieces are taken away together.
    private static final Duration AT_ONCE = Duration.ofMinutes(1);
    private static final String AUTHOR = "puzzle.author";
    private static final int USUAL_PLIES = 5;

    private final GameViewModel game;
    private final FilesViewModel files;
    private final ProofStore proofs;
    private final SharedTraining training;
    private final SolvingViewModel.Outside outside;
    private final PuzzleFiles writing;
    private final Settings settings;
    private final PuzzleJob job;
    private final Texts texts = Texts.of(ComposerViewModel.class);
    private final ObjectProperty<TaskKind> kind = new SimpleObjectProperty<>(TaskKind.WIN);
    private final IntegerProperty plies = new SimpleIntegerProperty(USUAL_PLIES);
    private final ReadOnlyObjectWrapper<Optional<Puzzle>> made = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyBooleanWrapper sound = new ReadOnlyBooleanWrapper();
    private final ReadOnlyStringWrapper finding = new ReadOnlyStringWrapper("");
    private final FoundPlaces found;
    private Position position;
    private Optional<Puzzle> stored = Optional.empty();
    private final Map<GameIdentity, Signature> written = new WeakHashMap<>();
    /// True while the fewest plies are taken over from a proof.
    private boolean taking;
    /// True once the puzzle is in a file, so that the next position is that of another one.
    private boolean kept;

    ComposerViewModel(PuzzleViewModel.Tab tab, PuzzleViewModel.Outside from) {
        game = tab.game();
        files = tab.files();
        found = new FoundPlaces(tab);
        proofs = tab.proofs();
        training = from.training();
        outside = from.judging();
        writing = new PuzzleFiles(from.asking(), from.threads(), tab.messages(), file -> {
            from.wrote(file);
            kept = true;
        });
        settings = from.settings();
        job = new PuzzleJob(outside, tab.messages());
        position = game.moment().position();
        kind.subscribe((before, now) -> forget());
        plies.subscribe((before, now) -> {
            if (!taking) {
                forget();
            }
        });
    }

    /// True while something is proved.
    public ReadOnlyBooleanProperty runningProperty() {
        return job.runningProperty();
    }

    /// The progress, in a few words.
    public ReadOnlyStringProperty progressProperty() {
        return job.progressProperty();
    }

    /// What the puzzle asks for.
    public ObjectProperty<TaskKind> kindProperty() {
        return kind;
    }

    /// The limit of plies, if the puzzle has one.
    public IntegerProperty pliesProperty() {
        return plies;
    }

    /// The puzzle that was made or checked; empty if there is none yet.
    public ReadOnlyObjectProperty<Optional<Puzzle>> madeProperty() {
        return made.getReadOnlyProperty();
    }

    /// True if it is proved to be right, so that it may be saved.
    public ReadOnlyBooleanProperty soundProperty() {
        return sound.getReadOnlyProperty();
    }

    /// The findings about it: its solutions, and whether it is sound.
    public ReadOnlyStringProperty findingProperty() {
        return finding.getReadOnlyProperty();
    }

    /// What was found that can be seen on the board.
    public ObservableList<FoundPlace> places() {
        return found.all();
    }

    /// The result of saving; empty before.
    public ReadOnlyStringProperty savedProperty() {
        return writing.savedProperty();
    }

    /// Begins with a position and no solution.
    public void compose(Position start) {
        position = start;
        stored = Optional.empty();
        forget();
    }

    /// Begins with a game: a puzzle is checked as it stands, else its position is composed. What was found of it stays.
    ///
    /// @param tree a game with its tags
    /// @param shown its current position
    public void compose(GameTree tree, Position shown) {
        if (isTold() && isComposed(tree, shown)) {
            stored = solved(tree);
            return;
        }
        recompose(tree, shown);
        stored.ifPresent(read -> {
            TaskKind.of(read.task()).ifPresent(kind::set);
            if (read.task() instanceof Task.WinWithin within) {
                plies.set(within.plies());
            }
        });
    }

    /// Takes what is on the board now, as [#compose(GameTree, Position)]; the task stays as it was chosen.
    void recompose(GameTree tree, Position shown) {
        Optional<Puzzle> puzzle = solved(tree);
        compose(puzzle.map(Puzzle::start).orElse(shown));
        stored = puzzle;
    }

    /// The puzzle that a game is, with its solution.
    private static Optional<Puzzle> solved(GameTree tree) {
        return Puzzle.read(tree)
                .filter(read -> tree.size() > 1 && TaskKind.of(read.task()).isPresent());
    }

    /// Whether a game is a puzzle with its solution, which is checked rather than composed.
    public static boolean checks(GameTree tree) {
        return tree.tags().get(Tags.TASK).isPresent() && solved(tree).isPresent();
    }

    /// Follows the board: if it no longer shows what was composed, or what was found of it, what was found is out of
    /// date and nothing may be saved before it is proved again. Places in the game stay, to be mended one after the
    /// other.
    ///
    /// @return true if the one before is in a file and another one begins, about which nothing is written yet
    public boolean follow(GameTree tree, Position shown) {
        return !found.shows(shown) && take(tree, shown);
    }

    /// The same before something is proved: that is about what the board shows.
    boolean take(GameTree tree, Position shown) {
        if (isComposed(tree, shown)) {
            return false;
        }
        boolean another = kept;
        if (another) {
            kept = false;
            written.clear();
        }
        boolean told = isTold();
        boolean simpler = found.isStart(shown);
        Runnable back = found.kept(shown, solved(tree).isPresent());
        recompose(tree, shown);
        if (told && !position.outcome().over()) {
            finding.set(texts.get(simpler ? "prove.simpler" : "prove.changed"));
            back.run();
        }
        return another;
    }

    /// Whether a board shows what is composed.
    private boolean isComposed(GameTree tree, Position shown) {
        Optional<Puzzle> now = solved(tree);
        return now.isPresent() || stored.isPresent()
                ? now.isPresent() && stored.isPresent() && bare(now.get()).sameAs(bare(stored.get()))
                : position.equals(shown);
    }

    private boolean isTold() {
        return job.runningProperty().get()
                || !finding.get().isEmpty()
                || made.get().isPresent();
    }

    /// What is proved of a puzzle: all but what is written about it.
    private static GameTree bare(Puzzle puzzle) {
        return Signature.NONE.on(puzzle).game();
    }

    /// The puzzle whose solution the user has written; empty if there is only a position.
    public Optional<Puzzle> stored() {
        return stored;
    }

    /// The author of the last puzzle; empty if there was none.
    public String author() {
        return settings.get(AUTHOR, "");
    }

    /// What was written about this puzzle: in its tags, or before in this tab about the same game.
    ///
    /// @param about the game that it belongs to
    public Signature signature(GameIdentity about) {
        return stored.map(Signature::of).orElseGet(() -> written.getOrDefault(about, new Signature("", author(), "")));
    }

    /// Keeps what is written: in the tags of a puzzle that is open as a game, which Undo takes back, otherwise as long
    /// as the tab is open.
    ///
    /// @param about the game that it belongs to
    public void sign(GameIdentity about, Signature now) {
        written.put(about, now);
        GameTree tree = game.moment().tree();
        if (stored.isEmpty() || about != game.identity()) {
            return;
        }
        Optional<GameTree> signed = solved(tree).map(read -> now.on(read).game());
        signed.filter(other -> !other.tags().equals(tree.tags()) && !isSigned(now))
                .ifPresent(other -> game.edit(new TreeEdit.SetTags(game.moment().id(), other.tags())));
        signed.map(other -> other.root().annotations())
                .filter(said -> !said.equals(tree.root().annotations()))
                .ifPresent(said -> game.edit(new TreeEdit.Annotate(GameTree.ROOT, said)));
    }

    /// Whether the open game says the same.
    private boolean isSigned(Signature now) {
        return solved(game.moment().tree())
                .filter(read -> Signature.of(read).equals(now))
                .isPresent();
    }

    /// The position that is composed.
    public Position position() {
        return position;
    }

    /// Forgets what was found, and ends a search for it.
    public void forget() {
        leave();
        made.set(Optional.empty());
        sound.set(false);
        found.clear();
        finding.set(position.outcome().over() ? texts.get("prove.over", position.endWords()) : "");
    }

    /// Ends a search when nobody sees the composer any more; what was found stays.
    public void leave() {
        job.drop();
        writing.forget();
    }

    /// Cancels the search; what it found so far is told.
    public void cancel() {
        job.cancel();
    }

    /// True if there is something to prove.
    private boolean isReady() {
        return !job.runningProperty().get() && !position.outcome().over();
    }

    /// Proves what the user's solution says or, where there is none, which moves solve the chosen task, and makes the
    /// solution.
    public void prove() {
        if (!isReady()) {
            return;
        }
        forget();
        Task task = kind.get().task(plies.get());
        Optional<Puzzle> written = stored.map(puzzle -> puzzle.withTask(task));
        Position start = position;
        job.run(
                texts.get("prove.begins"),
                (turns, all) -> texts.get("prove.progress", turns, all),
                (stop, steps) -> written.map(
                                puzzle -> PuzzleProof.ofStored(outside.searches(), EACH, stop, puzzle, steps))
                        .orElseGet(() -> PuzzleProof.of(outside.searches(), EACH, stop, start, task, steps)),
                this::proved);
    }

    private void proved(PuzzleProof proof, boolean cancelled) {
        keep(proof.first());
        if (cancelled) {
            finding.set(ProofWords.stopped(proof));
            return;
        }
        finding.set(ProofWords.of(proof, stored.isPresent()));
        if (stored.isEmpty() && ProofWords.has(proof, Kind.CAN_WIN)) {
            return;
        }
        made.set(proof.puzzle());
        sound.set(ProofWords.isOk(proof));
        training.made(proof.puzzle().stream().toList());
        proof.report().ifPresent(report -> found.take(report, stored.map(Puzzle::solution)));
        proof.puzzle().ifPresent(this::takeFewest);
    }

    /// Asks from now on for the plies that the puzzle takes, if fewer than asked for are enough.
    private void takeFewest(Puzzle puzzle) {
        if (puzzle.task() instanceof Task.WinWithin within && kind.get() == TaskKind.WITHIN) {
            taking = true;
            plies.set(within.plies());
            taking = false;
        }
    }

    /// Makes what is proved about the position and its moves known to the engine's panel.
    private void keep(Solutions first) {
        ProvedValue.ofMoves(first.choices().stream().map(first::worth).toList())
                .ifPresent(value -> proofs.add(first.position(), value, List.of()));
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

    /// Shows what was found: in the open game if that was checked or has the position, otherwise as a new game.
    ///
    /// @param written what is written about a new game
    /// @return true if it is shown in the open game
    public boolean show(FoundPlace place, Signature written) {
        remember(written);
        return found.show(place, written);
    }

    /// Marks a wrong move beside the solution as a try, in the open game; Undo takes it back.
    public void markTry(FoundPlace place) {
        found.markTry(place);
    }

    /// Opens the whole solution as a new game, to be edited.
    ///
    /// @param then runs when it is open
    public void openSolution(Signature written, Runnable then) {
        Optional<Puzzle> puzzle = made.get().or(() -> stored).map(one -> signed(one, written));
        puzzle.ifPresent(one -> job.run(
                texts.get("whole.begins"),
                (done, all) -> texts.get("whole.begins"),
                (stop, steps) -> PuzzleExercise.wholeGame(one, outside.searches(), outside.proved(), stop),
                (tree, cancelled) -> {
                    proofs.announce();
                    files.beginMade(GameState.of(tree), found.name(written), texts.get("whole.done"));
                    then.run();
                }));
    }

    /// Takes pieces away, one by one and together, to see whether the task is still sound.
    public void takeAway() {
        simplify("pieces", (simplifier, start, task, steps) -> simplifier.withoutPieces(start, task, steps));
    }

    /// Puts the position on smaller boards of the game, wherever it fits.
    public void shrink() {
        simplify("boards", (simplifier, start, task, steps) -> simplifier.onSmallerBoards(start, task, steps));
    }

    private interface Way {
        Simplifier.Found find(Simplifier simplifier, Position start, Task task, PuzzleCheck.Listener steps);
    }

    private void simplify(String name, Way way) {
        if (!isReady()) {
            return;
        }
        writing.forget();
        finding.set("");
        found.clear();
        Task task = made.get().map(Puzzle::task).orElseGet(() -> kind.get().task(plies.get()));
        Position start = position;
        job.run(
                texts.get(name + ".begins"),
                (done, all) -> texts.get(name + ".progress", done, all),
                (stop, steps) -> {
                    SolutionSearch search = new SolutionSearch(outside.searches(), EACH_OF_MANY, stop);
                    return way.find(new Simplifier(search, AT_ONCE), start, search.fewest(start, task), steps);
                },
                (simpler, cancelled) -> {
                    String some;
                    if (simpler.tried() == 0) {
                        some = ".nowhere";
                    } else {
                        some = simpler.last() ? ".done" : ".open";
                    }
                    finding.set(texts.get(
                            name + (cancelled ? ".cancelled" : some),
                            simpler.sound().size(),
                            simpler.tried(),
                            simpler.open(),
                            simpler.whole() ? 0 : 1));
                    simpler.sound().forEach(sound -> found.add(start, sound));
                });
    }

    /// Saves the puzzle as a new set, in a file that the user chooses. Only a proved one is saved. A puzzle that is all
    /// that is open is saved itself, so that the tab is that file's.
    public void saveMade(Signature written) {
        proved().map(puzzle -> signed(puzzle, written)).ifPresent(puzzle -> {
            if (found.areOfTheOpenGame() && files.countProperty().get() == 1) {
                GameTree tree = game.moment().tree();
                if (!puzzle.game().tags().equals(tree.tags())) {
                    game.edit(new TreeEdit.SetTags(
                            game.moment().id(), puzzle.game().tags()));
                }
                files.saveAs();
            } else {
                writing.save(List.of(puzzle), "puzzle.hgn");
            }
        });
    }

    /// Adds the puzzle to a set that the user chooses. If the set has it already, the user is asked.
    public void addMade(Signature written) {
        proved().ifPresent(puzzle -> writing.add(signed(puzzle, written)));
    }

    private Optional<Puzzle> proved() {
        return made.get().filter(puzzle -> sound.get());
    }

    private Puzzle signed(Puzzle puzzle, Signature written) {
        remember(written);
        return written.on(puzzle);
    }

    private void remember(Signature written) {
        if (!written.author().isEmpty()) {
            settings.put(AUTHOR, written.author());
        }
    }
}
