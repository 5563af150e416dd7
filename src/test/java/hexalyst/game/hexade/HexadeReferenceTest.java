package hexalyst.game.hexade;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.game.Content;
import hexalyst.game.Move;
import hexalyst.game.MoveCodec;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.SearchBoard;
import hexalyst.game.SetupResult;
import hexalyst.game.Side;
import hexalyst.game.TurnResult;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Random games, mostly beside stones, by three implementations at once: the slow reference, the plain position and the
/// search board. Every second game has blocked cells.
class HexadeReferenceTest {
    @ParameterizedTest
    @CsvSource({
        "2, 2, 100, 1",
        "3, 3, 250, 2",
        "4, 4, 350, 3",
        "5, 3, 100, 4",
        "5, 5, 150, 5",
        "6, 6, 40, 6",
        "10, 10, 10, 7"
    })
    void threeImplementationsPlayTheSameGames(int width, int side, int games, long seed) {
        Random random = new Random(seed);
        HexGrid grid = HexGrid.hexagon(width, side);
        int captured = 0;
        int made = 0;
        int broken = 0;
        for (int game = 0; game < games; game++) {
            Set<String> blocked = game % 2 == 0 ? Set.of() : blocked(random, grid);
            PlainHexade plain = new PlainHexade(grid.rowLengths(), blocked);
            play(random, plain, start(grid, blocked));
            captured += plain.captured;
            made += plain.made;
            broken += plain.broken;
        }
        String seen = captured + " captured, " + made + " sixes, " + broken + " broken";
        assertTrue(width == 2 || captured > games && made > games / 8, seen);
        assertTrue(Math.min(width, side) < 4 || games < 40 || broken > 0, seen);
    }

    private static Set<String> blocked(Random random, Grid grid) {
        Set<String> blocked = new HashSet<>();
        for (int cell = 0; cell < grid.cells() - 1; cell++) {
            if (random.nextInt(12) == 0) {
                blocked.add(grid.name(cell));
            }
        }
        return blocked;
    }

    private static Position start(Grid grid, Set<String> blocked) {
        PositionSetup setup = PositionSetup.empty(grid);
        for (String name : blocked) {
            setup = setup.with(grid.named(name).orElseThrow(), Content.BLOCKED);
        }
        return ((SetupResult.Valid) Hexade.GAME.position(HexadeEdition.STANDARD, setup)).position();
    }

    private static void play(Random random, PlainHexade plain, Position start) {
        Position position = start;
        SearchBoard board = position.searchBoard();
        MoveCodec codec = Hexade.GAME.codec(position.grid());
        while (plain.result.equals("*")) {
            List<String> legal = List.copyOf(plain.legal());
            assertEquals(legal, position.legalTexts());
            assertEquals(legal, texts(codec, board));
            String text = choose(random, plain, legal);
            Move move = position.move(text).orElseThrow();
            int before = plain.captured;
            plain.play(text);
            assertEquals(
                    plain.captured - before, position.preview(move).removed().size());
            position = position.play(move);
            TurnResult result = board.make(codec.encode(move));
            assertEquals(plain.result, position.outcome().result());
            assertEquals(plain.result, result(result, position.toMove().other()));
            assertSame(plain, position);
        }
        assertEquals(position.key().low(), board.canonicalKey());
    }

    private static String choose(Random random, PlainHexade plain, List<String> legal) {
        String text = legal.get(random.nextInt(legal.size()));
        for (int i = 0; i < 20 && random.nextInt(10) > 0 && !plain.besideStone(text); i++) {
            text = legal.get(random.nextInt(legal.size()));
        }
        return text;
    }

    private static String result(TurnResult result, Side mover) {
        return switch (result) {
            case ONGOING -> "*";
            case DRAW -> "1/2-1/2";
            case WIN -> mover == Side.WHITE ? "1-0" : "0-1";
            case LOSS -> mover == Side.WHITE ? "0-1" : "1-0";
        };
    }

    private static List<String> texts(MoveCodec codec, SearchBoard board) {
        int[] moves = new int[SearchBoard.MAX_MOVES];
        return Arrays.stream(moves, 0, board.moves(moves))
                .mapToObj(code -> codec.format(codec.decode(code)))
                .sorted()
                .toList();
    }

    private static void assertSame(PlainHexade plain, Position position) {
        List<Character> wanted = new ArrayList<>();
        List<Character> shown = new ArrayList<>();
        for (int cell = 0; cell < position.grid().cells(); cell++) {
            wanted.add(plain.at(position.grid().name(cell)));
            shown.add(
                    position.at(cell).equals(Content.WHITE)
                            ? 'w'
                            : position.at(cell).equals(Content.BLACK)
                                    ? 'b'
                                    : position.at(cell).isEmpty() ? '.' : 'x');
        }
        assertEquals(wanted, shown);
        assertEquals(plain.left('w'), position.supply().left(Side.WHITE));
        assertEquals(plain.left('b'), position.supply().left(Side.BLACK));
        assertEquals(plain.toMove, position.toMove().letter());
    }
}
