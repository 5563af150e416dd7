package hexalyst.cli.terminal;

import hexalyst.engine.verify.WalkListener;
import java.util.Locale;

/// Shows the progress of writing or checking a proof, and ends it on Ctrl+C.
public final class WalkProgress implements WalkListener {
    private static final long NANOS_BETWEEN = 100_000_000;

    private final Progress progress;
    private final Interruption interruption;
    private final String format;
    private long last = System.nanoTime();

    /// @param format the format for the numbers of positions and replies
    public WalkProgress(Progress progress, Interruption interruption, String format) {
        this.progress = progress;
        this.interruption = interruption;
        this.format = format;
    }

    @Override
    public boolean goOn(long positions, long replies) {
        long now = System.nanoTime();
        if (now - last >= NANOS_BETWEEN) {
            last = now;
            progress.show(String.format(Locale.ROOT, format, positions, replies));
        }
        return !interruption.asked();
    }
}
