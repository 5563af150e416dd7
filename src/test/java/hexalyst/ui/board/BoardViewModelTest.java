package hexalyst.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.HexGrid;
import hexalyst.game.Content;
import hexalyst.game.Side;
import hexalyst.record.GameTree;
import hexalyst.ui.game.GameState;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.game.Trees;
import hexalyst.ui.message.MessageLine;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class BoardViewModelTest {
    private final MessageLine messages = new MessageLine();
    private final GameViewModel game = new GameViewModel(Trees.position("3/4/5/4/3 w"), messages);
    private final BoardViewModel board = new BoardViewModel(game, messages);

    private int cell(String name) {
        return game.moment().tree().grid().named(name).orElseThrow();
    }

    private void show(String position) {
        game.show(GameState.of(GameTree.of(Trees.position(position))));
    }

    @Test
    void leftPlaysTheMoversColourAndRightTheOther() {
        board.click(cell("c3"), true);
        assertEquals(Content.WHITE, game.moment().position().at(cell("c3")));
        board.click(cell("a1"), true);
        assertEquals(Content.BLACK, game.moment().position().at(cell("a1")));
        board.click(cell("e3"), false);
        assertEquals(Content.BLACK, game.moment().position().at(cell("e3")));
        assertEquals(cell("e3"), board.picture().lastMove());
        assertEquals("Black to move", board.headlineProperty().get());
    }

    @Test
    void hoveringSaysWhatBothButtonsWouldDo() {
        show("ww1/4/5/4/3 w");
        board.hover(cell("e3"));
        ClickHint left = board.leftHintProperty().get();
        assertEquals("e3w · White piece, own colour: makes a group of 3", left.text());
        assertEquals(Optional.of(Side.WHITE), left.colour());
        assertEquals(
                "e3b · Black piece, other colour: a group of 1",
                board.rightHintProperty().get().text());
        BoardPicture.Hover hover = board.picture().hover().orElseThrow();
        assertEquals(3, hover.left().orElseThrow().cells().size());
        assertEquals(1, hover.right().orElseThrow().cells().size());
        board.hover(HexGrid.NONE);
        assertEquals(Optional.empty(), board.picture().hover());
        assertEquals("", board.leftHintProperty().get().text());
    }

    @Test
    void aCellThatMakesSixIsIllegal() {
        show("ww1/3w/1ww2/4/3 w");
        board.hover(cell("d3"));
        ClickHint left = board.leftHintProperty().get();
        assertFalse(left.legal());
        assertTrue(left.text().startsWith("d3w is illegal"), left.text());
        GameTree before = game.moment().tree();
        board.click(cell("d3"), true);
        assertEquals(before, game.moment().tree());
        assertTrue(messages.message().warning());
        assertTrue(
                messages.message().text().contains("group of 6"),
                messages.message().text());
        board.click(cell("e1"), true);
        assertEquals("e1 is occupied", messages.message().text());
    }

    @Test
    void thePassIsOfferedOnlyWhenItIsForced() {
        assertFalse(board.mustPassProperty().get());
        show("xx/xxx/xx w");
        assertTrue(board.mustPassProperty().get());
        board.pass();
        assertTrue(board.mustPassProperty().get());
        board.pass();
        assertFalse(board.mustPassProperty().get());
        assertEquals("Draw: both players had to pass", board.headlineProperty().get());
    }

    @Test
    void theDecidingGroupIsShownAndTheGameGoesNoFurther() {
        show("www/w3/5/4/3 w");
        board.click(cell("d2"), true);
        assertEquals(5, board.picture().deciding().size());
        assertEquals(
                "White has won: White has a quint", board.headlineProperty().get());
        assertEquals(Optional.empty(), board.toMoveProperty().get());
        board.hover(cell("a1"));
        assertEquals(Optional.empty(), board.picture().hover());
        board.click(cell("a1"), true);
        assertEquals(
                "a1b is illegal: the game is over: White has a quint",
                messages.message().text());
    }

    @Test
    void aSmallerBoardForgetsThePointer() {
        board.hover(cell("e3"));
        show("2/3/2 w");
        assertEquals(Optional.empty(), board.picture().hover());
    }
}
