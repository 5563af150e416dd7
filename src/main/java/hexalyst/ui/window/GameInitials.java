package hexalyst.ui.window;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/// Two letters that stand for a game where there is no room for its name: the first one, and the first one in which it
/// differs from all games whose names begin alike (`Mn` for Manalath, `Mc` for MacBeth). Outlines of boards and colours
/// of pieces would not do, because most games are played on a hexagon in black and white.
final class GameInitials {
    private GameInitials() {}

    /// The letters of a game; no other game in the list has the same unless their names leave no choice.
    ///
    /// @param title the game's name
    /// @param titles the names of all games, each of which gets letters that none before it has
    static String of(String title, List<String> titles) {
        Set<String> taken = new HashSet<>();
        for (String each : titles) {
            String letters = letters(each, titles, taken);
            if (each.equals(title)) {
                return letters;
            }
            taken.add(letters);
        }
        return letters(title, titles, taken);
    }

    private static String letters(String title, List<String> titles, Set<String> taken) {
        int from = titles.stream()
                .filter(other -> !other.equals(title))
                .mapToInt(other -> alike(title, other))
                .reduce(1, Math::max);
        Optional<String> free = IntStream.range(from, title.length())
                .filter(at -> Character.isLetterOrDigit(title.charAt(at)))
                .mapToObj(at -> title.substring(0, 1) + title.charAt(at))
                .filter(letters -> !taken.contains(letters))
                .findFirst();
        return free.orElse(title.substring(0, Math.min(2, title.length())));
    }

    /// How many letters two names have in common at the beginning.
    private static int alike(String title, String other) {
        int least = Math.min(title.length(), other.length());
        return IntStream.range(0, least)
                .filter(at -> title.charAt(at) != other.charAt(at))
                .findFirst()
                .orElse(least);
    }
}
