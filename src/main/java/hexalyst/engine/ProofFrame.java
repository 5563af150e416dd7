package hexalyst.engine;

import java.util.Arrays;

/// What is known about the moves of the position at one ply of a search's current line.
final class ProofFrame {
    /// How much another thread below a child adds to the child's number, in sixteenths of that number. The amount is
    /// small where the position will probably succeed: one child is enough for that, and several threads prove it
    /// faster together. It is larger where the position will probably fail, since all children then have to be
    /// searched. Measured: with 16 in both cases, two threads need a third more nodes.
    private static final int LIKELY = 2;

    private static final int UNLIKELY = 32;

    /// The position's key, and the limits that end its search.
    long key;

    int phiLimit;
    int deltaLimit;

    int[] moves = new int[32];
    int[] phi = new int[32];
    int[] delta = new int[32];
    long[] keys = new long[32];
    /// Whether the same player is to move after the move, which is then a part of a turn. What is known about the
    /// position is then stored from the other player's point of view ([ProofTable#exchanged]).
    boolean[] again = new boolean[32];
    int count;
    /// The moves held back, and the disproof number that each of them starts with. While held back, each counts as half
    /// a proof number. Measured: that is best; counting a whole one needs a third more nodes.
    int quiet;

    int quietNumber;
    /// Over the moves found to fail: the longest resistance, and whether all of them are free of draws.
    int failPlies;

    boolean failDrawFree;
    /// The child with the smallest disproof number, that number, the second smallest, and the sum of the proof numbers.
    int best;

    int first;
    int second;
    int total;

    /// True if these numbers end the search of the position.
    boolean isDone(long data) {
        return data != ProofTable.MISSING
                && (ProofTable.phi(data) >= phiLimit
                        || ProofTable.delta(data) >= deltaLimit
                        || ProofTable.settled(data));
    }

    /// Makes room for this many more moves.
    void reserve(int more) {
        int size = count + more;
        if (size > moves.length) {
            moves = Arrays.copyOf(moves, 2 * size);
            phi = Arrays.copyOf(phi, 2 * size);
            delta = Arrays.copyOf(delta, 2 * size);
            keys = Arrays.copyOf(keys, 2 * size);
            again = Arrays.copyOf(again, 2 * size);
        }
    }

    void add(int move, long key, int phiNumber, int deltaNumber) {
        moves[count] = move;
        keys[count] = key;
        phi[count] = phiNumber;
        delta[count] = deltaNumber;
        again[count] = false;
        count++;
    }

    /// Adds a part of a turn after which the same player is to move.
    void addAgain(int move, long key, int phiNumber, int deltaNumber) {
        add(move, key, phiNumber, deltaNumber);
        again[count - 1] = true;
    }

    /// What the held-back quiet moves add to the sum of proof numbers: half of one for each.
    long heldBack() {
        return (quiet + 1L) / 2;
    }

    void choose() {
        first = ProofTable.INFINITY;
        second = ProofTable.INFINITY;
        long sum = heldBack();
        for (int i = 0; i < count; i++) {
            sum += phi[i];
            if (delta[i] < first) {
                second = first;
                first = delta[i];
                best = i;
            } else if (delta[i] < second) {
                second = delta[i];
            }
        }
        total = (int) Math.min(sum, ProofTable.INFINITY - 1);
    }

    /// Records what is known about a child. Returns it if it settles the question, otherwise [ProofTable#MISSING].
    long learn(int index, long data) {
        if (ProofTable.disproved(data)) {
            return data;
        }
        if (ProofTable.proved(data)) {
            fail(ProofTable.plies(data), ProofTable.drawFree(data));
            count--;
            moves[index] = moves[count];
            keys[index] = keys[count];
            phi[index] = phi[count];
            delta[index] = delta[count];
            again[index] = again[count];
        } else {
            phi[index] = ProofTable.phi(data);
            delta[index] = ProofTable.delta(data);
        }
        return ProofTable.MISSING;
    }

    void fail(int plies, boolean drawFree) {
        failPlies = Math.max(failPlies, plies);
        failDrawFree &= drawFree;
    }

    /// The child with the smallest number after each other thread below a child has added to that child's number. Only
    /// children whose number leaves something to search are considered.
    ///
    /// @param others the positions that the other threads are below
    /// @param threads how many of them there are
    int leastBusy(long[] others, int threads) {
        int weight = first < total ? LIKELY : UNLIKELY;
        int chosen = best;
        long least = Long.MAX_VALUE;
        for (int i = 0; i < count; i++) {
            int there = 0;
            for (int other = 0; other < threads; other++) {
                there += keys[i] == others[other] ? 1 : 0;
            }
            long number = delta[i] + there * (1L + delta[i]) * weight / 16;
            if (number < least && delta[i] < phiLimit) {
                least = number;
                chosen = i;
            }
        }
        return chosen;
    }
}
