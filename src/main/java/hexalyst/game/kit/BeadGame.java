package hexalyst.game.kit;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.board.PieceLook;
import hexalyst.board.PieceShape;
import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.Piece;
import hexalyst.game.PositionSetup;
import hexalyst.game.SetupCheck;
import hexalyst.game.SetupField;
import hexalyst.game.SetupProblem;
import hexalyst.game.Side;
import hexalyst.game.Traits;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/// A game on a hexagon in which each player moves rooks along straight lines and captures beads, which
/// belong to nobody, and rooks. The first player with a number of beads wins; one who cannot move loses; the third time
/// of a position is a draw.
public abstract class BeadGame extends RuleGame {
    static final String SCORE = "score";
    static final String GOAL = "goal";
    /// How many beads win, unless the position says otherwise.
    static final int USUAL_GOAL = 10;
    private static final int BEADS = 19;
    private static final int LARGEST = 91;
    private static final Piece BEAD = new Piece(Optional.empty(), 1);
    private static final HexGrid BOARD = HexGrid.hexagon(5, 5);
    /// The rows of the start from the top: rooks in the middle of the sides, all beads in the centre.
    private static final List<String> START =
            List.of("..b..", "......", "w.ooo.w", "..oooo..", "..ooooo..", "..oooo..", "b.ooo.b", "......", "..w..");

    private final Function<Ground, RuleBoard> board;

    /// @param title its name, as for [RuleGame#RuleGame]
    /// @param home a class of its package
    /// @param board makes an empty board
    protected BeadGame(String title, Class<?> home, Function<Ground, RuleBoard> board) {
        super(title, edition(home));
        this.board = board;
    }

    private static Edition edition(Class<?> home) {
        return new RuleEdition(
                home,
                "standard",
                BOARD,
                Map.of('w', Piece.of(Side.WHITE), 'b', Piece.of(Side.BLACK), 'o', BEAD),
                List.of(PieceLook.of("rook", PieceShape.ROOK), PieceLook.of("bead", PieceShape.BEAD)),
                false,
                false,
                board -> CellSet.EMPTY);
    }

    @Override
    public Traits traits() {
        return Traits.of(Traits.SwapRule.NONE).with(Traits.Repetition.THIRD_IS_A_DRAW);
    }

    @Override
    public List<SetupField> fields() {
        return List.of(
                new SetupField(SCORE, new SetupField.Counts()),
                new SetupField(GOAL, new SetupField.Count(BEADS)),
                SEEN);
    }

    /// The usual goal goes without saying.
    @Override
    protected PositionSetup kept(PositionSetup said) {
        return said.withField(GOAL, said.number(GOAL, USUAL_GOAL), USUAL_GOAL);
    }

    @Override
    public TurnCodec codec(Grid grid) {
        return new TurnCodec(grid, Piece.STONES, (from, to) -> 1, List.of());
    }

    @Override
    protected RuleBoard board(Ground ground) {
        return board.apply(ground);
    }

    @Override
    public HexGrid grid(List<Integer> rowLengths) {
        return hexagon(rowLengths, LARGEST);
    }

    @Override
    public List<HexGrid> sizes() {
        return List.of(BOARD);
    }

    @Override
    protected PositionSetup begin(Edition edition, Grid grid) {
        return grid.equals(BOARD) ? rows(edition, grid, START) : super.begin(edition, grid);
    }

    /// There are at most 19 beads, and at least one is to be won.
    @Override
    protected void check(PositionSetup setup, SetupCheck check) {
        check.refuse(setup.count(Content.of(List.of(BEAD))) > BEADS, SetupProblem.Part.ROWS, "setup.beads", BEADS);
        check.refuse(setup.number(GOAL, USUAL_GOAL) == 0, SetupProblem.Part.FIELD, "setup.goal");
    }
}
