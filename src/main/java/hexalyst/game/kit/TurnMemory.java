package hexalyst.game.kit;

import hexalyst.board.CellHash;
import java.util.Arrays;

/// The turns of a game so far with the hashes of the positions that they led to, as far as the rules about repetitions
/// need them. Confined to one thread.
final class TurnMemory {
    private static final int FIRST = 64;
    private static final int NOTHING = -1;

    /// For each code of a turn, the last place where it was made; empty if nobody asks for turns.
    private final int[] last;

    private int[] codes = new int[FIRST];
    private long[] reached = new long[FIRST];
    /// The place before where the same turn was made.
    private int[] same = new int[FIRST];
    /// The sums of the entries' hashes before each place.
    private long[] sums = new long[FIRST + 1];

    private int count;
    private int since;

    /// A turn and where it led.
    ///
    /// @param code its code
    /// @param reached the hash of the position after it
    record Turn(int code, long reached) {}

    /// @param codes the number of codes of turns, if turns are asked for ([#mentions]); else 0
    TurnMemory(int codes) {
        last = new int[codes];
        Arrays.fill(last, NOTHING);
    }

    void add(int code, long after) {
        if (count == codes.length) {
            codes = Arrays.copyOf(codes, 2 * count);
            reached = Arrays.copyOf(reached, 2 * count);
            same = Arrays.copyOf(same, 2 * count);
            sums = Arrays.copyOf(sums, 2 * count + 1);
        }
        codes[count] = code;
        reached[count] = after;
        long turn = last.length == 0 ? 0 : code;
        sums[count + 1] = sums[count] + CellHash.mix(after + CellHash.mix(turn));
        if (last.length > 0) {
            same[count] = last[code];
            last[code] = count;
        }
        count++;
    }

    /// Forgets all turns so far.
    void forget() {
        since = count;
    }

    boolean isEmpty() {
        return since == count;
    }

    /// A sum over the turns, 0 if there are none.
    ///
    /// @param lately how many of the last ones do not count
    long hash(int lately) {
        return sums[Math.max(since, count - lately)] - sums[since];
    }

    /// Whether a turn was made.
    boolean mentions(int code) {
        return last[code] >= since;
    }

    /// Whether a turn was made and led to this position.
    boolean has(int code, long after) {
        for (int at = last[code]; at >= since; at = same[at]) {
            if (reached[at] == after) {
                return true;
            }
        }
        return false;
    }

    /// How often a position was reached.
    int times(long position) {
        int times = 0;
        for (int at = since; at < count; at++) {
            times += reached[at] == position ? 1 : 0;
        }
        return times;
    }

    /// The positions that were reached twice or more, in ascending order.
    long[] twice() {
        long[] all = Arrays.copyOfRange(reached, since, count);
        Arrays.sort(all);
        int found = 0;
        for (int at = 1; at < all.length; at++) {
            boolean again = all[at] == all[at - 1] && (found == 0 || all[found - 1] != all[at]);
            all[found] = again ? all[at] : all[found];
            found += again ? 1 : 0;
        }
        return Arrays.copyOf(all, found);
    }

    /// What [#restore] needs to come back to this moment.
    long save() {
        return (long) since << Integer.SIZE | count;
    }

    void restore(long saved) {
        while (count > (int) saved) {
            count--;
            if (last.length > 0) {
                last[codes[count]] = same[count];
            }
        }
        since = (int) (saved >>> Integer.SIZE);
    }
}
