package hexalyst.ui.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.engine.external.OddEngine;
import hexalyst.game.Move;
import hexalyst.notation.PositionText;
import hexalyst.ui.fx.Queue;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.game.Trees;
import hexalyst.ui.message.MessageLine;
import hexalyst.ui.theme.Settings;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// Tests with real processes, as users run them.
@Timeout(600)
class ExternalEngineViewModelTest {
    private final Map<String, String> kept = new HashMap<>();
    private final Deque<String> typed = new ArrayDeque<>();
    private final Queue queue = new Queue();
    private final MessageLine messages = new MessageLine();
    private final GameViewModel game = new GameViewModel(Trees.position("5/6/7/8/9/8/7/6/5 w"), messages);
    private final Settings settings = new Settings() {
        @Override
        public boolean get(String name, boolean otherwise) {
            throw new AssertionError("a command line is a text");
        }

        @Override
        public void put(String name, boolean value) {
            throw new AssertionError("a command line is a text");
        }

        @Override
        public String get(String name, String otherwise) {
            return kept.getOrDefault(name, otherwise);
        }

        @Override
        public void put(String name, String value) {
            kept.put(name, value);
        }
    };
    private final ExternalEngineViewModel external = model();

    private ExternalEngineViewModel model() {
        return new ExternalEngineViewModel(
                game,
                messages,
                new ExternalEngineViewModel.Outside(
                        settings, now -> Optional.ofNullable(typed.poll()), PositionText::format, queue));
    }

    private static String command(String oddity) {
        return String.join(
                " ",
                OddEngine.command(oddity).words().stream()
                        .map(word -> "'" + word + "'")
                        .toList());
    }

    private void choose(String line) {
        typed.add(line);
        external.choose();
    }

    private void settle() throws InterruptedException {
        while (external.busyProperty().get()) {
            Thread.sleep(2);
            queue.runAll();
        }
    }

    @AfterEach
    void nothingIsLeft() throws InterruptedException {
        external.close();
        while (ProcessHandle.current().children().anyMatch(ProcessHandle::isAlive)) {
            Thread.sleep(2);
        }
    }

    @Test
    void itSuggestsAMoveThatAClickPlays() throws InterruptedException {
        choose(command("well"));
        assertEquals("starting…", external.stateProperty().get());
        settle();
        assertEquals("Odd", external.stateProperty().get());
        assertEquals(Optional.empty(), external.suggestionProperty().get());
        external.askOrStop();
        assertEquals("thinking…", external.stateProperty().get());
        settle();
        Move move = external.suggestionProperty().get().orElseThrow();
        assertEquals("e5w", game.moment().position().text(move));
        external.playSuggestion();
        assertEquals(Optional.of(move), game.moment().move());
        assertEquals(Optional.empty(), external.suggestionProperty().get(), "it was for another position");
        game.back();
        external.askOrStop();
        game.play(move);
        settle();
        assertEquals(Optional.empty(), external.suggestionProperty().get(), "the user has gone on");
    }

    @Test
    void theCommandLineIsRememberedAndStartedWhenAsked() throws InterruptedException {
        choose(" " + command("well") + " ");
        settle();
        external.close();
        try (ExternalEngineViewModel next = model()) {
            assertEquals(command("well"), next.commandProperty().get());
            assertEquals("not started", next.stateProperty().get());
            next.askOrStop();
            while (next.busyProperty().get()) {
                Thread.sleep(2);
                queue.runAll();
            }
            assertTrue(next.suggestionProperty().get().isPresent());
        }
        choose("");
        assertEquals("", kept.get("external-engine"));
        assertEquals("", external.stateProperty().get());
        external.askOrStop();
        assertFalse(external.busyProperty().get());
    }

    @Test
    void aCrashIsSaidAndTheNextQuestionStartsItAgain() throws InterruptedException {
        choose(command("crashes"));
        settle();
        for (int i = 0; i < 2; i++) {
            external.askOrStop();
            assertFalse(messages.message().warning(), "it is tried again");
            settle();
            assertEquals("failed", external.stateProperty().get());
            assertTrue(messages.message().warning());
            assertEquals(
                    "Odd: ended with exit code 7 when asked 'genmove white' (last output: 'out of cheese')",
                    messages.message().text());
        }
    }

    @Test
    void whatIsNoEngineIsToldInALineAndWholeWhereItIsAskedFor() throws InterruptedException {
        choose(command("rambles"));
        settle();
        String told = messages.message().text();
        assertTrue(told.contains(": says 'no engine, and very very") && told.endsWith("…"), told);
        assertEquals(101, told.length());
        String whole = external.troubleProperty().get();
        assertTrue(whole.startsWith(told.substring(0, 100)) && whole.endsWith("'name' was expected"), whole);
        choose("");
        assertEquals("", external.troubleProperty().get());
    }

    @Test
    void oneThatHangsIsStopped() throws InterruptedException {
        choose(command("hangs"));
        settle();
        external.askOrStop();
        external.askOrStop();
        assertEquals("stopped", external.stateProperty().get());
        assertFalse(external.busyProperty().get());
        queue.runAll();
        assertEquals("stopped", external.stateProperty().get());
    }

    @Test
    void whatCannotBeStartedIsSaid() throws InterruptedException {
        choose("no-such-folder/no-such-engine");
        settle();
        assertEquals("failed", external.stateProperty().get());
        assertTrue(messages.message().text().startsWith("no-such-engine: cannot be started: "));
        choose("engine 'half");
        assertEquals(
                "the command line of the engine has an unclosed '",
                messages.message().text());
        assertEquals("no-such-folder/no-such-engine", external.commandProperty().get(), "the old one stays");
    }
}
