package hexalyst.ui.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Move;
import hexalyst.game.Side;
import hexalyst.record.GameTree;
import hexalyst.record.MachineNote;
import hexalyst.record.TreeEdit;
import hexalyst.ui.message.MessageLine;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GameViewModelTest {
    private final MessageLine messages = new MessageLine();
    private final GameViewModel game = new GameViewModel(Trees.position("3/4/5/4/3 w"), messages);

    private Move move(String text) {
        return game.moment().position().move(text).orElseThrow();
    }

    private void play(String... moves) {
        for (String text : moves) {
            game.play(move(text));
        }
    }

    private String here() {
        return game.moment().tree().text(game.moment().id());
    }

    @Test
    void rightFollowsTheVariationThatWasSeenLast() {
        play("c3w", "a1b");
        game.back();
        play("a2b", "a3w");
        game.toStart();
        game.forward();
        game.forward();
        assertEquals("a2b", here());
        game.previousVariation();
        assertEquals("a1b", here());
        game.previousVariation();
        assertEquals("this is the first variation", messages.message().text());
        game.toStart();
        game.toEnd();
        assertEquals("a1b", here());
        game.nextVariation();
        game.toEnd();
        assertEquals("a3w", here());
    }

    @Test
    void playingAMoveThatIsThereGoesThere() {
        play("c3w");
        GameTree tree = game.moment().tree();
        game.toStart();
        play("c3w");
        assertSame(tree, game.moment().tree());
        assertEquals("c3w", here());
    }

    @Test
    void anIllegalMoveSaysWhyAndChangesNothing() {
        play("c3w");
        GameMoment before = game.moment();
        play("c3b");
        assertSame(before, game.moment());
        assertEquals("c3b is illegal: the cell is occupied", messages.message().text());
        assertTrue(messages.message().warning());
    }

    @Test
    void aTypedCommentIsKeptByWhateverComesNext() {
        play("c3w");
        game.draftProperty().set("centre");
        game.toStart();
        game.draftProperty().set("about the game");
        game.forward();
        assertEquals("centre", game.draftProperty().get());
        game.draftProperty().set("the centre");
        play("a1b");
        game.undo();
        assertEquals("the centre", game.draftProperty().get());
        game.undo();
        assertEquals("centre", game.draftProperty().get());
        game.undo();
        assertEquals("", game.draftProperty().get());
        game.redo();
        assertEquals("about the game", game.moment().annotations().comment());
        game.draftProperty().set("typed");
        assertTrue(game.hasDraft());
        assertEquals("typed", game.state().tree().root().annotations().comment());
        assertFalse(game.hasDraft());
    }

    @Test
    void anEmptyLineAloneIsNoComment() {
        play("c3w");
        game.draftProperty().set("\n ");
        assertFalse(game.hasDraft());
        game.toStart();
        assertEquals(Optional.of("play c3w"), game.moment().history().undoName());
        game.forward();
        assertEquals("", game.draftProperty().get());
        game.draftProperty().set("centre");
        game.toStart();
        game.forward();
        game.draftProperty().set("\n");
        game.toStart();
        game.forward();
        assertEquals("", game.moment().annotations().comment(), "it takes the comment away");
    }

    @Test
    void undoAndRedoTellTheirNames() {
        play("c3w", "a1b");
        assertEquals(Optional.of("play a1b"), game.moment().history().undoName());
        game.undo();
        assertEquals("c3w", here());
        assertEquals(Optional.of("play a1b"), game.moment().history().redoName());
        game.redo();
        assertEquals("a1b", here());
    }

    @Test
    void aGlyphTakesTheOthersPlaceAndGoesByASecondPress() {
        game.toggle(Glyph.GOOD);
        assertTrue(messages.message().warning(), "there is no move at the start");
        play("c3w");
        game.toggle(Glyph.GOOD);
        assertEquals(List.of(1), game.moment().annotations().glyphs());
        game.toggle(Glyph.BLUNDER);
        assertEquals(List.of(4), game.moment().annotations().glyphs());
        game.toggle(Glyph.BLUNDER);
        assertEquals(List.of(), game.moment().annotations().glyphs());
    }

    @Test
    void aDiagramIsWantedBesideAnyGlyphAndByASecondPressNoLonger() {
        game.toggleDiagram();
        assertEquals(List.of(220), game.moment().annotations().glyphs(), "at the start too");
        play("c3w");
        game.toggleDiagram();
        game.toggle(Glyph.GOOD);
        assertEquals(List.of(1, 220), game.moment().annotations().glyphs());
        game.toggleDiagram();
        assertEquals(List.of(1), game.moment().annotations().glyphs());
    }

    @Test
    void variationsAreMovedCopiedAndDeleted() {
        play("c3w", "a1b");
        game.back();
        play("a2b", "a3w");
        int variation = game.moment().node().parent();
        game.copy(variation);
        game.edit(new TreeEdit.Promote(variation));
        assertTrue(game.moment().tree().mainLine().contains(variation));
        game.edit(new TreeEdit.Delete(variation));
        assertEquals("c3w", here());
        assertEquals(3, game.moment().tree().size());
        game.paste(game.moment().id());
        assertEquals(5, game.moment().tree().size());
        assertEquals("a2b", here());
        game.paste(game.moment().id());
        assertTrue(messages.message().warning(), "the pasted move is illegal after itself");
    }

    @Test
    void aLineIsPlayedAsAVariationAndANoteIsWritten() {
        game.playLine(GameTree.ROOT, List.of(move("c3w"), move("a1b"), move("a1w")));
        assertEquals("a1b", here());
        game.noteAll(Map.of(game.moment().id(), List.of(MachineNote.Proved.win(Side.WHITE, 7))));
        assertEquals(
                Optional.of(MachineNote.Proved.win(Side.WHITE, 7)),
                game.moment().annotations().proved());
    }

    @Test
    void whatIsCopiedOrCutHasTheCommentThatIsBeingTyped() {
        play("c3w");
        game.draftProperty().set("the centre");
        game.copy(game.moment().id());
        game.toStart();
        play("a1b");
        game.paste(game.moment().id());
        assertEquals("the centre", game.moment().annotations().comment());
        game.draftProperty().set("still the centre");
        game.cut(game.moment().id());
        assertEquals("a1b", here());
        game.paste(game.moment().id());
        assertEquals("still the centre", game.moment().annotations().comment());
    }

    @Test
    void aGameThatComesBackIsTheSameAndItsTwinIsAnother() {
        GameState first = game.state();
        game.show(GameState.of(first.tree()));
        assertFalse(game.identity().equals(first.identity()));
        play("c3w");
        GameState second = game.state();
        game.show(first);
        assertEquals(first.identity(), game.identity());
        game.show(second);
        assertEquals(second.identity(), game.identity());
    }
}
