package hexalyst.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.board.CellSet;
import hexalyst.board.HexGrid;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.record.Agreement;
import hexalyst.record.EditResult;
import hexalyst.record.GameTree;
import hexalyst.record.Tags;
import hexalyst.record.TreeEdit;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/// The dead pieces that players agree on at the end of a game are stored in its file, and affect the result.
final class AgreementTest {
    private static final Game MEDUSA = Games.named("medusa").orElseThrow();

    private static GameTree ended() {
        GameTree tree = GameTree.of(MEDUSA.start(MEDUSA.editions().getFirst(), HexGrid.hexagon(4, 4)));
        for (String text : List.of("a1", "e1", "g4", "d3", "c3", "pass", "pass")) {
            int last = tree.mainLine().getLast();
            Move move = tree.position(last).move(text).orElseThrow();
            tree = tree.apply(new TreeEdit.Play(last, move)).tree();
        }
        return tree;
    }

    private static Optional<GameTree> toggled(GameTree tree, String cell) {
        int last = tree.mainLine().getLast();
        Position end = tree.position(last);
        return Agreement.toggled(tree, last, end, Positions.cell(end, cell))
                .map(tags -> tree.apply(new TreeEdit.SetTags(last, tags)).tree());
    }

    private static Position end(GameTree tree) {
        return tree.position(tree.mainLine().getLast());
    }

    @Test
    void theResultFollowsWhatIsMarked() {
        GameTree plain = ended();
        assertEquals("1-0", end(plain).outcome().result(), "White has the marker");
        GameTree marked = toggled(plain, "e1").orElseThrow();
        assertEquals(Optional.of("e1"), marked.tags().get(Agreement.TAG));
        assertEquals(Positions.cells(end(plain), "e1"), end(marked).dead());
        assertEquals("0-1", end(toggled(marked, "d3").orElseThrow()).outcome().result());
        assertEquals("0-1", toggled(marked, "d3").orElseThrow().tags().result());
        GameTree back = toggled(marked, "e1").orElseThrow();
        assertEquals(Optional.empty(), back.tags().get(Agreement.TAG));
        assertEquals(end(plain), end(back));
        assertEquals(plain.position(5), marked.position(5), "before the end nothing is dead");
    }

    @Test
    void nothingIsMarkedBeforeTheEndOrWhereNothingStands() {
        GameTree tree = ended();
        assertEquals(Optional.empty(), toggled(tree, "a2"));
        assertEquals(Optional.empty(), Agreement.toggled(tree, 5, tree.position(5), 0));
        GameTree strange = tree.apply(new TreeEdit.SetTags(0, Tags.NONE.with(Agreement.TAG, "zz9, ,a2")))
                .tree();
        assertEquals(CellSet.EMPTY, end(strange).dead());
    }

    @Test
    void whatTheStartPositionSaysCanBeTakenBack() {
        GameTree tree = GameTree.of(Positions.of(MEDUSA, "4/1x1x1/6/bxbxbxb/2w3/1x1x1/4 b marker=w3 passes=2 dead=c3"));
        assertEquals(1, end(tree).dead().size());
        GameTree back = toggled(tree, "c3").orElseThrow();
        assertEquals(CellSet.EMPTY, end(back).dead());
        assertEquals(1, end(toggled(back, "c3").orElseThrow()).dead().size());
    }

    @Test
    void whatWasMarkedAtOneEndIsNotMarkedAtAnother() {
        GameTree marked = toggled(toggled(ended(), "e1").orElseThrow(), "d3").orElseThrow();
        GameTree two = marked;
        int end = marked.mainLine().getLast();
        int at = marked.node(marked.node(end).parent()).parent();
        for (String text : List.of("d1", "pass", "pass")) {
            EditResult played =
                    two.apply(new TreeEdit.Play(at, two.position(at).move(text).orElseThrow()));
            two = played.tree();
            at = played.goTo();
        }
        assertEquals(marked.tags(), two.tags(), "the main line is as it was");
        GameTree promoted = two.apply(new TreeEdit.MakeMainLine(at)).tree();
        assertEquals(CellSet.EMPTY, end(promoted).dead());
        assertEquals(Optional.empty(), promoted.tags().get(Agreement.TAG));
        assertEquals(end(promoted).outcome().result(), promoted.tags().result());
        GameTree deleted = two.apply(new TreeEdit.Delete(end)).tree();
        assertEquals(Optional.empty(), deleted.tags().get(Agreement.TAG));
        assertEquals("*", deleted.tags().result());
        GameTree told = two.apply(new TreeEdit.Delete(at)).tree();
        assertEquals(two.tags(), told.tags(), "the other end is not the main line's");
    }

    @Test
    void everyFormatKeepsIt() {
        GameTree marked = toggled(ended(), "e1").orElseThrow();
        GameLookup lookup = RoundTripTest.lookup();
        check(marked, HgnWriter::write, new HgnReader(lookup)::read);
        check(marked, JsonWriter::write, new JsonReader(lookup)::read);
        check(marked, SgfWriter::write, new SgfReader(lookup)::read);
    }

    private static void check(
            GameTree tree, Function<List<GameTree>, String> writer, Function<String, ReadResult> reader) {
        String text = writer.apply(List.of(tree));
        ReadResult read = reader.apply(text);
        assertEquals(List.of(), read.problems(), text);
        assertEquals(end(tree), end(read.games().getFirst()), text);
    }
}
