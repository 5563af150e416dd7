package hexalyst.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.kit.RulePosition;
import hexalyst.game.kit.SwapPosition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/// Compares search boards with their positions.
public final class Boards {
    /// From so many moves on, one in so many positions is enough for what makes every move.
    private static final int MANY = 80;

    private static final int SOME = 5;

    private Boards() {}

    /// The codes of the legal moves, in the order of a board.
    public static List<Integer> codes(SearchBoard board) {
        int[] moves = new int[board.mostMoves()];
        return Arrays.stream(moves, 0, board.moves(moves)).boxed().toList();
    }

    /// The codes of the moves that matter, in the order of a board.
    public static List<Integer> codesThatMatter(SearchBoard board) {
        int[] moves = new int[board.mostMoves()];
        return Arrays.stream(moves, 0, board.movesThatMatter(moves)).boxed().toList();
    }

    /// The texts of moves, in their order.
    public static List<String> texts(MoveCodec codec, List<Integer> codes) {
        return codes.stream()
                .map(codec::decode)
                .map(Step::of)
                .map(codec::format)
                .toList();
    }

    /// Checks that a board agrees with its position as far as the plain one does, and with a new one.
    ///
    /// @param plain the plain board of the position
    /// @param whole false to leave out what is slow on large boards: the smallest key and the moves by their ends
    public static void assertSame(Position position, SearchBoard board, SearchBoard plain, boolean whole) {
        assertSame(position, position.searchBoard(), board, plain, whole);
    }

    private static void assertSame(
            Position position, SearchBoard fresh, SearchBoard board, SearchBoard plain, boolean whole) {
        List<Integer> codes = position.steps().stream().map(position::code).toList();
        assertEquals(codes, codes(board), position::toString);
        assertEquals(codes, codes(plain));
        assertEquals(position.toMove(), board.toMove());
        assertEquals(position.game().traits().openTurns(), board.openTurns());
        assertEquals(plain.pieces(), board.pieces());
        assertEquals(plain.empties(), board.empties());
        assertEquals(fresh.key(), board.key(), "incremental key");
        assertEquals(fresh.evaluate(), board.evaluate(), "incremental counts");
        assertEquals(fresh.plainCount(), board.plainCount());
        assertTrue(board.outlook() != 0 || board.resistance() > 0, "how hard it looks to lose");
        if (whole) {
            assertEquals(key(position), board.canonicalKey());
            // The plain board makes every move for it.
            if (codes.size() < MANY || board.pieces() % SOME == 0) {
                assertEquals(plain.tally(), board.tally());
            }
        }
    }

    /// The key that the position's search board has, by definition rather than incrementally. Tests run without a salt.
    public static long key(Position position) {
        Position plain = position instanceof SwapPosition swap ? swap.plain() : position;
        SearchBoard fresh = position.searchBoard();
        boolean defined = fresh instanceof PositionBoard
                || plain.searchBoard() instanceof PositionBoard
                || plain instanceof RulePosition;
        return defined ? fresh.canonicalKey() : position.earlierKey().low();
    }

    /// Plays a random game with positions and on both boards, takes it back, and checks that they agree throughout.
    ///
    /// @param whole as in [#assertSame]
    /// @return its positions, the last one at its end, or after 120 turns where positions can come back
    public static List<Position> playAndTakeBack(Random random, Position start, boolean whole) {
        boolean ends = start.game().traits().repetition() == Traits.Repetition.NONE;
        List<Position> line = playAndTakeBack(random, start, whole, ends ? Integer.MAX_VALUE : 120);
        assertTrue(!ends || line.getLast().outcome().over());
        return line;
    }

    /// The same with at most this many steps.
    public static List<Position> playAndTakeBack(Random random, Position start, boolean whole, int most) {
        SearchBoard board = start.searchBoard();
        SearchBoard plain = new PositionBoard(start);
        Position position = start;
        List<Position> line = new ArrayList<>(List.of(start));
        // New boards take the most time, and those of the way there do for the way back.
        List<SearchBoard> fresh = new ArrayList<>();
        while (!position.outcome().over() && line.size() <= most) {
            fresh.add(position.searchBoard());
            assertSame(position, fresh.getLast(), board, plain, whole);
            List<Step> steps = position.steps();
            Step move = steps.get(random.nextInt(steps.size()));
            int code = position.code(move);
            position = position.step(move);
            line.add(position);
            assertEquals(plain.make(code), board.make(code));
        }
        assertEquals(plain.result(), board.result());
        assertEquals(key(position), board.canonicalKey(), "the end has a key too");
        for (int i = fresh.size() - 1; i >= 0; i--) {
            board.unmake();
            plain.unmake();
            assertSame(line.get(i), fresh.get(i), board, plain, whole);
        }
        return line;
    }
}
