package hexalyst.game.manalath;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.HexGrid;
import hexalyst.game.Boards;
import hexalyst.game.Edition;
import hexalyst.game.Exhaustive;
import hexalyst.game.Lookahead;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.Positions;
import hexalyst.game.SearchBoard;
import hexalyst.game.SetupResult;
import hexalyst.game.Supply;
import hexalyst.game.TurnResult;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Compares the two mask boards with each other, and their results without search with exhaustive search.
@Tag("slow")
class SearchBoardsTest {
    /// How often a board returned only the keys of its quiet moves.
    private int glances;

    private static Optional<ManalathPosition> random(Random random, HexGrid grid, double filled) {
        PositionSetup setup = Positions.randomSetup(random, grid, filled, random.nextInt(3) == 0 ? 0.15 : 0);
        Optional<Supply> supply = random.nextInt(3) == 0
                ? Optional.of(new Supply(random.nextInt(12), random.nextInt(12)))
                : Optional.of(Supply.ENDLESS);
        Edition edition = random.nextBoolean() ? ManalathEdition.DESIGNER : ManalathEdition.NESTORGAMES;
        PositionSetup scarce = new PositionSetup(grid, setup.cells(), setup.toMove(), supply, 0);
        return Manalath.GAME.position(edition, scarce) instanceof SetupResult.Valid valid
                ? Optional.of((ManalathPosition) valid.position())
                : Optional.empty();
    }

    @Test
    void narrowAndWideBoardsAgreeOnEverything() {
        Random random = new Random(21);
        int compared = 0;
        for (int round = 0; round < 4000; round++) {
            HexGrid grid = HexGrid.hexagon(2 + random.nextInt(4), 2 + random.nextInt(4));
            Optional<ManalathPosition> position = random(random, grid, random.nextDouble() * 0.6);
            if (position.isPresent()) {
                compared += compare(random, position.get());
            }
        }
        assertTrue(compared > 10_000, "compared " + compared);
    }

    private int compare(Random random, ManalathPosition start) {
        SearchBoard narrow = new NarrowBoard(start);
        SearchBoard wide = new WideBoard(start);
        int plies = 0;
        TurnResult result = TurnResult.ONGOING;
        while (result == TurnResult.ONGOING) {
            List<Integer> moves = Boards.codes(narrow);
            assertEquals(moves, Boards.codes(wide));
            assertEquals(narrow.outlook(), wide.outlook());
            if (narrow.outlook() == 0) {
                assertEquals(narrow.resistance(), wide.resistance());
                assertEquals(narrow.threatened(), wide.threatened());
                assertEquals(narrow.evaluate(), wide.evaluate());
                assertEquals(Boards.codesThatMatter(narrow), Boards.codesThatMatter(wide));
            }
            assertEquals(narrow.tally(), wide.tally());
            assertEquals(made(narrow), told(narrow));
            assertEquals(made(wide), told(wide));
            assertEquals(narrow.key(), wide.key());
            int move = moves.get(random.nextInt(moves.size()));
            result = narrow.make(move);
            assertEquals(result, wide.make(move));
            plies++;
        }
        for (int ply = 0; ply < plies; ply++) {
            narrow.unmake();
            wide.unmake();
        }
        assertEquals(narrow.canonicalKey(), wide.canonicalKey());
        return plies;
    }

    /// On boards whose cells need both words.
    @Test
    void largeBoardsTellWhatMovesLeadTo() {
        Random random = new Random(23);
        int compared = 0;
        for (int round = 0; round < 400; round++) {
            HexGrid grid = HexGrid.hexagon(6, 5 + random.nextInt(2));
            Optional<ManalathPosition> position = random(random, grid, random.nextDouble() * 0.5);
            if (position.isEmpty() || position.get().outcome().over()) {
                continue;
            }
            SearchBoard board = new WideBoard(position.get());
            while (board.result() == TurnResult.ONGOING) {
                assertEquals(made(board), told(board));
                List<Integer> moves = Boards.codes(board);
                board.make(moves.get(random.nextInt(moves.size())));
                compared++;
            }
        }
        assertTrue(compared > 500, "compared " + compared);
        assertTrue(glances > 50, "keys alone were told " + glances + " times");
    }

    /// A board's results for its moves, including quiet ones.
    private List<String> told(SearchBoard board) {
        Lookahead ahead = new Lookahead();
        board.lookAhead(ahead);
        List<String> open = new ArrayList<>();
        int held = ahead.quiet();
        Lookahead all = ahead;
        int wins = ahead.winPlies();
        int losses = ahead.lossPlies();
        boolean draw = ahead.draw();
        addOpen(ahead, open);
        if (held > 0) {
            Lookahead glanced = new Lookahead();
            board.glanceAtQuietMoves(glanced);
            all = new Lookahead();
            board.lookAtQuietMoves(all);
            addOpen(all, open);
            if (glanced.count() > 0) {
                glances++;
                List<String> keys = new ArrayList<>();
                addOpen(glanced, keys);
                assertEquals(held, keys.size());
                List<String> quiet = new ArrayList<>();
                addOpen(all, quiet);
                assertTrue(keys.containsAll(quiet), "keys of all quiet moves");
            }
            wins = wins == 0 ? all.winPlies() : all.winPlies() == 0 ? wins : Math.min(wins, all.winPlies());
        }
        open.sort(null);
        open.add("wins " + wins + " losses " + Math.max(losses, all.lossPlies()) + " draws " + (draw || all.draw()));
        return open;
    }

    private static void addOpen(Lookahead ahead, List<String> open) {
        for (int i = 0; i < ahead.count(); i++) {
            assertTrue(ahead.number(i) > 0, "a number of 0 would be an answer");
            open.add(ahead.move(i) + " " + ahead.key(i));
        }
    }

    /// The same, by making every move that matters.
    private static List<String> made(SearchBoard board) {
        List<String> open = new ArrayList<>();
        int wins = 0;
        int losses = 1;
        boolean draws = false;
        for (int move : board.outlook() == 0 ? Boards.codesThatMatter(board) : Boards.codes(board)) {
            TurnResult result = board.make(move);
            int outlook = result == TurnResult.ONGOING ? board.outlook() : 0;
            if (result == TurnResult.WIN || outlook < 0) {
                wins = wins == 0 ? 1 - outlook : Math.min(wins, 1 - outlook);
            } else if (result == TurnResult.ONGOING && outlook == 0) {
                open.add(move + " " + board.tableKey());
            }
            losses = Math.max(losses, outlook);
            draws |= result == TurnResult.DRAW;
            board.unmake();
        }
        open.sort(null);
        open.add("wins " + wins + " losses " + losses + " draws " + draws);
        return open;
    }

    @Test
    void whatIsToldWithoutSearchIsTrue() {
        Random random = new Random(22);
        int told = 0;
        int left = 0;
        int untold = 0;
        for (int round = 0; round < 30_000; round++) {
            HexGrid grid = List.of(
                            HexGrid.hexagon(2, 2), HexGrid.hexagon(3, 2), HexGrid.hexagon(4, 2), HexGrid.hexagon(3, 3))
                    .get(random.nextInt(4));
            Optional<ManalathPosition> found =
                    random(random, grid, grid.cells() > 14 ? 0.65 : 0.3 + random.nextDouble() / 3);
            if (found.isEmpty() || found.get().outcome().over()) {
                continue;
            }
            SearchBoard board = new NarrowBoard(found.get());
            if (board.empties() > 8) {
                continue;
            }
            Map<Long, Integer> known = new HashMap<>();
            int outlook = board.outlook();
            int value = Exhaustive.value(board, known);
            if (outlook != 0) {
                told++;
                assertEquals(
                        Integer.signum(outlook),
                        value,
                        () -> found.get().setup().toString());
                assertTrue(Exhaustive.endsWithin(board, Math.abs(outlook), outlook > 0), "too slow");
                assertTrue(
                        outlook < 0 || !Exhaustive.endsWithin(board, outlook - 1, true), "a win is sooner than told");
            } else {
                untold++;
                left += leftOutLose(board, known);
            }
        }
        assertTrue(
                told > 1000 && untold > 1000 && left > 1000, told + " told, " + untold + " not, " + left + " left out");
    }

    /// Checks that every move left out loses; returns how many there are.
    private static int leftOutLose(SearchBoard board, Map<Long, Integer> known) {
        List<Integer> kept = Boards.codesThatMatter(board);
        int left = 0;
        for (int move : Boards.codes(board)) {
            if (!kept.contains(move)) {
                TurnResult result = board.make(move);
                int value = result == TurnResult.ONGOING ? -Exhaustive.value(board, known) : Exhaustive.worth(result);
                board.unmake();
                assertEquals(-1, value, "a move that was left out does not lose");
                left++;
            }
        }
        return left;
    }

    @Test
    void aPositionOfALargeBoardIsSearchedOnPositions() {
        Position position = Manalath.GAME.start(ManalathEdition.DESIGNER, HexGrid.hexagon(8, 8));
        assertEquals(
                2 * position.grid().cells(),
                Boards.codes(position.searchBoard()).size());
    }
}
