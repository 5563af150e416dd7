package hexalyst.ui.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.notation.GameFormat;
import hexalyst.notation.GameLookup;
import hexalyst.record.GameTree;
import hexalyst.record.Numbering;
import hexalyst.record.TreeEdit;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.engine.KnownValues;
import hexalyst.ui.engine.MoveSearches;
import hexalyst.ui.engine.PositionAnalysisViewModel;
import hexalyst.ui.engine.ProofStore;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.fx.Queue;
import hexalyst.ui.game.GameState;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.game.Trees;
import hexalyst.ui.message.MessageLine;
import hexalyst.ui.theme.KeptSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import javafx.beans.property.SimpleObjectProperty;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// Rows that are reused again and again look the same as new ones.
@Timeout(300)
@ExtendWith(ApplicationExtension.class)
@SuppressWarnings("NullAway.Init")
@Tag("window")
class MoveListViewTest {
    /// The time limit for a step on the JavaFX thread, in milliseconds.
    private static final long END = 60_000;

    private static final int STEPS = 20;
    private static final List<PseudoClass> MARKS = Stream.of("current", "noted", "won", "drawn", "lost", "opens")
            .map(PseudoClass::getPseudoClass)
            .toList();

    private final Queue queue = new Queue();
    private final GameViewModel game = new GameViewModel(Trees.position("3/4/5/4/3 w"), new MessageLine());
    private final FilesViewModel.Threads threads = new FilesViewModel.Threads(Runnable::run, queue);
    private final Folds folds = new Folds(game);
    private final ProofStore proofs = new ProofStore();
    private final MoveListViewModel moves = new MoveListViewModel(
            game,
            new KnownValues(
                    proofs, new PositionAnalysisViewModel(new MoveSearches(), game, proofs, new MessageLine(), queue)),
            new SimpleObjectProperty<>(Numbering.MOVES),
            folds,
            new SamePositions(game, threads),
            (tree, said) -> {},
            (tree, said) -> {});
    private final Random random = new Random(5);
    private ListView<MoveRow> list;

    @Start
    @SuppressWarnings("unchecked")
    void start(Stage stage) {
        MoveListView view = new MoveListView(moves, new KeyBindings(new KeptSettings()));
        list = (ListView<MoveRow>) view.lookup("#moves");
        stage.setScene(new Scene(view, 420, 260));
        stage.show();
    }

    @ParameterizedTest
    @ValueSource(strings = {"solved-19-cells", "manalath-01"})
    void rowsThatAreFilledAnewLookLikeNewOnes(String name) throws IOException {
        String text = Files.readString(Path.of("sample-games", name + ".hgn"));
        GameTree tree = GameFormat.HGN.read(text, GameLookup.standard()).games().getFirst();
        WaitForAsyncUtils.waitForAsyncFx(END, () -> {
            game.show(GameState.of(tree));
            queue.endPauses();
        });
        int compared = 0;
        for (int i = 0; i < STEPS; i++) {
            String step = i + ": " + WaitForAsyncUtils.waitForAsyncFx(END, this::step);
            // Tasks that the list has scheduled run before this.
            compared += WaitForAsyncUtils.waitForAsyncFx(END, () -> compare(step));
        }
        assertTrue(compared > 3 * STEPS, "rows are seen: " + compared);
    }

    /// Scrolls, goes to a move, folds, unfolds, plays or deletes.
    private String step() {
        GameTree tree = game.moment().tree();
        List<Integer> nodes = tree.preorder(GameTree.ROOT);
        List<Integer> variations =
                nodes.stream().filter(id -> Folds.isVariation(tree, id)).toList();
        int node = nodes.get(random.nextInt(nodes.size()));
        int kind = random.nextInt(8);
        switch (kind) {
            case 0, 1, 2 -> list.scrollTo(random.nextInt(moves.rows().size()));
            case 3 -> game.goTo(node);
            case 4, 5 -> folds.toggle(variations.get(random.nextInt(variations.size())));
            case 6 ->
                tree.position(node).legalMoves().stream()
                        .skip(random.nextInt(7))
                        .findFirst()
                        .ifPresent(move -> game.edit(new TreeEdit.Play(node, move)));
            default -> {
                if (tree.node(node).children().isEmpty()) {
                    game.edit(new TreeEdit.Delete(node));
                }
            }
        }
        queue.endPauses();
        return "kind " + kind + ", node " + node;
    }

    /// Compares every visible row with a new one.
    ///
    /// @return the number of visible rows
    private int compare(String step) {
        list.getScene().getRoot().applyCss();
        list.getScene().getRoot().layout();
        List<MoveRowCell> seen = list.lookupAll(".move-row").stream()
                .map(MoveRowCell.class::cast)
                .filter(cell -> cell.isVisible() && cell.getParent().isVisible())
                .toList();
        for (MoveRowCell cell : seen) {
            MoveRowCell fresh = new MoveRowCell(moves, node -> new ContextMenu(), list.widthProperty());
            fresh.updateListView(list);
            fresh.updateIndex(cell.getIndex());
            String row = step + ", row " + cell.getItem();
            assertEquals(content(fresh.getGraphic()), content(cell.getGraphic()), row);
            assertEquals(
                    cell.getGraphic() != null, cell.getChildrenUnmodifiable().contains(cell.getGraphic()), row);
        }
        return (int) seen.stream().filter(cell -> cell.getItem() != null).count();
    }

    /// A node and its content, in words.
    private static String content(@Nullable Node node) {
        if (node == null) {
            return "nothing";
        }
        List<PseudoClass> marks =
                MARKS.stream().filter(node.getPseudoClassStates()::contains).toList();
        StringBuilder text = new StringBuilder("\n" + node.getTypeSelector() + node.getStyleClass() + marks);
        text.append(node.getId()).append(node.getAccessibleText());
        if (node instanceof Region region) {
            text.append(region.getPadding());
        }
        if (node instanceof Label label) {
            Tooltip tip = label.getTooltip();
            text.append(label.getText()).append(tip == null ? ", no tooltip" : ", tooltip " + tip.getText());
            text.append(content(label.getGraphic()));
        } else if (node instanceof Parent outer) {
            outer.getChildrenUnmodifiable().forEach(inner -> text.append(content(inner)));
        }
        return text.append("; ").toString();
    }
}
