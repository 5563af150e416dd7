package hexalyst.game;

import static hexalyst.game.Positions.move;
import static hexalyst.game.Positions.play;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.turn.Perft;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Taking over the first move: the rules, and the search board compared with plain positions.
class SwapTest {
    @Test
    void theSecondPlayerMaySwapOnceAndOnlyThen() {
        Position start = Positions.of("2/3/2 w swap");
        assertTrue(start.swapOffered());
        assertFalse(start.allows(Move.swap()));
        assertThrows(IllegalMoveException.class, () -> start.play(Move.swap()));
        Position placed = play(start, "b2w");
        assertTrue(placed.swapOffered());
        assertEquals(Move.swap(), placed.legalMoves().getLast());
        assertTrue(placed.preview(Move.swap()).legal());
        Position swapped = play(placed, "swap");
        assertFalse(swapped.swapOffered());
        assertEquals(Content.BLACK, swapped.at(3));
        assertEquals(Side.WHITE, swapped.toMove());
        assertFalse(swapped.allows(Move.swap()));
        Position declined = play(placed, "a1w");
        assertFalse(declined.swapOffered());
        assertFalse(declined.allows(Move.swap()));
        assertFalse(declined.preview(Move.swap()).legal());
        assertFalse(play(Positions.of("2/3/2 w"), "b2w").allows(Move.swap()), "nobody agreed on it");
    }

    @Test
    void theSupplyIsExchangedWithTheColours() {
        assertEquals(
                new Supply(4, 2),
                play(Positions.of("2/3/2 w 3,4 swap"), "a1w", "swap").supply());
    }

    @Test
    void passesOnAnEmptyBoardKeepTheOfferAndAPassAfterThePieceEndsIt() {
        Position passed = play(Positions.of("2/3/2 w 0,0 swap"), "pass");
        assertTrue(passed.swapOffered());
        Position stuck = Positions.of("2/1w1/2 b 0,0 swap");
        assertEquals(List.of("pass", "swap"), Positions.legalTexts(stuck));
        assertFalse(play(stuck, "pass").swapOffered());
    }

    @Test
    void theOfferIsPartOfWhatAPositionIs() {
        Position with = Positions.of("3/4/2w2/4/3 b swap");
        Position without = Positions.of("3/4/2w2/4/3 b");
        assertNotEquals(with, without);
        assertNotEquals(with.key(), without.key());
        assertNotEquals(with.key().high(), without.key().high());
        assertEquals(without.key(), play(with, "swap").key(), "the colours are exchanged, and the players");
        assertEquals(with.key(), Positions.of("3/4/2b2/4/3 w swap").key(), "the same with the colours exchanged");
    }

    @ParameterizedTest
    @ValueSource(strings = {"2/ww1/2 w swap", "2/w2/2 b 1 swap"})
    void anOfferTooLateIsNoPosition(String text) {
        Game game = Games.byDefault();
        PositionSetup setup = hexalyst.notation.PositionText.setup(text, Games.byDefault())
                .ok()
                .orElseThrow();
        SetupResult.Invalid invalid = (SetupResult.Invalid) game.position(game.editionFor(setup.grid()), setup);
        assertEquals(
                List.of(SetupProblem.Part.SWAP),
                invalid.problems().stream().map(SetupProblem::part).toList());
    }

    /// The rows of the published boards, and small ones of both editions with blocked cells and scarce pieces.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "designer | 2/3/2 w swap",
                "designer | 3/4/5/4/3 b swap",
                "nestorgames | 3/x3/5/3x/3 w swap",
                "designer | 3/4/2b2/4/3 w swap",
                "nestorgames | 2/3/2 w 0,0 swap",
                "designer | 2/3/2 w 0,0 swap",
                "designer | 2/1w1/2 b 0,0 swap",
                "nestorgames | 2/3/2 b 1,2 swap",
                "designer | 5/6/7/8/9/8/7/6/5 w swap",
                "nestorgames | 6/7/8/9/10/9/8/7/6 w swap"
            })
    void theSearchBoardPlaysAsThePositions(String edition, String text) {
        Position start = Positions.of(edition, text);
        Random random = new Random(71);
        int swaps = 0;
        for (int round = 0; round < 60; round++) {
            SearchBoard board = start.searchBoard();
            Position position = start;
            int plies = 0;
            while (!position.outcome().over()) {
                assertSame(position, board);
                boolean swap = position.allows(Move.swap()) && random.nextBoolean();
                Move move = swap ? Move.swap() : Positions.move(random, position);
                swaps += move.equals(Move.swap()) ? 1 : 0;
                position = position.play(move);
                TurnResult result = board.make(position.game()
                        .codec(position.grid())
                        .encode(move.parts().getFirst()));
                assertEquals(new PositionBoard(position).result() == TurnResult.ONGOING, result == TurnResult.ONGOING);
                plies++;
            }
            assertEquals(Boards.key(position), board.canonicalKey());
            for (int ply = 0; ply < plies; ply++) {
                board.unmake();
            }
            assertSame(start, board);
        }
        assertTrue(swaps > 0 || text.contains("0,0"), "no swap in any game");
    }

    /// In YvY only the very first turn can be taken over.
    @Test
    void afterAPassOnTheEmptyBoardTheRulesOfTheGameSayWhetherTheOfferStands() {
        Position start = Positions.of(Games.named("yvy").orElseThrow(), "5/6/7/6/5/4/3 w swap");
        for (List<String> line : List.of(List.of("pass", "a1"), List.of("a1"), List.of("a1", "b1"), List.of("pass"))) {
            SearchBoard board = start.searchBoard();
            Position position = start;
            for (String text : line) {
                Move move = position.move(text).orElseThrow();
                board.make(position.game()
                        .codec(position.grid())
                        .encode(move.parts().getFirst()));
                position = position.play(move);
            }
            assertSame(position, board);
            for (int ply = 0; ply < line.size(); ply++) {
                board.unmake();
            }
            assertSame(start, board);
        }
    }

    private static void assertSame(Position position, SearchBoard board) {
        Boards.assertSame(position, board, new PositionBoard(position), true);
        SearchBoard fresh = position.searchBoard();
        assertEquals(fresh.tableKey(), board.tableKey());
        assertEquals(fresh.outlook(), board.outlook());
        assertEquals(told(fresh), told(board));
    }

    private static String told(SearchBoard board) {
        Lookahead ahead = new Lookahead();
        board.lookAhead(ahead);
        StringBuilder said = new StringBuilder(
                ahead.winPlies() + " " + ahead.lossPlies() + " " + ahead.draw() + " " + ahead.quiet());
        for (int i = 0; i < ahead.count(); i++) {
            said.append(' ').append(ahead.move(i)).append(':').append(ahead.key(i));
        }
        return said.toString();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2/3/2 w swap | 5",
                "2/1w1/2 b 3,3 swap | 5",
                "2/3/2 b 1,2 swap | 6",
                "3/4/5/4/3 w swap | 3",
                "2/3/2 w 0,0 swap | 3",
                "2/1b1/2 b 0,0 swap | 3"
            })
    void perftIsThatOfThePositions(String text, int depth) {
        Position start = Positions.of(text);
        for (int plies = 1; plies <= depth; plies++) {
            assertEquals(plain(start, plies), Perft.count(start, plies), text + " at " + plies);
        }
    }

    private static Tally plain(Position position, int depth) {
        Tally sum = Tally.ZERO;
        for (Move move : position.legalMoves()) {
            Position next = position.play(move);
            if (depth > 1) {
                sum = next.outcome().over() ? sum : sum.plus(plain(next, depth - 1));
            } else {
                Optional<Side> winner = next.outcome().wonBy();
                boolean won = winner.equals(Optional.of(position.toMove()));
                boolean drawn = next.outcome().over() && winner.isEmpty();
                sum = sum.plus(new Tally(1, won ? 1 : 0, winner.isPresent() && !won ? 1 : 0, drawn ? 1 : 0));
            }
        }
        return sum;
    }

    /// Exhaustive search confirms that the player who may swap gets the better of the two values.
    @Test
    void theSecondPlayerHasTheBetterSide() {
        Game game = Games.byDefault();
        Random random = new Random(72);
        int swapped = 0;
        int kept = 0;
        for (int round = 0; round < 60; round++) {
            Grid grid = HexGrid.hexagon(2, 2);
            PositionSetup setup = PositionSetup.empty(grid).with(Positions.side(random));
            setup = setup.with(random.nextInt(7), random.nextBoolean() ? Content.WHITE : Content.BLACK);
            int blocked = random.nextInt(7);
            setup = setup.cells().get(blocked).isEmpty() ? setup.with(blocked, Content.BLOCKED) : setup;
            setup = setup.with(Optional.of(new Supply(random.nextInt(6), random.nextInt(6))));
            Edition edition = game.editions().get(random.nextInt(2));
            int plain = value(game, edition, setup);
            assertEquals(Math.abs(plain), value(game, edition, setup.withSwap(true)), setup.toString());
            swapped += plain < 0 ? 1 : 0;
            kept += plain > 0 ? 1 : 0;
        }
        assertTrue(swapped > 2 && kept > 2, swapped + " better swapped, " + kept + " better kept");
    }

    private static int value(Game game, Edition edition, PositionSetup setup) {
        Position position = ((SetupResult.Valid) game.position(edition, setup)).position();
        Map<Long, Integer> known = new HashMap<>();
        int value = Exhaustive.value(position.searchBoard(), known);
        assertEquals(value, Exhaustive.value(new PositionBoard(position), new HashMap<>()));
        return value;
    }

    @Test
    void whatIsWeighedStaysASumAfterTheSignIsTurned() {
        int[] features = new int[SearchBoard.MAX_FEATURES];
        int[] plain = new int[SearchBoard.MAX_FEATURES];
        Position with = Positions.of("5/6/7/8/4w4/8/7/6/5 b swap");
        SearchBoard board = with.searchBoard();
        SearchBoard other = Positions.of("5/6/7/8/4w4/8/7/6/5 b").searchBoard();
        assertEquals(Math.abs(other.evaluate()), board.evaluate());
        int count = board.features(features);
        assertEquals(other.features(plain), count);
        int sign = other.evaluate() < 0 ? -1 : 1;
        for (int i = 0; i < count; i++) {
            assertEquals(sign * plain[i], features[i]);
        }
    }
}
