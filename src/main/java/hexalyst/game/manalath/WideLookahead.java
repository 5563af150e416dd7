package hexalyst.game.manalath;

import static hexalyst.game.manalath.WideGroups.NONE;
import static hexalyst.game.manalath.WideGroups.first;
import static hexalyst.game.manalath.WideGroups.high;
import static hexalyst.game.manalath.WideGroups.low;

import hexalyst.game.Lookahead;
import java.util.Arrays;

/// [NarrowLookahead] on a [WideBoard]: sets of cells in a low and a high word. It has the same conditions, for the same
/// reasons.
final class WideLookahead {
    private final BoardFrame frame;
    private final long[] lowNeighbours;
    private final long[] highNeighbours;
    /// For each cell where the mover's total is 3: the cells that would extend a quart made there.
    private final long[] lowEscapes = new long[2 * Long.SIZE];

    private final long[] highEscapes = new long[2 * Long.SIZE];
    private Lookahead into = new Lookahead();
    private int mover;
    private long lowEmpty;
    private long highEmpty;
    /// By colour, the mover's first: pieces in two words, totals in eight, the low word of each bit before the high
    /// one.
    private final long[][] pieces = {new long[2], new long[2]};

    private final long[][] totals = {new long[8], new long[8]};
    private final WideGroups groups;
    /// The totals after a trial placement, and a copy of them while answers to it are tried.
    private final long[] trial = new long[8];

    private final long[] answered = new long[8];
    private long lowAround;
    private long highAround;
    /// Cells that, once filled, leave some quart of the mover's colour sealed, and cells where a quart would already be
    /// sealed.
    private long lowSeals;

    private long highSeals;
    private long lowSealed;
    private long highSealed;
    /// Placements that leave no cell for a quint.
    private long lowSpoilers;

    private long highSpoilers;
    /// Placements of the mover's colour that were held back.
    private long lowHeld;

    private long highHeld;
    private long lowEscape;
    private long highEscape;
    /// Placements that have to be made on the board to judge them: of the mover's colour, then of the opponent's.
    private final long[] unclear = new long[4];

    WideLookahead(BoardFrame frame, long[] lowNeighbours, long[] highNeighbours) {
        this.frame = frame;
        this.lowNeighbours = lowNeighbours;
        this.highNeighbours = highNeighbours;
        groups = new WideGroups(lowNeighbours, highNeighbours);
    }

    /// Sets the position.
    ///
    /// @param all eight words of totals for each colour
    void start(long low, long high, long[] lowPieces, long[] highPieces, long[] all) {
        mover = frame.mover();
        lowEmpty = low;
        highEmpty = high;
        for (int side = 0; side < 2; side++) {
            int colour = side ^ mover;
            pieces[side][0] = lowPieces[colour];
            pieces[side][1] = highPieces[colour];
            System.arraycopy(all, 8 * colour, totals[side], 0, 8);
        }
        lowHeld = 0;
        highHeld = 0;
        lowSeals = 0;
        highSeals = 0;
        lowSealed = 0;
        highSealed = 0;
        long[] own = totals[0];
        long lowRest = threes(own, 0) & low;
        long highRest = threes(own, 1) & high;
        for (int cell = first(lowRest, highRest); cell < NONE; cell = first(lowRest, highRest)) {
            lowRest &= ~low(cell);
            highRest &= ~high(cell);
            findEscapes(cell, pieces[0][0], pieces[0][1], own, low, high);
            lowEscapes[cell] = lowEscape;
            highEscapes[cell] = highEscape;
            int open = Long.bitCount(lowEscape) + Long.bitCount(highEscape);
            if (open == 1) {
                lowSeals |= lowEscape;
                highSeals |= highEscape;
            } else if (open == 0) {
                lowSealed |= low(cell);
                highSealed |= high(cell);
            }
        }
    }

    /// One word of the cells whose total is 3.
    private static long threes(long[] bits, int word) {
        return bits[word] & bits[2 + word] & ~(bits[4 + word] | bits[6 + word]);
    }

    /// One word of the cells whose total is 4.
    private static long fours(long[] bits, int word) {
        return bits[4 + word] & ~(bits[word] | bits[2 + word] | bits[6 + word]);
    }

    /// One word of the cells whose total is more than 2, or 4.
    private static long unsafe(long[] bits, int word) {
        return bits[6 + word] | bits[4 + word] | (bits[2 + word] & bits[word]);
    }

    private static long illegal(long[] bits, int word) {
        return bits[6 + word] | bits[4 + word] & (bits[2 + word] | bits[word]);
    }

    /// As [NarrowLookahead#note].
    void note(Lookahead lookahead) {
        into = lookahead;
        into.clear();
        if (frame.symmetric()) {
            into.symmetric();
        }
        Arrays.fill(unclear, 0);
    }

    /// As [NarrowLookahead#glance].
    void glance(Lookahead lookahead, long lowOthers, long highOthers) {
        if ((lowSealed | highSealed) == 0 && !frame.symmetric()) {
            into = lookahead;
            glance(lowHeld, highHeld, mover);
            glance(lowOthers, highOthers, 1 - mover);
        }
    }

    private void glance(long lowCells, long highCells, int colour) {
        long low = lowCells;
        long high = highCells;
        for (int cell = first(low, high); cell < NONE; cell = first(low, high)) {
            low &= ~low(cell);
            high &= ~high(cell);
            into.open(cell << 1 | colour, frame.childKey(cell, colour), 1);
        }
    }

    /// As [NarrowLookahead#threats].
    int threats(long lowCells, long highCells) {
        ownMoves(lowCells, highCells, true, false);
        return Long.bitCount(lowHeld) + Long.bitCount(highHeld);
    }

    /// As [NarrowLookahead#ownMoves].
    void ownMoves(long lowCells, long highCells, boolean threats, boolean quiet) {
        long lowRest = lowCells;
        long highRest = highCells;
        for (int cell = first(lowRest, highRest); cell < NONE; cell = first(lowRest, highRest)) {
            lowRest &= ~low(cell);
            highRest &= ~high(cell);
            place(cell, pieces[0][0], pieces[0][1], totals[0]);
            long low = lowEmpty & ~low(cell);
            long high = highEmpty & ~high(cell);
            long lowQuints = low & fours(trial, 0);
            long highQuints = high & fours(trial, 1);
            if ((lowQuints | highQuints) != 0) {
                if (threats) {
                    threat(cell, low, high, lowQuints, highQuints);
                }
            } else if (!quiet) {
                lowHeld |= low(cell);
                highHeld |= high(cell);
            } else if (seals(cell, low, high)) {
                into.loses(2);
            } else {
                open(cell, 0, low, high);
            }
        }
    }

    private void threat(int cell, long low, long high, long lowQuints, long highQuints) {
        if (seals(cell, low, high)) {
            into.loses(2);
            return;
        }
        boolean mayHandOver = !frame.quintIsSafe()
                && (low & ~lowQuints & ~illegal(totals[1], 0) | high & ~highQuints & ~illegal(totals[1], 1)) == 0;
        if (mayHandOver) {
            unclear[0] |= low(cell);
            unclear[1] |= high(cell);
            return;
        }
        int replies = replies(cell, low, high, lowQuints, highQuints);
        if (replies == 0) {
            into.wins(3);
        } else {
            into.open(cell << 1 | mover, frame.childKey(cell, mover), replies);
        }
    }

    /// As [NarrowLookahead#otherMoves].
    void otherMoves(long lowCells, long highCells) {
        long lowRest = lowCells;
        long highRest = highCells;
        for (int cell = first(lowRest, highRest); cell < NONE; cell = first(lowRest, highRest)) {
            lowRest &= ~low(cell);
            highRest &= ~high(cell);
            place(cell, pieces[1][0], pieces[1][1], totals[1]);
            long low = lowEmpty & ~low(cell);
            long high = highEmpty & ~high(cell);
            if ((low & fours(trial, 0) | high & fours(trial, 1)) != 0) {
                into.loses(1);
            } else if ((lowSeals & low(cell) | highSeals & high(cell) | lowSealed & low | highSealed & high) != 0) {
                into.loses(2);
            } else {
                open(cell, 1, low, high);
            }
        }
    }

    /// Adds a placement after which the opponent is not threatened. Without a safe placement but with a legal one, the
    /// opponent loses; without either, the opponent passes.
    private void open(int cell, int side, long low, long high) {
        long[] rest = totals[1 - side];
        int safe = Long.bitCount(low & ~unsafe(trial, 0))
                + Long.bitCount(high & ~unsafe(trial, 1))
                + Long.bitCount(low & ~unsafe(rest, 0))
                + Long.bitCount(high & ~unsafe(rest, 1));
        int colour = side ^ mover;
        if (safe != 0) {
            into.open(cell << 1 | colour, frame.childKey(cell, colour), safe / 2 + 1 + frame.eccentric(cell));
            return;
        }
        long legal = low & ~illegal(trial, 0)
                | high & ~illegal(trial, 1)
                | low & ~illegal(rest, 0)
                | high & ~illegal(rest, 1);
        if (legal != 0) {
            into.wins(3);
        } else {
            unclear[2 * side] |= low(cell);
            unclear[2 * side + 1] |= high(cell);
        }
    }

    /// As [NarrowLookahead#noteIfLasting].
    void noteIfLasting() {
        int safe = Long.bitCount(lowEmpty & ~unsafe(totals[1], 0)) + Long.bitCount(highEmpty & ~unsafe(totals[1], 1));
        if (safe > BoardFrame.MOST_SPOILT && (unclear[0] | unclear[1] | unclear[2] | unclear[3]) == 0) {
            into.lasts();
        }
    }

    /// As [NarrowLookahead#leaveUnclear].
    void leaveUnclear(long low, long high) {
        unclear[2] |= low;
        unclear[3] |= high;
    }

    /// One word of the placements that have to be made on the board to judge them.
    ///
    /// @param side 0 for those of the mover's colour, 1 for those of the opponent's
    long unclear(int side, int word) {
        return unclear[2 * side + word];
    }

    /// As [NarrowLookahead]'s.
    private void place(int cell, long lowOwn, long highOwn, long[] bits) {
        long low = lowNeighbours[cell];
        long high = highNeighbours[cell];
        long lowTouching = low & lowOwn;
        long highTouching = high & highOwn;
        if ((lowTouching | highTouching) == 0) {
            lowAround = low;
            highAround = high;
            raise(0, bits, low, 0);
            raise(1, bits, high, 0);
            return;
        }
        int piece = first(lowTouching, highTouching);
        lowTouching &= ~low(piece);
        highTouching &= ~high(piece);
        long lowBy = lowNeighbours[piece];
        long highBy = highNeighbours[piece];
        int partner = first(lowBy & lowOwn, highBy & highOwn);
        if (partner < NONE) {
            lowBy |= lowNeighbours[partner];
            highBy |= highNeighbours[partner];
            raise(0, bits, lowBy | low, low & ~lowBy);
            raise(1, bits, highBy | high, high & ~highBy);
        } else if ((lowTouching | highTouching) == 0) {
            raise(0, bits, lowBy, low & ~lowBy);
            raise(1, bits, highBy, high & ~highBy);
        } else {
            int second = first(lowTouching, highTouching);
            long lowSecond = lowNeighbours[second];
            long highSecond = highNeighbours[second];
            long lowFresh = low & ~(lowBy | lowSecond);
            long highFresh = high & ~(highBy | highSecond);
            raise(0, bits, lowBy & lowSecond | lowFresh, lowBy ^ lowSecond | lowFresh);
            raise(1, bits, highBy & highSecond | highFresh, highBy ^ highSecond | highFresh);
            lowBy |= lowSecond;
            highBy |= highSecond;
        }
        lowAround = low | lowBy;
        highAround = high | highBy;
    }

    /// Adds 1 and 2 to one word of totals.
    private void raise(int word, long[] bits, long plus1, long plus2) {
        long bit0 = bits[word];
        long bit1 = bits[2 + word];
        long bit2 = bits[4 + word];
        trial[word] = bit0 ^ plus1;
        long carry = bit0 & plus1;
        trial[2 + word] = bit1 ^ plus2 ^ carry;
        carry = bit1 & plus2 | carry & (bit1 | plus2);
        trial[4 + word] = bit2 ^ carry;
        trial[6 + word] = bits[6 + word] | bit2 & carry;
    }

    /// As [NarrowLookahead]'s.
    private boolean seals(int cell, long low, long high) {
        long lowRest = low & threes(trial, 0);
        long highRest = high & threes(trial, 1);
        long lowZero = low & ~(trial[0] | trial[2] | trial[4] | trial[6]);
        long highZero = high & ~(trial[1] | trial[3] | trial[5] | trial[7]);
        for (int three = first(lowRest, highRest); three < NONE; three = first(lowRest, highRest)) {
            lowRest &= ~low(three);
            highRest &= ~high(three);
            if ((lowAround & low(three) | highAround & high(three)) == 0) {
                if ((lowEscapes[three] & ~lowAround & low | highEscapes[three] & ~highAround & high) == 0) {
                    return true;
                }
            } else if ((lowNeighbours[three] & lowZero | highNeighbours[three] & highZero) == 0) {
                findEscapes(three, pieces[0][0] | low(cell), pieces[0][1] | high(cell), trial, low, high);
                if ((lowEscape | highEscape) == 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Finds the empty cells that extend the quart made on a cell with a total of 3, as [NarrowLookahead]'s `escapes`.
    private void findEscapes(int cell, long lowOwn, long highOwn, long[] bits, long low, long high) {
        long lowSum0 = 0;
        long lowSum1 = 0;
        long highSum0 = 0;
        long highSum1 = 0;
        long lowReach = lowNeighbours[cell];
        long highReach = highNeighbours[cell];
        long lowRest = lowReach & lowOwn;
        long highRest = highReach & highOwn;
        for (int start = first(lowRest, highRest); start < NONE; start = first(lowRest, highRest)) {
            int size = groups.gather(start, lowOwn, highOwn);
            lowRest &= ~groups.lowGroup();
            highRest &= ~groups.highGroup();
            long lowNear = groups.lowNear();
            long highNear = groups.highNear();
            lowReach |= lowNear;
            highReach |= highNear;
            long lowPlus1 = (size & 1) != 0 ? lowNear : 0;
            long highPlus1 = (size & 1) != 0 ? highNear : 0;
            lowSum1 ^= ((size & 2) != 0 ? lowNear : 0) ^ lowSum0 & lowPlus1;
            highSum1 ^= ((size & 2) != 0 ? highNear : 0) ^ highSum0 & highPlus1;
            lowSum0 ^= lowPlus1;
            highSum0 ^= highPlus1;
        }
        lowEscape = low & lowReach & ~low(cell) & ~(lowSum0 ^ bits[0] | lowSum1 ^ bits[2] | bits[4] | bits[6]);
        highEscape = high & highReach & ~high(cell) & ~(highSum0 ^ bits[1] | highSum1 ^ bits[3] | bits[5] | bits[7]);
    }

    /// As [NarrowLookahead]'s.
    private int replies(int cell, long low, long high, long lowQuints, long highQuints) {
        boolean single = Long.bitCount(lowQuints) + Long.bitCount(highQuints) == 1;
        int fills = single && (lowQuints & unsafe(totals[1], 0) | highQuints & unsafe(totals[1], 1)) == 0 ? 1 : 0;
        System.arraycopy(trial, 0, answered, 0, 8);
        lowSpoilers = low & ~unsafe(answered, 0);
        highSpoilers = high & ~unsafe(answered, 1);
        keepSpoilers(
                first(lowQuints, highQuints), low, high, pieces[0][0] | low(cell), pieces[0][1] | high(cell), answered);
        return fills + Long.bitCount(lowSpoilers) + Long.bitCount(highSpoilers);
    }

    /// Finds which safe placements of a colour leave it without a cell for a quint, as [NarrowLookahead#spoilers].
    ///
    /// @param quint one of the cells for a quint
    /// @param lowSafe one word of the placements in question; those of the empty cells and the colour's pieces follow
    /// @param all the array with the colour's eight words of totals
    /// @param from the index of the first of them
    void findSpoilers(
            int quint,
            long lowSafe,
            long highSafe,
            long low,
            long high,
            long lowOwn,
            long highOwn,
            long[] all,
            int from) {
        System.arraycopy(all, from, answered, 0, 8);
        lowSpoilers = lowSafe;
        highSpoilers = highSafe;
        keepSpoilers(quint, low, high, lowOwn, highOwn, answered);
    }

    private void keepSpoilers(int quint, long low, long high, long lowOwn, long highOwn, long[] bits) {
        long lowReach = lowNeighbours[quint];
        long highReach = highNeighbours[quint];
        long lowRest = lowReach & lowOwn;
        long highRest = highReach & highOwn;
        for (int piece = first(lowRest, highRest); piece < NONE; piece = first(lowRest, highRest)) {
            groups.gather(piece, lowOwn, highOwn);
            lowRest &= ~groups.lowGroup();
            highRest &= ~groups.highGroup();
            lowReach |= groups.lowNear();
            highReach |= groups.highNear();
        }
        lowSpoilers &= lowReach;
        highSpoilers &= highReach;
        lowRest = lowSpoilers;
        highRest = highSpoilers;
        for (int spoiler = first(lowRest, highRest); spoiler < NONE; spoiler = first(lowRest, highRest)) {
            lowRest &= ~low(spoiler);
            highRest &= ~high(spoiler);
            place(spoiler, lowOwn, highOwn, bits);
            if ((low & fours(trial, 0) & ~low(spoiler) | high & fours(trial, 1) & ~high(spoiler)) != 0) {
                lowSpoilers &= ~low(spoiler);
                highSpoilers &= ~high(spoiler);
            }
        }
    }

    /// What [#findSpoilers] has found, in the low word.
    long lowSpoilers() {
        return lowSpoilers;
    }

    /// What [#findSpoilers] has found, in the high word.
    long highSpoilers() {
        return highSpoilers;
    }
}
