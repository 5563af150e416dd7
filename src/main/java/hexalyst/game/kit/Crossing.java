package hexalyst.game.kit;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.Groups;
import hexalyst.game.Edition;
import hexalyst.game.Outcome;
import hexalyst.game.Reason;
import hexalyst.game.Side;
import java.util.List;
import java.util.Objects;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/// A game in which each player joins two sides of the board ([Edition#goals]): who has joined them, and how much of the
/// shortest connection is still missing if the other player does nothing. Sets of stones are bits, White's before
/// Black's. Confined to one thread.
public final class Crossing {
    private final Grid grid;
    private final Flood flood;
    private final Ways ways;
    private final IntUnaryOperator cost;
    private final int[][] first = new int[2][];
    private final int[][] last = new int[2][];
    private final boolean[][] ends;
    private final int[] nearest;
    /// Made when they are asked for, since most boards only ask who has joined sides.
    private final @Nullable Base[] bases = new @Nullable Base[2];

    /// @param edition says which sides players join, two each
    /// @param cost what a connection takes for an empty cell, 1 or 2
    public Crossing(Edition edition, Grid grid, IntUnaryOperator cost) {
        this.grid = grid;
        this.cost = cost;
        flood = new Flood(grid);
        ways = new Ways(grid);
        nearest = new int[grid.cells()];
        ends = new boolean[2][grid.cells()];
        for (Side player : Side.values()) {
            List<CellSet> sides = edition.goals(grid, player);
            first[player.ordinal()] = sides.getFirst().stream().toArray();
            last[player.ordinal()] = sides.getLast().stream().toArray();
            sides.getLast().stream().forEach(cell -> ends[player.ordinal()][cell] = true);
        }
    }

    private Base base(int player) {
        Base known = Objects.requireNonNullElseGet(bases[player], () -> new Base(player));
        bases[player] = known;
        return known;
    }

    /// Whether a player's stones join that player's sides.
    public boolean joins(int player, long[][] stones) {
        flood.begin();
        for (int cell : first[player]) {
            if (Flood.has(stones[player], cell) && !flood.seen(cell)) {
                int size = flood.fill(stones[player], cell);
                for (int i = 0; i < size; i++) {
                    if (ends[player][flood.filled(i)]) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /// Whether some stones join a player's sides.
    public static boolean joins(Edition edition, Grid grid, Side player, CellSet stones) {
        return Groups.of(grid, stones).stream()
                .anyMatch(group -> edition.goals(grid, player).stream().allMatch(group::intersects));
    }

    /// The end of a game in which a player has joined the sides: the reason is `end.joined`.
    public Outcome ended(Edition edition, long[][] stones) {
        Side winner = joins(0, stones) ? Side.WHITE : Side.BLACK;
        CellSet chain = Groups.of(grid, CellSet.ofWords(stones[winner.ordinal()])).stream()
                .filter(group -> joins(edition, grid, winner, group))
                .findFirst()
                .orElseThrow();
        return new Outcome.Won(winner, chain, Reason.of("end.joined", winner));
    }

    /// What a player's shortest connection still takes; [Ways#FAR] if there is none. Fast for positions that differ
    /// from
    /// one another by their last stone.
    public int missing(int player, long[][] stones) {
        Base base = base(player);
        int added = base.added(stones);
        if (added == Base.SEVERAL) {
            base.become(stones, false);
            return base.length;
        }
        if (base.hasMore(stones)) {
            base.become(stones, true);
        }
        if (added == Grid.NONE) {
            return base.length;
        }
        int through = base.through(added);
        if (Flood.has(stones[player], added)) {
            return through == Ways.FAR ? base.length : Math.min(base.length, through - cost.applyAsInt(added));
        }
        return through > base.length ? base.length : spread(player, stones, first[player], last[player], nearest);
    }

    /// The same, before asking [#through].
    public int missingEverywhere(int player, long[][] stones) {
        Base base = base(player);
        base.become(stones, false);
        return base.length;
    }

    /// What the shortest connection through a cell takes, of a player in the position of the last [#missingEverywhere].
    public int through(int player, int cell) {
        return base(player).through(cell);
    }

    /// Finds how far all cells are from some, and returns the distance of the nearest of others.
    private int spread(int player, long[][] stones, int[] from, int[] to, int[] into) {
        ways.costing(cell -> cost(player, stones, cell));
        ways.spread(from, into);
        int least = Ways.FAR;
        for (int cell : to) {
            least = Math.min(least, into[cell]);
        }
        return least;
    }

    private int cost(int player, long[][] stones, int cell) {
        if (Flood.has(stones[player], cell)) {
            return 0;
        }
        return Flood.has(stones[1 - player], cell) ? Ways.BARRED : cost.applyAsInt(cell);
    }

    /// A position in which all is known of a player's connections. Others with one more stone follow from it.
    private final class Base {
        /// More than one stone has been added.
        private static final int SEVERAL = -2;

        private final int player;
        private final long[][] stones;
        private final int[] fromFirst = new int[grid.cells()];
        private final int[] fromLast = new int[grid.cells()];
        private int length;

        Base(int player) {
            this.player = player;
            stones = new long[2][Ground.words(grid)];
            become(stones, false);
        }

        /// The stone that a position has and this one has not; [Grid#NONE] for none, [#SEVERAL] for more than one.
        private int added(long[][] now) {
            int found = Grid.NONE;
            for (int side = 0; side < 2; side++) {
                for (int word = 0; word < stones[side].length; word++) {
                    long more = now[side][word] & ~stones[side][word];
                    if (more != 0) {
                        boolean one = found == Grid.NONE && (more & more - 1) == 0;
                        found = one ? word << 6 | Long.numberOfTrailingZeros(more) : SEVERAL;
                    }
                }
            }
            return found;
        }

        /// Whether this position has a stone that another one has not.
        private boolean hasMore(long[][] now) {
            for (int side = 0; side < 2; side++) {
                for (int word = 0; word < stones[side].length; word++) {
                    if ((stones[side][word] & ~now[side][word]) != 0) {
                        return true;
                    }
                }
            }
            return false;
        }

        /// Becomes another position, or what is common to both.
        private void become(long[][] now, boolean common) {
            for (int side = 0; side < 2; side++) {
                for (int word = 0; word < stones[side].length; word++) {
                    stones[side][word] = now[side][word] & (common ? stones[side][word] : -1);
                }
            }
            length = spread(player, stones, first[player], last[player], fromFirst);
            spread(player, stones, last[player], first[player], fromLast);
        }

        private int through(int cell) {
            return fromFirst[cell] == Ways.FAR || fromLast[cell] == Ways.FAR
                    ? Ways.FAR
                    : fromFirst[cell] + fromLast[cell] - cost(player, stones, cell);
        }
    }
}
