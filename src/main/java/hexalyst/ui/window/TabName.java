package hexalyst.ui.window;

/// The name of a tab, as short as it has to be. Names of one study begin alike and differ at the end
/// (`engine-game-12`), so the end stays whole.
final class TabName {
    private static final int LEAST_START = 2;
    private static final int MOST_END = 8;

    private TabName() {}

    /// The name in at most so many letters: what is left out is out of its middle. A start of two letters and an end
    /// stay even where there is room for less.
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

    /// The beginning of a name in at most so many letters, four at least: what is no file's name says first what it is.
    static String begun(String name, int letters) {
        int most = Math.max(letters, LEAST_START + 2);
        return name.length() <= most ? name : name.substring(0, most - 1).stripTrailing() + "…";
    }
}
