package hexalyst.cli.terminal;

import hexalyst.game.Position;
import hexalyst.turn.TurnLister;
import java.util.List;
import java.util.Optional;

/// The legal moves of a position as texts, unless there are too many whole turns to list ([TurnLister]).
public final class TurnTexts {
    /// The message in that case.
    public static final String TOO_MANY =
            "too many turns to list: they have more than " + TurnLister.MOST + " parts to try";

    private TurnTexts() {}

    /// The texts, sorted; empty if there are too many.
    public static Optional<List<String>> few(Position position) {
        return new TurnLister()
                .of(position)
                .map(moves -> moves.stream().map(position::text).sorted().toList());
    }

    /// The texts, sorted.
    ///
    /// @throws InputException if there are too many
    public static List<String> all(Position position) {
        return few(position).orElseThrow(() -> new InputException(TOO_MANY));
    }
}
