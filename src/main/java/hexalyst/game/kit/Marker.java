package hexalyst.game.kit;

import hexalyst.game.SetupField;
import java.util.List;
import java.util.stream.IntStream;

/// A marker on a track of points as a field of a game: `w3` is three points for White, `b2` two for Black, `0` none for
/// either. On a [RuleBoard] its number is 0 at White's end of the track.
///
/// @param most the points at both ends of the track
public record Marker(int most) {
    /// The name of the field.
    public static final String NAME = "marker";

    /// Its values, from White's end of the track to Black's.
    public List<String> values() {
        return IntStream.rangeClosed(-most, most)
                .mapToObj(at -> {
                    if (at == 0) {
                        return "0";
                    }
                    return at < 0 ? "w" + -at : "b" + at;
                })
                .toList();
    }

    /// The field.
    public SetupField field() {
        return new SetupField(NAME, new SetupField.Word(values(), values().reversed()));
    }

    /// White's points, below 0 if they are Black's.
    ///
    /// @param number the number of the field on a board
    public int forWhite(int number) {
        return most - number;
    }

    /// The number of the field after a player has moved the marker one point to the own side, as far as it goes.
    ///
    /// @param player 0 for White, 1 for Black
    public int pulled(int number, int player) {
        return Math.clamp(player == 0 ? number - 1 : number + 1, 0, 2 * most);
    }
}
