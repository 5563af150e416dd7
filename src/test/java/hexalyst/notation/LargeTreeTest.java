package hexalyst.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Games;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.record.Annotations;
import hexalyst.record.GameTree;
import hexalyst.record.TreeBuilder;
import hexalyst.record.TreeEdit;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Trees as large as months of analysis make them. Run the class itself to measure the times.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("slow")
final class LargeTreeTest {
    private static final int NODES = 200_000;
    private static final int LINE = 5_000;

    /// Built once for all formats, and kept no longer than this class runs.
    private final GameTree wide = wide();
    private final GameTree deep = deep(40);

    private record Growing(int node, Position position, int depth) {}

    /// A Manalath tree of legal moves, 200,000 nodes wide, some with comments.
    static GameTree wide() {
        Position start = Games.byDefault().start(Games.byDefault().editions().getFirst());
        TreeBuilder builder = new TreeBuilder(start);
        Deque<Growing> open = new ArrayDeque<>();
        open.add(new Growing(0, start, 0));
        while (builder.size() < NODES) {
            Growing next = open.remove();
            List<Move> moves = next.position().legalMoves();
            int children = next.depth() % 3 == 0 ? 12 : 2;
            for (int i = 0; i < children && i < moves.size() && builder.size() < NODES; i++) {
                Move move = moves.get((i * 37 + next.depth() * 11) % moves.size());
                int id = builder.add(next.node(), move);
                if (id % 10 == 0) {
                    builder.annotate(
                            id,
                            Annotations.NONE
                                    .withComment("node " + id + " of the tree")
                                    .withGlyphs(List.of(1)));
                }
                open.add(new Growing(id, next.position().play(move), next.depth() + 1));
            }
        }
        return builder.build();
    }

    /// 40 lines of 5,000 moves, one below the other: 200,000 nodes.
    static GameTree deep(int lines) {
        Position start = EndlessGame.GAME.start(EndlessGame.GAME.editions().getFirst());
        List<Move> moves = start.legalMoves();
        TreeBuilder builder = new TreeBuilder(start);
        for (int line = 0; line < lines; line++) {
            int at = line == 0 ? 0 : (line - 1) * LINE + line;
            for (int i = 0; i < LINE; i++) {
                at = builder.add(at, moves.get((i + line) % moves.size()));
            }
        }
        return builder.build();
    }

    @ParameterizedTest
    @EnumSource(GameFormat.class)
    void keepsTwoHundredThousandNodes(GameFormat format) {
        check(format, wide);
    }

    @ParameterizedTest
    @EnumSource(GameFormat.class)
    void keepsLinesOfFiveThousandMoves(GameFormat format) {
        GameTree one = deep(1);
        check(format, one);
        assertEquals(LINE + 1, one.mainLine().size());
        assertEquals(LINE, one.ply(LINE));
        assertEquals(one.start().toMove(), one.position(LINE).toMove());
        check(format, deep);
    }

    private static void check(GameFormat format, GameTree tree) {
        ReadResult result = format.read(format.write(List.of(tree)), RoundTripTest.lookup());
        assertEquals(List.of(), result.problems());
        assertEquals(1, result.games().size());
        assertTrue(tree.sameAs(result.games().getFirst()));
    }

    /// Prints how long building, writing, reading and editing take, each the median of seven.
    public static void main(String[] args) {
        for (GameTree tree : List.of(wide(), deep(40))) {
            System.out.println(tree.game().title() + ", " + tree.size() + " nodes");
            for (GameFormat format : GameFormat.values()) {
                String text = format.write(List.of(tree));
                System.out.printf(
                        "  %s %,d characters: write %.0f ms, read %.0f ms%n",
                        format.suffix(),
                        text.length(),
                        median(() -> format.write(List.of(tree)).length()),
                        median(() -> format.read(text, RoundTripTest.lookup())
                                .games()
                                .size()));
            }
            int last = tree.mainLine().getLast();
            System.out.printf(
                    "  annotate %.3f ms, delete everything %.0f ms, preorder %.0f ms%n",
                    median(() -> tree.apply(new TreeEdit.Annotate(last, Annotations.NONE.withComment("x")))
                            .goTo()),
                    median(() -> tree.apply(new TreeEdit.DeleteContinuation(0)).goTo()),
                    median(() -> tree.preorder(0).size()));
        }
    }

    private interface Work {
        int run();
    }

    private static double median(Work work) {
        double[] times = new double[7];
        int sum = 0;
        for (int i = 0; i < times.length; i++) {
            long begin = System.nanoTime();
            sum += work.run();
            times[i] = (System.nanoTime() - begin) / 1e6;
        }
        java.util.Arrays.sort(times);
        return sum == 42 ? -1 : times[times.length / 2];
    }
}
