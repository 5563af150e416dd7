package hexalyst.game.kit;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.Groups;
import hexalyst.game.Edition;
import hexalyst.game.Outcome;
import hexalyst.game.Reason;
import hexalyst.game.Side;
import java.util.List;
import java.util.function.IntUnaryOperator;

/// A game in which each player joins two sides of the board ([Edition#goals]): who has joined them, and how much of the
/// shortest connection is still missing if the other player does nothing. Sets of stones are bits, White's before
/// Black's. Confined to one thread.
public final class Crossing {
    /// Longer than any connection: there is none.
    public static final int NONE = Ways.FAR;

    private final Grid grid;
    private final Flood flood;
    private final Ways ways;
    private final IntUnaryOperator cost;
    private final int[][] first = new int[2][];
    private final int[][] last = new int[2][];
    private final boolean[][] ends;
    private final int[] fromFirst;
    private final int[] fromLast;

    /// @param edition says which sides players join, two each
    /// @param cost what a connection takes for an empty cell, 1 or 2
    public Crossing(Edition edition, Grid grid, IntUnaryOperator cost) {
        this.grid = grid;
        this.cost = cost;
        flood = new Flood(grid);
        ways = new Ways(grid);
        fromFirst = new int[grid.cells()];
        fromLast = new int[grid.cells()];
        ends = new boolean[2][grid.cells()];
        for (Side player : Side.values()) {
            List<CellSet> sides = edition.goals(grid, player);
            first[player.ordinal()] = sides.getFirst().stream().toArray();
            last[player.ordinal()] = sides.getLast().stream().toArray();
            sides.getLast().stream().forEach(cell -> ends[player.ordinal()][cell] = true);
        }
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

    /// What a player's shortest connection still takes; [#NONE] if there is none.
    public int missing(int player, long[][] stones) {
        ways.costing(cell -> {
            if (Flood.has(stones[player], cell)) {
                return 0;
            }
            return Flood.has(stones[1 - player], cell) ? Ways.BARRED : cost.applyAsInt(cell);
        });
        ways.spread(first[player], fromFirst);
        int least = NONE;
        for (int cell : last[player]) {
            least = Math.min(least, fromFirst[cell]);
        }
        return least;
    }

    /// The same, and what connections through each cell take, for [#through].
    public int missingEverywhere(int player, long[][] stones) {
        int least = missing(player, stones);
        ways.spread(last[player], fromLast);
        return least;
    }

    /// What the shortest connection through a cell takes, of the player of the last [#missingEverywhere].
    public int through(int cell) {
        return fromFirst[cell] == Ways.FAR ? NONE : fromFirst[cell] + fromLast[cell] - ways.cost(cell);
    }
}
