package hexalyst.game;

import java.util.Collection;
import java.util.List;

/// Why something is so, for example why a game is over or a move illegal, independent of the language: [Edition#words]
/// makes a sentence of it for display.
///
/// @param key the key of the sentence in the texts of the game's package
/// @param arguments what it is about: a [Side] or an [Edition], shown by name; a reason, shown as its own sentence; or
///     a number or other plain value
public record Reason(String key, List<Object> arguments) {
    /// Copies the list.
    public Reason {
        arguments = List.copyOf(arguments);
    }

    /// A reason with these arguments.
    public static Reason of(String key, Object... arguments) {
        return new Reason(key, List.of(arguments));
    }

    /// A list as an argument, such as `a1, b2 and c3`, sorted.
    ///
    /// @param names one or more
    public static Reason list(Collection<String> names) {
        return list("list.and", names);
    }

    /// A list of which one is enough as an argument, such as `a1, b2 or c3`, sorted.
    ///
    /// @param names one or more
    public static Reason anyOf(Collection<String> names) {
        return list("list.or", names);
    }

    private static Reason list(String key, Collection<String> names) {
        List<String> sorted = names.stream().sorted().toList();
        String last = sorted.getLast();
        return sorted.size() == 1
                ? of("list.one", last)
                : of(key, String.join(", ", sorted.subList(0, sorted.size() - 1)), last);
    }
}
