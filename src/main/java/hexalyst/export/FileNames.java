package hexalyst.export;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/// Makes file names that every system allows, and that do not collide within one folder. Names that differ only in case
/// count as the same, since some file systems treat them so.
public final class FileNames {
    /// Characters that some system does not allow in a file name, with the spaces around them.
    private static final Pattern UNFIT = Pattern.compile("\\s*[\\\\/:*?\"<>|\\p{Cntrl}]+\\s*");

    /// Characters that Windows drops from the end of a name, and invisible spaces at its beginning.
    private static final Pattern EDGES = Pattern.compile("^\\p{IsWhite_Space}+|[\\p{IsWhite_Space}.]+$");

    /// The names of devices, which Windows does not allow for files with any suffix; see "Naming Files, Paths, and
    /// Namespaces" in its documentation.
    private static final Pattern RESERVED = Pattern.compile(
            "^(CON|PRN|AUX|NUL|CONIN\\$|CONOUT\\$|(?:COM|LPT)[0-9¹²³])(?=\\s*(?:\\.|$))", Pattern.CASE_INSENSITIVE);

    private static final int MOST_CHARACTERS = 100;
    /// Most systems allow 255; the rest is reserved for numbers and suffixes.
    private static final int MOST_BYTES = 200;

    private FileNames() {}

    /// A file name that is valid on every system. Characters that some systems do not allow are replaced by dashes,
    /// names reserved by Windows get a `_` at the end, and spaces around the name and dots at its end are removed. At
    /// most 100 characters are kept, or fewer if they take more than 200 bytes of UTF-8. A dash if nothing is left.
    public static String fitting(String name) {
        String allowed = UNFIT.matcher(name).replaceAll("-");
        String fitting = trimmed(cut(trimmed(allowed)));
        return fitting.isEmpty() ? "-" : RESERVED.matcher(fitting).replaceFirst("$1_");
    }

    private static String trimmed(String name) {
        return EDGES.matcher(name).replaceAll("");
    }

    private static String cut(String name) {
        int bytes = 0;
        int end = 0;
        for (int count = 0; count < MOST_CHARACTERS && end < name.length(); count++) {
            int next = name.offsetByCodePoints(end, 1);
            bytes += name.substring(end, next).getBytes(StandardCharsets.UTF_8).length;
            if (bytes > MOST_BYTES) {
                break;
            }
            end = next;
        }
        return name.substring(0, end);
    }

    /// Makes names distinct: the first one stays as it is, later ones get the next number that is not requested
    /// elsewhere.
    ///
    /// @param wanted names without a suffix
    /// @return as many, in the same order
    public static List<String> distinct(List<String> wanted) {
        Set<String> taken = new HashSet<>();
        wanted.forEach(name -> taken.add(key(name)));
        Set<String> given = new HashSet<>();
        List<String> names = new ArrayList<>();
        for (String name : wanted) {
            String own = name;
            if (!given.add(key(own))) {
                for (int number = 2; !taken.add(key(own)); number++) {
                    own = Batch.name(name, number);
                }
            }
            names.add(own);
        }
        return names;
    }

    private static String key(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
