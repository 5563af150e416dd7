package hexalyst.game.dominions;

import java.util.Arrays;
import java.util.function.IntConsumer;
import java.util.function.IntUnaryOperator;

/// Tiles on cells: which others fit beside them, and which groups are reversed. Confined to one thread.
final class TileBoard {
    /// No cell, and more than one.
    static final int NONE = -1;

    static final int SEVERAL = -2;
    /// How many numbers [#count] writes.
    static final int FEATURES = 4;

    private static final int OWNERS = 3;
    private static final int SETS = Dominions.TILES + 1;
    private static final int DIRECTIONS = 6;
    /// For some beams that a tile needs and some others that it may have, the tiles, each a bit.
    private static final long[][] FITTING = new long[SETS][SETS];

    /// The beams of each piece, and whose colour it shows.
    private static final int[] BEAMS = new int[OWNERS * (2 * Dominions.TILES + 1)];

    private static final int[] OWNER = new int[BEAMS.length];

    static {
        for (int piece = OWNERS + 1; piece < BEAMS.length; piece++) {
            BEAMS[piece] = ((piece - 1) / OWNERS - 1) % Dominions.TILES + 1;
            OWNER[piece] = (piece - 1) % OWNERS;
        }
        for (int need = 0; need < SETS; need++) {
            for (int free = 0; free < SETS; free++) {
                for (int tile = 1; tile < SETS; tile++) {
                    boolean fits = (tile & need) == need && (tile & ~need & ~free) == 0;
                    FITTING[need][free] |= fits ? 1L << tile : 0;
                }
            }
        }
    }

    private final int[][] near;
    /// The piece on each cell, as on a board of the kit; 0 for none.
    private final int[] at;
    /// The tiles that each player has placed, each a bit.
    private final long[] placed = new long[2];

    private int tiles;
    private final int[] queue;
    private int queued;
    private final int[] changed;
    private int changes;
    private int only;
    private final int[] met;
    private int walks;
    /// What the last look at a cell has found: the beams that a tile needs there, those that it may have, and those
    /// that lead to enemy tiles or would.
    private int need;

    private int free;
    private int enemies;

    TileBoard(int[][] near) {
        this.near = near;
        at = new int[near.length];
        queue = new int[near.length];
        changed = new int[near.length];
        met = new int[near.length];
    }

    /// Becomes equal to another one.
    void become(TileBoard other) {
        System.arraycopy(other.at, 0, at, 0, at.length);
        System.arraycopy(other.placed, 0, placed, 0, placed.length);
        tiles = other.tiles;
    }

    /// Takes over the pieces of a board.
    void read(IntUnaryOperator top) {
        tiles = 0;
        Arrays.fill(placed, 0);
        for (int cell = 0; cell < at.length; cell++) {
            put(cell, top.applyAsInt(cell));
        }
    }

    /// Puts a piece on an empty cell, or leaves it empty with 0.
    void put(int cell, int piece) {
        at[cell] = piece;
        if (piece != 0) {
            tiles++;
            placed[placer(piece)] |= 1L << beams(piece);
        }
    }

    /// The number of a piece on a board of the kit.
    static int code(int shown, int kind) {
        return OWNERS * kind + shown + 1;
    }

    private static int owner(int piece) {
        return OWNER[piece];
    }

    private static int beams(int piece) {
        return BEAMS[piece];
    }

    /// Who has placed a piece: 0 for White, 1 for Black.
    static int placer(int piece) {
        return isReversed(piece) ? 1 - owner(piece) : owner(piece);
    }

    private static boolean isReversed(int piece) {
        return (piece - 1) / OWNERS > Dominions.TILES;
    }

    /// A piece that shows the other colour.
    static int reversed(int piece) {
        int turned = piece + (isReversed(piece) ? -OWNERS : OWNERS) * Dominions.TILES;
        return owner(piece) == 0 ? turned + 1 : turned - 1;
    }

    boolean isEmpty(int cell) {
        return at[cell] == 0;
    }

    /// Whether a cell has a tile that shows a player's colour.
    boolean shows(int cell, int player) {
        return at[cell] != 0 && owner(at[cell]) == player;
    }

    /// How many tiles are on the board.
    int tiles() {
        return tiles;
    }

    /// How many tiles show a player's colour.
    int shown(int player) {
        int shown = 0;
        for (int piece : at) {
            shown += piece != 0 && owner(piece) == player ? 1 : 0;
        }
        return shown;
    }

    /// Whether a player has placed a tile.
    boolean hasPlaced(int player, int number) {
        return (placed[player] >> number & 1) != 0;
    }

    /// How many tiles a player still has.
    int left(int player) {
        return Dominions.TILES - Long.bitCount(placed[player]);
    }

    /// A player's points less the other's.
    int ahead(int player) {
        int other = 1 - player;
        return shown(player) - left(player) - shown(other) + left(other);
    }

    /// Finds what a tile of a player needs on an empty cell.
    ///
    /// @return whether some tile beside it is an enemy
    private boolean look(int player, int cell) {
        need = 0;
        free = 0;
        enemies = 0;
        for (int beam = 0; beam < DIRECTIONS; beam++) {
            int next = near[cell][beam];
            if (next >= 0 && at[next] == 0) {
                free |= 1 << beam;
            } else if (next >= 0) {
                need |= DominionsGround.meets(beams(at[next]), beam) ? 1 << beam : 0;
                enemies |= owner(at[next]) == player ? 0 : 1 << beam;
            }
        }
        return enemies != 0;
    }

    /// The cell beside another one in the direction of a beam; below 0 beyond the edge.
    int beside(int cell, int beam) {
        return near[cell][beam];
    }

    /// The tile with only the beams that are needed on the cell that was looked at last; 0 if there are none.
    int smallest() {
        return need;
    }

    /// The tiles that match all neighbours of an empty cell, each a bit, whoever places them.
    long matching(int cell) {
        look(0, cell);
        return FITTING[need][free];
    }

    /// The first beam at which a tile does not match on an empty cell: it points off the board, or meets a blank, or a
    /// beam is met by its blank. [Integer#SIZE] if it matches.
    int mismatch(int cell, int number) {
        look(0, cell);
        return Integer.numberOfTrailingZeros((number ^ need) & ~free);
    }

    /// Whether a tile of a player that matches on a cell touches what it must touch.
    boolean touches(int player, int cell) {
        if (tiles == 0 || look(player, cell)) {
            return true;
        }
        for (int beam = 0; beam < DIRECTIONS; beam++) {
            if ((need >> beam & 1) != 0 && isPure(near[cell][beam])) {
                return true;
            }
        }
        return false;
    }

    /// The tiles that a player may place on an empty cell, each a bit.
    long fitting(int player, int cell) {
        if (!touches(player, cell)) {
            return 0;
        }
        long fitting = matching(cell) & ~placed[player];
        // Only a tile without a beam to an empty cell can leave its group without a liberty.
        return (fitting >> need & 1) != 0 && oscillates(player, cell) ? fitting & ~(1L << need) : fitting;
    }

    /// Whether the tile with only the needed beams would be reversed on a cell where it fits, and others with it.
    boolean kills(int player, int cell) {
        int taken = tryNeeded(player, cell);
        takeBack(cell);
        return taken < -1;
    }

    /// Whether the tile with only the needed beams would reverse enemies and then have no liberty.
    private boolean oscillates(int player, int cell) {
        look(player, cell);
        if ((need & enemies) == 0) {
            return false;
        }
        boolean takes = tryNeeded(player, cell) > 0;
        boolean lives = hasLiberty(cell);
        takeBack(cell);
        return takes && !lives;
    }

    /// Places the tile with only the needed beams, and records what it reverses.
    private int tryNeeded(int player, int cell) {
        changes = 0;
        return place(player, cell, need, reversed -> changed[changes++] = reversed);
    }

    /// Takes back a tile and what it has reversed.
    private void takeBack(int cell) {
        for (int i = 0; i < changes; i++) {
            at[changed[i]] = reversed(at[changed[i]]);
        }
        placed[placer(at[cell])] &= ~(1L << beams(at[cell]));
        at[cell] = 0;
        tiles--;
    }

    /// Places a tile and reverses what has no liberty then.
    ///
    /// @param reversing is told each cell whose tile is reversed
    /// @return how many enemy tiles were reversed; below 0, how many own ones
    int place(int player, int cell, int number, IntConsumer reversing) {
        put(cell, code(player, number));
        int taken = 0;
        for (int beam = 0; beam < DIRECTIONS; beam++) {
            int next = near[cell][beam];
            if ((number >> beam & 1) != 0 && at[next] != 0 && owner(at[next]) != player && !hasLiberty(next)) {
                taken += reverse(reversing);
            }
        }
        return taken == 0 && !hasLiberty(cell) ? -reverse(reversing) : taken;
    }

    /// Reverses the group that was found without a liberty.
    private int reverse(IntConsumer reversing) {
        for (int i = 0; i < queued; i++) {
            at[queue[i]] = reversed(at[queue[i]]);
            reversing.accept(queue[i]);
        }
        return queued;
    }

    /// Whether the group of a tile has a liberty; if not, its cells are in the queue.
    boolean hasLiberty(int cell) {
        return walk(cell, true, true) >= 0;
    }

    /// Whether the section of a tile has only its colour.
    private boolean isPure(int cell) {
        int owner = owner(at[cell]);
        walk(cell, false, false);
        for (int i = 0; i < queued; i++) {
            if (owner(at[queue[i]]) != owner) {
                return false;
            }
        }
        return true;
    }

    /// How many beams of a tile's group point at empty cells.
    int liberties(int cell) {
        walk(cell, true, false);
        int liberties = 0;
        only = NONE;
        for (int i = 0; i < queued; i++) {
            for (int rest = BEAMS[at[queue[i]]]; rest != 0; rest &= rest - 1) {
                int next = near[queue[i]][Integer.numberOfTrailingZeros(rest)];
                if (at[next] == 0) {
                    liberties++;
                    only = only == NONE || only == next ? next : SEVERAL;
                }
            }
        }
        return liberties;
    }

    /// The only empty cell at which beams of a tile's group point; [#NONE] or [#SEVERAL].
    int onlyLiberty(int cell) {
        liberties(cell);
        return only;
    }

    /// Counts for a player less for the other: points, beams that point at empty cells, and tiles in groups that the
    /// next tile can reverse; of these the own ones and the other's apart.
    void count(int player, int[] into) {
        Arrays.fill(into, 0, FEATURES, 0);
        into[0] = ahead(player);
        walks++;
        int before = walks;
        for (int cell = 0; cell < at.length; cell++) {
            if (at[cell] == 0 || met[cell] >= before) {
                continue;
            }
            boolean own = owner(at[cell]) == player;
            into[1] += own ? liberties(cell) : -liberties(cell);
            if (only >= 0) {
                into[own ? 2 : 3] += queued;
            }
        }
    }

    /// How many tiles the group has that was looked at last.
    int groupSize() {
        return queued;
    }

    /// Puts the cells that beams join to one into the queue.
    ///
    /// @param own whether only those of its colour
    /// @param liberty whether to stop at a beam that points at an empty cell
    /// @return where the walk has stopped; below 0 if it has not
    private int walk(int cell, boolean own, boolean liberty) {
        walks++;
        met[cell] = walks;
        queue[0] = cell;
        queued = 1;
        int owner = owner(at[cell]);
        for (int i = 0; i < queued; i++) {
            for (int rest = BEAMS[at[queue[i]]]; rest != 0; rest &= rest - 1) {
                int next = near[queue[i]][Integer.numberOfTrailingZeros(rest)];
                if (at[next] == 0 && liberty) {
                    return next;
                }
                if (at[next] != 0 && met[next] != walks && (!own || owner(at[next]) == owner)) {
                    met[next] = walks;
                    queue[queued++] = next;
                }
            }
        }
        return -1;
    }
}
