package hexalyst.game.pentalath;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.HexGrid;
import hexalyst.engine.ProofTable;
import hexalyst.engine.Proofs;
import hexalyst.engine.QuickProof;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchReport;
import hexalyst.engine.SearchService;
import hexalyst.engine.Value;
import hexalyst.engine.verify.CheckResult;
import hexalyst.game.Boards;
import hexalyst.game.Content;
import hexalyst.game.Exhaustive;
import hexalyst.game.Lookahead;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.PositionBoard;
import hexalyst.game.PositionSetup;
import hexalyst.game.Positions;
import hexalyst.game.SearchBoard;
import hexalyst.game.SetupResult;
import hexalyst.game.Supply;
import hexalyst.game.TurnResult;
import hexalyst.turn.Changes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Compares the search board's results without search with trying every move, by the plain rules or by the same board,
/// whose equality other tests check.
@Tag("slow")
class PentalathThreatsTest {
    /// A crowded position of a board, with blocked cells and sometimes few pieces left; empty if it breaks the rules.
    private static Optional<Position> crowded(Random random, HexGrid grid, double filled, int most) {
        PositionSetup setup = Positions.randomSetup(random, grid, filled, random.nextInt(3) * 0.06);
        Supply supply = new Supply(1 + random.nextInt(most), 1 + random.nextInt(most));
        List<Content> cells = new ArrayList<>(setup.cells());
        if (random.nextBoolean()) {
            plantFour(random, grid, cells);
        }
        PositionSetup whole = new PositionSetup(grid, cells, setup.toMove(), Optional.of(supply), 0);
        return Pentalath.GAME.position(PentalathEdition.STANDARD, whole) instanceof SetupResult.Valid valid
                ? Optional.of(valid.position())
                : Optional.empty();
    }

    /// Puts a line of four and an empty cell somewhere.
    private static void plantFour(Random random, HexGrid grid, List<Content> cells) {
        int direction = random.nextInt(6);
        int gap = random.nextInt(Pentalath.LINE);
        Content colour = random.nextBoolean() ? Content.WHITE : Content.BLACK;
        int cell = random.nextInt(grid.cells());
        for (int i = 0; i < Pentalath.LINE && cell != HexGrid.NONE; i++) {
            cells.set(cell, i == gap ? Content.EMPTY : colour);
            cell = grid.neighbour(cell, direction);
        }
    }

    /// A position of a game in which a player who can win often does not see it.
    private static Position played(Random random) {
        Position position = Pentalath.GAME.start(PentalathEdition.STANDARD);
        int plies = 8 + random.nextInt(45);
        for (int ply = 0; ply < plies; ply++) {
            Position next = position.play(near(random, position));
            position = next.outcome().over() ? position : next;
        }
        return position;
    }

    /// Of some random moves, the one next to the most pieces, so that groups and lines form.
    private static Move near(Random random, Position position) {
        Move best = Positions.move(random, position);
        int most = -1;
        for (int i = 0; i < 3; i++) {
            Move move = Positions.move(random, position);
            int touched = move.only() instanceof Part.Put place
                    ? (int) position.grid().neighbours(place.cell()).stream()
                            .filter(cell -> !position.at(cell).isEmpty())
                            .count()
                    : 0;
            if (touched > most) {
                most = touched;
                best = move;
            }
        }
        return best;
    }

    @Test
    void threatsAndAnswersAreThoseOfThePlainRules() {
        Random random = new Random(51);
        int[] seen = new int[4];
        int forced = 0;
        int answers = 0;
        for (int round = 0; round < 4_000; round++) {
            Optional<Position> found = round % 3 == 0
                    ? Optional.of(played(random))
                    : crowded(random, HexGrid.hexagon(5, 3 + round % 3), 0.6 + random.nextDouble() * 0.35, 9);
            if (found.isEmpty()) {
                continue;
            }
            SearchBoard board = found.get().searchBoard();
            SearchBoard plain = new PositionBoard(found.get());
            Set<Integer> holding = new HashSet<>();
            boolean wins = false;
            for (int move : Boards.codes(plain)) {
                TurnResult result = plain.make(move);
                wins |= result == TurnResult.WIN;
                if (result != TurnResult.ONGOING || plain.tally().won() == 0) {
                    holding.add(move);
                }
                plain.unmake();
            }
            int outlook = board.outlook();
            assertEquals(wins, outlook == 1);
            assertEquals(!wins && holding.isEmpty(), outlook == -2);
            if (outlook == 0 || outlook == 3) {
                Set<Integer> told = Set.copyOf(Boards.codesThatMatter(board));
                assertEquals(board.threatened() ? holding : Set.copyOf(Boards.codes(plain)), told);
                answers += board.threatened() && told.size() > 1 ? 1 : 0;
                forced += board.threatened() ? 1 : 0;
            }
            seen[outlook == -2 ? 2 : outlook]++;
        }
        assertTrue(Math.min(Math.min(seen[0], seen[1]), seen[2]) > 50, Arrays.toString(seen));
        assertTrue(forced > 100 && answers > 0, forced + " forced, " + answers + " with several answers");
    }

    /// A five on a1 is prevented by filling it, or by taking the other freedom that it would have.
    @Test
    void aFreedomTakenMakesTheFiveSuicide() {
        assertEquals(List.of("a1w", "b2w"), answers("5/6/7/8/9/8/7/w1wwww/1bbbb w"));
        assertEquals(List.of("a1w"), answers("5/6/7/8/9/8/7/2wwww/1bbbb w"), "a freedom more");
    }

    /// Black's five on a1 lives by capturing b1. White's d3 captures c1 and c2, so that b1 has freedoms again and the
    /// five would be suicide.
    @Test
    void aCaptureKeepsAFiveOff() {
        assertEquals(List.of("a1w", "d3w"), answers("5/6/7/8/9/ww6/bbw4/wxxxxx/1bbbb w"));
    }

    private static List<String> answers(String text) {
        Position position = Positions.of(Pentalath.GAME, text);
        return Boards.texts(Pentalath.GAME.codec(position.grid()), Boards.codesThatMatter(position.searchBoard()));
    }

    @Test
    void aWinInThreeIsOneAndNoSooner() {
        Random random = new Random(52);
        int told = 0;
        int missed = 0;
        int none = 0;
        for (int round = 0; round < 500; round++) {
            SearchBoard board = played(random).searchBoard();
            int outlook = board.outlook();
            if (outlook == 3) {
                told++;
                assertTrue(Exhaustive.endsWithin(board, 3, true));
                assertFalse(Exhaustive.endsWithin(board, 1, true));
            } else if (outlook == 0 && round % 5 == 0) {
                boolean wins = Exhaustive.endsWithin(board, 3, true);
                missed += wins ? 1 : 0;
                none += wins ? 0 : 1;
            }
        }
        assertTrue(told > 30 && none > 10, told + " told, " + none + " there are not");
        assertTrue(missed <= 1, missed + " missed");
    }

    /// A lookahead may call a move open although making it shows that it loses within three plies. There must be no
    /// other difference.
    @Test
    void aLookaheadTellsWhatMakingTheMovesTells() {
        Random random = new Random(53);
        int held = 0;
        int same = 0;
        for (int round = 0; round < 700; round++) {
            Optional<Position> found =
                    round % 2 == 0 ? Optional.of(played(random)) : crowded(random, HexGrid.hexagon(5, 5), 0.5, 40);
            if (found.isEmpty()) {
                continue;
            }
            SearchBoard board = found.get().searchBoard();
            if (board.outlook() != 0) {
                continue;
            }
            Lookahead ahead = new Lookahead();
            board.lookAhead(ahead);
            Map<Integer, Long> told = new HashMap<>();
            int wins = add(ahead, told, 1);
            boolean draws = ahead.draw();
            if (ahead.quiet() > 0) {
                held++;
                Lookahead quiet = new Lookahead();
                int before = told.size();
                board.lookAtQuietMoves(quiet);
                wins = Math.max(wins, add(quiet, told, ahead.quietNumber()));
                draws |= quiet.draw();
                assertEquals(before + ahead.quiet(), told.size());
            }
            boolean drawn = false;
            int won = 0;
            for (int move : Boards.codesThatMatter(board)) {
                TurnResult result = board.make(move);
                int outlook = result == TurnResult.ONGOING ? board.outlook() : 0;
                Long key = told.remove(move);
                if (result == TurnResult.ONGOING && outlook == 0) {
                    assertEquals(Optional.of(board.tableKey()), Optional.ofNullable(key));
                    same++;
                } else {
                    assertTrue(key == null || outlook == 3, "open, but " + outlook);
                }
                drawn |= result == TurnResult.DRAW;
                won = outlook < 0 ? 1 - outlook : won;
                board.unmake();
            }
            assertTrue(told.isEmpty());
            assertEquals(drawn, draws);
            assertEquals(won, wins);
        }
        assertTrue(held > 50 && same > 4_000, held + " with quiet moves, " + same + " moves");
    }

    private static int add(Lookahead ahead, Map<Integer, Long> told, int least) {
        for (int i = 0; i < ahead.count(); i++) {
            assertTrue(ahead.number(i) >= least, "a number of " + ahead.number(i));
            told.put(ahead.move(i), ahead.key(i));
        }
        return ahead.winPlies();
    }

    @Test
    void provedValuesAreThoseOfExhaustiveSearch() {
        Random random = new Random(54);
        int[] values = new int[3];
        int told = 0;
        try (SearchService service = new SearchService(new ProofTable(1 << 20), 1)) {
            for (int round = 0; round < 5_000; round++) {
                HexGrid grid = HexGrid.hexagon(3 + random.nextInt(3), 3);
                Optional<Position> found = crowded(random, grid, 0.62 + random.nextDouble() * 0.3, 3);
                if (found.isEmpty() || found.get().setup().count(Content.EMPTY) > 9) {
                    continue;
                }
                int wanted = Exhaustive.value(new PositionBoard(found.get()), new HashMap<>());
                SearchBoard board = found.get().searchBoard();
                int outlook = board.outlook();
                if (outlook != 0) {
                    assertEquals(wanted, Integer.signum(outlook));
                    told++;
                }
                QuickProof proof = service.quickProof(board);
                Value value = proof.prove(SearchLimits.NONE).orElseThrow().value();
                assertEquals(wanted == 1 ? Value.WIN : wanted == 0 ? Value.DRAW : Value.LOSS, value);
                values[wanted + 1]++;
            }
        }
        assertTrue(Math.min(values[0], Math.min(values[1], values[2])) > 20, Arrays.toString(values));
        assertTrue(told > 100, told + " told");
    }

    @Test
    void proofsHoldByThePlainRules() throws InterruptedException {
        Random random = new Random(55);
        int proved = 0;
        int captures = 0;
        for (int round = 0; round < 40; round++) {
            Position position = played(random);
            try (SearchService service = new SearchService(new ProofTable(16 << 20), 1)) {
                SearchReport report = service.start(position, SearchLimits.NONE.withNodes(4_000), heard -> {})
                        .await();
                if (report.value().isEmpty()) {
                    continue;
                }
                proved++;
                Position at = position;
                for (Move move : report.line()) {
                    Position after = at.play(move);
                    captures += Changes.of(at, move, after).taken().isEmpty() ? 0 : 1;
                    at = after;
                }
                assertEquals(
                        report.value().get().winner(position.toMove()),
                        at.outcome().wonBy());
            }
            byte[] file = Proofs.of(position);
            assertTrue(Proofs.verify(file, position) instanceof CheckResult.Verified);
        }
        assertTrue(proved > 20 && captures > 0, proved + " proved, " + captures + " captures on the way");
    }
}
