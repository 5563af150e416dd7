package hexalyst.game.phalanx;

import java.util.Arrays;
import java.util.List;

/// The phases of a game's opening.
enum PhalanxPhase {
    /// The opening is over.
    NORMAL(""),
    /// The first player places one own man and two of the other player.
    PLACE_ONE("place1"),
    /// The first player places two own men and three of the other player.
    PLACE_TWO("place2"),
    /// The other player keeps the colours or swaps them.
    CHOOSE("choose"),
    /// The other player has swapped the colours, and places a man in the same turn.
    SWAPPED("swapped"),
    /// After the colours were kept, the first player places one more man.
    EXTRA("extra");

    /// All words, in the order of the phases.
    static final List<String> WORDS =
            Arrays.stream(values()).map(phase -> phase.word).toList();
    /// Those in the text of a position, which tells of a swap in another field.
    static final List<String> SAID = List.of(PLACE_ONE.word, PLACE_TWO.word, CHOOSE.word, EXTRA.word);

    private static final PhalanxPhase[] ALL = values();

    private final String word;

    PhalanxPhase(String word) {
        this.word = word;
    }

    /// The phase with this number.
    static PhalanxPhase of(int ordinal) {
        return ALL[ordinal];
    }

    /// The phase for a word.
    static PhalanxPhase of(String word) {
        return ALL[WORDS.indexOf(word)];
    }

    String word() {
        return word;
    }

    /// True while the first player places men of both colours.
    boolean places() {
        return this == PLACE_ONE || this == PLACE_TWO;
    }

    /// How many men of a colour the first player places: own ones, and one more of the other player.
    int men(boolean ofMover) {
        int own;
        if (this == PLACE_ONE) {
            own = 1;
        } else {
            own = this == PLACE_TWO ? 2 : 0;
        }
        return ofMover || own == 0 ? own : own + 1;
    }
}
