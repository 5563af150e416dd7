package hexalyst.ui.journal;

import hexalyst.ui.files.FileStamp;
import hexalyst.ui.files.Origin;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The origin of games as text: a line with the stamp of the file, then its name, which may contain line breaks. Older
/// versions of the program wrote only the name.
final class OriginText {
    private static final String WHOLE = "whole";
    private static final String INCOMPLETE = "incomplete";
    private static final Pattern KNOWN =
            Pattern.compile("(-?\\d{1,18}) (-?\\d{1,18}) (" + WHOLE + "|" + INCOMPLETE + ")\n(.+)", Pattern.DOTALL);

    private OriginText() {}

    static String of(Optional<Origin> origin) {
        return origin.map(from -> from.stamp().modified() + " " + from.stamp().bytes() + " "
                        + (from.incomplete() ? INCOMPLETE : WHOLE) + "\n"
                        + from.file().toAbsolutePath())
                .orElse("");
    }

    /// Reads the text; empty if it is damaged. The games then have no file, and saving asks for one.
    static Optional<Origin> read(String text) {
        Matcher known = KNOWN.matcher(text);
        try {
            if (known.matches()) {
                FileStamp stamp = new FileStamp(Long.parseLong(known.group(1)), Long.parseLong(known.group(2)));
                return Optional.of(new Origin(
                        Path.of(known.group(4)), stamp, known.group(3).equals(INCOMPLETE)));
            }
            Path old = Path.of(text);
            return old.isAbsolute() ? Optional.of(new Origin(old, FileStamp.UNKNOWN, false)) : Optional.empty();
        } catch (InvalidPathException damaged) {
            return Optional.empty();
        }
    }
}
