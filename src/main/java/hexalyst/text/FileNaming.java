package hexalyst.text;

import java.io.File;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.util.Optional;
import java.util.stream.Stream;

/// Which characters file names and command-line arguments may contain. Without a UTF-8 locale, as in most containers,
/// Java treats both as ASCII on Linux: it can neither read nor write other names, and a running program cannot change
/// that. So a message says what has to be set.
///
/// @param charset the encoding of file names on the system
public record FileNaming(Charset charset) {
    /// Java's replacement for bytes that it cannot decode.
    private static final char LOST = '\uFFFD';

    /// The naming in effect since Java started. On Windows names are UTF-16, whatever the locale.
    public static FileNaming ofThisStart() {
        boolean bytes = File.separatorChar == '/';
        return new FileNaming(
                bytes ? Charset.forName(System.getProperty("sun.jnu.encoding", "UTF-8")) : StandardCharsets.UTF_8);
    }

    private static String text(String key, Object... values) {
        return Texts.of(FileNaming.class).get(key, values);
    }

    /// True if only names in ASCII can be read and written.
    public boolean isAscii() {
        return charset.equals(StandardCharsets.US_ASCII);
    }

    /// A message that names the argument that could not be read and says what to set; empty if all could be read.
    public Optional<String> lost(String... arguments) {
        return Stream.of(arguments)
                .filter(argument -> isAscii() && argument.indexOf(LOST) >= 0)
                .findFirst()
                .map(argument -> text("file.argument", argument));
    }

    /// A message for a start with a window, if it cannot open files with other names; otherwise empty.
    public Optional<String> limits() {
        return Optional.of(text("file.window")).filter(told -> isAscii());
    }

    /// Why a text is not a valid file name.
    public String problem(InvalidPathException unfit) {
        return charset.newEncoder().canEncode(unfit.getInput())
                ? text("file.name", unfit.getInput(), unfit.getReason())
                : text("file.argument", unfit.getInput());
    }
}
