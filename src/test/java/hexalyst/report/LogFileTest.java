package hexalyst.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The log contains what a report needs, and nothing about a game.
class LogFileTest {
    private static final System.Logger OWN = System.getLogger("hexalyst.report.LogFileTest");
    private static final System.Logger OTHER = System.getLogger("somebody.else");

    @TempDir
    Path folder;

    private List<String> lines() throws IOException {
        return Files.readAllLines(folder.resolve("100%").resolve("hexalyst.0.log"));
    }

    @Test
    void aRecordIsOneLineAndStacksAreWholeWithoutWhatAMessageQuotes() throws IOException {
        try (LogFile log = new LogFile(folder.resolve("100%"))) {
            log.open();
            OWN.log(Level.INFO, "two\nlines");
            OWN.log(Level.DEBUG, "too much");
            OTHER.log(Level.INFO, "chatter");
            OTHER.log(Level.WARNING, "trouble");
            Throwable cause = new IllegalArgumentException("no move: e5w { a comment }");
            cause.addSuppressed(new ArithmeticException("/ by zero"));
            OWN.log(Level.ERROR, "broken", new IllegalStateException("Ada Lovelace", cause));
            assertTrue(log.isWritten());
        }
        OWN.log(Level.TRACE, "after the end");
        List<String> lines = lines();
        String stamp = "\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d\\.\\d{3} ";
        assertTrue(lines.getFirst()
                .matches(stamp + "INFO hexalyst\\.\\S+ hexalyst \\d+\\.\\d+\\.\\d+ \\(.+\\), Java 2.*"));
        assertTrue(lines.get(1).matches(stamp + "INFO hexalyst\\.report\\.LogFileTest two lines"), lines.get(1));
        assertTrue(lines.get(2).matches(stamp + "WARNING somebody\\.else trouble"), lines.get(2));
        assertTrue(lines.get(3).endsWith("broken"), lines.get(3));
        assertEquals("java.lang.IllegalStateException", lines.get(4));
        assertTrue(lines.get(5).startsWith("\tat hexalyst.report.LogFileTest."), lines.get(5));
        assertTrue(lines.contains("Caused by: java.lang.IllegalArgumentException"));
        assertTrue(lines.contains("Caused by: java.lang.ArithmeticException: / by zero"));
        assertFalse(String.join("\n", lines).contains("e5w"));
    }

    @Test
    void aLaterRunGoesOnInTheSameFileAndAFullOneIsFollowedByANewOne() throws IOException {
        Path where = folder.resolve("100%");
        for (int run = 0; run < 2; run++) {
            try (LogFile log = new LogFile(where)) {
                log.open();
                log.open();
            }
        }
        assertEquals(2, lines().size());
        try (LogFile log = new LogFile(where)) {
            log.open();
            String long1 = "x".repeat(1 << 16);
            for (int i = 0; i < 64; i++) {
                OWN.log(Level.INFO, long1);
            }
        }
        try (Stream<Path> files = Files.list(where)) {
            assertEquals(
                    List.of("hexalyst.0.log", "hexalyst.1.log", "hexalyst.2.log"),
                    files.map(file -> file.getFileName().toString()).sorted().toList());
        }
    }

    @Test
    void aFolderThatCannotBeWrittenHindersNothing() throws IOException {
        Path inTheWay = Files.writeString(folder.resolve("file"), "");
        try (LogFile log = new LogFile(inTheWay.resolve("log"))) {
            log.open();
            OWN.log(Level.INFO, "still told");
            assertFalse(log.isWritten());
            assertTrue(log.recent().getLast().endsWith("still told"));
        }
    }
}
