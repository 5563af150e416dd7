package hexalyst.game.manalath;

import hexalyst.game.Lookahead;

/// Looks one ply ahead on a [NarrowBoard] without making moves: the totals after a safe placement follow from those
/// before by a few operations on whole sets of cells, and with them what [NarrowBoard#outlook] and the key would be.
///
/// **When it holds.** There are no quarts or quints, nobody has just passed, `outlook` is 0, some placement is safe
/// (makes a group of at most 3), and at least 4 pieces of each colour are left. The board checks this and otherwise
/// makes the moves. Why that is enough, for a mover M, an opponent O and S(c, x), the total size of the groups of
/// colour c next to x:
///
/// 1. *Totals.* M has no quart or quint, and if O had one, it would have ended the game on O's turn; so every group has
///    at most 3 pieces. A safe placement joins groups of at most 2 pieces together: nothing, one piece, a pair, or two
///    pieces. The new group is next to the cells around the piece and around the groups it joined. Where a total
///    already counted all joined pieces, it rises by 1, for the new piece; where some were not counted, also by their
///    number.
/// 2. *O makes a quint.* O has a cell with S(O) = 4 after M's move only if M left one, or made one with a piece of O's
///    colour: a piece of M's colour changes no S(O), and every move considered deals with those that already existed
///    ([NarrowBoard#movesThatMatter]).
/// 3. *O hands over a sealed quart.* It needs a cell y with S(M, y) = 3. The quart there can be extended on an empty
///    cell z that touches the quart and no other group of M's colour, that is, where S(M, z) is the sum of those groups
///    of the quart that z touches. There are enough pieces for two more placements, so the supply does not matter.
///    After a piece of O's colour, only the filled cell is removed from those z. After one of M's colour, the cells
///    around the new group are removed too if y does not touch it; if it does, they are computed again.
/// 4. *O is threatened*, only after a piece of M's colour, since before the move M had no cell with S(M) = 4 (that
///    would be an outlook). Then O loses unless a safe placement fills the only such cell, or one of M's colour lifts
///    all their totals over 4 and makes no new 4; only pieces that become connected with a group next to those cells
///    can do this. Where a quart decides (nestorgames), O can also hand M a quint there if O's own colour has no other
///    legal cell, see [NarrowBoard#movesThatMatter]; such moves of M are made on the board to judge them.
/// 5. *O has no safe placement* but a legal one: every move makes an own quart, or hands over a quint or a quart that
///    is not sealed (3. was checked first): O loses. Without a legal one O passes; such moves are made on the board to
///    judge them.
final class NarrowLookahead {
    private final BoardFrame frame;
    private final long[] neighbours;
    /// For each cell where the mover's total is 3: the cells that would extend a quart made there.
    private final long[] escapes = new long[Long.SIZE];

    private Lookahead into = new Lookahead();
    private int mover;
    private long empty;
    /// The mover's pieces and totals, bit by bit, and those of the opponent.
    private long own;

    private long own0;
    private long own1;
    private long own2;
    private long own3;
    private long other;
    private long other0;
    private long other1;
    private long other2;
    private long other3;
    /// Cells that, once filled, leave some quart of the mover's colour sealed.
    private long seals;

    /// Cells where a quart of the mover's colour would be sealed already.
    private long sealed;
    /// Placements of the mover's colour that were held back.
    private long held;

    private long unclearOwn;
    private long unclearOther;
    /// The totals after a trial placement, bit by bit, and the cells around the group that it makes.
    private long new0;

    private long new1;
    private long new2;
    private long new3;
    private long around;

    NarrowLookahead(BoardFrame frame, long[] neighbours) {
        this.frame = frame;
        this.neighbours = neighbours;
    }

    /// Sets the position.
    ///
    /// @param pieces by colour
    /// @param totals four words for each colour
    void start(long emptyCells, long[] pieces, long[] totals) {
        mover = frame.mover();
        empty = emptyCells;
        own = pieces[mover];
        int base = 4 * mover;
        own0 = totals[base];
        own1 = totals[base + 1];
        own2 = totals[base + 2];
        own3 = totals[base + 3];
        other = pieces[1 - mover];
        base = 4 - base;
        other0 = totals[base];
        other1 = totals[base + 1];
        other2 = totals[base + 2];
        other3 = totals[base + 3];
        held = 0;
        seals = 0;
        sealed = 0;
        for (long rest = empty & own0 & own1 & ~own2 & ~own3; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            long open = escapes(cell, own, own0, own1, own2 | own3, empty);
            escapes[cell] = open;
            seals |= (open & (open - 1)) == 0 ? open : 0;
            sealed |= open == 0 ? 1L << cell : 0;
        }
    }

    /// Starts to add moves to an empty lookahead.
    void note(Lookahead lookahead) {
        into = lookahead;
        into.clear();
        if (frame.symmetric()) {
            into.symmetric();
        }
        unclearOwn = 0;
        unclearOther = 0;
    }

    /// Adds the keys after the held-back placements, of the mover's colour and of the opponent's. Adds none if a quart
    /// is already sealed, so that most of them lose, or if several may lead to the same key.
    void glance(Lookahead lookahead, long others) {
        if (sealed == 0 && !frame.symmetric()) {
            into = lookahead;
            glance(held, mover);
            glance(others, 1 - mover);
        }
    }

    private void glance(long cells, int colour) {
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            into.open(cell << 1 | colour, frame.childKey(cell, colour), 1);
        }
    }

    /// Examines placements of the mover's colour that threaten a quint; the others are held back.
    ///
    /// @return how many others there are
    int threats(long cells) {
        ownMoves(cells, true, false);
        return Long.bitCount(held);
    }

    /// Examines placements of the mover's colour.
    ///
    /// @param threats whether to examine those that threaten a quint
    /// @param quiet whether to examine the others; if not, they are held back
    void ownMoves(long cells, boolean threats, boolean quiet) {
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            place(cell, own, own0, own1, own2, own3);
            long left = empty & ~(1L << cell);
            long quints = left & new2 & ~(new0 | new1 | new3);
            if (quints != 0) {
                if (threats) {
                    threat(cell, left, quints);
                }
            } else if (quiet) {
                quiet(cell, left);
            } else {
                held |= 1L << cell;
            }
        }
    }

    private void threat(int cell, long left, long quints) {
        if (seals(cell, left)) {
            into.loses(2);
            return;
        }
        if (!frame.quintIsSafe() && (left & ~quints & ~(other3 | other2 & (other1 | other0))) == 0) {
            unclearOwn |= 1L << cell;
            return;
        }
        int replies = replies(cell, left, quints);
        if (replies == 0) {
            into.wins(3);
        } else {
            into.open(cell << 1 | mover, frame.childKey(cell, mover), replies);
        }
    }

    private void quiet(int cell, long left) {
        if (seals(cell, left)) {
            into.loses(2);
            return;
        }
        long safe = left & ~(new3 | new2 | (new1 & new0));
        int count = Long.bitCount(safe) + Long.bitCount(left & ~(other3 | other2 | (other1 & other0)));
        if (count != 0) {
            into.open(cell << 1 | mover, frame.childKey(cell, mover), count / 2 + 1 + frame.eccentric(cell));
        } else {
            helpless(cell, mover, left & ~(other3 | other2 & (other1 | other0)));
        }
    }

    /// Examines safe placements of the opponent's colour.
    void otherMoves(long cells) {
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            place(cell, other, other0, other1, other2, other3);
            long left = empty & ~(1L << cell);
            if ((left & new2 & ~(new0 | new1 | new3)) != 0) {
                into.loses(1);
            } else if ((seals & 1L << cell | sealed & left) != 0) {
                into.loses(2);
            } else {
                long safe = left & ~(new3 | new2 | (new1 & new0));
                int count = Long.bitCount(safe) + Long.bitCount(left & ~(own3 | own2 | (own1 & own0)));
                if (count != 0) {
                    into.open(
                            cell << 1 | 1 - mover,
                            frame.childKey(cell, 1 - mover),
                            count / 2 + 1 + frame.eccentric(cell));
                } else {
                    helpless(cell, 1 - mover, left & ~(own3 | own2 & (own1 | own0)));
                }
            }
        }
    }

    /// Adds a placement after which the opponent has no safe one: with a legal placement the opponent loses, otherwise
    /// passes.
    ///
    /// @param legal where the other colour may still be placed
    private void helpless(int cell, int colour, long legal) {
        long left = empty & ~(1L << cell);
        if ((legal | left & ~(new3 | new2 & (new1 | new0))) != 0) {
            into.wins(3);
        } else if (colour == mover) {
            unclearOwn |= 1L << cell;
        } else {
            unclearOther |= 1L << cell;
        }
    }

    /// Records that no open move wins within 3 plies, if that is certain: if the opponent has so many safe cells for
    /// its own colour that one is left after every placement. A move that threatens a quint was either recorded as a
    /// win or has a reply that answers the threat; after any other move, a safe piece of the opponent's own colour
    /// changes nothing for the mover.
    void noteIfLasting() {
        boolean ample = Long.bitCount(empty & ~(other3 | other2 | (other1 & other0))) > BoardFrame.MOST_SPOILT;
        if (ample && (unclearOwn | unclearOther) == 0) {
            into.lasts();
        }
    }

    /// Records placements of the opponent's colour that have to be made on the board to judge them.
    void leaveUnclear(long cells) {
        unclearOther |= cells;
    }

    /// The placements of the mover's colour that have to be made on the board to judge them.
    long unclearOwn() {
        return unclearOwn;
    }

    /// The placements of the opponent's colour that have to be made on the board to judge them.
    long unclearOther() {
        return unclearOther;
    }

    /// Puts a piece on a cell where the total of its colour is at most 2.
    private void place(int cell, long pieces, long bit0, long bit1, long bit2, long bit3) {
        long near = neighbours[cell];
        long touching = near & pieces;
        long plus1 = near;
        long plus2 = 0;
        if (touching == 0) {
            around = near;
        } else {
            int first = Long.numberOfTrailingZeros(touching);
            long by = neighbours[first];
            long partner = by & pieces;
            long second = touching & (touching - 1);
            if (partner != 0) {
                by |= neighbours[Long.numberOfTrailingZeros(partner)];
                plus1 = by | near;
                plus2 = near & ~by;
            } else if (second == 0) {
                plus1 = by;
                plus2 = near & ~by;
            } else {
                long bySecond = neighbours[Long.numberOfTrailingZeros(second)];
                long fresh = near & ~(by | bySecond);
                plus1 = by & bySecond | fresh;
                plus2 = by ^ bySecond | fresh;
                by |= bySecond;
            }
            around = near | by;
        }
        new0 = bit0 ^ plus1;
        long carry = bit0 & plus1;
        new1 = bit1 ^ plus2 ^ carry;
        carry = bit1 & plus2 | carry & (bit1 | plus2);
        new2 = bit2 ^ carry;
        new3 = bit3 | bit2 & carry;
    }

    /// True if the trial placement of the mover's colour leaves some quart of it sealed. For quarts that do not include
    /// the new group, the cells around that group are no longer available.
    private boolean seals(int cell, long left) {
        for (long rest = left & new0 & new1 & ~(new2 | new3); rest != 0; rest &= rest - 1) {
            int three = Long.numberOfTrailingZeros(rest);
            if ((around & 1L << three) == 0) {
                if ((escapes[three] & ~around & left) == 0) {
                    return true;
                }
            } else if ((neighbours[three] & left & ~(new0 | new1 | new2 | new3)) == 0
                    && escapes(three, own | 1L << cell, new0, new1, new2 | new3, left) == 0) {
                return true;
            }
        }
        return false;
    }

    /// The empty cells that extend the quart made on a cell with a total of 3: those that touch it and nothing else of
    /// its colour.
    private long escapes(int cell, long pieces, long bit0, long bit1, long high, long left) {
        long sum0 = 0;
        long sum1 = 0;
        long reach = neighbours[cell];
        for (long rest = neighbours[cell] & pieces; rest != 0; ) {
            int start = Long.numberOfTrailingZeros(rest);
            long group = 1L << start;
            long near = neighbours[start];
            int size = 1;
            for (long next = near & pieces; next != 0; next = near & pieces & ~group) {
                int piece = Long.numberOfTrailingZeros(next);
                group |= 1L << piece;
                near |= neighbours[piece];
                size++;
            }
            rest &= ~group;
            reach |= near;
            long plus1 = (size & 1) != 0 ? near : 0;
            sum1 ^= ((size & 2) != 0 ? near : 0) ^ sum0 & plus1;
            sum0 ^= plus1;
        }
        return left & reach & ~(1L << cell) & ~(sum0 ^ bit0 | sum1 ^ bit1 | high);
    }

    /// How many safe placements answer the threat of quints that the trial placement makes.
    private int replies(int cell, long left, long quints) {
        int fills = (quints & (quints - 1)) == 0 && (quints & (other3 | other2 | (other1 & other0))) == 0 ? 1 : 0;
        long safe = left & ~(new3 | new2 | (new1 & new0));
        return fills + Long.bitCount(spoilers(quints, safe, left, own | 1L << cell, new0, new1, new2, new3));
    }

    /// Which safe placements of a colour leave it without a cell for a quint. Only pieces that join a group next to
    /// such a cell can. It only requires that the colour's groups have at most 3 pieces, that the placements make
    /// groups of at most 3, and that a piece of the colour is left after them.
    ///
    /// @param quints the cells for a quint, at least one
    /// @param safe the placements in question
    /// @param left the empty cells
    /// @param pieces the pieces of the colour; its totals follow, bit by bit
    long spoilers(long quints, long safe, long left, long pieces, long bit0, long bit1, long bit2, long bit3) {
        long near = neighbours[Long.numberOfTrailingZeros(quints)];
        for (long rest = near & pieces; rest != 0; rest &= rest - 1) {
            long first = neighbours[Long.numberOfTrailingZeros(rest)];
            near |= first;
            for (long more = first & pieces; more != 0; more &= more - 1) {
                long second = neighbours[Long.numberOfTrailingZeros(more)];
                near |= second;
                for (long last = second & pieces; last != 0; last &= last - 1) {
                    near |= neighbours[Long.numberOfTrailingZeros(last)];
                }
            }
        }
        long spoilers = 0;
        for (long rest = near & safe; rest != 0; rest &= rest - 1) {
            int spoiler = Long.numberOfTrailingZeros(rest);
            place(spoiler, pieces, bit0, bit1, bit2, bit3);
            long open = left & new2 & ~(new0 | new1 | new3) & ~(1L << spoiler);
            spoilers |= open == 0 ? 1L << spoiler : 0;
        }
        return spoilers;
    }
}
