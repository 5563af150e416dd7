package hexalyst.report;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.logging.ErrorManager;
import java.util.logging.FileHandler;
import java.util.logging.Handler;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/// Where what the program logs goes: to `hexalyst.0.log` in a folder, which is followed by a new one when it is full;
/// two older ones are kept. Of the program from INFO on, of the libraries from WARNING on. A second program at the same
/// time has files of its own, `hexalyst.0.log.1` and so on. A folder that cannot be written hinders nothing: then
/// there is no file. May be used by any thread.
public final class LogFile implements AutoCloseable {
    private static final String OWN = "hexalyst";
    private static final int BYTES = 1 << 20;
    private static final int FILES = 3;
    /// What is said in the log of the whole program, such as that it started.
    private static final System.Logger LOG = System.getLogger(LogFile.class.getName());

    private final Path folder;
    private final RecentLines recent = new RecentLines();
    /// Held here, since a logger that nobody holds forgets its handlers.
    private final Logger own = Logger.getLogger(OWN);
    private final Logger all = Logger.getLogger("");

    private @Nullable Handler file;
    private boolean open;

    /// @param folder need not be there yet
    public LogFile(Path folder) {
        this.folder = folder;
    }

    /// From now on what is logged is kept. Begins with which program it is; does nothing if it is open already.
    public synchronized void open() {
        if (open) {
            return;
        }
        open = true;
        // Not on standard error, where Java would write it.
        own.setUseParentHandlers(false);
        keepIn(recent);
        try {
            Files.createDirectories(folder);
            // A percent sign in the pattern has a meaning.
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

    /// True if what is logged is in a file.
    public synchronized boolean isWritten() {
        return file != null;
    }

    /// The last lines of this run, the newest last; none before it is open.
    List<String> recent() {
        return recent.lines();
    }

    /// Ends it. What is logged later goes where Java has it.
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

    /// A disk that is full is told where the user's work is at stake, not here.
    private static final class Silence extends ErrorManager {
        @Override
        public void error(@Nullable String message, @Nullable Exception failure, int code) {}
    }
}
