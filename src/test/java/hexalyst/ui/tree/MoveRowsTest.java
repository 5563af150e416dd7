package hexalyst.ui.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Move;
import hexalyst.game.Side;
import hexalyst.record.GameTree;
import hexalyst.record.Node;
import hexalyst.record.Numbering;
import hexalyst.record.TreeBuilder;
import hexalyst.ui.game.Trees;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class MoveRowsTest {
    /// The rows as lines of text, indented by their depth.
    private static List<String> text(GameTree tree) {
        List<String> lines = new ArrayList<>();
        for (MoveRow row : MoveRows.of(tree, Set.of(), Numbering.MOVES)) {
            lines.add(
                    switch (row) {
                        case MoveRow.Moves moves ->
                            moves.number() + ". " + move(tree, moves.white()) + " " + move(tree, moves.black());
                        case MoveRow.Variation variation -> {
                            StringBuilder line = new StringBuilder("  ".repeat(variation.depth()));
                            line.append(variation.opens() ? "| " : "  ");
                            for (int i = 0; i < variation.nodes().size(); i++) {
                                line.append(LineNumbers.of(tree, Numbering.MOVES)
                                                .text(variation.index() + i, i == 0))
                                        .append(tree.text(variation.nodes().get(i)))
                                        .append(' ');
                            }
                            yield line.toString().stripTrailing();
                        }
                        case MoveRow.Folded folded -> "folded " + tree.text(folded.node()) + " " + folded.hidden();
                        case MoveRow.Comment comment ->
                            "  ".repeat(comment.depth()) + (comment.opens() ? "| " : "")
                                    + (comment.before() ? "before " : "") + "{" + tree.text(comment.node()) + "}";
                    });
        }
        return lines;
    }

    private static String move(GameTree tree, int node) {
        return node == Node.NONE ? "-" : tree.text(node);
    }

    @Test
    void variationsFollowTheMoveThatTheyReplace() {
        GameTree tree = Trees.read("""
                [Game "Manalath"]

                { start } 1. e5w d4b (1... a1b 2. a2w (2. a3w { why } a4b) 2... a5b) ({ or } 1... i1b) 2. f5w (2. g5w)
                2... c3w
                """);
        assertEquals(
                List.of(
                        "{the start}",
                        "1. e5w d4b",
                        "  | 1…a1b 2.a2w",
                        "    | 2.a3w",
                        "    {a3w}",
                        "      2…a4b",
                        "    2…a5b",
                        "  | before {i1b}",
                        "    1…i1b",
                        "2. f5w -",
                        "  | 2.g5w",
                        "2. - c3w"),
                text(tree));
    }

    @Test
    void aGameThatBlackBeginsStartsWithAnEllipsis() {
        GameTree tree = Trees.read("""
                [Game "Manalath"]
                [Position "3/4/5/4/3 b"]

                1... c3b 2. a1w
                """);
        assertEquals(List.of("1. - c3b", "2. a1w -"), text(tree));
    }

    @Test
    void byPliesEachMoveHasTheNumberThatItsPieceShows() {
        GameTree tree = Trees.read("[Game \"Manalath\"]\n\n1. e5w d4b 2. f5w (2. g5w i1b 3. a1w) 2... c3w *");
        List<Integer> numbers = MoveRows.of(tree, Set.of(), Numbering.PLIES).stream()
                .filter(MoveRow.Moves.class::isInstance)
                .map(row -> ((MoveRow.Moves) row).number())
                .toList();
        assertEquals(List.of(1, 3, 4), numbers);
        LineNumbers plies = LineNumbers.of(tree, Numbering.PLIES);
        assertEquals("4.", plies.text(3, false), "every move in running text has its number");
        LineNumbers moves = LineNumbers.of(tree, Numbering.MOVES);
        assertEquals("", moves.text(3, false));
        assertEquals("2…", moves.text(3, true));
        GameTree blacks = Trees.read("[Game \"Manalath\"]\n[Position \"3/4/5/4/3 b\"]\n\n1... c3b 2. a1w *");
        assertEquals(1, LineNumbers.of(blacks, Numbering.PLIES).number(1), "Black begins");
        assertEquals(2, LineNumbers.of(blacks, Numbering.MOVES).number(2));
    }

    @Test
    void aLineOfFiveThousandMovesIsLaidOut() {
        TreeBuilder builder = new TreeBuilder(Trees.position("5/6/7/8/9/8/7/6/5 w"));
        int node = GameTree.ROOT;
        int side = builder.add(GameTree.ROOT, Move.place(60, Side.BLACK));
        for (int i = 0; i < 5_000; i++) {
            node = builder.add(node, Move.place(i % 60, Side.WHITE));
            side = builder.add(side, Move.place(i % 60, Side.BLACK));
        }
        // These moves are not legal, so the position at their end is unknown.
        List<MoveRow> rows = MoveRows.of(builder.build(builder.start()), Set.of(), Numbering.MOVES);
        assertEquals(10_001, shown(rows).size());
    }

    @Test
    void everyNodeOfALargeTreeIsShownOnce() {
        TreeBuilder builder = new TreeBuilder(Trees.position("5/6/7/8/9/8/7/6/5 w"));
        for (int i = 0; builder.size() < 200_000; i++) {
            builder.add(i, Move.place(i % 61, Side.WHITE));
            builder.add(i, Move.place(i % 61, Side.BLACK));
            if (i % 3 == 0) {
                builder.add(i, Move.place((i + 1) % 61, Side.WHITE));
            }
        }
        GameTree tree = builder.build();
        List<MoveRow> rows = MoveRows.of(tree, Set.of(), Numbering.MOVES);
        Set<Integer> shown = shown(rows);
        assertEquals(tree.size() - 1, shown.size());
        assertTrue(rows.stream()
                .allMatch(row -> !(row instanceof MoveRow.Variation variation)
                        || variation.nodes().size() <= MoveRows.LONGEST));
    }

    @Test
    void aFoldedVariationIsOneRow() {
        GameTree tree = Trees.read("[Game \"Manalath\"]\n\n1. e5w d4b (1... a1b 2. a2w (2. a3w) 2... a5b) 2. f5w *");
        int variation = tree.node(1).children().get(1);
        List<MoveRow> rows = MoveRows.of(tree, Set.of(variation), Numbering.MOVES);
        assertEquals(
                List.of(
                        new MoveRow.Moves(1, 1, 2),
                        new MoveRow.Folded(1, 1, variation, 3),
                        new MoveRow.Moves(2, tree.node(2).children().getFirst(), Node.NONE)),
                rows);
    }

    private static Set<Integer> shown(List<MoveRow> rows) {
        Set<Integer> shown = new HashSet<>();
        for (MoveRow row : rows) {
            switch (row) {
                case MoveRow.Moves moves -> {
                    assertTrue(moves.white() == Node.NONE || shown.add(moves.white()));
                    assertTrue(moves.black() == Node.NONE || shown.add(moves.black()));
                }
                case MoveRow.Variation variation -> variation.nodes().forEach(node -> assertTrue(shown.add(node)));
                case MoveRow.Folded folded -> assertTrue(shown.add(folded.node()));
                case MoveRow.Comment comment -> assertTrue(comment.depth() >= 0);
            }
        }
        return shown;
    }
}
