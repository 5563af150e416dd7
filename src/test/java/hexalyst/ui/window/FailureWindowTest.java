package hexalyst.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.report.Failures;
import hexalyst.report.LogFile;
import java.io.IOException;
import java.lang.Thread.UncaughtExceptionHandler;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextArea;
import javafx.scene.input.Clipboard;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// An unexpected exception is shown as one sentence in the window, which goes on working.
class FailureWindowTest extends InWindow {
    private static final String MOVE = "e5w { a secret }";

    private @Nullable UncaughtExceptionHandler before;
    private @Nullable LogFile log;

    @Override
    @Start
    void start(Stage stage) {
        super.start(stage);
        before = Thread.getDefaultUncaughtExceptionHandler();
        LogFile kept = new LogFile(folder.resolve("log"));
        log = kept;
        Thread.setDefaultUncaughtExceptionHandler(new Failures(kept, window.failures()::tell));
    }

    @AfterEach
    void stop() {
        Thread.setDefaultUncaughtExceptionHandler(before);
        if (log != null) {
            log.close();
        }
    }

    private static void fail() {
        throw new IllegalStateException(MOVE);
    }

    private static void failOnce() {
        Platform.runLater(FailureWindowTest::fail);
        WaitForAsyncUtils.waitForFxEvents();
    }

    private static Node strip(FxRobot robot) {
        return robot.lookup("#failure").query();
    }

    private static String sentence(FxRobot robot) {
        return robot.lookup("#failure-text").queryAs(Labeled.class).getText();
    }

    @Test
    void oneSentenceForAllFailuresAndTheWindowGoesOn(FxRobot robot) throws Exception {
        assertFalse(strip(robot).isVisible());
        failOnce();
        assertEquals(
                "Something went wrong in the program. Your games are kept, and you can go on working.",
                sentence(robot));
        failOnce();
        try (ExecutorService worker = Executors.newSingleThreadExecutor()) {
            worker.execute(() -> {
                throw new ArithmeticException("/ by zero");
            });
        }
        OpenWindow.await(() -> sentence(robot).contains("(3 times)"));
        window.picture("failure");
        window.play(robot, "e5w");
        assertEquals("e5w", window.here());
        robot.clickOn("#failure-close");
        assertFalse(strip(robot).isVisible());
        failOnce();
        assertFalse(strip(robot).isVisible(), "what was put away is not told again");
    }

    @Test
    void theReportCanBeReadAndCopiedAndHasNothingOfTheGame(FxRobot robot) throws IOException {
        failOnce();
        TextArea report = robot.lookup("#failure-report").queryAs(TextArea.class);
        assertFalse(report.isVisible());
        robot.clickOn("#failure-details");
        assertTrue(report.isVisible());
        window.picture("failure-details");
        robot.clickOn("#failure-copy");
        String copied = WaitForAsyncUtils.waitForAsyncFx(
                OpenWindow.END, () -> Clipboard.getSystemClipboard().getString());
        assertEquals(report.getText(), copied);
        assertTrue(copied.startsWith("Hexalyst "), copied);
        assertTrue(copied.contains("FailureWindowTest.fail("), copied);
        assertTrue(copied.contains(folder.resolve("log").toString()), copied);
        assertFalse(copied.contains("secret"), copied);
    }
}
