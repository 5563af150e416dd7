package hexalyst.game.hexade;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.game.Boards;
import hexalyst.game.Exhaustive;
import hexalyst.game.Lookahead;
import hexalyst.game.PositionSetup;
import hexalyst.game.Positions;
import hexalyst.game.SearchBoard;
import hexalyst.game.SetupResult;
import hexalyst.game.Side;
import hexalyst.game.Supply;
import hexalyst.game.TurnResult;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Compares the search board with the plain position, and its results without search with exhaustive search.
class HexadeBoardTest {
    /// A position of random stones and blocked cells in which the game is not over; empty if it is over.
    private static Optional<HexadePosition> random(Random random, HexGrid grid, double filled) {
        PositionSetup setup = Positions.randomSetup(random, grid, filled, random.nextInt(3) == 0 ? 0.1 : 0);
        Optional<Supply> supply = random.nextInt(4) == 0
                ? Optional.of(new Supply(1 + random.nextInt(6), 1 + random.nextInt(6)))
                : Optional.empty();
        return Hexade.GAME.position(HexadeEdition.STANDARD, setup.with(supply)) instanceof SetupResult.Valid valid
                ? Optional.of((HexadePosition) valid.position())
                : Optional.empty();
    }

    @ParameterizedTest
    @CsvSource({"2, 2, 60", "3, 3, 40", "4, 4, 30", "5, 5, 10", "6, 4, 10", "10, 10, 2"})
    void playsAsThePositionAndTakesEverythingBack(int width, int side, int rounds) {
        Random random = new Random(width);
        HexGrid grid = HexGrid.hexagon(width, side);
        int turns = 0;
        for (int round = 0; round < rounds; round++) {
            double filled = round % 3 == 0 ? 0 : 0.3 + random.nextDouble() * 0.5;
            Optional<HexadePosition> start = random(random, grid, filled);
            if (start.isPresent()) {
                turns += Boards.playAndTakeBack(random, start.get(), grid.cells() < 100)
                                .size()
                        - 1;
            }
        }
        assertTrue(turns > 30, turns + " turns");
    }

    @Test
    void countsWhatAPlainCountCounts() {
        Random random = new Random(31);
        int[] seen = new int[HexadeEvaluation.PER_PLAYER];
        for (int round = 0; round < 300; round++) {
            HexGrid grid = round % 2 == 0 ? HexGrid.hexagon(5, 5) : HexGrid.hexagon(6, 4);
            Optional<HexadePosition> found = random(random, grid, 0.1 + random.nextDouble() * 0.6);
            if (found.isPresent()) {
                HexadePosition position = found.get();
                int[] features = new int[SearchBoard.MAX_FEATURES];
                int count = new HexadeBoard(position).features(features);
                List<Integer> wanted = new ArrayList<>(plain(position, position.toMove()));
                for (int i = 0; i < seen.length; i++) {
                    seen[i] += wanted.get(i);
                }
                wanted.addAll(plain(position, position.toMove().other()));
                wanted.add(1);
                assertEquals(wanted, Arrays.stream(features, 0, count).boxed().toList());
            }
        }
        assertTrue(Arrays.stream(seen).allMatch(sum -> sum > 0), Arrays.toString(seen));
    }

    private static List<Integer> plain(HexadePosition position, Side side) {
        int[] counts = new int[HexadeEvaluation.PER_PLAYER];
        Grid grid = position.grid();
        for (int cell = 0; cell < grid.cells(); cell++) {
            for (Six kind : Six.values()) {
                for (int walk = 0; walk < kind.walks(); walk++) {
                    int own = stones(position, side, kind, walk, cell);
                    if (own > 0 && own < Six.CELLS) {
                        counts[own - 1]++;
                    }
                }
            }
            if (position.at(cell).isEmpty()) {
                counts[Six.CELLS - 1] +=
                        CapturesAndSixes.captured(position.stones(), cell, side).size() / 2;
            }
        }
        return Arrays.stream(counts).boxed().toList();
    }

    /// The stones of a side in a six; 0 if there is no such six, or it is not open to the side.
    private static int stones(HexadePosition position, Side side, Six kind, int walk, int from) {
        int cell = from;
        int own = 0;
        for (int step = 0; step < Six.CELLS; step++) {
            cell = step == 0 ? from : kind.next(position.grid(), walk, step, cell);
            if (cell == HexGrid.NONE
                    || position.at(cell).is(side.other())
                    || position.at(cell).isBlocked()) {
                return 0;
            }
            own += position.at(cell).is(side) ? 1 : 0;
        }
        return own;
    }

    @Test
    void whatIsToldWithoutSearchIsTrue() {
        Random random = new Random(32);
        Map<Integer, Integer> told = new HashMap<>();
        int[] left = new int[2];
        for (int round = 0; round < 2000; round++) {
            HexGrid grid = HexGrid.hexagon(4, 3 + random.nextInt(2));
            Optional<HexadePosition> found = random(random, grid, 0.5 + random.nextDouble() * 0.45);
            if (found.isEmpty()) {
                continue;
            }
            SearchBoard board = new HexadeBoard(found.get());
            int outlook = board.outlook();
            told.merge(outlook, 1, Integer::sum);
            if (outlook == 0) {
                leftOutLose(board, left);
                assertEquals(byMakingEveryMove(board), lookAhead(board));
            } else {
                assertTrue(Exhaustive.endsWithin(board, Math.abs(outlook), outlook > 0), "too slow");
                assertTrue(
                        outlook < 2 || !Exhaustive.endsWithin(board, outlook - 1, true), "a win is sooner than told");
            }
        }
        assertTrue(
                told.keySet().containsAll(List.of(-1, 0, 1, 2)) && Math.min(left[0], left[1]) > 20,
                told + ", " + Arrays.toString(left) + " left out");
    }

    /// In how many plies some move wins and how long the longest loss takes, both 0 if there is none.
    private static List<Integer> lookAhead(SearchBoard board) {
        Lookahead ahead = new Lookahead();
        board.lookAhead(ahead);
        return List.of(ahead.winPlies(), ahead.lossPlies());
    }

    private static List<Integer> byMakingEveryMove(SearchBoard board) {
        int win = 0;
        int loss = 1;
        for (int move : Boards.codes(board)) {
            TurnResult result = board.make(move);
            int outlook = result == TurnResult.ONGOING ? board.outlook() : 0;
            int wins = result == TurnResult.WIN ? 1 : outlook < 0 ? 1 - outlook : 0;
            win = wins > 0 && (win == 0 || wins < win) ? wins : win;
            loss = Math.max(loss, outlook);
            board.unmake();
        }
        return List.of(win, loss);
    }

    /// Checks that every move left out loses at once or to the next move, and counts both.
    private static void leftOutLose(SearchBoard board, int[] left) {
        List<Integer> kept = Boards.codesThatMatter(board);
        for (int move : Boards.codes(board)) {
            if (!kept.contains(move)) {
                boolean atOnce = board.make(move) == TurnResult.LOSS;
                assertTrue(atOnce || Exhaustive.endsWithin(board, 2, true), "a move matters");
                board.unmake();
                left[atOnce ? 0 : 1]++;
            }
        }
    }
}
