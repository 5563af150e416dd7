package hexalyst.game.dominions;

import hexalyst.board.CellSet;
import hexalyst.game.Outcome;
import hexalyst.game.Playout;
import hexalyst.game.Points;
import hexalyst.game.Reason;
import hexalyst.game.SetupCheck;
import hexalyst.game.SetupProblem;
import hexalyst.game.Side;
import hexalyst.game.kit.Flood;
import hexalyst.game.kit.Ground;
import hexalyst.game.kit.PiecePlayout;
import hexalyst.game.kit.PlacingBoard;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// The rules of Dominions, random games and its evaluation. Sets of tiles are numbers with a bit for each.
final class DominionsBoard extends PlacingBoard {
    /// The weights of [#features], in thousandths of the logarithm of the odds: points, beams that point at empty cells
    /// (both less the other's), and tiles in groups that the next tile can reverse, own ones and the other's.
    /// Weights fitted to 200 games on 19 cells (28, 82, -106, 663) won no more than these.
    private static final int[] WEIGHTS = {60, 15, -20, 60};

    private static final int REVERSED = Dominions.TILES;
    /// All tiles, from bit 1.
    private static final long ALL = -2;

    private static final int SEVERAL = -2;

    private final Flood flood = new Flood(grid(), this::joined);
    /// How many tiles there are in the group that was looked at last, which the flood has filled.
    private int size;
    /// How many beams of it point at empty cells, and the only such cell; below 0 if there are none or several.
    private int liberties;

    private int only;
    /// Whether no beam joins it to an enemy tile, so that it is a whole section.
    private boolean pure;
    /// How many tiles the tile placed last has reversed: the enemy's, and its own group's.
    private int taken;

    private int lost;
    /// Whether it may not be placed there, having reversed enemies and still no liberty.
    private boolean oscillates;

    DominionsBoard(Ground ground) {
        super(ground);
    }

    /// The number of the tile on a cell; 0 for none.
    private int tile(int cell) {
        return top(cell) == EMPTY ? 0 : Dominions.number(kind(top(cell)));
    }

    /// Whose colour the tile on a cell shows.
    private int shown(int cell) {
        return owner(top(cell));
    }

    /// Who has placed it.
    private int placer(int cell) {
        return kind(top(cell)) > REVERSED ? 1 - shown(cell) : shown(cell);
    }

    /// The cell at which a beam points, by its place in the numbers of tiles; [#NONE] beyond the edge.
    private int beside(int cell, int beam) {
        return grid().neighbour(cell, (Dominions.BEAMS + 1 - beam) % Dominions.BEAMS);
    }

    /// The cells at which some beams of a tile point.
    private int[] ends(int cell, int beams) {
        int[] ends = new int[Integer.bitCount(beams)];
        int count = 0;
        for (int rest = beams; rest != 0; rest &= rest - 1) {
            ends[count++] = beside(cell, Integer.numberOfTrailingZeros(rest));
        }
        return ends;
    }

    /// What a cell asks of a tile on it.
    ///
    /// @param needed the beams that meet those of the tiles beside it
    /// @param free those that point at empty cells, which a tile may have or not; it has no others
    private record Gap(int needed, int free) {
        /// The first beam at which a tile does not match; [Integer#SIZE] if it matches.
        int mismatch(int tile) {
            return Integer.numberOfTrailingZeros((tile ^ needed) & ~free);
        }

        /// Those of some tiles that match.
        long matching(long some) {
            long tiles = 0;
            int part = 0;
            do {
                tiles |= 1L << (needed | part);
                part = part - free & free;
            } while (part != 0);
            return tiles & some;
        }
    }

    private Gap gap(int cell) {
        int needed = 0;
        int free = 0;
        for (int beam = 0; beam < Dominions.BEAMS; beam++) {
            int next = beside(cell, beam);
            int tile = next == NONE ? 0 : tile(next);
            needed |= (tile >> (beam + Dominions.BEAMS / 2) % Dominions.BEAMS & 1) << beam;
            free |= next != NONE && tile == 0 ? 1 << beam : 0;
        }
        return new Gap(needed, free);
    }

    @Override
    protected void check(SetupCheck check) {
        for (int cell = 0; cell < grid().cells(); cell++) {
            int tile = tile(cell);
            int placer = placer(cell);
            if (tile > 0 && IntStream.range(0, cell).anyMatch(as -> tile(as) == tile && placer(as) == placer)) {
                check.add(SetupProblem.at(cell, "setup.twice", Side.values()[placer], tile));
            }
            int beam = tile > 0 ? gap(cell).mismatch(tile) : Integer.SIZE;
            if (beam != Integer.SIZE) {
                int next = beside(cell, beam);
                String key = next == NONE ? "setup.off" : "setup.unmatched";
                check.add(SetupProblem.at(cell, key, next == NONE ? "" : grid().name(next)));
            }
        }
        check.refuse(pieces() == 0 && passes() > 0, SetupProblem.Part.PASSES, "setup.firstPass");
    }

    /// Looks at the group of the tile on a cell: those of its colour that beams join to it.
    private DominionsBoard look(int cell) {
        flood.begin();
        gather(cell);
        return this;
    }

    /// The same in a row of looks at different groups.
    private void gather(int cell) {
        liberties = 0;
        only = NONE;
        pure = true;
        size = flood.fill(cell);
    }

    /// The tiles of the same colour that beams join to one; at what else its beams point is counted.
    private int[] joined(int cell) {
        int[] ends = ends(cell, tile(cell));
        int found = 0;
        for (int next : ends) {
            if (top(next) == EMPTY) {
                liberties++;
                only = only == NONE || only == next ? next : SEVERAL;
            } else if (shown(next) == shown(cell)) {
                ends[found++] = next;
            } else {
                pure = false;
            }
        }
        return Arrays.copyOf(ends, found);
    }

    @Override
    protected long left(int player) {
        long left = ALL;
        for (int cell = 0; cell < grid().cells(); cell++) {
            left &= placer(cell) == player ? ~(1L << tile(cell)) : ALL;
        }
        return left;
    }

    @Override
    protected boolean mayPass() {
        return pieces() > 0;
    }

    @Override
    protected long legal(int cell, long some) {
        Gap gap = gap(cell);
        long tiles = gap.matching(some);
        if (tiles == 0 || !touches(cell, gap)) {
            return 0;
        }
        // Only the tile without a beam to an empty cell can leave its group without a liberty.
        long closed = tiles & 1L << gap.needed;
        boolean oscillation = closed != 0 && reverses(cell, gap.needed) && trying(cell, gap.needed, () -> oscillates);
        return oscillation ? tiles & ~closed : tiles;
    }

    /// Whether a tile on an empty cell that matches there has one beside it that it has to touch.
    private boolean touches(int cell, Gap gap) {
        if (pieces() == 0) {
            return true;
        }
        for (int next : grid().adjacent(cell)) {
            if (shown(next) == 1 - mover()) {
                return true;
            }
        }
        for (int next : ends(cell, gap.needed)) {
            if (look(next).pure) {
                return true;
            }
        }
        return false;
    }

    /// Whether a tile on an empty cell takes the last liberty of an enemy group.
    private boolean reverses(int cell, int tile) {
        for (int next : ends(cell, tile)) {
            if (shown(next) == 1 - mover() && look(next).only == cell) {
                return true;
            }
        }
        return false;
    }

    /// Reverses what has no liberty then; the group of the tile is looked at last.
    @Override
    protected void placed(int cell) {
        taken = 0;
        for (int next : ends(cell, tile(cell))) {
            if (shown(next) == 1 - mover() && look(next).liberties == 0) {
                taken += reverse();
            }
        }
        boolean dies = look(cell).liberties == 0;
        oscillates = dies && taken > 0;
        lost = dies && taken == 0 ? reverse() : 0;
    }

    /// Reverses the group that was looked at last, and returns its size.
    private int reverse() {
        for (int i = 0; i < size; i++) {
            int cell = flood.filled(i);
            int kind = kind(top(cell));
            replace(cell, code(1 - shown(cell), kind > REVERSED ? kind - REVERSED : kind + REVERSED));
        }
        return size;
    }

    @Override
    protected Points counted() {
        return Points.of(player -> pieces(player) - Long.bitCount(left(player)));
    }

    /// Says too how many tiles each player shows and has left.
    @Override
    protected Outcome ended() {
        return counted()
                .outcome("end.passes", side -> List.of(pieces(side.ordinal()), Long.bitCount(left(side.ordinal()))));
    }

    /// Those where a beam of the player's points and no tile that the other has left matches. None ever will: when
    /// cells beside it are filled, fewer tiles match, nobody gets tiles back, and a reversed one keeps its beams.
    @Override
    protected CellSet eyes(int player) {
        long others = left(1 - player);
        return CellSet.of(cells(EMPTY).stream()
                .filter(cell -> gap(cell).matching(others) == 0
                        && Arrays.stream(ends(cell, gap(cell).needed())).anyMatch(next -> shown(next) == player))
                .toArray());
    }

    @Override
    public int features(int[] into) {
        Arrays.fill(into, 0, WEIGHTS.length, 0);
        into[0] = plainCount();
        flood.begin();
        for (int cell = 0; cell < grid().cells(); cell++) {
            if (top(cell) != EMPTY && !flood.seen(cell)) {
                boolean own = shown(cell) == mover();
                gather(cell);
                into[1] += own ? liberties : -liberties;
                into[own ? 2 : 3] += only >= 0 ? size : 0;
            }
        }
        return WEIGHTS.length;
    }

    @Override
    protected int[] weights() {
        return WEIGHTS;
    }

    @Override
    public Playout playout() {
        return new RandomGames();
    }

    @Override
    protected Reason made(int cell, int tile) {
        if (trying(cell, tile, () -> lost) > 0) {
            return Reason.of("makes.suicide", lost);
        }
        return taken > 0 ? Reason.of("makes.reverses", taken, liberties) : Reason.of("makes.tile", size, liberties);
    }

    @Override
    protected Reason whyNot(int cell, int tile) {
        int beam = gap(cell).mismatch(tile);
        if (beam == Integer.SIZE) {
            return Reason.of(touches(cell, gap(cell)) ? "illegal.oscillates" : "illegal.touch");
        }
        int next = beside(cell, beam);
        if (next == NONE) {
            return Reason.of("illegal.off");
        }
        return Reason.of((tile >> beam & 1) != 0 ? "illegal.blank" : "illegal.beam", grid().name(next));
    }

    /// Random games in which a player places a random tile on a random cell, with a liberty of its own if possible, and
    /// passes if all others would be suicide. To take or save groups near the last tile made it no stronger.
    private final class RandomGames extends PiecePlayout {
        RandomGames() {
            super(DominionsBoard.this);
        }

        @Override
        protected int choose(RandomGenerator random) {
            long left = left(mover());
            long[] open = tops(EMPTY).clone();
            for (int cell = Playout.one(open, random); cell >= 0; cell = Playout.one(open, random)) {
                long tiles = sensible(cell, legal(cell, left));
                if (tiles != 0) {
                    return placing(cell, Playout.one(new long[] {tiles}, random));
                }
                open[cell >> 6] &= ~(1L << cell);
            }
            return pass();
        }

        /// Those of the legal tiles that have a liberty of their own, or else the other one unless more die with it.
        private long sensible(int cell, long legal) {
            int closed = gap(cell).needed();
            long open = legal & ~(1L << closed);
            boolean kills = open == 0 && legal != 0 && trying(cell, closed, () -> lost) > 1;
            return open != 0 || kills ? open : legal;
        }
    }
}
