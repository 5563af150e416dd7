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
import hexalyst.game.StoneCodec;
import hexalyst.game.Traits;
import hexalyst.game.kit.Ground;
import hexalyst.game.kit.RuleBoard;
import hexalyst.game.kit.RuleEdition;
import hexalyst.game.kit.RuleGame;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
            for (int tile = 1; tile <= TILES; tile++) {
                String letter = side.letter() + (tile < 10 ? "0" : "") + tile;
                letters.put(letter, tile(side, tile));
                letters.put(letter.toUpperCase(Locale.ROOT), tile(side, TILES + tile));
            }
        }
        return letters;
    }

    /// A piece of this kind.
    static Piece tile(Side owner, int kind) {
        return new Piece(Optional.of(owner), kind);
    }

    /// The number of a tile, 1 to 63: the sum of its beams, 1 to the upper right, 2 to the right, and so on clockwise.
    static int number(int kind) {
        return kind > TILES ? kind - TILES : kind;
    }

    private static List<PieceLook> looks() {
        List<PieceLook> looks = new ArrayList<>(List.of(PieceLook.STONE));
        for (int kind = 1; kind <= 2 * TILES; kind++) {
            int number = number(kind);
            List<Integer> beams = IntStream.range(0, Gap.BEAMS)
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
        return new StoneCodec(grid, StoneCodec.Colours.NONE, TILES);
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

    /// With room for all tiles on all cells; the first turn comes near that.
    @Override
    protected Ground ground(Edition edition, Grid grid, CellSet blocked) {
        return new Ground(this, edition, grid, blocked) {
            @Override
            public int mostMoves() {
                return TILES * grid.cells() + 1;
            }
        };
    }

    @Override
    protected RuleBoard board(Ground ground) {
        return new DominionsBoard(ground);
    }

    @Override
    protected void check(PositionSetup setup, SetupCheck check) {
        Grid grid = setup.grid();
        Set<Piece> placed = new HashSet<>();
        for (int cell = 0; cell < grid.cells(); cell++) {
            int number = number(setup, cell);
            for (Piece piece : setup.cells().get(cell).pieces()) {
                Side shown = piece.owner().orElseThrow();
                Side placer = piece.kind() == number ? shown : shown.other();
                if (!placed.add(tile(placer, number))) {
                    check.add(SetupProblem.at(cell, "setup.twice", placer, number));
                }
                int beam = Gap.at(grid, cell, next -> number(setup, next)).mismatch(number);
                if (beam < Gap.BEAMS) {
                    int next = Gap.beside(grid, cell, beam);
                    String key = next == Grid.NONE ? "setup.off" : "setup.unmatched";
                    check.add(SetupProblem.at(cell, key, next == Grid.NONE ? "" : grid.name(next)));
                }
            }
        }
        check.refuse(placed.isEmpty() && setup.passes() > 0, SetupProblem.Part.PASSES, "setup.firstPass");
    }

    /// The number of the tile on a cell; 0 for none.
    private static int number(PositionSetup setup, int cell) {
        return setup.cells().get(cell).pieces().stream()
                .mapToInt(piece -> number(piece.kind()))
                .sum();
    }
}
