package hexalyst.engine.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.HexGrid;
import hexalyst.engine.ProofTable;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.external.EngineFailure;
import hexalyst.engine.external.OddEngine;
import hexalyst.engine.external.Reply;
import hexalyst.game.Games;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.notation.PositionText;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(600)
@Tag("slow")
class MatchTest {
    private static final Position START =
            Games.byDefault().start(Games.byDefault().editions().getFirst());

    private final List<MatchGame> games = new ArrayList<>();
    private final Match.Listener listener = new Match.Listener() {
        @Override
        public void moved(int game, int ply) {}

        @Override
        public void ended(MatchGame game, MatchScore score) {
            games.add(game);
        }
    };

    private static Player internal(long nodes) {
        return new InternalPlayer(
                "nodes " + nodes, new SearchService(new ProofTable(1 << 20), 1), SearchLimits.NONE.withNodes(nodes));
    }

    private static Position after(String... moves) {
        Position position = START;
        for (String move : moves) {
            position = position.play(START.move(move).orElseThrow());
        }
        return position;
    }

    private MatchScore play(int number) throws InterruptedException {
        try (Player first = internal(200);
                Player second = internal(20)) {
            List<Opening> openings =
                    List.of(new Opening(after("e5w"), List.of()), new Opening(after("c3w", "g4b"), List.of()));
            return new Match(first, second, openings).play(number, listener);
        }
    }

    @Test
    void coloursAreSwappedAndTheSameMatchIsPlayedAgain() throws InterruptedException {
        MatchScore score = play(4);
        List<MatchGame> before = List.copyOf(games);
        games.clear();
        assertEquals(score, play(4));
        assertEquals(before, games);
        assertEquals(4, score.games());
        assertEquals(
                List.of(Side.WHITE, Side.BLACK, Side.WHITE, Side.BLACK),
                games.stream().map(MatchGame::first).toList());
        assertEquals(games.get(0).opening(), games.get(1).opening());
        assertTrue(!games.get(1).opening().equals(games.get(2).opening()), "then the next opening");
        for (MatchGame game : games) {
            Position end = game.opening().start();
            for (Move move : game.moves()) {
                end = end.play(move);
            }
            assertEquals(end.outcome().result(), game.result());
        }
    }

    @Test
    void randomOpeningsAreNotAlike() {
        List<Opening> openings = RandomOpenings.draw(START, 2, 30, 7);
        assertEquals(30, openings.size());
        assertEquals(
                30,
                openings.stream()
                        .map(opening -> opening.position().key())
                        .distinct()
                        .count());
        assertEquals(openings, RandomOpenings.draw(START, 2, 30, 7));
        assertTrue(!openings.equals(RandomOpenings.draw(START, 2, 30, 8)));
        Position small = Games.byDefault().start(Games.byDefault().editions().getFirst(), HexGrid.hexagon(2, 2));
        assertEquals(
                4,
                RandomOpenings.draw(small, 1, 30, 1).size(),
                "the centre or not, in either colour: no more there is");
    }

    @Test
    void aCrashLosesTheGameAndTheNextOneBeginsWithANewProcess() throws InterruptedException, EngineFailure {
        Duration time = Duration.ofSeconds(20);
        try (Player odd = new ExternalPlayer(OddEngine.command("crashes"), PositionText::format, time);
                Player second = internal(5)) {
            Match match = new Match(odd, second, List.of(new Opening(START, List.of())));
            assertEquals(new MatchScore(0, 0, 2), match.play(2, listener));
        }
        assertEquals(
                "Odd: ended with exit code 7 when asked 'genmove white' (last output: 'out of cheese')",
                games.get(0).end().reason());
        assertEquals("0-1", games.get(0).result());
        assertEquals(
                "Odd: ended with exit code 7 when asked 'genmove black' (last output: 'out of cheese')",
                games.get(1).end().reason());
        assertEquals(
                List.of("Odd", "nodes 5"),
                List.of(games.get(0).white(), games.get(1).white()));
        assertEquals(1, games.get(1).moves().size());
    }

    @Test
    void resigningLoses() throws InterruptedException, EngineFailure {
        Duration time = Duration.ofSeconds(20);
        try (Player first = internal(5);
                Player odd = new ExternalPlayer(OddEngine.command("resigns"), PositionText::format, time)) {
            Match match = new Match(first, odd, List.of(new Opening(START, List.of())));
            assertEquals(new MatchScore(2, 0, 0), match.play(2, listener));
        }
        assertEquals("Black resigned", games.get(0).end().reason());
    }

    @Test
    void aVeryLongGameCountsAsADrawThatNobodyCallsOne() throws InterruptedException {
        try (Player one = internal(20);
                Player other = internal(20)) {
            Match match = new Match(one, other, List.of(new Opening(START, List.of())), 5);
            assertEquals(new MatchScore(0, 1, 0), match.play(1, listener));
        }
        assertEquals(5, games.getFirst().moves().size());
        assertEquals("*", games.getFirst().result());
        assertEquals(
                "not over after 5 plies, counts as a draw",
                games.getFirst().end().reason());
    }

    @Test
    void aStoppedGameIsKeptAndDoesNotCount() throws InterruptedException {
        try (Player second = internal(20)) {
            Match[] match = new Match[1];
            Player first = new Player() {
                @Override
                public String name() {
                    return second.name();
                }

                @Override
                public Reply move(Position from, List<Move> played, Position now)
                        throws EngineFailure, InterruptedException {
                    if (played.size() == 2) {
                        match[0].stop();
                    }
                    return new Reply.Plays(now.legalMoves().getFirst());
                }

                @Override
                public void stop() {}

                @Override
                public void close() {}
            };
            match[0] = new Match(first, second, List.of(new Opening(START, List.of())));
            assertEquals(MatchScore.NONE, match[0].play(5, listener));
        }
        assertEquals(1, games.size());
        assertEquals("*", games.getFirst().result());
        assertEquals(2, games.getFirst().moves().size());
        assertEquals(
                List.of("nodes 20 A", "nodes 20 B"),
                List.of(games.getFirst().white(), games.getFirst().black()));
    }
}
