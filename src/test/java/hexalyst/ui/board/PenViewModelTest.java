package hexalyst.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.Grid;
import hexalyst.record.Arrow;
import hexalyst.record.Mark;
import hexalyst.ui.board.PenViewModel.Ink;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.game.Trees;
import hexalyst.ui.message.MessageLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;

class PenViewModelTest {
    private final GameViewModel game = new GameViewModel(Trees.position("3/4/5/4/3 w"), new MessageLine());
    private final PenViewModel pen = new PenViewModel(game);

    private List<Arrow> arrows() {
        return game.moment().annotations().arrows();
    }

    private List<Mark> marks() {
        return game.moment().annotations().marks();
    }

    private boolean draw(int from, int to, Ink ink) {
        pen.press(from);
        pen.drag(to, ink);
        return pen.release(to, ink);
    }

    private static Arrow arrow(int from, int to, String colour) {
        return new Arrow(from, to, Optional.of(colour));
    }

    @Test
    void theSameDragTwiceTakesTheArrowAwayAndAnotherColourChangesIt() {
        assertTrue(draw(0, 5, Ink.GREEN));
        assertEquals(List.of(arrow(0, 5, "green")), arrows());
        assertTrue(draw(0, 5, Ink.RED));
        assertEquals(List.of(arrow(0, 5, "red")), arrows());
        assertTrue(draw(5, 0, Ink.RED));
        assertTrue(draw(0, 5, Ink.RED));
        assertEquals(List.of(arrow(5, 0, "red")), arrows());
        game.undo();
        assertEquals(2, arrows().size());
        game.redo();
        assertEquals(1, arrows().size());
    }

    @Test
    void whileThePenIsLentMarksAreNoEdits() {
        pen.mark(2, Ink.RED);
        BooleanProperty wanted = new SimpleBooleanProperty(true);
        ObjectProperty<Set<Integer>> cells = new SimpleObjectProperty<>(Set.of());
        List<String> changes = new ArrayList<>();
        pen.lend(wanted, cells, () -> changes.add("draw"));
        pen.mark(4, Ink.GREEN);
        pen.mark(7, Ink.RED);
        pen.mark(4, Ink.BLUE);
        assertEquals(Set.of(7), cells.get());
        assertEquals(List.of(7), pen.shownMarks().stream().map(Mark::cell).toList());
        assertEquals(3, changes.size());
        pen.press(2);
        assertFalse(pen.release(9, Ink.RED), "nor is an arrow drawn");
        assertEquals(0, arrows().size());
        assertEquals(1, marks().size(), "the game's own mark stays and no other comes");
        pen.clear();
        assertEquals(Set.of(), cells.get());
        assertEquals(1, marks().size());
        pen.mark(5, Ink.RED);
        wanted.set(false);
        assertEquals(List.of(), pen.shownMarks());
        pen.mark(4, Ink.GREEN);
        assertEquals(2, marks().size());
        assertEquals(Set.of(5), cells.get());
    }

    @Test
    void whatIsBeingDrawnIsSeenAndKeptOnlyOnACell() {
        pen.press(3);
        pen.drag(3, Ink.BLUE);
        assertEquals(Optional.empty(), pen.drawnProperty().get());
        pen.drag(7, Ink.BLUE);
        assertEquals(Optional.of(arrow(3, 7, "blue")), pen.drawnProperty().get());
        assertFalse(pen.release(Grid.NONE, Ink.BLUE));
        assertEquals(Optional.empty(), pen.drawnProperty().get());
        assertEquals(List.of(), arrows());
        assertFalse(draw(Grid.NONE, 4, Ink.BLUE));
    }

    @Test
    void marksComeAndGoAndACommentBeingTypedStays() {
        game.draftProperty().set("typed");
        pen.mark(4, Ink.YELLOW);
        assertEquals(List.of(new Mark(4, Mark.Shape.CIRCLE, Optional.of("yellow"))), marks());
        assertEquals("typed", game.moment().annotations().comment());
        pen.mark(4, Ink.GREEN);
        assertEquals(List.of(new Mark(4, Mark.Shape.CIRCLE, Optional.of("green"))), marks());
        pen.mark(4, Ink.GREEN);
        assertEquals(List.of(), marks());
        pen.mark(Grid.NONE, Ink.GREEN);
        pen.mark(1, Ink.RED);
        draw(1, 2, Ink.RED);
        pen.clear();
        assertEquals(List.of(), marks());
        assertEquals(List.of(), arrows());
        game.undo();
        assertEquals(1, marks().size());
        assertEquals("typed", game.moment().annotations().comment());
    }

    @Test
    void keysChooseTheColour() {
        assertEquals(Ink.GREEN, Ink.of(false, false));
        assertEquals(Ink.RED, Ink.of(true, false));
        assertEquals(Ink.BLUE, Ink.of(false, true));
        assertEquals(Ink.YELLOW, Ink.of(true, true));
    }
}
