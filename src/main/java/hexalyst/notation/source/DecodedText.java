package hexalyst.notation.source;

import hexalyst.text.Texts;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The text of a file's bytes.
///
/// @param text the text; what could not be decoded is a replacement character
/// @param offset where the problem is
/// @param problem what is wrong with the bytes, if anything is
public record DecodedText(String text, int offset, Optional<String> problem) {
    /// The character set of an SGF file, in its first node. Its name is ASCII in every character set.
    private static final Pattern SGF_CHARSET = Pattern.compile("(?<![A-Z])CA\\s*\\[([^\\]]{0,40})]");

    private static final int SGF_HEAD = 4096;
    /// The bytes of UTF-16's byte order mark, in either order.
    private static final byte LOW = (byte) 0xFF;
    private static final byte HIGH = (byte) 0xFE;

    /// The problem with its place; none if nothing is wrong.
    public List<FileProblem> problems() {
        ProblemCollector source = new ProblemCollector(text);
        problem.ifPresent(what -> source.problem(offset, what));
        return source.problems();
    }

    /// Text in UTF-8, or in UTF-16 if it begins with that byte order mark. UTF-8 keeps its own mark.
    public static DecodedText of(byte[] bytes) {
        return isUtf16(bytes)
                ? decoded(bytes, StandardCharsets.UTF_16, "notDecoded")
                : decoded(bytes, StandardCharsets.UTF_8, "notUtf8");
    }

    private static boolean isUtf16(byte[] bytes) {
        return bytes.length > 1 && (bytes[0] == LOW && bytes[1] == HIGH || bytes[0] == HIGH && bytes[1] == LOW);
    }

    /// Text in the character set that an SGF file names in `CA`, unless it begins with the byte order mark of UTF-16.
    /// Without a name it is UTF-8, or else Latin-1, which FF\[4\] says is meant.
    public static DecodedText sgf(byte[] bytes) {
        if (isUtf16(bytes)) {
            return of(bytes);
        }
        String head = new String(bytes, 0, Math.min(bytes.length, SGF_HEAD), StandardCharsets.ISO_8859_1);
        Matcher named = SGF_CHARSET.matcher(head);
        if (!named.find()) {
            return unnamed(bytes);
        }
        try {
            return decoded(bytes, Charset.forName(named.group(1).strip()), "notDecoded");
        } catch (IllegalCharsetNameException | UnsupportedCharsetException unknown) {
            return new DecodedText(
                    unnamed(bytes).text(), named.start(1), Optional.of(words("sgf.CA", Quoted.text(named.group(1)))));
        }
    }

    private static DecodedText unnamed(byte[] bytes) {
        DecodedText unicode = of(bytes);
        return unicode.problem().isEmpty() ? unicode : decoded(bytes, StandardCharsets.ISO_8859_1, "notDecoded");
    }

    private static DecodedText decoded(byte[] bytes, Charset charset, String problem) {
        CharsetDecoder strict = charset.newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        CharBuffer text = CharBuffer.allocate((int) Math.ceil(bytes.length * (double) strict.maxCharsPerByte()));
        CoderResult result = strict.decode(ByteBuffer.wrap(bytes), text, true);
        return result.isError()
                ? new DecodedText(
                        new String(bytes, charset), text.position(), Optional.of(words(problem, charset.name())))
                : new DecodedText(text.flip().toString(), 0, Optional.empty());
    }

    private static String words(String key, Object... values) {
        return Texts.of(DecodedText.class).get(key, values);
    }
}
