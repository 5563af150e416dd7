package hexalyst.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FailuresTest {
    @TempDir
    Path folder;

    @Test
    void aReportHasTheProgramTheStackAndTheLogAndNothingOfAGame() {
        List<FailureReport> reports = new ArrayList<>();
        try (LogFile log = new LogFile(folder)) {
            new Failures(log, reports::add)
                    .uncaughtException(new Thread("hexalyst-files"), new IllegalStateException("1. e5w { mine }"));
        }
        String report = reports.getFirst().text();
        assertTrue(report.startsWith(Build.current().head() + "\n\njava.lang.IllegalStateException\n\tat hexalyst."));
        assertTrue(report.contains("Log (" + folder + "), last lines:\n"), report);
        assertTrue(report.contains("unexpected error in thread hexalyst-files\n"), report);
        assertFalse(report.contains("mine"), report);
    }

    @Test
    void theSameFailureManyTimesLeavesTheFirstInTheLog() {
        List<FailureReport> reports = new ArrayList<>();
        Throwable failure = new IllegalStateException();
        try (LogFile log = new LogFile(folder)) {
            Failures failures = new Failures(log, reports::add);
            for (int i = 0; i < 1000; i++) {
                failures.uncaughtException(Thread.currentThread(), failure);
            }
            assertEquals(11, log.recent().size(), "the start, the first, and the 2nd, 4th, ... 512th");
        }
        assertEquals(1000, reports.size());
    }

    @Test
    void theBuildTellsWhichProgramThisIs() {
        assertTrue(
                Build.current()
                        .line()
                        .matches("hexalyst \\d+\\.\\d+\\.\\d+ \\(([0-9a-f]{7,40}|unknown)\\), Java 2.+, JavaFX \\d.+"),
                Build.current().line());
    }
}
