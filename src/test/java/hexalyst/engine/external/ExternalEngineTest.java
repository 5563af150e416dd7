package hexalyst.engine.external;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.HexGrid;
import hexalyst.game.Games;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.notation.PositionText;
import hexalyst.text.Texts;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// An engine that is another program, well or badly behaved, as a real process.
@Timeout(600)
class ExternalEngineTest {
    private static final Duration TIME = Duration.ofSeconds(40);

    /// For an engine that never answers.
    private static final Duration SHORT = Duration.ofMillis(100);
    private static final Position START =
            Games.byDefault().start(Games.byDefault().editions().getFirst());

    private static ExternalEngine start(String oddity) throws EngineFailure, InterruptedException {
        return ExternalEngine.start(OddEngine.command(oddity), PositionText::format);
    }

    private static Move move(String text) {
        return START.move(text).orElseThrow();
    }

    /// No process is left running in any case.
    @AfterEach
    void nothingIsLeft() throws InterruptedException {
        while (ProcessHandle.current().children().anyMatch(ProcessHandle::isAlive)
                || Thread.getAllStackTraces().keySet().stream()
                        .anyMatch(thread -> thread.getName().startsWith("hexalyst-external"))) {
            Thread.sleep(5);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "crashes | ended with exit code 7 when asked 'genmove white' (last output: 'out of cheese')",
                "hangs | no answer to 'genmove white' within 1100 ms",
                "never ends a line | never ends its answer to 'genmove white'",
                "never ends an answer | never ends its answer to 'genmove white'",
                "talks | answers genmove with 'banana', which is not a move",
                "talks at once | says 'banana' where an answer to 'genmove white' was expected",
                "complains | answers 'genmove white' with the error 'no idea'",
            })
    void failsWithOneLine(String oddity, String message) throws EngineFailure, InterruptedException {
        try (ExternalEngine engine = start(oddity)) {
            assertEquals("Odd", engine.name());
            assertTrue(engine.alive());
            Duration time = oddity.equals("hangs") ? SHORT : TIME;
            EngineFailure failure = assertThrows(EngineFailure.class, () -> engine.move(START, List.of(), START, time));
            assertEquals("Odd: " + message, failure.text());
            assertFalse(engine.alive());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "exits at once | ended with exit code 3 when asked 'protocol_version' (last output: 'no licence')",
                "old | speaks version 1 of the protocol, not 2",
                "greets | says 'Welcome!' where an answer to 'name' was expected",
            })
    void whatIsNoEngineDoesNotStart(String oddity, String message) {
        EngineFailure failure = assertThrows(EngineFailure.class, () -> start(oddity));
        assertTrue(failure.text().endsWith(": " + message), failure.text());
    }

    @Test
    void aProgramThatIsMissingIsNamed() {
        EngineCommand command = EngineCommand.parse("no-such-folder/no-such-engine --fast");
        EngineFailure failure =
                assertThrows(EngineFailure.class, () -> ExternalEngine.start(command, PositionText::format));
        assertTrue(failure.text().startsWith("no-such-engine: cannot be started: "), failure.text());
        assertFalse(failure.text().contains("rror"), "only the reason: " + failure.text());
    }

    @Test
    void anIllegalMoveIsAFailure() throws EngineFailure, InterruptedException {
        try (ExternalEngine engine = start("cheats")) {
            assertEquals(new Reply.Plays(move("e5w")), engine.move(START, List.of(), START, TIME));
            List<Move> played = List.of(move("e5w"));
            Position next = START.play(move("e5w"));
            EngineFailure failure = assertThrows(EngineFailure.class, () -> engine.move(START, played, next, TIME));
            assertEquals("Odd: plays an illegal move: e5w is illegal: the cell is occupied", failure.text());
        }
    }

    @Test
    void aFailureIsToldInTheUsersLanguage() throws EngineFailure, InterruptedException {
        Position later = START.play(move("e5w"));
        try (ExternalEngine engine = start("well")) {
            String told = Texts.in(
                    Locale.GERMAN,
                    () -> assertThrows(EngineFailure.class, () -> engine.move(later, List.of(), later, TIME))
                            .text());
            assertEquals("Odd: kann diese Stellung nicht annehmen: Der Befehl hexalyst-position fehlt", told);
        }
    }

    @Test
    void chatterOnStderrIsSurvivedAndTheGameIsToldMoveByMove() throws EngineFailure, InterruptedException {
        try (ExternalEngine engine = start("floods")) {
            assertEquals(new Reply.Plays(move("e5w")), engine.move(START, List.of(), START, TIME));
            List<Move> played = List.of(move("e5w"), move("d4b"));
            Position next = START.play(played.getFirst()).play(played.getLast());
            assertEquals(new Reply.Plays(move("i5w")), engine.move(START, played, next, TIME));
        }
    }

    @Test
    void itMayResign() throws EngineFailure, InterruptedException {
        try (ExternalEngine engine = start("resigns")) {
            assertEquals(new Reply.Resigns(), engine.move(START, List.of(), START, TIME));
        }
    }

    @Test
    void aPositionThatItCannotBeGivenIsAFailure() throws EngineFailure, InterruptedException {
        Position later = START.play(move("e5w"));
        try (ExternalEngine engine = start("well")) {
            EngineFailure failure = assertThrows(EngineFailure.class, () -> engine.move(later, List.of(), later, TIME));
            assertEquals("Odd: cannot be given this position: it does not know hexalyst-position", failure.text());
        }
    }

    @Test
    void aBoardOrAnEditionThatItDoesNotKnowIsAFailure() throws EngineFailure, InterruptedException {
        Position small = START.game().start(START.edition(), HexGrid.hexagon(4, 4));
        Position other = START.game().start(START.game().editions().getLast());
        try (ExternalEngine first = start("well");
                ExternalEngine second = start("well")) {
            EngineFailure size = assertThrows(EngineFailure.class, () -> first.move(small, List.of(), small, TIME));
            assertEquals("Odd: answers 'boardsize 4' with the error 'unacceptable size'", size.text());
            EngineFailure edition = assertThrows(EngineFailure.class, () -> second.move(other, List.of(), other, TIME));
            assertEquals("Odd: cannot play the edition nestorgames: it does not know hexalyst-edition", edition.text());
        }
    }

    @Test
    void closingEndsAQuestion() throws EngineFailure, InterruptedException {
        try (ExternalEngine engine = start("hangs")) {
            Thread.ofPlatform().daemon().start(engine::close);
            EngineFailure failure =
                    assertThrows(EngineFailure.class, () -> engine.move(START, List.of(), START, Duration.ofHours(1)));
            assertEquals("Odd: was closed", failure.text());
        }
    }

    @Test
    void commandLinesAreSplitWithQuotes() {
        assertEquals(
                List.of("/a b/engine", "--x=1 2", "", "c\\d", "it's"),
                EngineCommand.parse(" '/a b/engine'\t--x=\"1 2\"  '' c\\d \"it's\" ")
                        .words());
        assertThrows(IllegalArgumentException.class, () -> EngineCommand.parse("  "));
        assertThrows(IllegalArgumentException.class, () -> EngineCommand.parse("engine 'x"));
    }
}
