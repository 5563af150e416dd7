package hexalyst.game.rondo;

import hexalyst.board.Grid;

/// Steps, jumps and chains on circles, with sets of cells as bits. A player is 0 for White, who goes clockwise and
/// outward, or 1 for Black. Immutable.
final class Circles {
    final int count;
    private final int sectors;
    private final long all;
    /// The first and the last cell of each circle.
    private final long firsts;

    private final long lasts;
    private final long inner;
    private final long outer;

    Circles(Grid grid) {
        count = grid.rows();
        sectors = grid.rowLength(0);
        all = -1L >>> -grid.cells();
        inner = -1L >>> -sectors;
        outer = inner << grid.cells() - sectors;
        long each = 1;
        for (int circle = 1; circle < count; circle++) {
            each |= each << sectors;
        }
        firsts = each;
        lasts = each << sectors - 1;
    }

    /// The next cells along the circles.
    private long along(long cells, int player) {
        return player == 0
                ? (cells & ~lasts) << 1 | (cells & lasts) >>> sectors - 1
                : (cells & ~firsts) >>> 1 | (cells & firsts) << sectors - 1;
    }

    /// The cells to which a player's men step from some cells; the other player's steps lead back. Chains have the same
    /// links.
    long steps(long cells, int player) {
        long along = along(cells, player);
        long across = cells | along;
        return along | (player == 0 ? across << sectors & all : across >>> sectors);
    }

    /// The men that can jump.
    long jumpers(long men, long enemies, long empty, int player) {
        return men & along(enemies & along(empty, 1 - player), 1 - player);
    }

    /// The men that have a turn: those that can jump or, if there are none, that can step.
    long movers(long men, long enemies, long empty, int player) {
        long jumpers = jumpers(men, enemies, empty, player);
        return jumpers != 0 ? jumpers : men & steps(empty, 1 - player);
    }

    /// Where a man that has a turn can go.
    long targets(int from, long enemies, long empty, int player) {
        long landing = landing(1L << from, enemies, empty, player);
        return landing != 0 ? landing : steps(1L << from, player) & empty;
    }

    /// Where a man comes to that jumps as long as it can: its own cell if it would jump for ever; 0 if it cannot jump.
    private long landing(long from, long enemies, long empty, int player) {
        long at = 0;
        long over = along(from, player);
        long to = along(over, player);
        while (at != from && (over & enemies) != 0 && (to & (empty | from)) != 0) {
            at = to;
            over = along(at, player);
            to = along(over, player);
        }
        return at;
    }

    /// Whether two cells are on the same circle.
    boolean areOnOne(int one, int other) {
        return one / sectors == other / sectors;
    }

    /// The cells between two of a circle; all others of the circle if they are the same.
    long between(long from, long to, int player) {
        long cells = 0;
        for (long at = along(from, player); at != to; at = along(at, player)) {
            cells |= at;
        }
        return cells;
    }

    /// The men that would jump for ever.
    long trapped(long men, long enemies, long empty, int player) {
        long trapped = 0;
        for (long rest = jumpers(men, enemies, empty, player); rest != 0; rest &= rest - 1) {
            trapped |= rest & -rest & landing(rest & -rest, enemies, empty, player);
        }
        return trapped;
    }

    /// Adds to some cells all those to which a player's steps lead over these and others.
    private long spread(long cells, long among, int player) {
        long reached = cells;
        long before;
        do {
            before = reached;
            reached |= steps(reached, player) & among;
        } while (reached != before);
        return reached;
    }

    /// The men on chains from the inner to the outer circle.
    long chains(long men) {
        return spread(men & inner, men, 0) & spread(men & outer, men, 1);
    }

    /// Whether there is such a chain.
    boolean joins(long men) {
        return (men & outer) != 0 && (spread(men & inner, men, 0) & outer) != 0;
    }

    /// True if a legal turn of a player who is to move completes a chain: one that puts a man where both parts of it
    /// end, and leaves both.
    boolean connects(long men, long enemies, long empty, int player) {
        long goals = empty
                & (steps(spread(men & inner, men, 0), 0) | inner)
                & (steps(spread(men & outer, men, 1), 1) | outer);
        for (long rest = goals == 0 ? 0 : movers(men, enemies, empty, player); rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            for (long to = targets(from, enemies, empty, player) & goals; to != 0; to &= to - 1) {
                if (joins(men & ~(1L << from) | to & -to)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// How many more men a chain needs at least.
    ///
    /// @param open the cells on which they can be
    /// @param most returned if it needs as many, or cannot be
    int missing(long men, long open, int most) {
        long reached = spread(men & inner, men, 0);
        int more = 0;
        while (more < most && (reached & outer) == 0) {
            reached = spread(reached | (steps(reached, 0) | inner) & open, men, 0);
            more++;
        }
        return more;
    }
}
