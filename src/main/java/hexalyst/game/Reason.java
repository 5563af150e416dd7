package hexalyst.game;

import java.util.List;

/// Why something is so, such as why a game is over or a move illegal, in no language: [Edition#words] makes the
/// sentence for whoever shows it.
///
/// @param key names the sentence in the texts of the game's package
/// @param arguments what it is about: a [Side] or an [Edition], which are named, a reason, which is told in its place,
///     or a number or other plain value
public record Reason(String key, List<Object> arguments) {
    /// Copies the list.
    public Reason {
        arguments = List.copyOf(arguments);
    }

    /// A reason with these arguments.
    public static Reason of(String key, Object... arguments) {
        return new Reason(key, List.of(arguments));
    }
}
