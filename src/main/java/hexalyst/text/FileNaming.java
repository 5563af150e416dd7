package hexalyst.text;

import java.io.File;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.util.Optional;
import java.util.stream.Stream;

/// Which characters the names of files and the arguments of a command may have. Without a UTF-8 locale, as in most
/// containers, Java takes both for ASCII on Linux: it can neither read nor write other names, and nothing that a
/// running program does changes that. So what has to be set is said in a sentence.
///
/// @param charset of the bytes that the system has for a name
public record FileNaming(Charset charset) {
    /// What Java puts in the place of bytes that it cannot read.
    private static final char LOST = '\uFFFD';

    /// As Java was started. On Windows names are UTF-16, whatever the locale.
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

    /// Which argument of the program could not be read, and what to set; empty if all were.
    public Optional<String> lost(String... arguments) {
        return Stream.of(arguments)
                .filter(argument -> isAscii() && argument.indexOf(LOST) >= 0)
                .findFirst()
                .map(argument -> text("file.argument", argument));
    }

    /// Why a text is not the name of a file.
    public String problem(InvalidPathException unfit) {
        return charset.newEncoder().canEncode(unfit.getInput())
                ? text("file.name", unfit.getInput(), unfit.getReason())
                : text("file.argument", unfit.getInput());
    }
}
