package hexalyst.engine.estimate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.HexGrid;
import hexalyst.engine.ProofTable;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.QuickProof;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.SearchStop;
import hexalyst.engine.Value;
import hexalyst.engine.match.PlainPlayer;
import hexalyst.game.Exhaustive;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.Step;
import hexalyst.game.Turns;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class MoveChooserTest {
    private static final SearchLimits PLENTY = SearchLimits.NONE.withNodes(1_000_000);

    /// 1 if the player who has just moved wins, 0 for a draw, -1 for a loss.
    private static int after(Position position) {
        return position.outcome().over()
                ? position.outcome()
                        .wonBy()
                        .map(winner -> winner == position.toMove() ? -1 : 1)
                        .orElse(0)
                : -Exhaustive.value(position.searchBoard(), new HashMap<>());
    }

    /// The least and the greatest weight of the winning replies: one that the game recognises as an immediate win
    /// counts ten, one that takes longer counts one or ten.
    private static long count(Position position, boolean atMost) {
        return position.legalMoves().stream()
                .map(position::play)
                .filter(next -> after(next) == 1)
                .mapToLong(next ->
                        atMost || next.outcome().over() || next.searchBoard().outlook() != 0 ? 10 : 1)
                .sum();
    }

    /// The steps that do not lose at once, such as a pass for who is behind.
    private static List<Step> open(Position position, QuickProof proof) {
        return position.steps().stream()
                .filter(step -> position.game().traits().openTurns()
                        || proof.knownMove(position.code(step))
                                .filter(value -> value.value() == Value.LOSS)
                                .isEmpty())
                .toList();
    }

    /// The step of a search among some by alpha-beta that ends with the usual look ahead.
    private static Step ahead(Position position, List<Step> among) {
        SearchStop stop = SearchStop.within(SearchLimits.NONE);
        return new EstimateSearch(position, new EstimateTable(1 << 20), stop)
                .run(among, 1, report -> {
                    if (report.depth() >= Estimator.AHEAD) {
                        stop.stop();
                    }
                })
                .best()
                .step();
    }

    /// Where random games are used, one of them tells nothing.
    @Test
    void withoutTimeItPlaysWhatLooksBestInEveryGame() throws InterruptedException {
        Random random = new Random(48);
        for (Game game : Games.all()) {
            for (int plies = 0; plies < 4; plies++) {
                Position position =
                        Positions.after(random, game.start(game.editions().getFirst()), plies);
                try (SearchService service = new SearchService(new ProofTable(1 << 20), 1)) {
                    Step best = Estimator.Method.of(game) == Estimator.Method.MONTE_CARLO
                            ? ahead(position, open(position, service.quickProof(position.searchBoard())))
                            : FirstLook.best(position, position.steps()).step();
                    Choice choice = new MoveChooser(service).choose(position, SearchLimits.NONE.withNodes(1));
                    assertTrue(
                            choice.score() instanceof Score.Proved
                                    || choice.move()
                                            .parts()
                                            .contains(best.parts().getFirst()),
                            () -> game.id() + " " + position.setup());
                }
            }
        }
    }

    @Test
    void keepsTheValueAndSetsTheBestTrap() throws InterruptedException {
        Random random = new Random(81);
        int[] values = new int[3];
        int exact = 0;
        try (SearchService service = new SearchService(new ProofTable(1 << 20), 1)) {
            MoveChooser chooser = new MoveChooser(service);
            for (int round = 0; round < 2_000; round++) {
                Optional<Position> found = Positions.small(random);
                if (found.isEmpty()) {
                    continue;
                }
                Position position = found.get();
                int value = Exhaustive.value(position.searchBoard(), new HashMap<>());
                Choice choice = chooser.choose(position, PLENTY);
                Position next = position.play(choice.move());
                assertEquals(value, after(next), () -> position.setup().toString());
                assertTrue(choice.score().proves(value > 0 ? Value.WIN : value < 0 ? Value.LOSS : Value.DRAW));
                values[value + 1]++;
                if (value < 0) {
                    exact += assertBestTrap(position, next) ? 1 : 0;
                }
            }
        }
        assertTrue(exact > 20, "traps whose count is certain: " + exact);
        assertTrue(values[0] > 100 && values[1] > 5 && values[2] > 100, () -> values[0] + " lost, " + values[1]);
    }

    /// True if the player to move can win with one move.
    private static boolean winsAtOnce(Position position) {
        return position.legalMoves().stream()
                .anyMatch(move -> position.play(move).outcome().wonBy().equals(Optional.of(position.toMove())));
    }

    /// Checks that no other move leaves fewer winning replies. Moves that let the opponent win at once are left out, as
    /// they come last. True if the count is certain.
    private static boolean assertBestTrap(Position position, Position chosen) {
        boolean atOnce = position.legalMoves().stream()
                .map(position::play)
                .filter(next -> !next.outcome().over())
                .allMatch(MoveChooserTest::winsAtOnce);
        long fewest = position.legalMoves().stream()
                .map(position::play)
                .filter(next -> !next.outcome().over())
                .filter(next -> atOnce || !winsAtOnce(next))
                .mapToLong(next -> count(next, true))
                .min()
                .orElse(-1);
        if (fewest < 0) {
            assertTrue(chosen.outcome().over(), "every move ends the game");
            return false;
        }
        assertFalse(chosen.outcome().over(), "another move goes on");
        assertTrue(atOnce || !winsAtOnce(chosen), () -> position.setup().toString());
        assertTrue(count(chosen, false) <= fewest, () -> position.setup().toString());
        return count(chosen, false) == count(chosen, true);
    }

    @Test
    void playsNoMoveKnownToLoseWhileAnotherIsOpen() throws InterruptedException {
        Random random = new Random(82);
        int open = 0;
        for (int round = 0; round < 60; round++) {
            Position position = Positions.after(random, Positions.of("5/6/7/8/9/8/7/6/5 w"), 3 + random.nextInt(6));
            try (SearchService service = new SearchService(new ProofTable(4 << 20), 1)) {
                Choice choice = new MoveChooser(service).choose(position, SearchLimits.NONE.withNodes(600));
                open += choice.score() instanceof Score.Estimated ? 1 : 0;
                if (knownToLose(service, position, choice.move())) {
                    assertTrue(
                            position.legalMoves().stream().allMatch(move -> knownToLose(service, position, move)),
                            () -> position.text(choice.move()) + " in " + position.setup());
                }
            }
        }
        assertTrue(open > 10, "estimated: " + open);
    }

    @Test
    void usesAllItsLimitsBeforeItPlaysAMoveThatIsNotProved() throws InterruptedException {
        Random random = new Random(83);
        int open = 0;
        for (int round = 0; round < 20; round++) {
            Position position = Positions.after(random, Positions.of("5/6/7/8/9/8/7/6/5 w"), 3);
            try (SearchService service = new SearchService(new ProofTable(4 << 20), 1)) {
                Choice choice = new MoveChooser(service).choose(position, SearchLimits.NONE.withNodes(2_000));
                if (choice.score() instanceof Score.Estimated) {
                    open++;
                    assertTrue(choice.nodes() >= 1_990, () -> "nodes: " + choice.nodes());
                }
            }
        }
        assertTrue(open > 10, "estimated: " + open);
    }

    private static boolean knownToLose(SearchService service, Position position, Move move) {
        Position next = position.play(move);
        if (next.outcome().over()) {
            return !next.outcome().wonBy().equals(Optional.of(position.toMove()));
        }
        SearchBoard board = next.searchBoard();
        Optional<Value> value = service.quickProof(board).known().map(ProvedValue::value);
        return value.equals(Optional.of(Value.WIN));
    }

    /// Twenty games for each part of a turn, as on a very busy machine.
    @Test
    void beatsPlainAlphaBetaWithFewRandomGames() throws InterruptedException {
        SearchLimits limits = SearchLimits.NONE.withNodes(20);
        Game medusa = Games.named("medusa").orElseThrow();
        Position start = medusa.start(medusa.editions().getFirst(), HexGrid.hexagon(6, 6));
        int won = 0;
        for (int i = 0; i < 12; i++) {
            Position opening = Positions.after(new Random(700 + i / 2), start, 4);
            Side ours = i % 2 == 0 ? opening.toMove() : opening.toMove().other();
            try (SearchService service = new SearchService(new ProofTable(1 << 20), 1)) {
                MoveChooser chooser = new MoveChooser(service);
                Player engine = position -> chooser.choose(position, limits).move();
                PlainPlayer two = new PlainPlayer("plain", 2, i);
                Player plain = position -> Turns.made(position, two::choose);
                Match.Game game = i % 2 == 0 ? Match.play(opening, engine, plain) : Match.play(opening, plain, engine);
                won += game.winner().equals(Optional.of(ours)) ? 1 : 0;
            }
        }
        assertTrue(won > 7, "won: " + won);
    }

    @Test
    void beatsPlainAlphaBeta() throws InterruptedException {
        SearchLimits limits = SearchLimits.NONE.withNodes(12_000);
        for (int i = 0; i < 4; i++) {
            Side ours = i % 2 == 0 ? Side.WHITE : Side.BLACK;
            try (SearchService service = new SearchService(new ProofTable(16 << 20), 1)) {
                MoveChooser chooser = new MoveChooser(service);
                Player engine = position -> chooser.choose(position, limits).move();
                PlainPlayer chosen = new PlainPlayer("plain", 2, i);
                Player plain = position -> Turns.made(position, chosen::choose);
                Position start = Positions.of(i < 2 ? "5/6/7/8/9/8/7/6/5 w" : "6/7/8/9/10/9/8/7/6 w");
                Match.Game game =
                        ours == Side.WHITE ? Match.play(start, engine, plain) : Match.play(start, plain, engine);
                assertEquals(Optional.of(ours), game.winner(), game.moves()::toString);
            }
        }
    }
}
