package hexalyst.game.medusa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.CellSet;
import hexalyst.board.HexGrid;
import hexalyst.game.Boards;
import hexalyst.game.Content;
import hexalyst.game.Move;
import hexalyst.game.MoveCodec;
import hexalyst.game.Points;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.SetupResult;
import hexalyst.game.Side;
import hexalyst.game.TurnResult;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Random games with three implementations at once: the slow reference, the plain position and the search board. Every
/// third game, including the first, begins with stones anywhere, every third of these with further blocked cells too.
@SuppressWarnings("NullAway") // Every cell of the board is in its map.
class MedusaReferenceTest {
    private int turns;
    private int reversed;
    private int movements;

    @ParameterizedTest
    @CsvSource({"2, 370, 1", "4, 90, 2", "6, 9, 3", "8, 2, 4", "10, 2, 5"})
    void threeImplementationsPlayTheSameGames(int base, int games, long seed) {
        Random random = new Random(seed);
        for (int game = 0; game < games; game++) {
            PlainMedusa plain = new PlainMedusa(base);
            if (game % 3 == 0) {
                scatter(random, plain, game % 9 == 0);
            }
            play(random, plain, base);
        }
        String seen = turns + " turns, " + movements + " movements, " + reversed + " reversed";
        assertTrue(turns > 5 * games && (movements > games || base == 2) && reversed > games, seen);
    }

    private static void scatter(Random random, PlainMedusa plain, boolean darker) {
        plain.board.replaceAll((name, content) -> {
            int dice = random.nextInt(100);
            return dice < 8 && darker ? 'x' : content == 'x' || dice < 40 ? content : dice < 70 ? 'w' : 'b';
        });
        plain.marker = random.nextInt(19) - 9;
        plain.toMove = random.nextBoolean() ? 'w' : 'b';
    }

    private static Position position(PlainMedusa plain, int base) {
        HexGrid grid = HexGrid.hexagon(base, base);
        PositionSetup setup = Medusa.GAME
                .empty(MedusaEdition.STANDARD, grid)
                .with(plain.toMove == 'w' ? Side.WHITE : Side.BLACK)
                .withField("marker", Optional.of(marker(plain.marker)));
        for (int cell = 0; cell < grid.cells(); cell++) {
            char sign = plain.board.get(grid.name(cell));
            setup = setup.with(
                    cell,
                    Content.simple().stream()
                            .filter(content -> content.sign() == sign)
                            .findFirst()
                            .orElseThrow());
        }
        return ((SetupResult.Valid) Medusa.GAME.position(MedusaEdition.STANDARD, setup)).position();
    }

    private static String marker(int at) {
        return at == 0 ? "0" : at > 0 ? "w" + at : "b" + -at;
    }

    private void play(Random random, PlainMedusa plain, int base) {
        Position position = position(plain, base);
        MedusaBoard board = (MedusaBoard) position.searchBoard();
        MoveCodec codec = Medusa.GAME.codec(position.grid());
        TurnResult made = TurnResult.ONGOING;
        while (!plain.over()) {
            assertSame(plain, position, board);
            List<String> parts = plain.parts();
            // Now and then a player passes early.
            String part = parts.get(random.nextInt(6) == 0 ? parts.size() - 1 : random.nextInt(parts.size()));
            Move move = position.move(part).orElseThrow();
            char mover = plain.toMove;
            plain.play(part);
            position = position.step(move);
            made = board.make(codec.encode(move));
            movements += part.contains("-") ? 1 : 0;
            turns += plain.toMove == mover ? 0 : 1;
        }
        reversed += plain.reversed;
        assertSame(plain, position, board);
        assertEquals(
                position.outcome()
                        .wonBy()
                        .map(winner -> TurnResult.WIN)
                        .map(win -> won(plain) == plain.toMove ? TurnResult.LOSS : win)
                        .orElse(TurnResult.DRAW),
                made);
    }

    private static char won(PlainMedusa plain) {
        return plain.result().equals("1-0") ? 'w' : 'b';
    }

    private static void assertSame(PlainMedusa plain, Position position, MedusaBoard board) {
        MoveCodec codec = Medusa.GAME.codec(position.grid());
        List<String> parts = plain.parts().stream()
                .sorted(Comparator.comparingInt(
                        part -> codec.encode(position.move(part).orElseThrow())))
                .toList();
        assertEquals(parts, position.steps().stream().map(position::text).toList());
        if (!plain.over()) {
            assertEquals(parts, Boards.texts(codec, Boards.codes(board)));
        }
        assertEquals(
                plain.board,
                IntStream.range(0, position.grid().cells())
                        .boxed()
                        .collect(Collectors.toMap(
                                position.grid()::name, cell -> position.at(cell).sign())));
        assertEquals(plain.toMove, position.toMove().letter());
        assertEquals(plain.passes, position.passes());
        assertEquals(plain.result(), position.outcome().result());
        Map<String, String> fields = position.setup().fields();
        assertEquals(marker(plain.marker), fields.get("marker"));
        assertEquals(String.valueOf(plain.quiet), fields.getOrDefault("quiet", "0"));
        Set<String> spent =
                fields.containsKey("spent") ? Set.of(fields.get("spent").split(",", -1)) : Set.of();
        assertEquals(new HashSet<>(plain.spent()), spent);
        Points points = position.score().orElseThrow();
        assertEquals(List.of(plain.points('w'), plain.points('b')), List.of(points.white(), points.black()));
        assertEquals(points.of(position.toMove()) - points.of(position.toMove().other()), board.ahead());
        assertOwners(points, board, position);
        assertEquals(Boards.key(position), board.canonicalKey());
    }

    private static void assertOwners(Points points, MedusaBoard board, Position position) {
        byte[] owners = new byte[position.grid().cells()];
        board.owners(owners);
        CellSet[] sets = {CellSet.EMPTY, CellSet.EMPTY, CellSet.EMPTY};
        for (int cell = 0; cell < owners.length; cell++) {
            sets[owners[cell]] = sets[owners[cell]].with(cell);
        }
        assertEquals(points.whiteCells(), sets[Side.WHITE.ordinal()]);
        assertEquals(points.blackCells(), sets[Side.BLACK.ordinal()]);
    }
}
