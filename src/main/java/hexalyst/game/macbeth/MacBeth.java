package hexalyst.game.macbeth;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.board.RowsException;
import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.Move;
import hexalyst.game.MoveCodec;
import hexalyst.game.Position;
import hexalyst.game.PositionKey;
import hexalyst.game.PositionSetup;
import hexalyst.game.Reason;
import hexalyst.game.SetupCheck;
import hexalyst.game.SetupProblem;
import hexalyst.game.Side;
import hexalyst.game.StoneCodec;
import hexalyst.game.Supply;
import hexalyst.game.Traits;
import hexalyst.game.Traits.SwapRule;
import hexalyst.game.kit.Ground;
import hexalyst.game.kit.PositionHash;
import hexalyst.game.kit.RuleBoard;
import hexalyst.game.kit.RuleGame;
import hexalyst.game.kit.RulePosition;
import hexalyst.text.Texts;
import java.util.List;

/// MacBeth, by Christian Freeling: Othello on a hexagonal board with holes.
///
/// Black moves first. The players take turns placing a stone of their own colour so that it and another one of their
/// colour enclose a straight, unbroken row of stones of the other colour. All rows enclosed by the new stone, in up to
/// four directions, are turned over; stones that are turned over do not enclose others. A player who can make such a
/// move must do so, and otherwise passes. When neither player can, the game is over, and the player with more stones
/// has won.
///
/// ```
///       O O O O O O            the holes (-), 19 of 91 cells, are the middle
///      O - O - O - O           and all that double steps straight ahead lead
///     O O O O O O O O          to from there
///    O - O - O - O - O
///   O O O O B W O O O O        the ring round the middle at the start
///  O - O - W - B - O - O       of `othello`
///   O O O O B W O O O O
///    O - O - O - O - O
///     O O O O O O O O
///      O - O - O - O
///       O O O O O O
/// ```
///
/// In the edition `othello` three stones of each colour are on the ring around the middle at the start. In `reversi`
/// the board is empty at first: as long as a cell of the ring is empty, a turn places a stone there, and nothing is
/// turned over.
///
/// Source: the rules page of MindSports, of which we have the words without the diagram. We settled what they leave
/// open as follows:
/// - **The holes**: with these there are 72 cells, six corners and a central ring, and each cell has holes or the edge
///   on both sides along exactly one of its three lines, as the words require.
/// - **The size** is a parameter: 2, 4, 6 or 8 cells a side. The smallest board is only the ring, which is empty at the
///   start in both editions, since a full ring would end the game.
/// - **The ring** has the colours alternating. Black begins to fill it, strictly one stone each.
/// - **The end**: equal numbers are a draw, and empty cells count for nobody. The game ends as soon as neither can
///   place a stone, so nobody ever passes twice in a row.
/// - **Set-ups** may have any blocked cells. An empty cell on the ring makes it an opening position in both editions,
///   whatever else is on the board; the player to move fills it. The middle, if it is not blocked, is a cell like any
///   other. Stones never run out, and passes are not counted, so the board and the player to move are the whole
///   position.
public final class MacBeth extends RuleGame {
    private static final List<HexGrid> SIZES =
            List.of(HexGrid.hexagon(2, 2), HexGrid.hexagon(4, 4), HexGrid.hexagon(6, 6), HexGrid.hexagon(8, 8));

    private static final int HASH_FAMILY = 56;

    /// The game.
    public static final MacBeth GAME = new MacBeth();

    private MacBeth() {
        super("MacBeth", SIZES, MacBethEdition.OTHELLO, MacBethEdition.REVERSI);
    }

    /// Regular hexagons with 2, 4, 6 or 8 cells a side.
    @Override
    public HexGrid grid(List<Integer> rowLengths) {
        HexGrid grid = HexGrid.ofRows(rowLengths);
        if (!SIZES.contains(grid)) {
            throw new RowsException(0, Texts.of(MacBeth.class).get("board"));
        }
        return grid;
    }

    /// If the ring is filled at the start, the board that is only the ring is left out.
    @Override
    public List<HexGrid> sizes(Edition edition) {
        return edition.as(MacBethEdition.class).ringFilled() ? SIZES.subList(1, SIZES.size()) : SIZES;
    }

    /// Whether the other player is left without a move; every move turns over stones.
    @Override
    public List<Reason> ideas(Position before, Move turn) {
        return before.preview(turn).ideas("makes.ring", "makes.turns");
    }

    /// The stones turned over.
    @Override
    public List<Reason> effect(Position before, Move turn) {
        return before.preview(turn).ideas("makes.ring");
    }

    @Override
    public Traits traits() {
        return Traits.of(Traits.Goal.TAKE, SwapRule.NONE).byPoints();
    }

    @Override
    public MoveCodec codec(Grid grid) {
        return new StoneCodec(grid, StoneCodec.Colours.NONE);
    }

    @Override
    protected Ground ground(Edition edition, Grid grid, CellSet blocked) {
        return new MacBethGround(edition, grid, blocked);
    }

    @Override
    protected RuleBoard board(Ground ground) {
        return new MacBethBoard((MacBethGround) ground);
    }

    @Override
    protected PositionSetup begin(Edition edition, Grid grid) {
        HexGrid board = own(grid);
        PositionSetup setup = PositionSetup.empty(board).with(Side.BLACK);
        for (int cell = 0; cell < board.cells(); cell++) {
            setup = isHole(board, cell) ? setup.with(cell, Content.BLOCKED) : setup;
        }
        if (edition.as(MacBethEdition.class).ringFilled() && !grid.equals(SIZES.getFirst())) {
            int middle = MacBethGround.middle(grid);
            for (int direction = 0; direction < grid.directions(); direction++) {
                Content stone = direction % 2 == 0 ? Content.BLACK : Content.WHITE;
                setup = setup.with(grid.neighbour(middle, direction), stone);
            }
        }
        return setup;
    }

    /// True for the cells reached from the middle by double steps in the six directions.
    private static boolean isHole(HexGrid board, int cell) {
        int up = board.row(cell) - (board.rows() - 1) / 2;
        return up % 2 == 0 && (board.x(cell) - up) % 4 == 0;
    }

    private static HexGrid own(Grid grid) {
        HexGrid board = HexGrid.of(grid);
        if (SIZES.contains(board)) {
            return board;
        }
        throw new IllegalArgumentException(board + " are no board of MacBeth");
    }

    @Override
    protected void check(PositionSetup setup, SetupCheck check) {
        boolean own = setup.grid() instanceof HexGrid grid && SIZES.contains(grid);
        check.refuse(!own, SetupProblem.Part.ROWS, "board");
    }

    @Override
    protected boolean setsUpEnds() {
        return false;
    }

    /// The supply, which never ends.
    @Override
    protected long[] numbers(long[] seen) {
        return new long[] {0, Supply.UNLIMITED, Supply.UNLIMITED};
    }

    @Override
    protected PositionKey earlierKey(RulePosition position) {
        return PositionHash.key(
                position,
                family -> PositionHash.frame(
                        PositionHash.rules(HASH_FAMILY + family, position.edition(), position.grid()),
                        Supply.UNLIMITED,
                        Supply.UNLIMITED));
    }
}
