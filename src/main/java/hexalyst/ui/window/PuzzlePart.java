package hexalyst.ui.window;

import hexalyst.game.Position;
import hexalyst.text.Texts;
import hexalyst.ui.command.Command;
import hexalyst.ui.command.CommandList;
import hexalyst.ui.command.Layer;
import hexalyst.ui.fx.Shown;
import hexalyst.ui.layout.LayoutViewModel;
import hexalyst.ui.layout.SidePage;
import hexalyst.ui.puzzle.PuzzleBoardCard;
import hexalyst.ui.puzzle.PuzzleCommands;
import hexalyst.ui.puzzle.PuzzleSaveCard;
import hexalyst.ui.puzzle.PuzzleView;
import hexalyst.ui.repertoire.LearningView;
import hexalyst.ui.repertoire.RepertoireCommands;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// What a tab has to train with: puzzles and the repertoire, which share a page and the board that stands in the place
/// of the game's.
final class PuzzlePart {
    private final Workbench bench;
    private final LayoutViewModel layout;
    private final PuzzleSaveCard saving;
    /// The same for all tabs.
    private final BooleanProperty learning;
    private final ObservableValue<Boolean> shown;
    private final ScrollPane scroll = new ScrollPane();
    private final Map<Boolean, ToggleButton> choices = new HashMap<>();
    private @Nullable LearningView repertoire;
    private Consumer<Boolean> showing = repertoire -> {};

    /// @param layer where a card may lie over the window
    PuzzlePart(Workbench bench, LayoutViewModel layout, Layer layer) {
        this.bench = bench;
        this.layout = layout;
        learning = layout.repertoireProperty();
        saving = new PuzzleSaveCard(layer, bench.puzzles().making());
        shown = layout.pageProperty().map(page -> page == SidePage.PUZZLES);
    }

    /// Its commands, and the others so that they leave the game alone while a puzzle is solved.
    List<Command> over(List<Command> others) {
        Runnable analysis = () -> layout.pageProperty().set(SidePage.ANALYSE);
        List<Command> all = new ArrayList<>(new PuzzleCommands(
                        bench.puzzles(),
                        layout.pageProperty().isEqualTo(SidePage.PUZZLES).and(learning.not()),
                        new PuzzleCommands.Pages(analysis, () -> show(false), this::save))
                .all());
        all.addAll(new RepertoireCommands(
                        bench.learning(),
                        layout.pageProperty().isEqualTo(SidePage.PUZZLES).and(learning),
                        () -> show(true),
                        analysis)
                .all());
        all.addAll(new PuzzleKeys(bench.puzzles(), shown).over(others));
        return all;
    }

    private void show(boolean repertoire) {
        learning.set(repertoire);
        layout.pageProperty().set(SidePage.PUZZLES);
    }

    /// What is on the board: what is set up if a position is being set up, the puzzle's position if one is solved, else
    /// what the game shows.
    private void save() {
        Optional<Position> position = switch (layout.pageProperty().get()) {
            case SETUP -> bench.setup().positionProperty().get();
            case PUZZLES -> Optional.of(bench.puzzles().game().moment().position());
            case ANALYSE, PLAY, OPENINGS -> Optional.of(bench.game().moment().position());
        };
        position.ifPresentOrElse(
                saving::open,
                () -> bench.status().messages().warn(Texts.of(PuzzlePart.class).get("puzzle.none")));
    }

    /// The page at the side.
    Region page(CommandList commands) {
        PuzzleView puzzles = new PuzzleView(bench.puzzles(), bench.shared().keys(), commands);
        puzzles.setMinWidth(0);
        // Made when it is first seen: every tab has this page, and few are asked for their repertoire.
        showing = now -> scroll.setContent(now ? repertoire(commands) : puzzles);
        scroll.setFitToWidth(true);
        scroll.setFitToHeight(true);
        scroll.setId("puzzle-scroll");
        scroll.getStyleClass().add("setup-scroll");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        VBox page = new VBox(choice(), scroll);
        page.getStyleClass().add("training-page");
        return page;
    }

    private LearningView repertoire(CommandList commands) {
        LearningView made = repertoire;
        if (made == null) {
            made = new LearningView(bench.learning(), bench.shared().keys(), commands);
            made.setMinWidth(0);
            repertoire = made;
        }
        return made;
    }

    private FlowPane choice() {
        ToggleGroup group = new ToggleGroup();
        FlowPane row = new FlowPane(choice(group, "puzzles", false), choice(group, "repertoire", true));
        row.getStyleClass().add("fold-row");
        return row;
    }

    private ToggleButton choice(ToggleGroup group, String name, boolean repertoire) {
        ToggleButton button = new ToggleButton(Texts.of(PuzzlePart.class).get("training." + name));
        button.setId("training-" + name);
        button.setToggleGroup(group);
        button.setFocusTraversable(false);
        choices.put(repertoire, button);
        // A click on the one that is chosen does not take it away.
        button.setOnAction(event -> {
            button.setSelected(true);
            learning.set(repertoire);
        });
        return button;
    }

    /// The board.
    Region board() {
        PuzzleBoardCard card =
                new PuzzleBoardCard(bench.puzzles(), bench.shared().keys());
        Shown.when(card, layout.pageProperty().isEqualTo(SidePage.PUZZLES));
        return card;
    }

    /// The page is shown, or another one.
    void arrange() {
        boolean seen = layout.pageProperty().get() == SidePage.PUZZLES;
        // Not heard of by listening: the choice outlives the tab.
        showing.accept(learning.get());
        choices.forEach((repertoire, button) -> button.setSelected(repertoire == learning.get()));
        if (seen && learning.get()) {
            bench.puzzles().lend(bench.learning());
            bench.learning().begin();
        } else {
            bench.learning().rest();
            if (seen) {
                bench.puzzles().takeBack();
            }
            bench.puzzles().setSeen(seen);
        }
    }
}
