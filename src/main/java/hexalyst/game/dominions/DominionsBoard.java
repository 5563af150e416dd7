package hexalyst.game.dominions;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Outcome;
import hexalyst.game.Part;
import hexalyst.game.Piece;
import hexalyst.game.Playout;
import hexalyst.game.Points;
import hexalyst.game.RandomPlayout;
import hexalyst.game.Reason;
import hexalyst.game.Side;
import hexalyst.game.StoneCodec;
import hexalyst.game.kit.Ground;
import hexalyst.game.kit.PassingBoard;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// The rules of Dominions, random games and its evaluation. Sets of tiles are numbers with a bit for each.
final class DominionsBoard extends PassingBoard {
    /// The weights of [#features], in thousandths of the logarithm of the odds: points, beams that point at empty cells
    /// (both less the other's), and tiles in groups that the next tile can reverse, own ones and the other's.
    /// Weights fitted to 200 games on 19 cells (28, 82, -106, 663) won no more than these.
    private static final int[] WEIGHTS = {60, 15, -20, 60};

    private static final int REVERSED = Dominions.TILES;
    private static final int SEVERAL = -2;

    private final StoneCodec codec;
    /// The group that was looked at last: the cells of its tiles, and how many there are.
    private final int[] group;

    private int size;
    /// How many beams of it point at empty cells, and the only such cell; below 0 if there are none or several.
    private int liberties;

    private int only;
    /// Whether no beam joins it to an enemy tile, so that it is a whole section.
    private boolean pure;
    /// For each cell the last look that has met it, and how many looks there were.
    private final int[] met;

    private int looks;
    /// How many tiles the tile placed last has reversed: the enemy's, and its own group's.
    private int taken;

    private int lost;
    /// Whether it may not be placed there, having reversed enemies and still no liberty.
    private boolean oscillates;

    DominionsBoard(Ground ground) {
        super(ground);
        codec = new StoneCodec(ground.grid(), StoneCodec.Colours.NONE, Dominions.TILES);
        group = new int[grid().cells()];
        met = new int[grid().cells()];
    }

    /// The number of the tile on a cell; 0 for none.
    private int tile(int cell) {
        return top(cell) == EMPTY ? 0 : Dominions.number(kind(top(cell)));
    }

    /// Whose colour the tile on a cell shows.
    private int shown(int cell) {
        return owner(top(cell));
    }

    private Gap gap(int cell) {
        return Gap.at(grid(), cell, this::tile);
    }

    /// The cells at which some beams of a tile point.
    private int[] ends(int cell, int beams) {
        int[] ends = new int[Integer.bitCount(beams)];
        int rest = beams;
        for (int i = 0; i < ends.length; i++) {
            ends[i] = Gap.beside(grid(), cell, Integer.numberOfTrailingZeros(rest));
            rest &= rest - 1;
        }
        return ends;
    }

    /// Looks at the group of the tile on a cell: those of its colour that beams join to it.
    private DominionsBoard look(int cell) {
        looks++;
        size = 0;
        liberties = 0;
        only = NONE;
        pure = true;
        meet(cell);
        for (int i = 0; i < size; i++) {
            for (int next : ends(group[i], tile(group[i]))) {
                if (top(next) == EMPTY) {
                    liberties++;
                    only = only == NONE || only == next ? next : SEVERAL;
                } else if (shown(next) != shown(cell)) {
                    pure = false;
                } else if (met[next] != looks) {
                    meet(next);
                }
            }
        }
        return this;
    }

    private void meet(int cell) {
        met[cell] = looks;
        group[size++] = cell;
    }

    /// How many tiles show a player's colour.
    private int showing(int player) {
        int count = 0;
        for (int cell = 0; cell < grid().cells(); cell++) {
            count += shown(cell) == player ? 1 : 0;
        }
        return count;
    }

    /// The tiles that a player has left.
    private long left(int player) {
        long left = 0;
        for (int tile = 1; tile <= Dominions.TILES; tile++) {
            boolean placed = next(code(player, tile), 0) >= 0 || next(code(1 - player, REVERSED + tile), 0) >= 0;
            left |= placed ? 0 : 1L << tile;
        }
        return left;
    }

    @Override
    protected int turns(int[] into) {
        long left = left(mover());
        int listed = 0;
        for (int cell = next(EMPTY, 0); cell >= 0; cell = next(EMPTY, cell + 1)) {
            for (long tiles = legal(cell, left); tiles != 0; tiles &= tiles - 1) {
                into[listed++] = codec.place(cell, toMove(), Long.numberOfTrailingZeros(tiles));
            }
        }
        if (pieces() > 0) {
            into[listed++] = pass();
        }
        return listed;
    }

    /// Those of some tiles that the player to move may place on an empty cell.
    private long legal(int cell, long some) {
        Gap gap = gap(cell);
        long tiles = gap.tiles() & some;
        if (tiles == 0 || !touches(cell)) {
            return 0;
        }
        // Only the tile without a beam to an empty cell can leave its group without a liberty.
        long closed = tiles & 1L << gap.needed();
        return closed != 0 && tries(cell, gap.needed()).oscillates ? tiles & ~closed : tiles;
    }

    /// Whether a tile on an empty cell that matches there has one beside it that it has to touch.
    private boolean touches(int cell) {
        boolean touches = pieces() == 0;
        for (int next : ends(cell, gap(cell).needed())) {
            touches = touches || look(next).pure;
        }
        for (int next : grid().adjacent(cell)) {
            touches |= shown(next) == 1 - mover();
        }
        return touches;
    }

    @Override
    protected void fill(int turn) {
        place(codec.cell(turn), codec.kind(turn));
    }

    /// Places a tile and reverses what has no liberty then; its group is looked at last.
    private void place(int cell, int tile) {
        push(cell, code(mover(), tile));
        taken = 0;
        for (int next : ends(cell, tile)) {
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
            int kind = kind(top(group[i]));
            int turned = kind > REVERSED ? kind - REVERSED : kind + REVERSED;
            replace(group[i], code(1 - shown(group[i]), turned));
        }
        return size;
    }

    /// Finds out what a tile does.
    private DominionsBoard tries(int cell, int tile) {
        mark();
        place(cell, tile);
        rollBack();
        return this;
    }

    /// Those with few beams first.
    @Override
    protected List<Piece> stock(int player) {
        long left = left(player);
        return IntStream.rangeClosed(1, Dominions.TILES)
                .filter(tile -> (left >> tile & 1) != 0)
                .boxed()
                .sorted(Comparator.comparingInt(Integer::bitCount))
                .map(tile -> Dominions.tile(Side.values()[player], tile))
                .toList();
    }

    private int points(int player) {
        return showing(player) - Long.bitCount(left(player));
    }

    /// Without cells: the board shows whose each tile is.
    @Override
    protected Points counted() {
        return new Points(points(0), points(1), CellSet.EMPTY, CellSet.EMPTY);
    }

    /// Says too how many tiles each player shows and has left, the leader's first.
    @Override
    protected Outcome ended() {
        int first = counted().leader().orElse(Side.WHITE).ordinal();
        return counted()
                .outcome(
                        "end.passes",
                        showing(first),
                        Long.bitCount(left(first)),
                        showing(1 - first),
                        Long.bitCount(left(1 - first)));
    }

    /// 1 if a pass ends the game with a win for the player to move.
    @Override
    public int outlook() {
        return passes() > 0 && plainCount() > 0 ? 1 : 0;
    }

    /// Those where a beam of the player's points and no tile that the other has left matches. None ever will: when
    /// cells beside it are filled, fewer tiles match, nobody gets tiles back, and a reversed one keeps its beams.
    @Override
    protected CellSet eyes(int player) {
        long others = left(1 - player);
        return CellSet.of(cells(EMPTY).stream()
                .filter(cell -> (gap(cell).tiles() & others) == 0
                        && Arrays.stream(ends(cell, gap(cell).needed())).anyMatch(next -> shown(next) == player))
                .toArray());
    }

    @Override
    public int features(int[] into) {
        Arrays.fill(into, 0, WEIGHTS.length, 0);
        into[0] = plainCount();
        int before = looks;
        for (int cell = 0; cell < grid().cells(); cell++) {
            if (top(cell) != EMPTY && met[cell] <= before) {
                boolean own = shown(cell) == mover();
                look(cell);
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
    protected Reason filling(int turn) {
        tries(codec.cell(turn), codec.kind(turn));
        if (lost > 0) {
            return Reason.of("makes.suicide", lost);
        }
        return taken > 0 ? Reason.of("makes.reverses", taken, liberties) : Reason.of("makes.tile", size, liberties);
    }

    @Override
    protected Reason whyNot(Part.Put put) {
        int cell = put.cell();
        int tile = Dominions.number(put.piece().kind());
        if (top(cell) != EMPTY) {
            return Reason.of("illegal.occupied");
        }
        if (put.colour() != toMove()) {
            return Reason.of("illegal.colour", toMove());
        }
        if ((left(mover()) >> tile & 1) == 0) {
            return Reason.of("illegal.placed", tile);
        }
        int beam = gap(cell).mismatch(tile);
        if (beam == Integer.SIZE) {
            return Reason.of(touches(cell) ? "illegal.oscillates" : "illegal.touch");
        }
        int next = Gap.beside(grid(), cell, beam);
        if (next == Grid.NONE) {
            return Reason.of("illegal.off");
        }
        return Reason.of((tile >> beam & 1) != 0 ? "illegal.blank" : "illegal.beam", grid().name(next));
    }

    /// Random games in which a player places a random tile on a random cell, with a liberty of its own if possible, and
    /// passes if all others would be suicide. To take or save groups near the last tile made it no stronger.
    private final class RandomGames extends RandomPlayout {
        private final int[] owners = new int[grid().cells()];

        RandomGames() {
            super(DominionsBoard.this, true);
        }

        @Override
        protected int choose(RandomGenerator random) {
            long left = left(mover());
            long[] open = tops(EMPTY).clone();
            for (int cell = Playout.one(open, random); cell >= 0; cell = Playout.one(open, random)) {
                long tiles = sensible(cell, legal(cell, left));
                if (tiles != 0) {
                    return codec.place(cell, toMove(), Playout.one(new long[] {tiles}, random));
                }
                open[cell >> 6] &= ~(1L << cell);
            }
            return pass();
        }

        /// Those of the legal tiles that have a liberty of their own, or else the other one unless more die with it.
        private long sensible(int cell, long legal) {
            int closed = gap(cell).needed();
            long open = legal & ~(1L << closed);
            boolean kills = open == 0 && legal != 0 && tries(cell, closed).lost > 1;
            return open != 0 || kills ? open : legal;
        }

        @Override
        protected void over() {
            Arrays.setAll(owners, cell -> top(cell) == EMPTY ? 0 : 1 - 2 * shown(cell));
        }

        @Override
        public void addOwners(int[] sums) {
            Arrays.setAll(sums, cell -> sums[cell] + owners[cell]);
        }
    }
}
