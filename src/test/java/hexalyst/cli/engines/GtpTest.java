package hexalyst.cli.engines;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.annotate.ManyTurns;
import hexalyst.cli.Run;
import hexalyst.cli.option.SearchOptions;
import hexalyst.cli.terminal.TurnTexts;
import hexalyst.engine.ProofTable;
import hexalyst.engine.ProvedElsewhere;
import hexalyst.engine.SearchService;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.game.Turns;
import hexalyst.notation.PositionText;
import hexalyst.record.GameTree;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class GtpTest {
    private final SearchService service = new SearchService(new ProofTable(1 << 20), 1);
    private final GtpSession session =
            new GtpSession(Games.byDefault(), Optional.empty(), service, new SearchOptions(), ProvedElsewhere.NOTHING);

    @AfterEach
    void close() {
        service.close();
    }

    /// All replies to these lines.
    private String answer(String... lines) throws InterruptedException {
        return answer(session, lines);
    }

    private static String answer(GtpSession session, String... lines) throws InterruptedException {
        StringWriter out = new StringWriter();
        GtpInput input = new GtpInput(new BufferedReader(new StringReader(String.join("\n", lines) + "\n")));
        new GtpProtocol(session, input, new PrintWriter(out)).run();
        return out.toString();
    }

    private void assertAnswer(String answer, String line) throws InterruptedException {
        assertEquals(answer + "\n\n", answer(line), line);
    }

    @Test
    void theFormOfTheProtocol() throws InterruptedException {
        assertAnswer("= 2", "protocol_version");
        assertAnswer("=17 Hexalyst", "17 name");
        assertAnswer("=3 true", "\t 3  known_command\tplay # comment");
        assertAnswer("= false", "known_command fly");
        assertAnswer("?4 unknown command", "4 fly");
        assertAnswer("?5 a number without a command", "5");
        assertEquals("", answer("# only a comment"));
        assertEquals("", answer("   "));
        assertEquals("= 2\n\n=\n\n", answer("protocol_version", "quit", "name"), "nothing is answered after quit");
    }

    @Test
    void playsAGame() throws InterruptedException {
        assertAnswer("=", "boardsize 2");
        assertAnswer("=", "play white a1w");
        assertAnswer("? illegal move: it is black's turn", "play white a2w");
        assertAnswer("? illegal move: a1b is illegal: the cell is occupied", "play black a1b");
        assertAnswer("? syntax error: z9w is not a move on this board", "play black z9w");
        assertAnswer("? syntax error: red is not a colour", "play red a2w");
        assertAnswer("=", "play B A2W");
        assertAnswer("= * the game goes on", "hexalyst-result");
        assertAnswer("=", "undo");
        assertAnswer("= a2b a2w b1b b1w b2b b2w b3b b3w c1b c1w c2b c2w", "hexalyst-legal");
        assertAnswer("=", "undo");
        assertAnswer("? cannot undo", "undo");
    }

    @Test
    void winsWhatIsWon() throws InterruptedException {
        answer("boardsize 2");
        String side = "white";
        while (answer("hexalyst-result").startsWith("= *")) {
            String answer = answer("genmove " + side);
            assertTrue(answer.matches("= ([a-c]\\d[wb]|pass)\n\n"), answer);
            side = side.equals("white") ? "black" : "white";
        }
        assertTrue(answer("hexalyst-result").startsWith("= 1-0 "), "the first player wins on 7 cells");
        assertTrue(answer("genmove " + side).startsWith("? the game is over: "));
    }

    @Test
    void positionsAndEditions() throws InterruptedException {
        assertAnswer("=", "hexalyst-position 2/1w1/2 b 0,0");
        assertAnswer("= pass", "hexalyst-legal");
        assertAnswer("= \nc   . .\nb  . w .\na   . .\n2/1w1/2 b 0,0", "showboard");
        assertAnswer("= pass", "genmove black");
        assertAnswer("=", "hexalyst-edition nestorgames");
        assertTrue(answer("showboard").contains("6/7/8/9/10/9/8/7/6 w"));
        assertAnswer("? unknown edition x", "hexalyst-edition x");
        assertAnswer("=", "hexalyst-position 2/1w1/2 b 0,0");
        assertAnswer("=", "play black pass");
        assertAnswer("= 1/2-1/2 Purple has no legal move", "hexalyst-result");
        assertAnswer("? unacceptable size", "boardsize 10");
        assertAnswer("=", "clear_board");
        assertAnswer("= \nc   . .\nb  . . .\na   . .\n2/3/2 w", "showboard");
        assertTrue(answer("hexalyst-position 2/3").startsWith("? row 3 is missing"));
        assertAnswer("=", "hexalyst-position 2/1xw/2 b");
        assertAnswer("=", "clear_board");
        assertTrue(answer("showboard").contains("2/1x1/2 w"), "blocked cells were agreed on before the game");
    }

    @Test
    void onlyBoardsThatTheGameIsPublishedForHaveASize() throws InterruptedException {
        assertAnswer("=", "boardsize 5");
        assertTrue(answer("showboard").contains("5/6/7/8/9/8/7/6/5 w"));
        for (String size : List.of("1", "6", "9", "10", "19")) {
            assertAnswer("? unacceptable size", "boardsize " + size);
        }
        assertTrue(answer("showboard").contains("5/6/7/8/9/8/7/6/5 w"), "the board is as it was");
        Game hexade = Games.all().stream()
                .filter(game -> game.id().equals("hexade"))
                .findFirst()
                .orElseThrow();
        GtpSession large =
                new GtpSession(hexade, Optional.empty(), service, new SearchOptions(), ProvedElsewhere.NOTHING);
        assertEquals("=\n\n", answer(large, "boardsize 10"));
    }

    @Test
    void komiIsNone() throws InterruptedException {
        assertAnswer("=", "komi 0");
        assertAnswer("=", "komi 0.0");
        assertAnswer("? unacceptable komi: this game has none but 0", "komi 6.5");
        assertAnswer("? syntax error: x is not a number", "komi x");
    }

    /// It stays for the next game, and decides this one.
    @Test
    void aGameWithAKomiTakesHalfPointsBeforeItBegins() throws InterruptedException {
        GtpSession superstar = new GtpSession(
                Games.named("superstar").orElseThrow(),
                Optional.empty(),
                service,
                new SearchOptions(),
                ProvedElsewhere.NOTHING);
        String halves = "? unacceptable komi: whole or half points are needed, and not too many\n\n";
        assertEquals(halves + halves, answer(superstar, "komi 1.25", "komi 5000"));
        assertEquals("=\n\n=\n\n", answer(superstar, "komi 1.5", "play white s5"));
        assertEquals("? unacceptable komi: the game has begun\n\n", answer(superstar, "komi 0"));
        assertEquals("=\n\n=\n\n= B+0.5\n\n", answer(superstar, "play black pass", "play white pass", "final_score"));
        assertEquals(
                "=\n\n=\n\n=\n\n= B+1.5\n\n",
                answer(superstar, "clear_board", "play white pass", "play black pass", "final_score"));
    }

    @Test
    void theFinalScore() throws InterruptedException {
        assertAnswer("? cannot score: the game goes on", "final_score");
        answer("hexalyst-position 2/1w1/2 b 0,0", "play black pass", "play white pass");
        assertAnswer("= 0", "final_score");
        answer("boardsize 2");
        String side = "white";
        while (answer("hexalyst-result").startsWith("= *")) {
            answer("genmove " + side);
            side = side.equals("white") ? "black" : "white";
        }
        assertAnswer("= W+", "final_score");
    }

    @Test
    void theFinalScoreOfAGameWithPointsHasTheMargin() throws InterruptedException {
        Game macbeth = Games.all().stream()
                .filter(game -> game.id().equals("macbeth"))
                .findFirst()
                .orElseThrow();
        GtpSession scored =
                new GtpSession(macbeth, Optional.empty(), service, new SearchOptions(), ProvedElsewhere.NOTHING);
        answer(scored, "boardsize 2");
        String shown = "";
        while (answer(scored, "hexalyst-result").startsWith("= *")) {
            shown = answer(scored, "hexalyst-legal").substring(2).strip().split(" ", -1)[0];
            if (!answer(scored, "play white " + shown).startsWith("=")) {
                answer(scored, "play black " + shown);
            }
        }
        String board = answer(scored, "showboard");
        String text = board.strip().lines().reduce((a, b) -> b).orElseThrow();
        String rows = text.substring(0, text.indexOf(' '));
        long white = rows.chars().filter(c -> c == 'w').count();
        long black = rows.chars().filter(c -> c == 'b').count();
        String expected = white == black ? "0" : white > black ? "W+" + (white - black) : "B+" + (black - white);
        assertEquals("= " + expected + "\n\n", answer(scored, "final_score"), rows);
    }

    @Test
    void loadsAGame(@TempDir Path folder) throws IOException, InterruptedException {
        Path file = Files.writeString(
                folder.resolve("a.hgn"), "[Game \"Manalath\"]\n[Board \"2 3 2\"]\n\n1. a1w a2w (1... b1b) 2. c1b *\n");
        Path sgf = folder.resolve("a.sgf");
        assertEquals(0, Run.run("convert", file.toString(), sgf.toString()).code());
        assertAnswer("=", "loadsgf " + sgf);
        assertTrue(answer("showboard").contains("b1/3/ww b"), answer("showboard"));
        assertAnswer("=", "undo");
        assertTrue(answer("showboard").contains("2/3/ww w"), answer("showboard"));
        assertAnswer("=", "loadsgf " + sgf + " 2");
        assertTrue(answer("showboard").contains("2/3/w1 b"), answer("showboard"));
        assertAnswer("=", "loadsgf " + sgf + " 1");
        assertTrue(answer("showboard").contains("2/3/2 w"), answer("showboard"));
        assertAnswer("? cannot undo", "undo");
        Path none = folder.resolve("none.sgf");
        assertAnswer("? cannot load file: " + none + ": no such file", "loadsgf " + none);
        Path other = Files.writeString(folder.resolve("b.hgn"), "[Game \"Hexade\"]\n\n*\n");
        assertAnswer("? cannot load file: " + other + " has no game of Manalath", "loadsgf " + other);
    }

    @Test
    void theSecondPlayerSwaps() throws InterruptedException {
        assertAnswer("=", "hexalyst-position 3/4/5/4/3 w swap");
        assertAnswer("=", "play white c3w");
        assertTrue(answer("hexalyst-legal").endsWith(" swap\n\n"));
        assertAnswer("= swap", "genmove black");
        assertTrue(answer("showboard").contains("3/4/2b2/4/3 w\n"));
        assertAnswer("=", "undo");
        assertAnswer("=", "play black SWAP");
        assertAnswer(
                "? illegal move: swap is illegal: only the second player may swap, instead of a first move, and only"
                        + " if that was agreed",
                "play white swap");
        assertAnswer("=", "clear_board");
        assertTrue(answer("showboard").contains("3/4/5/4/3 w swap\n"), "the swap was agreed on before the game");
    }

    @Test
    void anEmptiedBoardIsTheStartOfTheGame() throws InterruptedException {
        for (Game game : Games.all()) {
            for (Edition edition : game.editions()) {
                GtpSession of = new GtpSession(
                        game, Optional.of(edition), service, new SearchOptions(), ProvedElsewhere.NOTHING);
                String start = answer(of, "showboard");
                Position begin = game.start(edition);
                String first = begin.text(
                        Turns.made(begin, position -> position.steps().getFirst()));
                Side mover = begin.toMove();
                String after = answer(of, "play " + mover.name() + " " + first, "clear_board", "showboard");
                assertEquals("=\n\n=\n\n" + start, after, game.id() + " " + edition.id());
            }
        }
    }

    @Test
    void theClockSharesTheTime() {
        GtpClock clock = new GtpClock();
        assertEquals(Optional.empty(), clock.budget(Side.WHITE));
        clock.set(Duration.ofSeconds(200), Duration.ZERO, 0);
        assertEquals(Optional.of(Duration.ofMillis(9_900)), clock.budget(Side.WHITE));
        clock.used(Side.WHITE, Duration.ofSeconds(100));
        assertEquals(Optional.of(Duration.ofMillis(4_900)), clock.budget(Side.WHITE));
        assertEquals(Optional.of(Duration.ofMillis(9_900)), clock.budget(Side.BLACK));
        clock.set(Duration.ZERO, Duration.ofSeconds(30), 3);
        assertEquals(Optional.of(Duration.ofMillis(9_900)), clock.budget(Side.BLACK));
        clock.set(Duration.ZERO, Duration.ofSeconds(1), 100);
        assertEquals(Optional.of(Duration.ofMillis(100)), clock.budget(Side.BLACK));
        clock.set(Duration.ofSeconds(5), Duration.ofSeconds(10), 0);
        assertEquals(Optional.empty(), clock.budget(Side.BLACK));
        clock.left(Side.BLACK, Duration.ofSeconds(40), 0);
        assertEquals(Optional.of(Duration.ofMillis(1_900)), clock.budget(Side.BLACK));
        clock.left(Side.BLACK, Duration.ofSeconds(40), 10);
        assertEquals(Optional.of(Duration.ofMillis(3_900)), clock.budget(Side.BLACK));
    }

    @Test
    void timesMayHaveFractions() throws InterruptedException {
        assertAnswer("=", "time_settings 0 0.5 1");
        assertAnswer("=", "time_left white 1.25 0");
        assertAnswer("? syntax error: -1 is not a time", "time_left white -1 0");
        assertAnswer("? syntax error: the number of stones is missing", "time_settings 0 1");
    }

    @Test
    void solvesAsTheCommandDoes() throws InterruptedException {
        answer("hexalyst-position 2/3/2 w");
        String[] lines = answer("7 hexalyst-solve 20").split("\n", -1);
        assertEquals("=7 value: win", lines[0]);
        assertTrue(lines[1].matches("plies: \\d+"), lines[1]);
        assertTrue(lines[2].matches("move: [abc]\\d[wb]"), lines[2]);
        assertTrue(lines[3].startsWith("line: " + lines[2].substring("move: ".length())), lines[3]);
        assertTrue(lines[4].startsWith("nodes: ") && lines[5].startsWith("seconds: "), lines[4] + lines[5]);
        assertEquals(List.of("", ""), List.of(lines).subList(6, lines.length));
        assertAnswer("? syntax error: soon is not a time", "hexalyst-solve soon");
    }

    @Test
    @Timeout(600)
    void stopEndsAMoveThatWouldTakeHours() throws InterruptedException {
        answer("time_settings 99999 0 0");
        String answers = answer("1 genmove white", "2 hexalyst-stop");
        assertTrue(answers.matches("=1 [a-i]\\d[wb]\n\n=2\n\n"), answers);
        assertTrue(answer("3 hexalyst-solve 9999", "4 hexalyst-stop").startsWith("=3 value: unknown\n"));
    }

    @Test
    @Timeout(600)
    void analysisGoesOnUntilTheNextLine() throws InterruptedException {
        BlockingQueue<String> lines = new LinkedBlockingQueue<>();
        GtpInput input = new GtpInput(new BufferedReader(Reader.nullReader()) {
            @Override
            public String readLine() {
                try {
                    return lines.take();
                } catch (InterruptedException interrupted) {
                    throw new IllegalStateException(interrupted);
                }
            }
        });
        StringWriter out = new StringWriter();
        lines.add("hexalyst-position 3/4/5/4/3 w");
        lines.add("8 hexalyst-analyze white 1 maxmoves 3");
        Thread.ofPlatform().daemon().start(() -> {
            while (out.toString()
                            .lines()
                            .filter(line -> line.matches("info move c3w .* winrate 1\\.000000 proved win .*"))
                            .count()
                    < 2) {
                LockSupport.parkNanos(2_000_000);
            }
            lines.add("");
            lines.add("9 name");
            lines.add("quit");
        });
        new GtpProtocol(session, input, new PrintWriter(out)).run();
        List<String> answers = out.toString().lines().toList();
        int end = answers.indexOf("=9 Hexalyst");
        assertEquals(List.of("=", "", "=8"), answers.subList(0, 3));
        assertEquals(List.of("", "=9 Hexalyst", "", "=", ""), answers.subList(end - 1, answers.size()));
        String proved = "( proved (win|loss) plies \\d+)?";
        String info = "info move \\w+ visits \\d+ winrate [01]\\.\\d{6}" + proved + " order %d pv( \\w+)+";
        for (String line : answers.subList(3, end - 1)) {
            assertTrue(line.matches(String.format(info + "( " + info + "( " + info + ")?)?", 0, 1, 2)), line);
        }
        assertTrue(
                answers.get(end - 2).startsWith("info move c3w visits ")
                        && answers.get(end - 2).contains(" winrate 1.000000 proved win plies "),
                "c3w alone wins: " + answers.get(end - 2));
    }

    @Test
    void analysisIsRefusedWhereItMeansNothing() throws InterruptedException {
        assertAnswer("? illegal move: it is white's turn", "hexalyst-analyze black");
        assertAnswer("? syntax error: red is not a colour", "hexalyst-analyze red");
        assertAnswer("? syntax error: unknown key depth", "hexalyst-analyze 10 depth 3");
        assertAnswer("? syntax error: the value of maxmoves is missing", "hexalyst-analyze maxmoves");
    }

    @Test
    void aGameWithTooManyTurnsToListIsPlayed() throws InterruptedException {
        GameTree game = ManyTurns.game(8, 51);
        try (SearchService many = new SearchService(new ProofTable(1 << 20), 1)) {
            GtpSession other = new GtpSession(
                    Games.named("phalanx").orElseThrow(),
                    Optional.empty(),
                    many,
                    new SearchOptions(),
                    ProvedElsewhere.NOTHING);
            String answers = answer(
                    other,
                    "hexalyst-position " + PositionText.format(ManyTurns.last(game)),
                    "hexalyst-legal",
                    "time_settings 0 1 1",
                    "genmove " + ManyTurns.last(game).toMove(),
                    "hexalyst-result");
            List<String> each = List.of(answers.split("\n\n", -1));
            assertEquals("? " + TurnTexts.TOO_MANY, each.get(1));
            assertTrue(each.get(3).startsWith("= "), answers);
            assertEquals("= * the game goes on", each.get(4));
        }
    }
}
