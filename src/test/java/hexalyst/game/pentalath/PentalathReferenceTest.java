package hexalyst.game.pentalath;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.HexGrid;
import hexalyst.game.Content;
import hexalyst.game.Move;
import hexalyst.game.MoveCodec;
import hexalyst.game.Position;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.TurnResult;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Random games by three implementations at once: the slow reference, the plain position and the search board.
class PentalathReferenceTest {
    @ParameterizedTest
    @CsvSource({"5, 5, 900, 1", "4, 4, 500, 2", "3, 3, 400, 3", "2, 2, 150, 4", "6, 4, 50, 5"})
    void threeImplementationsPlayTheSameGames(int width, int side, int games, long seed) {
        Random random = new Random(seed);
        HexGrid grid = HexGrid.hexagon(width, side);
        int captured = 0;
        int ends = 0;
        for (int game = 0; game < games; game++) {
            PlainPentalath plain = new PlainPentalath(grid.rowLengths());
            Position position = Pentalath.GAME.start(PentalathEdition.STANDARD, grid);
            SearchBoard board = position.searchBoard();
            MoveCodec codec = Pentalath.GAME.codec(grid);
            while (plain.result.equals("*")) {
                List<String> legal = plain.legal();
                List<String> sorted = legal.stream().sorted().toList();
                assertEquals(sorted, position.legalTexts());
                assertEquals(sorted, texts(codec, board));
                String text = legal.get(random.nextInt(legal.size()));
                Move move = position.move(text).orElseThrow();
                plain.play(text);
                int before = pieces(position);
                int removed = position.preview(move).removed().size();
                position = position.play(move);
                assertEquals(before + (text.equals("swap") ? 0 : 1) - removed, pieces(position));
                TurnResult result = board.make(codec.encode(move));
                assertEquals(plain.result, position.outcome().result());
                assertEquals(result == TurnResult.DRAW, plain.result.equals("1/2-1/2"));
                assertEquals(result == TurnResult.ONGOING, plain.result.equals("*"));
                assertSame(plain, position);
                assertEquals(position.key().low(), board.canonicalKey());
            }
            captured += plain.captured;
            ends++;
        }
        assertEquals(games, ends);
        assertTrue(captured > games / 20, captured + " pieces were captured");
    }

    private static int pieces(Position position) {
        return position.setup().count(Content.WHITE) + position.setup().count(Content.BLACK);
    }

    private static List<String> texts(MoveCodec codec, SearchBoard board) {
        int[] moves = new int[SearchBoard.MAX_MOVES];
        return Arrays.stream(moves, 0, board.moves(moves))
                .mapToObj(code -> codec.format(codec.decode(code)))
                .sorted()
                .toList();
    }

    private static void assertSame(PlainPentalath plain, Position position) {
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
        assertEquals(plain.left.get('w'), position.supply().left(Side.WHITE));
        assertEquals(plain.left.get('b'), position.supply().left(Side.BLACK));
        assertEquals(plain.toMove, position.toMove().letter());
    }
}
