package hexalyst.export;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/// Names of files: such as every system allows, and for files of one folder such that none of them covers another.
/// Names that differ only in capitals count as the same, for on some disks they are.
public final class FileNames {
    /// What some system does not allow in the name of a file, with the spaces around it.
    private static final Pattern UNFIT = Pattern.compile("\\s*[\\\\/:*?\"<>|\\p{Cntrl}]+\\s*");

    /// What Windows drops from the end of a name, and spaces before it, which nobody sees.
    private static final Pattern EDGES = Pattern.compile("^\\p{IsWhite_Space}+|[\\p{IsWhite_Space}.]+$");

    /// The names of devices, which Windows does not give to files, whatever ending comes behind them; see "Naming
    /// Files, Paths, and Namespaces" in its documentation.
    private static final Pattern RESERVED = Pattern.compile(
            "^(CON|PRN|AUX|NUL|CONIN\\$|CONOUT\\$|(?:COM|LPT)[0-9¹²³])(?=\\s*(?:\\.|$))", Pattern.CASE_INSENSITIVE);

    private static final int MOST_CHARACTERS = 100;
    /// Of the 255 that most systems allow, the rest is left to numbers and endings.
    private static final int MOST_BYTES = 200;

    private FileNames() {}

    /// A name that a file can have on every system: dashes take the place of what some do not allow, `_` stands behind
    /// names that Windows keeps for itself, spaces around it and dots at its end go, and so does what is behind the
    /// first 100 characters, or fewer where they take more than 200 bytes of UTF-8. A dash if nothing is left.
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

    /// Makes names different: who asks first for one gets it, later ones get the next number that nobody asked for.
    ///
    /// @param wanted names without an ending
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
