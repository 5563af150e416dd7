package hexalyst.engine.estimate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchStop;
import hexalyst.engine.Value;
import hexalyst.game.Exhaustive;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Playout;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.Positions;
import hexalyst.game.SearchBoard;
import hexalyst.game.SetupResult;
import hexalyst.game.Side;
import hexalyst.game.Step;
import hexalyst.game.TurnResult;
import hexalyst.game.Turns;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class MonteCarloSearchTest {
    private static final EstimateListener NOBODY = report -> {};
    private static final long ROOM = 8L << 20;
    private static final int MOST_POSITIONS = 20_000;

    private static SearchStop within(long games) {
        return SearchStop.within(SearchLimits.NONE.withNodes(games));
    }

    private static Game game(String id) {
        return Games.named(id).orElseThrow();
    }

    private static Value value(int exhaustive) {
        return exhaustive > 0 ? Value.WIN : exhaustive < 0 ? Value.LOSS : Value.DRAW;
    }

    private static EstimateReport run(MonteCarloSearch search, Position position, int threads, long games) {
        List<Step> steps = position.steps();
        return search.run(position, steps, steps.size(), threads, within(games), NOBODY);
    }

    /// A position after random steps, perhaps in the middle of a turn.
    private static Position after(Random random, Position start, int steps) {
        Position position = start;
        for (int step = 0; step < steps; step++) {
            List<Step> all = position.steps();
            Position next = position.step(all.get(random.nextInt(all.size())));
            position = next.outcome().over() ? start : next;
        }
        return position;
    }

    /// A position with little room and a limit on quiet turns, perhaps in the middle of a turn; empty if it breaks the
    /// rules or is over.
    private static Optional<Position> phalanx(Random random) {
        Game game = game("phalanx");
        Grid grid = HexGrid.hexagon(2 + random.nextInt(2), 2 + random.nextInt(2));
        PositionSetup setup = Positions.randomSetup(random, grid, 0.65, 0.1)
                .withField("limit", Optional.of(String.valueOf(1 + random.nextInt(3))));
        return game.position(game.editions().getFirst(), setup) instanceof SetupResult.Valid valid
                        && !valid.position().outcome().over()
                ? Optional.of(after(random, valid.position(), random.nextInt(2)))
                : Optional.empty();
    }

    /// A position of a game whose turns have one part.
    private static Optional<Position> single(String id, Random random) {
        return switch (id) {
            case "manalath" -> Positions.small(random);
            case "pentalath" ->
                Optional.of(after(random, Positions.of(game(id), "3/4/5/4/3 w"), 14 + random.nextInt(4)));
            default -> throw new IllegalArgumentException(id);
        };
    }

    /// Proved values are passed on from part to part of a turn, and through positions that are reached in several
    /// orders; with little memory many of them are discarded on the way.
    @ParameterizedTest
    @CsvSource({
        "phalanx, 120, 8000000, 1",
        "phalanx, 100, 8000000, 2",
        "phalanx, 100, 20000, 1",
        "manalath, 100, 8000000, 2",
        "pentalath, 50, 8000000, 1",
    })
    void whatIsProvedAgreesWithExhaustiveSearch(String id, int rounds, long bytes, int threads) {
        Random random = new Random(24);
        int searched = 0;
        int proved = 0;
        for (int round = 0; round < rounds; round++) {
            Map<Long, Integer> known = new HashMap<>();
            Optional<Position> found = id.equals("phalanx") ? phalanx(random) : single(id, random);
            OptionalInt wanted = found.map(
                            position -> Exhaustive.valueWithin(position.searchBoard(), known, MOST_POSITIONS))
                    .orElse(OptionalInt.empty());
            if (wanted.isPresent()) {
                Position position = found.orElseThrow();
                EstimateReport report = run(new MonteCarloSearch(bytes, round, 0), position, threads, 1_000);
                assertRight(position, report, value(wanted.getAsInt()), known);
                searched++;
                proved += report.lines().stream().anyMatch(line -> line.score() instanceof Score.Proved) ? 1 : 0;
            }
        }
        assertTrue(10 * searched > rounds && 2 * proved >= searched, proved + " proved of " + searched);
    }

    /// A line that is said to be proved leads to the stated value.
    private static void assertRight(Position position, EstimateReport report, Value value, Map<Long, Integer> known) {
        int best = 0;
        for (EstimateLine line : report.lines()) {
            if (line.score() instanceof Score.Proved proved) {
                Position after = position.step(line.step());
                Value there = after.outcome().over()
                        ? ended(position, after)
                        : relative(position, after, Exhaustive.value(after.searchBoard(), known));
                assertEquals(there, proved.proof().value(), () -> position.setup() + " " + position.text(line.step()));
                assertTrue(
                        endsWithin(position, line.step(), proved.proof()),
                        () -> position.setup() + " " + position.text(line.step()) + " " + proved);
                best = there == Value.WIN ? 1 : best;
            }
        }
        if (best == 1) {
            assertEquals(Value.WIN, value, position.setup()::toString);
        }
    }

    /// Whether a step wins, or loses, in as few whole turns as stated, whatever the loser does.
    private static boolean endsWithin(Position position, Step step, ProvedValue proof) {
        SearchBoard board = position.searchBoard();
        Side mover = board.toMove();
        if (proof.value() == Value.DRAW) {
            return true;
        }
        Side winner = proof.value() == Value.WIN ? mover : mover.other();
        TurnResult result = board.make(position.code(step));
        int left = proof.plies() - (result != TurnResult.ONGOING || board.toMove() != mover ? 1 : 0);
        return result != TurnResult.ONGOING ? left >= 0 : wins(board, winner, left, new HashMap<>());
    }

    private static boolean wins(SearchBoard board, Side side, int plies, Map<List<Long>, Boolean> known) {
        if (plies <= 0) {
            return false;
        }
        List<Long> key = List.of(board.key(), (long) plies);
        Boolean before = known.get(key);
        if (before != null) {
            return before;
        }
        int[] moves = new int[SearchBoard.MAX_MOVES];
        int count = board.moves(moves);
        Side mover = board.toMove();
        boolean own = mover == side;
        boolean wins = !own;
        for (int i = 0; i < count && wins != own; i++) {
            TurnResult result = board.make(moves[i]);
            boolean reached = result == TurnResult.ONGOING
                    ? wins(board, side, board.toMove() == mover ? plies : plies - 1, known)
                    : result == (own ? TurnResult.WIN : TurnResult.LOSS);
            board.unmake();
            wins = own ? reached : wins && reached;
            if (!own && !reached) {
                break;
            }
        }
        known.put(key, wins);
        return wins;
    }

    private static Value ended(Position before, Position after) {
        return after.outcome()
                .wonBy()
                .map(winner -> winner == before.toMove() ? Value.WIN : Value.LOSS)
                .orElse(Value.DRAW);
    }

    private static Value relative(Position before, Position after, int exhaustive) {
        return after.toMove() == before.toMove()
                ? value(exhaustive)
                : value(exhaustive).opposite();
    }

    @Test
    void findsTheSameAgainWithOneThreadAndOneSeed() {
        Position position = after(new Random(3), Positions.of(game("phalanx"), "4/5/6/7/6/5/4 w phase=place1"), 20);
        EstimateReport one = run(new MonteCarloSearch(ROOM, 5, 0), position, 1, 2_000);
        EstimateReport other = run(new MonteCarloSearch(ROOM, 5, 0), position, 1, 2_000);
        assertEquals(one.lines(), other.lines());
    }

    /// What one search has found about the position two turns later is available to the next one.
    @Test
    void keepsItsTreeForTheNextPosition() {
        Position position = after(new Random(4), Positions.of(game("phalanx"), "4/5/6/7/6/5/4 w phase=place1"), 8);
        MonteCarloSearch search = new MonteCarloSearch(ROOM, 5, 0);
        EstimateReport first = run(search, position, 1, 4_000);
        List<Move> line = first.best().moves();
        Position next = Turns.play(Turns.play(position, line.get(0)), line.get(1));
        EstimateReport second = run(search, next, 1, 1);
        long visits = second.lines().stream()
                .map(EstimateLine::score)
                .flatMap(score -> score instanceof Score.Estimated guess ? guess.games().stream() : Stream.empty())
                .mapToLong(Score.Games::visits)
                .sum();
        assertTrue(visits > 20, visits + " visits after one game");
    }

    /// A line ends with the turn after which the score is still sure; what would follow is not proved.
    @Test
    void whereTheScoreIsSureEachLineIsAProvedTurn() {
        String board =
                "bwwwww/bxwxwxw/bbww1www/bxbxwxwxw/bbbbbw1www/bxbxbxwxwxw/bbbbw1wwww/bxbxwx1xw/bbbw1www/bxbxwxb/bbwww1 ";
        for (Value value : List.of(Value.LOSS, Value.WIN)) {
            String side = value == Value.LOSS ? "b" : "w";
            Position position = Positions.of(game("medusa"), board + side + " marker=b1");
            EstimateReport report = run(new MonteCarloSearch(ROOM, 5, 0), position, 5, 500);
            assertTrue(report.lines().size() > 1);
            report.lines().forEach(line -> {
                assertTrue(line.score().proves(value), line::toString);
                assertEquals(1, line.moves().size());
            });
        }
    }

    /// Keys do not distinguish the colours, but the steps of a tree do.
    @Test
    void keepsNoTreeForThePositionWithColoursExchanged() {
        Position position = Positions.of(game("phalanx"), "1b3/6/7/3w4/9/3wb3/7/6/5 b");
        Position other = Positions.of(game("phalanx"), "1w3/6/7/3b4/9/3bw3/7/6/5 w");
        assertEquals(position.searchBoard().key(), other.searchBoard().key());
        MonteCarloSearch search = new MonteCarloSearch(ROOM, 5, 0);
        run(search, position, 1, 500);
        List<Step> legal = other.steps();
        run(search, other, 1, 500).lines().forEach(line -> assertTrue(legal.contains(line.step()), line::toString));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void countsEachGameOnceAtTheRoot(int threads) {
        Position position = after(new Random(5), Positions.of(game("phalanx"), "4/5/6/7/6/5/4 w phase=place1"), 12);
        for (long bytes : new long[] {ROOM, 100_000}) {
            EstimateReport report = run(new MonteCarloSearch(bytes, 7, 0), position, threads, 3_000);
            long visits = report.lines().stream()
                    .map(EstimateLine::score)
                    .mapToLong(score ->
                            ((Score.Estimated) score).games().orElseThrow().visits())
                    .sum();
            assertEquals(3_000, report.nodes());
            // Steps with very few visits are not reported.
            assertTrue(visits <= 3_000 && visits > 2_800, visits + " visits");
        }
    }

    /// For each cell a legal turn with a part there, even for cells where no turn of the best lines has one.
    @Test
    void tellsTheBestTurnThatTouchesEachCell() {
        Position position = Positions.of(game("phalanx"), "1b3/6/7/3w4/9/3wb3/7/6/5 b");
        EstimateReport report = run(new MonteCarloSearch(ROOM, 7, 0), position, 1, 2_000);
        report.touching().forEach((cell, line) -> {
            Move turn = line.moves().getFirst();
            assertTrue(turn.cells().contains(cell), () -> cell + " in " + position.text(turn));
            position.play(turn);
        });
        assertTrue(report.touching().size() > 6, report.touching()::toString);
        Ownership owners = report.owners().orElseThrow();
        for (int cell = 0; cell < position.grid().cells(); cell++) {
            assertTrue(Math.abs(owners.white(cell)) <= 1);
        }
    }

    /// Even a search that is stopped at once plays one game, which tells nothing.
    @Test
    void theStepOfTheLookAheadStandsUntilGamesSayOtherwise() {
        Random random = new Random(20);
        Game medusa = game("medusa");
        Position start = medusa.start(medusa.editions().getFirst(), HexGrid.hexagon(4, 4));
        int otherwise = 0;
        for (int round = 0; round < 12; round++) {
            Position position = after(random, start, 6 + round);
            SearchStop stop = within(10_000);
            Step ahead = new EstimateSearch(position, new EstimateTable(1 << 20), stop)
                    .run(1, report -> {
                        if (report.depth() >= 2) {
                            stop.stop();
                        }
                    })
                    .best()
                    .step();
            MonteCarloSearch search = new MonteCarloSearch(ROOM, 5, 2);
            assertEquals(ahead, run(search, position, 1, 1).best().step());
            otherwise += ahead.equals(run(search, position, 1, 3_000).best().step()) ? 0 : 1;
        }
        assertTrue(otherwise > 0, "the games never say otherwise");
    }

    /// A pass would end the game with a draw, and looks far better than everything else at a glance.
    @Test
    void triesEverythingBesideAProvedDraw() {
        Position passed = Positions.play(
                game("phalanx").start(game("phalanx").editions().getFirst()),
                "f12b+h2w+k1b swap+a1 f13+k2 h3 k1-k3 h4 pass".split(" "));
        assertNotEquals(
                Step.of(Part.PASS),
                run(new MonteCarloSearch(ROOM, 5, 2), passed, 1, 1).best().step());
        EstimateReport report = run(new MonteCarloSearch(ROOM, 5, 0), passed, 1, 3_000);
        EstimateLine draw = report.lines().stream()
                .filter(line -> line.step().equals(Step.of(Part.PASS)))
                .findFirst()
                .orElseThrow();
        assertTrue(draw.score().proves(Value.DRAW));
        assertNotEquals(draw, report.best());
        long games = report.lines().stream()
                .map(EstimateLine::score)
                .flatMap(score -> score instanceof Score.Estimated guess ? guess.games().stream() : Stream.empty())
                .filter(played -> played.visits() > 100)
                .count();
        assertTrue(games > 1, "steps with a hundred games: " + games);
    }

    /// A row of three can take one man now, and cannot be taken.
    @Test
    void seesWhatAGroupIsWorth() {
        Position position = Positions.of(game("phalanx"), "4b/6/7/8/wwwbb4/8/7/6/5 w");
        EstimateReport report = run(new MonteCarloSearch(ROOM, 7, 0), position, 1, 4_000);
        Score.Estimated best = (Score.Estimated) report.best().score();
        assertTrue(
                best.calibrated() > 0.5 && best.games().orElseThrow().points().orElseThrow() > 0, best::toString);
    }

    /// The window offers owners for each of these games.
    @Test
    void randomGamesOfEveryGameTellWhoOwnsWhat() {
        for (Game game : Games.all()) {
            if (Estimator.Method.of(game) == Estimator.Method.MONTE_CARLO) {
                Position start = game.start(
                        game.editions().getFirst(),
                        game.sizes(game.editions().getFirst()).getFirst());
                Playout playout = start.searchBoard().playout();
                int[] owners = new int[start.grid().cells()];
                for (int seed = 0; seed < 5; seed++) {
                    playout.play(new Random(seed));
                    playout.addOwners(owners);
                }
                assertTrue(IntStream.of(owners).anyMatch(owner -> owner != 0), game.title());
            }
        }
    }
}
