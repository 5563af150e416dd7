package hexalyst.game.rondo;

import hexalyst.board.Grid;
import hexalyst.game.kit.Ways;

/// Steps, jumps and chains on circles. Sets of cells are bits; `men` are those of White and of Black, each in one word.
/// A player is 0 for White, who goes clockwise and outward, or 1 for Black. Immutable.
final class Circles {
    private final int sectors;
    private final long all;
    private final long inner;
    private final long outer;
    /// The first cell of each circle.
    private final long firsts;

    Circles(Grid grid) {
        sectors = grid.rowLength(0);
        all = -1L >>> -grid.cells();
        inner = -1L >>> -sectors;
        outer = inner << grid.cells() - sectors;
        firsts = all / inner;
    }

    /// The next cells along the circles.
    private long along(long cells, int player) {
        long lasts = firsts << sectors - 1;
        return player == 0
                ? (cells & ~lasts) << 1 | (cells & lasts) >>> sectors - 1
                : (cells & ~firsts) >>> 1 | (cells & firsts) << sectors - 1;
    }

    /// Where a player's men step from some cells, which are the links of chains. The other player's steps lead back.
    long steps(long cells, int player) {
        long along = along(cells, player);
        return along | (player == 0 ? (cells | along) << sectors & all : (cells | along) >>> sectors);
    }

    private long empty(long[][] men) {
        return all & ~men[0][0] & ~men[1][0];
    }

    /// The men that can jump.
    long jumpers(long[][] men, int player) {
        return men[player][0] & along(men[1 - player][0] & along(empty(men), 1 - player), 1 - player);
    }

    /// The men that have a turn: those that can jump or, if there are none, that can step.
    long movers(long[][] men, int player) {
        long jumpers = jumpers(men, player);
        return jumpers != 0 ? jumpers : men[player][0] & steps(empty(men), 1 - player);
    }

    /// Where a man that has a turn can go: to its own cell if it would jump for ever.
    long targets(long[][] men, int player, long from) {
        long free = empty(men) | from;
        long at = 0;
        long over = along(from, player);
        long to = along(over, player);
        while (at != from && (over & men[1 - player][0]) != 0 && (to & free) != 0) {
            at = to;
            over = along(at, player);
            to = along(over, player);
        }
        return at != 0 ? at : steps(from, player) & free;
    }

    /// How far outward of the middle circle all men are, twice and together: what White has gone and Black has not.
    int outward(long[][] men) {
        int sum = 0;
        for (int circle = 0, far = 1 - Long.bitCount(firsts); circle < Long.bitCount(firsts); circle++, far += 2) {
            sum += far * Long.bitCount((men[0][0] | men[1][0]) >>> circle * sectors & inner);
        }
        return sum;
    }

    /// The men that would jump for ever.
    long trapped(long[][] men, int player) {
        long trapped = 0;
        for (long rest = jumpers(men, player); rest != 0; rest &= rest - 1) {
            trapped |= rest & -rest & targets(men, player, rest & -rest);
        }
        return trapped;
    }

    /// Adds to some cells all those to which a player's steps lead over these and others.
    private long spread(long cells, long among, int player) {
        long all = cells | steps(cells, player) & among;
        return all == cells ? cells : spread(all, among, player);
    }

    /// The men on chains from the inner to the outer circle.
    long chains(long men) {
        return spread(men & inner, men, 0) & spread(men & outer, men, 1);
    }

    /// Whether there is such a chain.
    boolean joins(long men) {
        return (spread(men & inner, men, 0) & outer) != 0;
    }

    /// True if a legal turn of a player completes a chain: one to where both parts of it end, from neither.
    boolean connects(long[][] men, int player) {
        long own = men[player][0];
        long goals = empty(men)
                & (steps(spread(own & inner, own, 0), 0) | inner)
                & (steps(spread(own & outer, own, 1), 1) | outer);
        for (long rest = goals == 0 ? 0 : movers(men, player); rest != 0; rest &= rest - 1) {
            long from = rest & -rest;
            for (long to = targets(men, player, from) & goals; to != 0; to &= to - 1) {
                if (joins(own ^ from | to & -to)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// How many more men a chain over empty cells needs; [Ways#FAR] if there is none.
    int missing(long[][] men, int player) {
        long own = men[player][0];
        long open = empty(men);
        long reached = spread(own & inner, own, 0);
        long before = -1;
        int more = 0;
        while (reached != before && (reached & outer) == 0) {
            before = reached;
            reached = spread(reached | (steps(reached, 0) | inner) & open, own, 0);
            more++;
        }
        return (reached & outer) == 0 ? Ways.FAR : more;
    }
}
