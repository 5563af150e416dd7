package hexalyst.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.board.Grid;
import hexalyst.turn.Changes;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;

/// A game of a reference implementation, which is slow, follows the rules page directly and shares nothing with the
/// program. Sides are `w` and `b`.
public abstract class PlainGame {
    protected char toMove = 'w';
    protected String result = "*";
    protected int captured;
    /// The pieces left to each side; empty in games where they never run out.
    protected final Map<Character, Integer> left = new TreeMap<>();

    public final char toMove() {
        return toMove;
    }

    /// `*` while the game goes on.
    public final String result() {
        return result;
    }

    /// How many pieces have been captured so far.
    public final int captured() {
        return captured;
    }

    /// The texts of the legal moves.
    protected abstract List<String> legal();

    /// Makes a legal move.
    protected abstract void play(String move);

    /// The contents of a cell: `w`, `b`, `x` or `.`.
    protected abstract char at(String cell);

    /// The pieces left to a side, in games where they can run out.
    public final int left(char side) {
        return left.getOrDefault(side, 0);
    }

    /// The points of a side, in games that have them.
    protected OptionalInt points(char side) {
        return OptionalInt.empty();
    }

    protected static char other(char side) {
        return side == 'w' ? 'b' : 'w';
    }

    /// The result when this side has won.
    protected static String won(char side) {
        return side == 'w' ? "1-0" : "0-1";
    }

    /// Some cells to block, about one in twelve.
    ///
    /// @param cells how many cells to choose from, the first ones
    public static Set<String> blocked(Random random, Grid grid, int cells) {
        Set<String> blocked = new HashSet<>();
        for (int cell = 0; cell < cells; cell++) {
            if (random.nextInt(12) == 0) {
                blocked.add(grid.name(cell));
            }
        }
        return blocked;
    }

    /// A set-up with these cells blocked.
    public static PositionSetup blocked(PositionSetup start, Set<String> names) {
        PositionSetup setup = start;
        for (String name : names) {
            setup = setup.with(setup.grid().named(name).orElseThrow(), Content.BLOCKED);
        }
        return setup;
    }

    /// Plays this game to its end together with the plain position and the search board, and checks that the three
    /// agree.
    ///
    /// @param start the same position as this game's
    /// @param choice chooses one of the legal moves, which are those of [#legal]
    public final void assertPlaysAs(Position start, Function<List<String>, String> choice) {
        Position position = start;
        SearchBoard board = start.searchBoard();
        MoveCodec codec = start.game().codec(start.grid());
        while (result.equals("*")) {
            List<String> legal = legal();
            List<String> sorted = legal.stream().sorted().toList();
            assertEquals(sorted, Positions.legalTexts(position));
            assertEquals(
                    sorted,
                    Boards.texts(codec, Boards.codes(board)).stream().sorted().toList());
            String text = choice.apply(legal);
            Move move = position.move(text).orElseThrow();
            int removed =
                    Changes.of(position, move, position.play(move)).taken().size();
            int pieces = pieces(position) + (move.put() == null ? 0 : 1) - removed;
            int before = captured;
            play(text);
            assertEquals(captured - before, removed);
            position = position.play(move);
            assertEquals(pieces, pieces(position));
            TurnResult made = board.make(codec.encode(move.parts().getFirst()));
            assertEquals(result, position.outcome().result());
            assertEquals(result, result(made, position.toMove().other()));
            assertSame(position);
            assertEquals(Boards.key(position), board.canonicalKey());
        }
    }

    private static int pieces(Position position) {
        return position.setup().count(Content.WHITE) + position.setup().count(Content.BLACK);
    }

    private static String result(TurnResult result, Side mover) {
        return switch (result) {
            case ONGOING -> "*";
            case DRAW -> "1/2-1/2";
            case WIN -> won(mover.letter());
            case LOSS -> won(mover.other().letter());
        };
    }

    private void assertSame(Position position) {
        Grid grid = position.grid();
        assertEquals(
                IntStream.range(0, grid.cells())
                        .mapToObj(cell -> at(grid.name(cell)))
                        .toList(),
                position.contents().stream().map(Content::sign).toList());
        assertEquals(toMove, position.toMove().letter());
        for (Side side : Side.values()) {
            if (!left.isEmpty()) {
                assertEquals(left(side.letter()), position.supply().left(side));
            }
            points(side.letter())
                    .ifPresent(points ->
                            assertEquals(points, position.score().orElseThrow().of(side)));
        }
    }
}
