package hexalyst.export;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// Names of files that are written into one folder, so that none of them covers another. Names that differ only in
/// capitals count as the same, for on some disks they are.
public final class FileNames {
    private FileNames() {}

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
