package hexalyst.game.macbeth;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.game.Content;
import hexalyst.game.Move;
import hexalyst.game.MoveCodec;
import hexalyst.game.Points;
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

/// Random games by three implementations at once: the slow reference, the plain position and the search board. Every
/// fourth game has more blocked cells than the holes.
class MacBethReferenceTest {
    @ParameterizedTest
    @CsvSource({"2, 100, 1", "4, 700, 2", "6, 180, 3", "8, 20, 4"})
    void threeImplementationsPlayTheSameGames(int side, int games, long seed) {
        Random random = new Random(seed);
        HexGrid grid = HexGrid.hexagon(side, side);
        int turned = 0;
        int passed = 0;
        int played = 0;
        for (int game = 0; game < games; game++) {
            Set<String> blocked = game % 4 == 3 ? blocked(random, grid) : Set.of();
            MacBethEdition edition = random.nextBoolean() ? MacBethEdition.OTHELLO : MacBethEdition.REVERSI;
            if (MacBeth.GAME.position(edition, setup(edition, grid, blocked)) instanceof SetupResult.Valid valid) {
                PlainMacBeth plain = new PlainMacBeth(side, edition.ringFilled() && side > 2, blocked);
                play(random, plain, valid.position());
                turned += plain.turned;
                passed += plain.passed;
                played++;
            }
        }
        String seen = played + " played, " + turned + " turned, " + passed + " passed";
        assertTrue(side == 2 ? played > games / 4 : played > games * 3 / 4 && turned > games * 20 && passed > 10, seen);
    }

    private static Set<String> blocked(Random random, Grid grid) {
        Set<String> blocked = new HashSet<>();
        for (int cell = 0; cell < grid.cells(); cell++) {
            if (random.nextInt(12) == 0) {
                blocked.add(grid.name(cell));
            }
        }
        return blocked;
    }

    private static PositionSetup setup(MacBethEdition edition, Grid grid, Set<String> blocked) {
        PositionSetup setup = MacBeth.GAME.start(edition, grid).setup();
        for (String name : blocked) {
            setup = setup.with(grid.named(name).orElseThrow(), Content.BLOCKED);
        }
        return setup;
    }

    private static void play(Random random, PlainMacBeth plain, Position start) {
        Position position = start;
        SearchBoard board = position.searchBoard();
        MoveCodec codec = MacBeth.GAME.codec(position.grid());
        while (plain.result.equals("*")) {
            List<String> legal = List.copyOf(plain.legal());
            assertEquals(legal, position.legalTexts());
            assertEquals(legal, texts(codec, board));
            String text = legal.get(random.nextInt(legal.size()));
            Move move = position.move(text).orElseThrow();
            plain.play(text);
            position = position.play(move);
            TurnResult result = board.make(codec.encode(move));
            assertEquals(plain.result, position.outcome().result());
            assertEquals(plain.result, result(result, position.toMove().other()));
            assertSame(plain, position);
        }
        assertEquals(position.key().low(), board.canonicalKey());
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

    private static void assertSame(PlainMacBeth plain, Position position) {
        List<Character> wanted = new ArrayList<>();
        List<Character> shown = new ArrayList<>();
        for (int cell = 0; cell < position.grid().cells(); cell++) {
            wanted.add(plain.at(position.grid().name(cell)));
            shown.add(position.at(cell).sign());
        }
        assertEquals(wanted, shown);
        assertEquals(plain.toMove, position.toMove().letter());
        Points points = position.score().orElseThrow();
        assertEquals(plain.count('w'), points.of(Side.WHITE));
        assertEquals(plain.count('b'), points.of(Side.BLACK));
    }
}
