package hexalyst.game.kit;

import hexalyst.board.CellHash;
import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.Position;
import hexalyst.game.PositionKey;
import hexalyst.game.Side;
import java.util.List;
import java.util.function.IntToLongFunction;

/// The common definition of the hash of what stands on a board, for search boards ([CellHash]) and for
/// [Position#earlierKey]. Colours are taken as the mover's own and the other's, so that exchanging both colours and
/// players changes nothing. Everything else that belongs to a position (rules, supply, passes) goes into a frame that
/// each game defines.
public final class PositionHash {
    /// The family of the lower half of [Position#earlierKey], and of search boards.
    public static final int LOW = 0;
    /// The family of the upper half.
    public static final int HIGH = 1;
    /// A piece of the player to move.
    public static final int OWN = 0;
    /// A piece of the other player.
    public static final int OTHER = 1;
    /// A cell that nobody can use.
    public static final int BLOCKED = 2;
    /// The first kind of marks on cells.
    public static final int MARK = 3;

    private PositionHash() {}

    /// The kind of an occupied cell's content.
    public static int kind(Content content, Side toMove) {
        if (content.isBlocked()) {
            return BLOCKED;
        }
        return content.is(toMove) ? OWN : OTHER;
    }

    /// A hash of an edition and a board: the part that never changes during a game.
    ///
    /// @param family [#LOW] or [#HIGH] plus an offset, so that two games never share a family, nor a game and its cells
    public static long rules(int family, Edition edition, Grid grid) {
        long name = 0;
        for (int i = 0; i < edition.id().length(); i++) {
            name = 31 * name + edition.id().charAt(i);
        }
        return CellHash.mix(name) ^ CellHash.ofShape(family, grid.shape());
    }

    /// The frame of a game that has only its rules and a supply off the board. The exact supply matters: it determines
    /// how long the game can go on, since captured pieces do not come back. An endless supply changes nothing.
    ///
    /// @param rules [#rules]
    /// @param own the pieces left to the player to move
    /// @param other the pieces left to the other player
    public static long frame(long rules, int own, int other) {
        return CellHash.mix(rules ^ ((long) (own + 1) << 24 | (long) (other + 1)));
    }

    /// The hash of rules that apply to one player only, so that it matters who is to move ([Position#coloursDiffer]).
    public static long withSide(long rules, Side toMove) {
        return rules ^ (long) (1 + toMove.ordinal()) << 48;
    }

    /// The earlier key of a position whose cells hold plain stones, by definition rather than incrementally: in each of
    /// the two families, the smallest hash over the board's symmetries.
    ///
    /// @param frame returns the part that is not on the cells, for a family
    public static PositionKey key(Position position, IntToLongFunction frame) {
        return key(position, List.of(), frame);
    }

    /// The earlier key of a position where some cells are marked, such as those of an unfinished turn.
    ///
    /// @param marks sets of cells; each set counts as a content of its own, [#MARK] and the following ones
    public static PositionKey key(Position position, List<CellSet> marks, IntToLongFunction frame) {
        Grid grid = position.grid();
        int[] occupied = new int[(1 + marks.size()) * grid.cells()];
        int[] kinds = new int[occupied.length];
        int count = 0;
        for (int mark = 0; mark < marks.size(); mark++) {
            for (int cell : marks.get(mark).stream().toArray()) {
                occupied[count] = cell;
                kinds[count++] = MARK + mark;
            }
        }
        for (int cell = 0; cell < grid.cells(); cell++) {
            Content content = position.at(cell);
            if (!content.isEmpty()) {
                occupied[count] = cell;
                kinds[count++] = kind(content, position.toMove());
            }
        }
        long high = -1;
        long low = -1;
        long frameHigh = frame.applyAsLong(HIGH);
        long frameLow = frame.applyAsLong(LOW);
        for (int symmetry = 0; symmetry < grid.symmetries(); symmetry++) {
            long imageHigh = frameHigh;
            long imageLow = frameLow;
            for (int i = 0; i < count; i++) {
                int image = grid.image(symmetry, occupied[i]);
                imageHigh ^= CellHash.unsalted(HIGH, kinds[i], image);
                imageLow ^= CellHash.unsalted(LOW, kinds[i], image);
            }
            high = Long.compareUnsigned(imageHigh, high) < 0 ? imageHigh : high;
            low = Long.compareUnsigned(imageLow, low) < 0 ? imageLow : low;
        }
        return new PositionKey(high, low);
    }
}
