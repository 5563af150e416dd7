package hexalyst.report;

import hexalyst.files.OwnFiles;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.List;
import java.util.logging.ErrorManager;
import java.util.logging.FileHandler;
import java.util.logging.Handler;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/// The program's log: `hexalyst.0.log` in a folder. A full file is replaced by a new one, and two older ones are kept.
/// Contains messages of the program from INFO on, and of libraries from WARNING on. A second instance running at the
/// same time has its own files, `hexalyst.0.log.1` and so on. If the folder cannot be written, there is simply no file.
/// Thread-safe.
public final class LogFile implements AutoCloseable {
    private static final String OWN = "hexalyst";
    private static final int BYTES = 1 << 20;
    private static final int FILES = 3;
    /// For messages about the whole program, such as its start.
    private static final System.Logger LOG = System.getLogger(LogFile.class.getName());

    private final Path folder;
    private final RecentLines recent = new RecentLines();
    /// Referenced here, since a logger without references loses its handlers.
    private final Logger own = Logger.getLogger(OWN);
    private final Logger all = Logger.getLogger("");

    private @Nullable Handler file;
    private boolean open;

    /// @param folder need not exist yet
    public LogFile(Path folder) {
        this.folder = folder;
    }

    /// Opens the log and writes the program's version. Does nothing if it is already open.
    public synchronized void open() {
        if (open) {
            return;
        }
        open = true;
        // Not to standard error, Java's default.
        own.setUseParentHandlers(false);
        keepIn(recent);
        try {
            OwnFiles.makeFolder(folder);
            // A percent sign has a special meaning in the pattern.
            String pattern = folder.toString().replace("%", "%%");
            Handler made = new FileHandler(pattern + "/hexalyst.%g.log", BYTES, FILES, true);
            made.setFormatter(new LogLine());
            made.setErrorManager(new Silence());
            keepIn(made);
            file = made;
        } catch (IOException | RuntimeException unwritable) {
            LOG.log(Level.WARNING, "the log cannot be written", unwritable);
        }
        LOG.log(
                Level.INFO,
                Build.current().line() + ", " + System.getProperty("os.name") + " " + System.getProperty("os.version")
                        + ", " + System.getProperty("os.arch"));
    }

    private void keepIn(Handler handler) {
        handler.setFilter(entry -> entry.getLoggerName() != null
                && entry.getLevel().intValue()
                        >= (isOwn(entry.getLoggerName())
                                ? java.util.logging.Level.INFO.intValue()
                                : java.util.logging.Level.WARNING.intValue()));
        own.addHandler(handler);
        all.addHandler(handler);
    }

    private static boolean isOwn(String logger) {
        return logger.equals(OWN) || logger.startsWith(OWN + ".");
    }

    /// The folder of the files.
    public Path folder() {
        return folder;
    }

    /// True if there is a log file.
    public synchronized boolean isWritten() {
        return file != null;
    }

    /// The last lines of this run, the newest last; empty before the log is opened.
    List<String> recent() {
        return recent.lines();
    }

    /// Closes the log. Later messages go to Java's default handlers.
    @Override
    public synchronized void close() {
        if (open) {
            open = false;
            forget(recent);
            if (file != null) {
                forget(file);
                file.close();
                file = null;
            }
            own.setUseParentHandlers(true);
        }
    }

    private void forget(Handler handler) {
        own.removeHandler(handler);
        all.removeHandler(handler);
    }

    /// Ignores errors: a full disk is reported where the user's work is at stake, not here.
    private static final class Silence extends ErrorManager {
        @Override
        public void error(@Nullable String message, @Nullable Exception failure, int code) {}
    }
}
