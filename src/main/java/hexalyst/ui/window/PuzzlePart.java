package hexalyst.ui.window;

import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import hexalyst.ui.command.Command;
import hexalyst.ui.command.CommandList;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.feature.Feature;
import hexalyst.ui.feature.PageScroll;
import hexalyst.ui.feature.Room;
import hexalyst.ui.game.GameIdentity;
import hexalyst.ui.game.GameMoment;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.layout.LayoutViewModel;
import hexalyst.ui.layout.OpeningsPart;
import hexalyst.ui.layout.SidePage;
import hexalyst.ui.message.MessageLine;
import hexalyst.ui.puzzle.ComposerViewModel;
import hexalyst.ui.puzzle.FoundPlace;
import hexalyst.ui.puzzle.PuzzleBoardCard;
import hexalyst.ui.puzzle.PuzzleCommands;
import hexalyst.ui.puzzle.PuzzleSaveCard;
import hexalyst.ui.puzzle.PuzzleView;
import hexalyst.ui.puzzle.PuzzleViewModel;
import hexalyst.ui.repertoire.LearningView;
import hexalyst.ui.repertoire.LearningViewModel;
import hexalyst.ui.repertoire.OpeningsChoice;
import hexalyst.ui.repertoire.RepertoireCommands;
import hexalyst.ui.setup.SetupViewModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;

/// The trainer of a tab: puzzles and the repertoire, which share a page and the board that replaces the game's.
final class PuzzlePart implements Feature {
    private final Models models;
    private final KeyBindings keys;
    private final Room room;
    private final LayoutViewModel layout;
    private final PuzzleSaveCard saving;
    /// What is written about a set-up stays when a solution is opened in its tab.
    private final GameIdentity setUp = new GameIdentity();
    /// Shared by all tabs.
    private final BooleanProperty learning;
    private final ObservableValue<Boolean> shown;
    private final PageScroll scroll = new PageScroll("puzzle-scroll");
    private @Nullable LearningView repertoire;
    /// The page whose board is composed on, while the card is open.
    private Optional<SidePage> composed = Optional.empty();
    private Consumer<Boolean> showing = repertoire -> {};

    /// The view models that it uses.
    ///
    /// @param puzzles the trainer
    /// @param learning asks for the repertoire on the trainer's board
    /// @param setup a position that is being set up
    /// @param game the open game
    /// @param messages shows that there is no position
    record Models(
            PuzzleViewModel puzzles,
            LearningViewModel learning,
            SetupViewModel setup,
            GameViewModel game,
            MessageLine messages) {}

    /// @param keys the key bindings shown in tooltips
    /// @param room the window that shows the page
    PuzzlePart(Models models, KeyBindings keys, Room room) {
        this.models = models;
        this.keys = keys;
        this.room = room;
        layout = room.layout();
        learning = layout.repertoireProperty();
        saving = new PuzzleSaveCard(room.beside(), models.puzzles().composer(), room::showAnalysis);
        models.setup().positionProperty().subscribe(saving::changed);
        models.game().momentProperty().subscribe(saving::changed);
        models.puzzles().game().momentProperty().subscribe(saving::changed);
        shown = layout.pageProperty().map(page -> page == SidePage.PUZZLES);
    }

    @Override
    public SidePage page() {
        return SidePage.PUZZLES;
    }

    @Override
    public List<Command> commands() {
        List<Command> all = new ArrayList<>(new PuzzleCommands(
                        models.puzzles(),
                        layout.pageProperty().isEqualTo(SidePage.PUZZLES).and(learning.not()),
                        new PuzzleCommands.Pages(room::showAnalysis, () -> layout.show(SidePage.PUZZLES), this::save),
                        checks())
                .all());
        all.addAll(new RepertoireCommands(
                        models.learning(),
                        layout.pageProperty().isEqualTo(SidePage.PUZZLES).and(learning),
                        () -> layout.showOpenings(OpeningsPart.REPERTOIRE),
                        room::showAnalysis)
                .all());
        return all;
    }

    /// Whether the open game is a puzzle with its solution, which is checked rather than saved.
    private ObservableValue<Boolean> checks() {
        ObservableValue<GameTree> tree = models.game().momentProperty().map(GameMoment::tree);
        return Bindings.createBooleanBinding(
                () -> switch (layout.pageProperty().get()) {
                    case ANALYSE, PLAY, OPENINGS -> ComposerViewModel.checks(tree.getValue());
                    case SETUP, PUZZLES -> false;
                },
                layout.pageProperty(),
                tree);
    }

    /// Keeps them from acting on the game while a puzzle is solved.
    @Override
    public List<Command> over(List<Command> others) {
        return new PuzzleKeys(models.puzzles(), shown).over(others);
    }

    /// Saves the position on the board as a puzzle: the one being set up, else the puzzle's, else the game's, which may
    /// be a puzzle with its solution.
    private void save() {
        SidePage page = layout.pageProperty().get();
        Optional<PuzzleSaveCard.Subject> subject = subject(page);
        if (subject.isEmpty()) {
            models.messages().warn(Texts.of(PuzzlePart.class).get("puzzle.none"));
            return;
        }
        composed = Optional.of(page);
        saving.open(subject.get(), () -> subject(page), place -> page == SidePage.SETUP && showSetUp(place));
    }

    private boolean showSetUp(FoundPlace place) {
        models.setup().found().show(place.start(), place.line(), place.moves());
        return true;
    }

    private Optional<PuzzleSaveCard.Subject> subject(SidePage page) {
        return switch (page) {
            case SETUP ->
                models.setup()
                        .positionProperty()
                        .get()
                        .map(position -> new PuzzleSaveCard.Subject(GameTree.of(position), position, setUp));
            case PUZZLES -> {
                Position position = models.puzzles().game().moment().position();
                yield Optional.of(new PuzzleSaveCard.Subject(
                        GameTree.of(position), position, models.puzzles().game().identity()));
            }
            case ANALYSE, PLAY, OPENINGS ->
                Optional.of(new PuzzleSaveCard.Subject(
                        models.game().treeWithDraft(),
                        models.game().moment().position(),
                        models.game().identity()));
        };
    }

    @Override
    public Sight sight(CommandList commands) {
        PuzzleView puzzles = new PuzzleView(models.puzzles(), keys, commands);
        puzzles.setMinWidth(0);
        // Made on first use: every tab has this page, but few show their repertoire.
        showing = now -> scroll.setContent(now ? repertoire(commands) : puzzles);
        return new Sight(scroll, Optional.of(new PuzzleBoardCard(models.puzzles(), keys)));
    }

    private LearningView repertoire(CommandList commands) {
        LearningView made = repertoire;
        if (made == null) {
            made = new LearningView(
                    models.learning(), keys, commands, new OpeningsChoice(layout, () -> OpeningsPart.REPERTOIRE));
            made.setMinWidth(0);
            repertoire = made;
        }
        return made;
    }

    @Override
    public void arrange() {
        if (composed.filter(page -> page != layout.pageProperty().get()).isPresent()) {
            composed = Optional.empty();
            saving.close();
        }
        boolean seen = layout.pageProperty().get() == SidePage.PUZZLES;
        // Read here rather than by a listener, because the choice outlives the tab.
        showing.accept(learning.get());
        if (seen && learning.get()) {
            models.puzzles().lend(models.learning());
            models.learning().begin();
        } else {
            models.learning().hide();
            if (seen) {
                models.puzzles().takeBack();
            }
            models.puzzles().setSeen(seen);
        }
    }
}
