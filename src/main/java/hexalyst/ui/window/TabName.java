package hexalyst.ui.window;

/// Shortens the name of a tab to fit. Names of related files have the same beginning and differ at the end
/// (`engine-game-12`), so the end is kept.
final class TabName {
    private static final int LEAST_START = 2;
    private static final int MOST_END = 8;

    private TabName() {}

    /// The name in at most this many letters, with the middle left out. The first two letters and an end are kept even
    /// if there is room for fewer.
    static String fitting(String name, int letters) {
        if (name.length() <= Math.max(letters, LEAST_START + 2)) {
            return name;
        }
        int end = Math.clamp(letters - LEAST_START - 1, 2, Math.min(MOST_END, name.length()));
        int start = Math.max(LEAST_START, letters - end - 1);
        if (start + end + 1 >= name.length()) {
            return name;
        }
        return name.substring(0, start) + "…" + name.substring(name.length() - end);
    }

    /// The beginning of a name in at most this many letters, at least four. For names that are not file names, because
    /// their beginning says what they are.
    static String begun(String name, int letters) {
        int most = Math.max(letters, LEAST_START + 2);
        return name.length() <= most ? name : name.substring(0, most - 1).stripTrailing() + "…";
    }
}
