package hexalyst.engine.verify;

import hexalyst.game.Edition;
import hexalyst.game.Side;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// What a proof claims about its root, for the player to move there.
public enum Claim {
    WIN("win"),
    LOSS("loss"),
    DRAW("draw");

    private final String word;

    Claim(String word) {
        this.word = word;
    }

    /// The name in files: `win`, `loss` or `draw`.
    public String word() {
        return word;
    }

    /// The claim with this name.
    static Optional<Claim> named(String word) {
        return Stream.of(values()).filter(claim -> claim.word.equals(word)).findFirst();
    }

    /// The claim for people, such as `White wins`.
    ///
    /// @param toMove the player to move at the root
    public String text(Edition edition, Side toMove) {
        return switch (this) {
            case WIN -> edition.sideName(toMove) + " wins";
            case LOSS -> edition.sideName(toMove.other()) + " wins";
            case DRAW -> "neither side can force a win";
        };
    }

    /// The sides whose strategies prove it, in the order in which a proof stores them.
    ///
    /// @param toMove the player to move at the root
    public List<Side> leaders(Side toMove) {
        return switch (this) {
            case WIN -> List.of(toMove);
            case LOSS -> List.of(toMove.other());
            case DRAW -> List.of(toMove, toMove.other());
        };
    }
}
