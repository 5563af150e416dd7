package hexalyst.game.kit.draughts;

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
import hexalyst.game.kit.RuleGame;
import hexalyst.text.Texts;
import java.util.List;

/// A game of men and kings on a hexagon, from the corner with the first cell to the corner with the last one, whose
/// turns are said on a [DraughtsBoard]. The third time of a position is a draw.
public abstract class DraughtsGame extends RuleGame {
    /// The usual board.
    protected static final HexGrid BOARD = HexGrid.hexagon(5, 5);

    private static final int MOST_CELLS = BOARD.cells();
    private static final int MOST_MEN = 16;

    /// @param title its name, as for [RuleGame#RuleGame]
    /// @param editions its editions, the default one first
    protected DraughtsGame(String title, Edition... editions) {
        super(title, List.of(HexGrid.hexagon(3, 3), HexGrid.hexagon(4, 4), BOARD), editions);
    }

    /// How many men a player has at the start in a row of the board's corner.
    ///
    /// @param side the length of the board's sides, in cells
    /// @param row from the corner, from 0
    protected abstract int menInRow(Edition edition, int side, int row);

    @Override
    public Traits traits() {
        return Traits.of(Traits.Goal.TAKE, Traits.SwapRule.NONE)
                .with(Traits.Turns.LISTED)
                .with(Traits.Repetition.THIRD_IS_A_DRAW);
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
        return Headings.keeping(grid, DraughtsGround.STRAIGHT);
    }

    /// The half turn.
    @Override
    public int exchange(Grid grid) {
        return Headings.halfTurn(grid).orElseThrow();
    }

    @Override
    protected Ground ground(Edition edition, Grid grid, CellSet blocked) {
        return new DraughtsGround(this, edition, grid, blocked);
    }

    /// Any hexagon of up to 61 cells that looks the same from both sides.
    @Override
    public HexGrid grid(List<Integer> rowLengths) {
        HexGrid grid = hexagon(rowLengths, MOST_CELLS);
        if (Headings.halfTurn(grid).isEmpty()) {
            throw new RowsException(0, Texts.of(getClass()).get("board", MOST_CELLS));
        }
        return grid;
    }

    /// Men in both corners.
    @Override
    protected PositionSetup begin(Edition edition, Grid grid) {
        int side = Math.min(grid.rowLength(0), (grid.rows() + 1) / 2);
        PositionSetup setup = super.begin(edition, grid);
        for (int row = 0; row < side; row++) {
            for (int place = 0; place < menInRow(edition, side, row); place++) {
                int cell = grid.cell(row, place);
                setup = setup.with(cell, Content.of(Side.WHITE)).with(grid.cells() - 1 - cell, Content.of(Side.BLACK));
            }
        }
        return setup;
    }

    /// No man stands on its own last rank, and nobody has more pieces than a rhombus in the corner of 61 cells holds.
    @Override
    protected void check(PositionSetup setup, SetupCheck check) {
        refuseMoreThan(MOST_MEN, setup, check);
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
        return grid.neighbour(cell, DraughtsGround.straight(side)) == Grid.NONE;
    }
}
