package hexalyst.ui.window;

import hexalyst.game.Position;
import hexalyst.text.Texts;
import hexalyst.ui.command.Command;
import hexalyst.ui.command.CommandList;
import hexalyst.ui.command.Layer;
import hexalyst.ui.layout.LayoutViewModel;
import hexalyst.ui.layout.SidePage;
import hexalyst.ui.puzzle.PuzzleBoardCard;
import hexalyst.ui.puzzle.PuzzleCommands;
import hexalyst.ui.puzzle.PuzzleSaveCard;
import hexalyst.ui.puzzle.PuzzleView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;

/// What a tab has of puzzles: their commands, the board that stands in the place of the game's, and the page at the
/// side.
final class PuzzlePart {
    private final Workbench bench;
    private final LayoutViewModel layout;
    private final PuzzleSaveCard saving;
    private final ObservableValue<Boolean> shown;

    /// @param layer where a card may lie over the window
    PuzzlePart(Workbench bench, LayoutViewModel layout, Layer layer) {
        this.bench = bench;
        this.layout = layout;
        saving = new PuzzleSaveCard(layer, bench.puzzles().making());
        shown = layout.pageProperty().map(page -> page == SidePage.PUZZLES);
    }

    /// Its commands, and the others so that they leave the game alone while a puzzle is solved.
    List<Command> over(List<Command> others) {
        List<Command> all = new ArrayList<>(new PuzzleCommands(
                        bench.puzzles(),
                        shown,
                        new PuzzleCommands.Pages(
                                () -> layout.pageProperty().set(SidePage.ANALYSE),
                                () -> layout.pageProperty().set(SidePage.PUZZLES),
                                this::save))
                .all());
        all.addAll(new PuzzleKeys(bench.puzzles(), shown).over(others));
        return all;
    }

    /// What is set up if a position is being set up, else what the game shows.
    private void save() {
        boolean setUp = layout.pageProperty().get() == SidePage.SETUP;
        Optional<Position> position = setUp
                ? bench.setup().positionProperty().get()
                : Optional.of(bench.game().moment().position());
        position.ifPresentOrElse(
                saving::open,
                () -> bench.status().messages().warn(Texts.of(PuzzlePart.class).get("puzzle.none")));
    }

    /// The page at the side.
    Region page(CommandList commands) {
        PuzzleView view = new PuzzleView(bench.puzzles(), bench.keys(), commands);
        view.setMinWidth(0);
        ScrollPane scroll = new ScrollPane(view);
        scroll.setFitToWidth(true);
        scroll.setFitToHeight(true);
        scroll.setId("puzzle-scroll");
        scroll.getStyleClass().add("setup-scroll");
        return scroll;
    }

    /// The board.
    Region board() {
        PuzzleBoardCard card = new PuzzleBoardCard(bench.puzzles());
        card.visibleProperty().bind(layout.pageProperty().isEqualTo(SidePage.PUZZLES));
        card.managedProperty().bind(card.visibleProperty());
        return card;
    }

    /// The page is shown, or another one.
    void arrange() {
        bench.puzzles().setSeen(layout.pageProperty().get() == SidePage.PUZZLES);
    }
}
