package hexalyst.game.phalanx;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// The phases of a game's opening.
enum PhalanxPhase {
    /// The first player places one own man and two of the other player.
    PLACE_ONE("place1", 1),
    /// The first player places two own men and three of the other player.
    PLACE_TWO("place2", 2),
    /// The other player keeps the colours or swaps them.
    CHOOSE("choose", 0),
    /// The other player has swapped the colours, and places a man in the same turn.
    SWAPPED("choose", 0),
    /// After the colours were kept, the first player places one more man.
    EXTRA("extra", 0),
    /// The opening is over.
    NORMAL("", 0);

    /// The words of the phases in the text of a position.
    static final List<String> WORDS = Arrays.stream(values())
            .map(phase -> phase.word)
            .distinct()
            .filter(word -> !word.isEmpty())
            .toList();

    private final String word;
    private final int own;

    PhalanxPhase(String word, int own) {
        this.word = word;
        this.own = own;
    }

    /// The phase for a word: [#CHOOSE] for the word that it shares with [#SWAPPED], [#NORMAL] for no word.
    static PhalanxPhase of(Optional<String> word) {
        String said = word.orElse("");
        return Arrays.stream(values())
                .filter(phase -> phase.word.equals(said))
                .findFirst()
                .orElseThrow();
    }

    /// Its word; empty for normal turns.
    Optional<String> word() {
        return Optional.of(word).filter(some -> !some.isEmpty());
    }

    /// True while the first player places men of both colours.
    boolean places() {
        return own > 0;
    }

    /// How many men of a colour the first player places: own ones, and one more of the other player.
    int men(boolean ofMover) {
        return ofMover ? own : own + 1;
    }
}
