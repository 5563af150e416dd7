package hexalyst.game.dominions;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.board.PieceLook;
import hexalyst.board.PieceShape;
import hexalyst.game.Edition;
import hexalyst.game.Move;
import hexalyst.game.MoveCodec;
import hexalyst.game.Piece;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.Reason;
import hexalyst.game.SetupCheck;
import hexalyst.game.SetupProblem;
import hexalyst.game.Side;
import hexalyst.game.Traits;
import hexalyst.game.kit.Ground;
import hexalyst.game.kit.RuleBoard;
import hexalyst.game.kit.RuleEdition;
import hexalyst.game.kit.RuleGame;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
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
public final class Dominions extends RuleGame {
    /// The tiles of a player. Their numbers, from 1, are also the kinds of pieces; higher kinds are the same reversed.
    static final int TILES = 63;

    private static final int DIRECTIONS = 6;
    private static final int LARGEST = 9;
    private static final List<HexGrid> SIZES = IntStream.rangeClosed(HexGrid.MIN_SIDE, LARGEST)
            .mapToObj(side -> HexGrid.hexagon(side, side))
            .toList();

    /// The game.
    public static final Dominions GAME = new Dominions();

    private Dominions() {
        super("Dominions", new RuleEdition(Dominions.class, "standard", SIZES.getLast(), letters(), looks()));
    }

    /// `w42` is White's; the capital of `W42` says that Black placed it.
    private static Map<String, Piece> letters() {
        Map<String, Piece> letters = new HashMap<>();
        for (Side side : Side.values()) {
            String letter = String.valueOf(side.letter());
            for (int tile = 1; tile <= TILES; tile++) {
                String number = tile < 10 ? "0" + tile : Integer.toString(tile);
                letters.put(letter + number, tile(side, tile));
                Piece reversed = new Piece(Optional.of(side), TILES + tile);
                letters.put(letter.toUpperCase(Locale.ROOT) + number, reversed);
            }
        }
        return letters;
    }

    /// A tile that its player has placed.
    static Piece tile(Side owner, int number) {
        return new Piece(Optional.of(owner), number);
    }

    /// The number of a tile, 1 to 63: the sum of its beams, 1 to the upper right, 2 to the right, and so on clockwise.
    static int number(Piece piece) {
        return (piece.kind() - 1) % TILES + 1;
    }

    private static List<PieceLook> looks() {
        List<PieceLook> looks = new ArrayList<>(List.of(PieceLook.STONE));
        for (String name : List.of("tile", "reversed")) {
            for (int tile = 1; tile <= TILES; tile++) {
                int number = tile;
                List<Integer> beams = IntStream.range(0, DIRECTIONS)
                        .filter(beam -> (number >> beam & 1) != 0)
                        .mapToObj(beam -> 30 + 60 * beam)
                        .toList();
                looks.add(PieceLook.numbered(name, PieceShape.PLATE, number, beams));
            }
        }
        return looks;
    }

    @Override
    public Traits traits() {
        return Traits.of(Traits.SwapRule.NONE).byPoints().onWholeBoards();
    }

    @Override
    public List<HexGrid> sizes() {
        return SIZES;
    }

    /// Any hexagon of up to 217 cells.
    @Override
    public Grid grid(List<Integer> rowLengths) {
        return hexagon(rowLengths, SIZES.getLast().cells());
    }

    @Override
    public boolean countsPasses() {
        return true;
    }

    /// Only the identity: turning the board would turn the tiles into others.
    @Override
    public int[] symmetries(Grid grid) {
        return new int[] {0};
    }

    @Override
    public MoveCodec codec(Grid grid) {
        return new TileCodec(grid);
    }

    /// A tile can turn half the board, and there are hundreds of turns.
    @Override
    public boolean playsRandomGames() {
        return true;
    }

    @Override
    public List<Reason> ideas(Position before, Move turn) {
        return turn.put() == null ? List.of() : before.preview(turn).ideas("makes.tile");
    }

    @Override
    protected Ground ground(Edition edition, Grid grid, CellSet blocked) {
        return new DominionsGround(edition, grid, blocked);
    }

    @Override
    protected RuleBoard board(Ground ground) {
        return new DominionsBoard((DominionsGround) ground);
    }

    @Override
    protected void check(PositionSetup setup, SetupCheck check) {
        Grid grid = setup.grid();
        TileBoard board = new TileBoard(DominionsGround.near(grid));
        for (int cell = 0; cell < grid.cells(); cell++) {
            for (Piece piece : setup.cells().get(cell).pieces()) {
                int code = TileBoard.code(piece.owner().orElseThrow().ordinal(), piece.kind());
                int placer = TileBoard.placer(code);
                if (board.hasPlaced(placer, number(piece))) {
                    check.add(SetupProblem.at(cell, "setup.twice", Side.values()[placer], number(piece)));
                }
                board.put(cell, code);
            }
        }
        check.refuse(board.tiles() == 0 && setup.passes() > 0, SetupProblem.Part.PASSES, "setup.firstPass");
        for (int cell = 0; cell < grid.cells(); cell++) {
            for (Piece piece : setup.cells().get(cell).pieces()) {
                int beam = board.mismatch(cell, number(piece));
                if (beam < DIRECTIONS) {
                    int next = board.beside(cell, beam);
                    String key = next == Grid.NONE ? "setup.off" : "setup.unmatched";
                    check.add(SetupProblem.at(cell, key, next == Grid.NONE ? "" : grid.name(next)));
                }
            }
        }
    }
}
