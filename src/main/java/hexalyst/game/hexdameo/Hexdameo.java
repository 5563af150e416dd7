package hexalyst.game.hexdameo;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.board.RowsException;
import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.PositionSetup;
import hexalyst.game.SetupCheck;
import hexalyst.game.SetupField;
import hexalyst.game.SetupProblem;
import hexalyst.game.Side;
import hexalyst.game.Traits;
import hexalyst.game.kit.Ground;
import hexalyst.game.kit.Headings;
import hexalyst.game.kit.PathCodec;
import hexalyst.game.kit.RuleBoard;
import hexalyst.game.kit.RuleEdition;
import hexalyst.game.kit.RuleGame;
import hexalyst.text.Texts;
import java.util.List;

/// Hexdameo, by Christian Freeling: draughts on hexagons, where lines of men move.
///
/// A man steps forward, straight or obliquely; a line of own men moves one step forward along itself, or any front part
/// of it does. Men jump over neighbouring enemies in all six directions, several in one turn; what is taken comes off
/// at its end. Of all captures one that takes the most must be made. A man that ends a turn on its last rank becomes a
/// king, which goes and jumps from afar. A player without a turn loses; the third time of a position is a draw.
///
/// ```
///           . b b b b            b Black's men, w White's; both last
///          . . b b b b           ranks are the two sides that meet
///         . . . b b b b          in the other player's corner. White
///        . . . . b b b b         goes right, and up to the right and
///       . . . . . . . . .        to the left.
///        w w w w . . . .
///         w w w w . . .
///          w w w w . .
///           w w w w .
/// ```
///
/// Source: the rules pages of MindSports on Hexdameo, Hexdame and Dameo. We settled what they leave open as follows:
/// - **Lines**: any stretch of a line of men may move, kings are no part of it, as in Dameo.
/// - **Jumps**: nothing is jumped twice, what was jumped blocks until the turn ends, and the first cell is vacant.
/// - **Passing over the last rank** does not promote.
/// - **Draws**: the third time of a position is one by itself; there is no rule that counts moves of kings.
/// - **Other boards** begin with rhombuses in the same corners. The last rank is where the outline has no cell straight
///   ahead; a blocked cell there changes nothing.
public final class Hexdameo extends RuleGame {
    /// The game.
    public static final Hexdameo GAME = new Hexdameo();

    private static final int MEN = 16;
    private static final HexGrid BOARD = HexGrid.hexagon(5, 5);
    private static final Edition STANDARD = new RuleEdition(Hexdameo.class, "standard", BOARD).withKings();

    private Hexdameo() {}

    @Override
    public String id() {
        return "hexdameo";
    }

    @Override
    public String title() {
        return "Hexdameo";
    }

    @Override
    public List<Edition> editions() {
        return List.of(STANDARD);
    }

    @Override
    public Traits traits() {
        return Traits.of(Traits.SwapRule.NONE).with(Traits.Turns.LISTED).with(Traits.Repetition.THIRD_IS_A_DRAW);
    }

    @Override
    public List<SetupField> fields() {
        return List.of(SEEN);
    }

    @Override
    public PathCodec codec(Grid grid) {
        return new PathCodec(grid);
    }

    /// Those that keep White's directions: the mirror image along the line between the corners.
    @Override
    public int[] symmetries(Grid grid) {
        return Headings.keeping(grid, HexdameoGround.STRAIGHT);
    }

    /// The half turn.
    @Override
    public int exchange(Grid grid) {
        return Headings.halfTurn(grid).orElseThrow();
    }

    @Override
    protected Ground ground(Edition edition, Grid grid, CellSet blocked) {
        return new HexdameoGround(edition, grid, blocked);
    }

    @Override
    protected RuleBoard board(Ground ground) {
        return new HexdameoBoard((HexdameoGround) ground);
    }

    /// Any hexagon of up to 61 cells that looks the same from both sides.
    @Override
    public HexGrid grid(List<Integer> rowLengths) {
        HexGrid grid = HexGrid.ofAnyRows(rowLengths);
        if (grid.cells() > BOARD.cells() || Headings.halfTurn(grid).isEmpty()) {
            throw new RowsException(0, Texts.of(Hexdameo.class).get("board", BOARD.cells()));
        }
        return grid;
    }

    @Override
    public List<HexGrid> sizes() {
        return List.of(HexGrid.hexagon(3, 3), HexGrid.hexagon(4, 4), BOARD);
    }

    /// A rhombus of men in each corner, one cell shorter than the sides of the board.
    @Override
    protected PositionSetup begin(Edition edition, Grid grid) {
        int side = Math.min(grid.rowLength(0), (grid.rows() + 1) / 2) - 1;
        PositionSetup setup = super.begin(edition, grid);
        for (int row = 0; row < side; row++) {
            for (int place = 0; place < side; place++) {
                int cell = grid.cell(row, place);
                setup = setup.with(cell, Content.of(Side.WHITE)).with(grid.cells() - 1 - cell, Content.of(Side.BLACK));
            }
        }
        return setup;
    }

    /// No man stands on its own last rank, and nobody has more pieces than at the start on 61 cells.
    @Override
    protected void check(PositionSetup setup, SetupCheck check) {
        refuseMoreThan(MEN, setup, check);
        for (int cell = 0; cell < setup.grid().cells(); cell++) {
            Content content = setup.cells().get(cell);
            for (Side side : Side.values()) {
                if (content.equals(Content.of(side)) && last(setup.grid(), cell, side)) {
                    check.add(SetupProblem.at(cell, "setup.promoted"));
                }
            }
        }
    }

    /// True if a cell belongs to a player's last rank.
    static boolean last(Grid grid, int cell, Side side) {
        return grid.neighbour(cell, HexdameoGround.straight(side)) == Grid.NONE;
    }
}
