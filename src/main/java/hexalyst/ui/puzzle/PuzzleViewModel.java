package hexalyst.ui.puzzle;

import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Move;
import hexalyst.record.GameTree;
import hexalyst.study.puzzle.Grade;
import hexalyst.study.puzzle.Puzzle;
import hexalyst.study.puzzle.PuzzleTheme;
import hexalyst.study.puzzle.PuzzleWords;
import hexalyst.study.training.Answer;
import hexalyst.study.training.SolverRating;
import hexalyst.study.training.TrainingLog;
import hexalyst.text.Texts;
import hexalyst.ui.board.BoardLookViewModel;
import hexalyst.ui.board.BoardViewModel;
import hexalyst.ui.engine.ProofStore;
import hexalyst.ui.feature.TabPart;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.files.OtherFiles;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.message.MessageLine;
import hexalyst.ui.theme.Settings;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/// The trainer of a tab: the current puzzle, on a board of its own that shows only the pieces, and the results so far.
/// JavaFX thread only.
public final class PuzzleViewModel implements AskingBoard, TabPart {
    private final FilesViewModel files;
    private final SharedTraining training;
    private boolean seen;
    private final SetsViewModel sets;
    private final SolvingViewModel solving;
    private final MakingViewModel making;
    private final ComposerViewModel composer;
    private final GameViewModel open;
    private final MessageLine messages;
    private final GameViewModel game;
    private final BoardViewModel board;
    private final ReadOnlyObjectWrapper<Asker> asker;
    private final Texts texts = Texts.of(PuzzleViewModel.class);
    private final ReadOnlyStringWrapper about = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper statistics = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper details = new ReadOnlyStringWrapper("");

    /// What puzzles need from outside.
    ///
    /// @param training the results of all tabs
    /// @param judging judges moves
    /// @param asking asks for files and what to do with them
    /// @param threads where files are read and written
    /// @param others what else is open, which may be a file that is written
    /// @param settings remember the author of puzzles and the selected set
    public record Outside(
            SharedTraining training,
            SolvingViewModel.Outside judging,
            FilesViewModel.Asking asking,
            FilesViewModel.Threads threads,
            OtherFiles others,
            Settings settings) {
        /// A file was written: a tab that has it open shows it as it is now.
        void wrote(Path file) {
            others.holding(file).ifPresent(open -> open.disk().wrote());
        }
    }

    /// The tab that the trainer belongs to.
    ///
    /// @param game the open game, which is never changed
    /// @param files opens a puzzle as a game
    /// @param look how boards are shown
    /// @param messages shows what was done
    /// @param proofs receives what is proved about puzzles
    public record Tab(
            GameViewModel game,
            FilesViewModel files,
            BoardLookViewModel look,
            MessageLine messages,
            ProofStore proofs) {}

    /// @param tab the tab that it belongs to
    public PuzzleViewModel(Tab tab, Outside outside) {
        files = tab.files();
        open = tab.game();
        messages = tab.messages();
        training = outside.training();
        game = new GameViewModel(
                Games.byDefault().start(Games.byDefault().editions().getFirst()), tab.messages());
        board = AskingBoard.board(
                game, tab.messages(), tab.look(), outside.judging().later(), this::attempt);
        sets = new SetsViewModel(
                training,
                outside.asking().choice(),
                outside.threads(),
                tab.messages(),
                () -> tab.game().moment().tree().game(),
                outside.settings());
        tab.game().playedProperty().subscribe(shown -> follow(seen));
        solving = new SolvingViewModel(game, outside.judging(), tab.messages(), this::answered);
        making = new MakingViewModel(tab, outside, sets);
        composer = new ComposerViewModel(tab, outside);
        asker = new ReadOnlyObjectWrapper<>(solving);
        solving.stateProperty().subscribe(this::tell);
        solving.stateProperty().subscribe(state -> tab.proofs().announce());
        solving.puzzleProperty().subscribe(this::tell);
        // Updated when the page is shown, without a subscription, because the training outlives the tab.
        tellStatistics();
    }

    /// Records an outcome, and tells how it changed the rating.
    private String answered(Puzzle puzzle, Answer answer) {
        String played = puzzle.start().game().id();
        SolverRating before = training.log().rating(played);
        training.answered(puzzle, answer);
        tellStatistics();
        SolverRating after = training.log().rating(played);
        String title = puzzle.start().game().title();
        String rating = Integer.toString(after.rounded());
        if (after.equals(before) || !after.sure()) {
            return "";
        }
        return before.sure()
                ? texts.get("rating.changed", rating, signed(after.rounded() - before.rounded()), title)
                : texts.get("rating.known", rating, title);
    }

    private static String signed(int change) {
        return (change < 0 ? "−" : "+") + Math.abs(change);
    }

    /// The rating in a game, unless it is based on too few puzzles to say much; empty before the first of them.
    private String rating(Game played) {
        SolverRating rating = training.log().rating(played.id());
        if (rating.equals(SolverRating.BEGIN)) {
            return "";
        }
        return rating.sure()
                ? texts.get("statistics.rating", Integer.toString(rating.rounded()))
                : texts.get("statistics.unsure", rating.untilSure());
    }

    private void attempt(Move move) {
        asker.get().attempt(move);
    }

    /// Who asks for moves on the board: the solving of puzzles, unless the board is lent.
    @Override
    public ReadOnlyObjectProperty<Asker> askerProperty() {
        return asker.getReadOnlyProperty();
    }

    /// Lends the board to another feature that asks for moves.
    public void lend(Asker other) {
        if (asker.get() == solving) {
            solving.rest();
            asker.set(other);
        }
    }

    /// Takes the board back. A puzzle that was shown starts again.
    public void takeBack() {
        if (asker.get() != solving) {
            asker.set(solving);
            solving.again();
        }
    }

    /// The board for solving.
    @Override
    public BoardViewModel board() {
        return board;
    }

    /// The game on that board.
    public GameViewModel game() {
        return game;
    }

    /// What is on that board as a game for documents: the puzzle with its task and solution, if it shows one.
    public GameTree document() {
        return asked().map(Puzzle::game).orElseGet(() -> game.moment().tree());
    }

    /// All puzzles of the set as games for documents, or what is on that board if it shows none of them.
    public List<GameTree> documents() {
        List<Puzzle> all = sets.chosenProperty().get().map(PuzzleShelf::puzzles).orElse(List.of());
        return asked().filter(all::contains).isPresent()
                ? all.stream().map(Puzzle::game).toList()
                : List.of(document());
    }

    /// A name for what is on that board.
    public String name() {
        return asked().map(this::called)
                .orElseGet(() -> game.moment().position().game().title());
    }

    /// A name for all that [#documents()] has.
    public String setName() {
        return asked().flatMap(puzzle -> sets.chosenProperty().get())
                .map(PuzzleShelf::name)
                .orElseGet(this::name);
    }

    private Optional<Puzzle> asked() {
        return asker.get() == solving ? solving.puzzleProperty().get() : Optional.empty();
    }

    /// The sets and filters.
    public SetsViewModel sets() {
        return sets;
    }

    /// The current puzzle.
    public SolvingViewModel solving() {
        return solving;
    }

    /// Makes new puzzles from a game.
    public MakingViewModel making() {
        return making;
    }

    /// Makes a new puzzle from a position, or checks one.
    public ComposerViewModel composer() {
        return composer;
    }

    /// The results of training.
    public SharedTraining training() {
        return training;
    }

    /// Facts about the puzzle that are shown when it is over: its difficulty, themes and author; empty before.
    public ReadOnlyStringProperty aboutProperty() {
        return about.getReadOnlyProperty();
    }

    /// The results so far, in a line.
    public ReadOnlyStringProperty statisticsProperty() {
        return statistics.getReadOnlyProperty();
    }

    /// The results by grade and theme, a line each.
    public ReadOnlyStringProperty detailsProperty() {
        return details.getReadOnlyProperty();
    }

    /// Whether the difficulty of a puzzle may be told: once it was solved or given up.
    boolean isTold(Puzzle puzzle) {
        boolean secret = solving.isSecret() && solving.puzzleProperty().get().equals(Optional.of(puzzle));
        return !secret && training.log().entry(puzzle.id()).isPresent();
    }

    /// Sets whether the page is visible. The first time, it reads the puzzles and shows one.
    public void setSeen(boolean now) {
        seen = now;
        if (now) {
            tellStatistics();
            sets.whenRead(() -> {
                if (solving.puzzleProperty().get().filter(this::stays).isEmpty()) {
                    opened().ifPresentOrElse(solving::practise, this::next);
                }
                tellStatistics();
            });
        } else {
            solving.rest();
        }
    }

    /// Another game is open now: its puzzles are shown.
    private void follow(boolean visible) {
        sets.follow();
        if (visible) {
            setSeen(true);
        }
    }

    private boolean stays(Puzzle puzzle) {
        return asker.get() != solving || sets.fits(puzzle);
    }

    /// The puzzle of the set that is open as a game in this tab, as after [#analyse].
    private Optional<Puzzle> opened() {
        return Puzzle.read(open.moment().tree())
                .filter(puzzle -> puzzle.solution().size() > 1)
                .flatMap(puzzle -> sets.matching().stream()
                        .filter(one ->
                                one.id().equals(puzzle.id()) && one.start().equals(puzzle.start()))
                        .findFirst());
    }

    @Override
    public void hide() {
        setSeen(false);
    }

    @Override
    public boolean working() {
        return making.runningProperty().get() || composer.runningProperty().get();
    }

    /// Stops everything for good.
    @Override
    public void end() {
        solving.rest();
        making.cancel();
        composer.cancel();
    }

    /// Takes a refutation from the board.
    ///
    /// @return false if there is none
    @Override
    public boolean dismiss() {
        boolean wrong = asker.get() == solving && solving.stateProperty().get() == Solving.WRONG;
        if (wrong) {
            solving.tryAgain();
        }
        return wrong;
    }

    /// Goes on where no move is to be made: to the next puzzle after one that is over, and back after a refutation.
    ///
    /// @return false if the solver is to move
    public boolean proceed() {
        if (asker.get() == solving && solving.stateProperty().get() == Solving.OVER) {
            next();
            return true;
        }
        return dismiss();
    }

    /// Shows the next puzzle of the set, or the open game where that has none.
    public void next() {
        if (solving.stateProperty().get() != Solving.OVER) {
            solving.puzzleProperty().get().ifPresent(sets::leave);
        }
        sets.next(solving.puzzleProperty().get()).ifPresent(solving::show);
        if (!sets.nothingProperty().get().isEmpty()) {
            solving.show(open.state());
        }
    }

    /// Makes puzzles of the mistakes in the open game, and shows the first. Until then the board shows the game.
    void learn() {
        solving.show(open.state());
        making.fromGame(this::next);
    }

    /// Shows a puzzle.
    public void choose(Puzzle puzzle) {
        if (!solving.puzzleProperty().get().equals(Optional.of(puzzle))) {
            solving.show(puzzle);
        }
    }

    /// Follows a change of the set or the filters: shows the next matching puzzle unless the current one matches.
    public void follow() {
        boolean there =
                solving.puzzleProperty().get().filter(sets.matching()::contains).isPresent();
        if (!there) {
            next();
        }
    }

    /// Asks for a file of puzzles and shows its first.
    public void open() {
        sets.open(this::next);
    }

    /// Opens the file of the set as games, whose table moves, renames and deletes them.
    ///
    /// @return false if the set is in no file
    public boolean editSet() {
        Optional<Path> file = sets.chosenProperty().get().flatMap(PuzzleShelf::file);
        file.ifPresentOrElse(path -> files.open(path, () -> {}), () -> messages.warn(texts.get("edit-set.none")));
        return file.isPresent();
    }

    /// Opens the puzzle, with its solution, as a game of its own. Unless it is over, that counts as giving up.
    ///
    /// @return false if no puzzle is shown
    public boolean analyse() {
        Optional<Puzzle> shown = solving.puzzleProperty().get();
        solving.giveUp();
        shown.ifPresent(
                puzzle -> files.beginKept(puzzle.game(), Optional.of(called(puzzle)), texts.get("analyse.done")));
        return shown.isPresent();
    }

    /// The title; if that is only a number, the task instead.
    private String called(Puzzle puzzle) {
        String title = sets.name(puzzle).strip();
        String task = PuzzleWords.task(puzzle);
        if (title.isEmpty()) {
            return texts.get("analyse.title", task);
        }
        boolean telling = title.chars().anyMatch(Character::isLetter);
        return telling ? texts.get("analyse.title", title) : texts.get("analyse.numbered", title, task);
    }

    private void tell() {
        tellStatistics();
        boolean over = solving.stateProperty().get() == Solving.OVER;
        about.set(over ? solving.puzzleProperty().get().map(this::about).orElse("") : "");
    }

    private String about(Puzzle puzzle) {
        String themes = puzzle.themes().stream().map(PuzzleWords::theme).collect(Collectors.joining(", "));
        return Stream.of(
                        puzzle.difficulty()
                                .map(hard -> texts.get(
                                        "about.difficulty",
                                        PuzzleWords.grade(hard.grade()),
                                        Integer.toString(hard.rating())))
                                .orElse(""),
                        themes.isEmpty() ? "" : texts.get("about.themes", themes),
                        puzzle.author().isEmpty() ? "" : texts.get("about.author", puzzle.author()))
                .filter(line -> !line.isEmpty())
                .collect(Collectors.joining("\n"));
    }

    private void tellStatistics() {
        TrainingLog log = training.log();
        Game played = solving.puzzleProperty()
                .get()
                .map(Puzzle::start)
                .orElseGet(() -> open.moment().position())
                .game();
        String id = played.id();
        TrainingLog.Count all = log.count(id);
        statistics.set(
                all.known() + all.failed() == 0
                        ? texts.get("statistics.none", played.title())
                        : texts.get(
                                        "statistics",
                                        all.known(),
                                        all.failed(),
                                        log.streak(id),
                                        log.best(id),
                                        played.title())
                                + rating(played));
        if (solving.isSecret()) {
            // The themes that fail would be a hint.
            return;
        }
        List<String> lines = new ArrayList<>();
        for (Grade grade : Grade.values()) {
            count(lines, PuzzleWords.grade(grade), log.count(id, grade.id()));
        }
        for (PuzzleTheme theme : PuzzleTheme.values()) {
            count(lines, PuzzleWords.theme(theme), log.count(id, theme.id()));
        }
        details.set(String.join("\n", lines));
    }

    private void count(List<String> lines, String name, TrainingLog.Count count) {
        if (count.known() + count.failed() > 0) {
            lines.add(texts.get("statistics.of", name, count.known(), count.failed()));
        }
    }
}
