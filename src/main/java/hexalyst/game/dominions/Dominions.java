package hexalyst.game.dominions;

import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.board.PieceLook;
import hexalyst.board.PieceShape;
import hexalyst.game.Move;
import hexalyst.game.Piece;
import hexalyst.game.Position;
import hexalyst.game.Reason;
import hexalyst.game.Side;
import hexalyst.game.Traits;
import hexalyst.game.kit.Ground;
import hexalyst.game.kit.PlacingGame;
import hexalyst.game.kit.RuleBoard;
import hexalyst.game.kit.RuleEdition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;

/// Dominions, by Christian Freeling: tiles with beams grow into dominions and turn each other over.
///
/// Each player has 63 tiles, one for every set of directions in which beams leave it; tiles do not turn. A turn places
/// an own tile, or passes, but not at the start. Towards each neighbour beam must meet beam or blank meet blank, and no
/// beam may point off the board. The tile must touch an enemy tile, or a beam must join it to a section that is all its
/// own; the first one goes anywhere. Enemy groups joined to it that have no liberty, a beam that points at an empty
/// cell, are then reversed: they show the other colour. If that leaves the tile's group without a liberty, the turn is
/// illegal; if nothing was reversed and the group has none, it is reversed itself. Two passes in a row end the game.
/// A player scores the tiles that show the own colour less the own ones never placed. More points win.
///
/// ```
///         . . .            . an empty cell; o a tile with all six beams,
///        .  \ / .          number 63. The numbers of the beams:
///       . .--o--. .          32   1
///        .  / \ .          16  o  2
///         . . .               8   4
/// ```
///
/// Source: the rules page of MindSports. We settled what it leaves open as follows:
/// - **Numbers**: the page says "powers of two"; the order is a programmer's who saw the designer's picture.
/// - **The first turn** may not be a pass, whoever makes it; afterwards a player may pass at any time.
/// - **A section** is all that beams join, whoever owns it. To extend an own one, a beam must join it; to touch blank
///   to blank is not enough. Tiles belong to the colour that they show.
/// - **Groups** that are not joined to the new tile stay as they are, even without a liberty.
/// - **The end**: nothing is taken off the board or reversed.
public final class Dominions extends PlacingGame {
    /// The tiles of a player. Their numbers, from 1, are also the kinds of pieces; higher kinds are the same reversed.
    static final int TILES = 63;

    /// In how many directions beams leave a tile.
    static final int BEAMS = 6;

    private static final int LARGEST = 9;
    private static final List<HexGrid> SIZES = HexGrid.hexagons(HexGrid.MIN_SIDE, LARGEST);

    /// The game.
    public static final Dominions GAME = new Dominions();

    private Dominions() {
        super("Dominions", SIZES, new RuleEdition(Dominions.class, "standard", SIZES.getLast(), letters(), looks()));
    }

    /// `w42` is White's; the capital of `W42` says that Black placed it.
    private static Map<String, Piece> letters() {
        Map<String, Piece> letters = new HashMap<>();
        for (Side side : Side.values()) {
            for (int kind = 1; kind <= 2 * TILES; kind++) {
                String letter = side.letter() + (number(kind) < 10 ? "0" : "") + number(kind);
                letters.put(kind > TILES ? letter.toUpperCase(Locale.ROOT) : letter, Piece.of(side, kind));
            }
        }
        return letters;
    }

    /// The number of a tile, 1 to 63: the sum of its beams, 1 to the upper right, 2 to the right, and so on clockwise.
    static int number(int kind) {
        return kind > TILES ? kind - TILES : kind;
    }

    private static List<PieceLook> looks() {
        List<PieceLook> looks = new ArrayList<>(List.of(PieceLook.STONE));
        for (int kind = 1; kind <= 2 * TILES; kind++) {
            int number = number(kind);
            List<Integer> beams = IntStream.range(0, BEAMS)
                    .filter(beam -> (number >> beam & 1) != 0)
                    .mapToObj(beam -> 30 + 60 * beam)
                    .toList();
            String name = kind == number ? "tile" : "reversed";
            looks.add(PieceLook.numbered(name, PieceShape.PLATE, number, beams));
        }
        return looks;
    }

    @Override
    public Traits traits() {
        return Traits.of(Traits.Goal.TERRITORY, Traits.SwapRule.NONE).byPoints().onWholeBoards();
    }

    /// Any hexagon of up to 217 cells.
    @Override
    public Grid grid(List<Integer> rowLengths) {
        return hexagon(rowLengths, SIZES.getLast().cells());
    }

    /// Only the identity: turning the board would turn the tiles into others.
    @Override
    public int[] symmetries(Grid grid) {
        return new int[] {0};
    }

    @Override
    protected int kinds() {
        return TILES;
    }

    @Override
    public List<Reason> ideas(Position before, Move turn) {
        return turn.put() == null ? List.of() : before.preview(turn).ideas("makes.tile");
    }

    @Override
    protected RuleBoard board(Ground ground) {
        return new DominionsBoard(ground);
    }
}
