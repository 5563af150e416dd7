package hexalyst.game.kit;

import hexalyst.board.Sha256;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The turns of a game so far, as far as the rules about repetitions need them: a chain from the last one back. Two are
/// equal if the turns and the positions they led to are, by their SHA-256. Immutable.
final class Past {
    private final @Nullable Past before;
    private final TurnMemory.Turn turn;
    private final byte[] digest;

    /// @param before the turns before; null for none
    /// @param turn the last turn
    /// @param state the position that it led to
    Past(@Nullable Past before, TurnMemory.Turn turn, int[] state) {
        this.before = before;
        this.turn = turn;
        ByteBuffer bytes = ByteBuffer.allocate(Integer.BYTES * (1 + state.length));
        bytes.putInt(turn.code());
        for (int number : state) {
            bytes.putInt(number);
        }
        digest = Sha256.of(before == null ? new byte[0] : before.digest, bytes.array())
                .array();
    }

    /// The turns, the first one first.
    static List<TurnMemory.Turn> turns(@Nullable Past last) {
        Deque<TurnMemory.Turn> turns = new ArrayDeque<>();
        for (Past at = last; at != null; at = at.before) {
            turns.addFirst(at.turn);
        }
        return List.copyOf(turns);
    }

    /// The digest as numbers.
    long[] numbers() {
        long[] numbers = new long[digest.length / Long.BYTES];
        ByteBuffer.wrap(digest).asLongBuffer().get(numbers);
        return numbers;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Past past && Arrays.equals(past.digest, digest);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(digest);
    }
}
