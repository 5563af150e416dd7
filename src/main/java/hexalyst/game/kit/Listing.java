package hexalyst.game.kit;

import hexalyst.game.Move;
import hexalyst.game.MoveCodec;
import hexalyst.game.Part;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The legal turns of a position where turns are listed, with every way to write each. Immutable.
final class Listing {
    /// That of a position where the game is over.
    static final Listing NONE = new Listing();

    /// The codes of turns however they are written.
    private final Map<List<Part>, Integer> codes = new LinkedHashMap<>();
    /// The usual writing of each turn by its code.
    private final Map<Integer, Move> usual = new TreeMap<>();

    private Listing() {}

    Listing(RuleBoard board) {
        board.spell((move, code) -> {
            codes.putIfAbsent(move.parts(), code);
            usual.putIfAbsent(code, move);
        });
    }

    /// The turns in ascending order of their codes.
    List<Move> turns() {
        return List.copyOf(usual.values());
    }

    /// The code of the turn of these parts; null if it is illegal.
    @Nullable
    Integer code(List<Part> parts) {
        return codes.get(parts);
    }

    /// The turn with a code.
    ///
    /// @throws IllegalArgumentException if none has it
    Move turn(int code) {
        Move turn = usual.get(code);
        if (turn == null) {
            throw new IllegalArgumentException("no legal turn has the code " + code);
        }
        return turn;
    }

    /// A legal turn as it is usually written; an illegal one as it is.
    Move usual(Move move) {
        Integer code = codes.get(move.parts());
        return code == null ? move : turn(code);
    }

    /// The only turn that begins and ends on the same cells as this one.
    Optional<Move> between(Move ends) {
        if (!(ends.only() instanceof Part.Shift straight)) {
            return Optional.empty();
        }
        List<Move> all = usual.values().stream()
                .filter(turn -> turn.lastCell() == straight.to()
                        && turn.parts().getFirst() instanceof Part.Shift first
                        && first.from() == straight.from())
                .toList();
        return all.size() == 1 ? Optional.of(all.getFirst()) : Optional.empty();
    }

    /// The parts that may follow the first ones of a turn.
    List<Part> after(List<Part> begun, MoveCodec codec) {
        return from(begun)
                .map(parts -> parts.get(begun.size()))
                .distinct()
                .sorted(Comparator.comparingInt(codec::encode))
                .toList();
    }

    /// The parts of the turns that go on after these.
    Stream<List<Part>> from(List<Part> begun) {
        int made = begun.size();
        return codes.keySet().stream()
                .filter(parts -> parts.size() > made && parts.subList(0, made).equals(begun));
    }
}
