package hexalyst.export;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/// Names of files: such as every system allows, and for files of one folder such that none of them covers another.
/// Names that differ only in
/// capitals count as the same, for on some disks they are.
public final class FileNames {
    /// What some system does not allow in the name of a file, with the spaces around it.
    private static final Pattern UNFIT = Pattern.compile("\\s*[\\\\/:*?\"<>|\\p{Cntrl}]+\\s*");

    private FileNames() {}

    /// A name that a file can have on every system: dashes take the place of what some do not allow.
    public static String fitting(String name) {
        return UNFIT.matcher(name).replaceAll("-");
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
