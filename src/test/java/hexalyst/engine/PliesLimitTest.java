package hexalyst.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Content;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Lookahead;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.SearchBoard;
import hexalyst.game.TurnResult;
import hexalyst.notation.PositionText;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Compares questions with a limit on the plies with exhaustive search.
@Tag("slow")
class PliesLimitTest {
    private static final SearchStop NEVER = SearchStop.within(SearchLimits.NONE);

    private static final int MOST_NODES = 2_000;

    private int yes;
    private int no;
    private int lasting;

    /// Exhaustive search, with its results by limit and key; for one board.
    private static final class Exhaustive {
        private final SearchBoard board;
        private final Map<List<Long>, Boolean> known = new HashMap<>();

        Exhaustive(SearchBoard board) {
            this.board = board;
        }

        boolean winsWithin(int plies) {
            return ask(plies, true);
        }

        boolean losesWithin(int plies) {
            return !ask(plies, false);
        }

        /// True if some move wins within this many plies, or if some move does not lose within them.
        private boolean ask(int plies, boolean win) {
            if (plies == 0) {
                return !win;
            }
            List<Long> key = List.of(board.key(), (long) plies, win ? 1L : 0L);
            Boolean before = known.get(key);
            if (before != null) {
                return before;
            }
            int[] moves = new int[SearchBoard.MAX_MOVES];
            int count = board.moves(moves);
            boolean yes = false;
            for (int i = 0; i < count && !yes; i++) {
                TurnResult result = board.make(moves[i]);
                yes = switch (result) {
                    case WIN -> true;
                    case DRAW -> !win;
                    case LOSS -> false;
                    case ONGOING -> !ask(plies - 1, !win);
                };
                board.unmake();
            }
            known.put(key, yes);
            return yes;
        }
    }

    private static int pieces(Position position) {
        return position.setup().count(Content.WHITE) + position.setup().count(Content.BLACK);
    }

    private void assertAgree(Position position, int most) {
        SearchBoard board = position.searchBoard();
        Lookahead ahead = new Lookahead();
        board.lookAhead(ahead);
        lasting += ahead.isLasting() ? 1 : 0;
        Exhaustive exhaustive = new Exhaustive(position.searchBoard());
        QuickProof upwards = new QuickProof(board, new ProofTable(1 << 20));
        QuickProof downwards = new QuickProof(board, new ProofTable(1 << 20));
        downwards.prove(SearchStop.within(SearchLimits.NONE.withNodes(MOST_NODES)));
        for (int i = 0; i < 2 * most; i++) {
            QuickProof proof = i < most ? upwards : downwards;
            int plies = i < most ? i + 1 : 2 * most - i;
            String name = PositionText.format(position) + " within " + plies;
            boolean wins = exhaustive.winsWithin(plies);
            boolean loses = exhaustive.losesWithin(plies);
            assertEquals(Optional.of(wins), proof.winsWithin(plies, NEVER), name);
            assertEquals(Optional.of(loses), proof.losesWithin(plies, NEVER), name);
            yes += wins || loses ? 1 : 0;
            no += wins || loses ? 0 : 1;
        }
    }

    private void assertMany(int leastAnswers, int leastLasting) {
        assertTrue(
                yes > leastAnswers && no > leastAnswers && lasting >= leastLasting,
                () -> yes + " yes, " + no + " no, " + lasting + " lasting");
    }

    /// A position after some random moves, most of which cannot be settled without search.
    private static Position calm(Random random, Position start, int plies) {
        Position position = start;
        for (int tries = 0; tries < 20 * plies && pieces(position) < plies; tries++) {
            Position next = position.play(Positions.move(random, position));
            boolean calm = !next.outcome().over() && next.searchBoard().outlook() == 0;
            position = calm ? next : position;
        }
        return position;
    }

    @Test
    void agreesToTheEndOnSmallBoards() {
        Random random = new Random(5);
        for (int round = 0; round < 600; round++) {
            Positions.small(random).ifPresent(position -> assertAgree(position, 10));
        }
        assertMany(50, 0);
    }

    /// On boards large enough for the search boards to know more about quiet moves.
    @Test
    void agreesForFourPliesOnLargerBoards() {
        Random random = new Random(6);
        for (int round = 0; round < 40; round++) {
            String edition = round % 2 == 0 ? "designer" : "nestorgames";
            int plies = 11 + random.nextInt(8);
            assertAgree(calm(random, Positions.of(edition, "4/5/6/7/6/5/4 w"), plies), 4);
        }
        assertMany(10, 10);
    }

    /// Boards of more than 64 cells are searched by different code; most cells are blocked.
    @Test
    void agreesForFourPliesOnWideBoards() {
        Random random = new Random(7);
        Position start = Positions.of("nestorgames", "xxxxxx/xxxxxxx/x6x/x7x/xx6xx/xx5xx/xxx3xx/xxxxxxx/xxxxxx w");
        for (int round = 0; round < 40; round++) {
            assertAgree(calm(random, start, 5 + random.nextInt(6)), 4);
        }
        assertMany(10, 5);
    }

    @Test
    void agreesForFourPliesInPentalath() {
        Game pentalath = Games.named("pentalath").orElseThrow();
        Random random = new Random(8);
        for (int round = 0; round < 40; round++) {
            Position start = Positions.of(pentalath, "3/4/5/4/3 w");
            assertAgree(Positions.after(random, start, 4 + random.nextInt(8)), 4);
        }
        assertTrue(no > 10, () -> yes + " yes, " + no + " no");
    }
}
