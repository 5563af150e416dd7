package hexalyst.engine.estimate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.engine.ProofTable;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.StopSwitch;
import hexalyst.game.Exhaustive;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.Side;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class OpponentTest {
    private static final String BOARD = "4/5/6/7/6/5/4 w";
    private static final SearchLimits NODES = SearchLimits.NONE.withNodes(3_000);
    private static final int GAMES = 16;

    /// How many games the stronger wins, from openings of two random moves, each played from both sides.
    private static int wins(Strength stronger, Strength weaker) throws InterruptedException {
        int won = 0;
        for (int i = 0; i < GAMES; i++) {
            Position start = Positions.after(new Random(500 + i / 2), Positions.of(BOARD), 2);
            long seed = i;
            try (SearchService service = new SearchService(new ProofTable(1 << 20), 1)) {
                Opponent opponent = new Opponent(service);
                Player good = position -> opponent.choose(position, stronger, NODES, seed, new StopSwitch());
                Player poor = position -> opponent.choose(position, weaker, NODES, seed, new StopSwitch());
                boolean begins = i % 2 == 0;
                Match.Game game = begins ? Match.play(start, good, poor) : Match.play(start, poor, good);
                Side side = begins ? start.toMove() : start.toMove().other();
                won += game.winner().equals(Optional.of(side)) ? 1 : 0;
            }
        }
        return won;
    }

    @Test
    void eachStrengthBeatsTheOneBelow() throws InterruptedException {
        Strength[] all = Strength.values();
        for (int i = 1; i < Strength.PERFECT.ordinal(); i++) {
            int won = wins(all[i], all[i - 1]);
            assertTrue(won > GAMES / 2, all[i] + " against " + all[i - 1] + ": " + won + " of " + GAMES);
        }
    }

    /// A player who has surely lost, or won, and moves to and fro must not keep the other waiting.
    @ParameterizedTest
    @ValueSource(strings = {"w", "b"})
    void aPassAnswersAPassOnceItIsSureWhoWins(String side) throws InterruptedException {
        String board =
                "bwwwww/bxwxwxw/bbww1www/bxbxwxwxw/bbbbbw1www/bxbxbxwxwxw/bbbbw1wwww/bxbxwx1xw/bbbw1www/bxbxwxw/bbwwww ";
        Position passed =
                Positions.of(Games.named("medusa").orElseThrow(), board + side + " marker=b1 passes=1 quiet=1");
        assertEquals(
                Optional.of(Side.WHITE),
                passed.searchBoard().sure().orElseThrow().winner());
        try (SearchService service = new SearchService(new ProofTable(1 << 20), 1)) {
            Opponent opponent = new Opponent(service);
            for (Strength strength : Strength.values()) {
                assertEquals(Move.pass(), opponent.choose(passed, strength, NODES, 1, new StopSwitch()));
            }
        }
    }

    /// After the other player's pass a pass would end the game, 0 to 0, with nearly the whole board empty.
    @Test
    void noPassGivesADrawAwayWhileTheGameIsOpen() throws InterruptedException {
        Position passed = Positions.play(
                Games.named("phalanx")
                        .map(game -> game.start(game.editions().getFirst()))
                        .orElseThrow(),
                "f12b+h2w+k1b swap+a1 f13+k2 h3 k1-k3 h4 pass".split(" "));
        assertTrue(passed.play(Move.pass()).outcome().over());
        for (Estimator.Method method : Estimator.Method.values()) {
            try (SearchService service = new SearchService(new ProofTable(1 << 20), 1)) {
                Opponent opponent = new Opponent(service, position -> Optional.empty(), Optional.of(method));
                for (Strength strength : Set.of(Strength.CLUB, Strength.STRONG, Strength.PERFECT)) {
                    // Levels that do not err have no use for a seed.
                    int seeds = strength.weakness(passed.game()).isPresent() ? 3 : 1;
                    for (int seed = 1; seed <= seeds; seed++) {
                        assertNotEquals(
                                Move.pass(),
                                opponent.choose(passed, strength, NODES, seed, new StopSwitch()),
                                method + " " + strength + " " + seed);
                    }
                }
            }
        }
    }

    @Test
    void limitsAreThoseOfTheWayToSearch() {
        Position position = Positions.of(BOARD);
        assertEquals(
                Strength.STRONG.limits(Strength.USUAL_PATIENCE, phalanx(), Estimator.Method.MONTE_CARLO),
                Strength.STRONG.limits(Strength.USUAL_PATIENCE, position, Estimator.Method.MONTE_CARLO));
        assertNotEquals(
                Strength.STRONG.limits(Strength.USUAL_PATIENCE, position, Estimator.Method.MONTE_CARLO),
                Strength.STRONG.limits(Strength.USUAL_PATIENCE, position, Estimator.Method.ALPHA_BETA));
    }

    private static Position phalanx() {
        Game game = Games.named("phalanx").orElseThrow();
        return game.start(game.editions().getFirst());
    }

    @Test
    void perfectKeepsTheValueAndStopsForNobody() throws InterruptedException {
        Random random = new Random(91);
        try (SearchService service = new SearchService(new ProofTable(1 << 20), 1)) {
            Opponent opponent = new Opponent(service);
            int won = 0;
            for (int i = 0; i < 300; i++) {
                Optional<Position> position = Positions.small(random);
                if (position.isPresent() && value(position.get()) > 0) {
                    Move move = opponent.choose(position.get(), Strength.PERFECT, i, new StopSwitch());
                    assertEquals(1, after(position.get().play(move)));
                    won++;
                }
            }
            assertTrue(won > 30, "won positions: " + won);
        }
    }

    private static int value(Position position) {
        return Exhaustive.value(position.searchBoard(), new HashMap<>());
    }

    private static int after(Position next) {
        return next.outcome().over()
                ? next.outcome()
                        .wonBy()
                        .map(winner -> winner == next.toMove() ? -1 : 1)
                        .orElse(0)
                : -value(next);
    }

    @Test
    void theSameSeedGivesTheSameMoveAndOthersGiveOthers() throws InterruptedException {
        Position single = Positions.after(new Random(3), Positions.of("5/6/7/8/9/8/7/6/5 w"), 4);
        Position several = Positions.of(game("phalanx"), "1b3/2w3/7/3w4/2b6/3wb3/7/6/5 b");
        try (SearchService service = new SearchService(new ProofTable(1 << 20), 1)) {
            for (Strength strength : Strength.values()) {
                if (strength.weakness(several.game()).isPresent()) {
                    sameAndOthers(service, single, strength);
                    sameAndOthers(service, several, strength);
                }
            }
        }
    }

    private static Game game(String id) {
        return Games.named(id).orElseThrow();
    }

    private static void sameAndOthers(SearchService service, Position position, Strength strength)
            throws InterruptedException {
        Set<Move> seen = new HashSet<>();
        for (long seed = 0; seed < 20; seed++) {
            Move first = new Opponent(service).choose(position, strength, seed, new StopSwitch());
            assertEquals(first, new Opponent(service).choose(position, strength, seed, new StopSwitch()));
            assertTrue(position.allows(first) || position.game().traits().openTurns());
            position.play(first);
            seen.add(first);
        }
        assertTrue(seen.size() > 1, strength + " always plays " + seen);
    }

    @Test
    void whatLosesAtOnceIsNeverOverlooked() throws InterruptedException {
        Random random = new Random(92);
        int choices = 0;
        try (SearchService service = new SearchService(new ProofTable(1 << 20), 1)) {
            Opponent opponent = new Opponent(service);
            for (int i = 0; i < 300; i++) {
                Position position = Positions.after(random, Positions.of(BOARD), 6);
                if (position.outcome().over()) {
                    continue;
                }
                boolean another =
                        position.legalMoves().stream().map(position::play).anyMatch(next -> !lost(next, position));
                Position next = position.play(opponent.choose(position, Strength.BEGINNER, i, new StopSwitch()));
                assertTrue(
                        !another || !lost(next, position),
                        () -> position.setup().toString());
                choices += another ? 1 : 0;
            }
        }
        assertTrue(choices > 50, "choices: " + choices);
    }

    private static boolean lost(Position next, Position before) {
        return next.outcome().over()
                && next.outcome().wonBy().equals(Optional.of(before.toMove().other()));
    }
}
