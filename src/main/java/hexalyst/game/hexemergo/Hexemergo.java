package hexalyst.game.hexemergo;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.game.Edition;
import hexalyst.game.Piece;
import hexalyst.game.PositionSetup;
import hexalyst.game.SetupCheck;
import hexalyst.game.SetupField;
import hexalyst.game.SetupProblem;
import hexalyst.game.Traits;
import hexalyst.game.kit.Ground;
import hexalyst.game.kit.RuleBoard;
import hexalyst.game.kit.RuleEdition;
import hexalyst.game.kit.RuleGame;
import hexalyst.game.kit.draughts.PathCodec;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Hexemergo, by Christian Freeling and Ed van Zon: draughts with columns, where captives are freed again.
///
/// A piece is a column of men: a cap of one colour, whose player owns it, on prisoners of the other. A piece jumps over
/// a neighbouring enemy piece to the vacant cell behind it, takes its top man to its own bottom, and jumps on, in any
/// direction but straight back. Who can capture must, and as many men as possible. Otherwise a player enters a man from
/// hand; one without men in hand moves a piece to a neighbouring vacant cell. While none of a player's pieces is
/// attacked, none may be entered where it would be. Once the other hand is empty, all men left enter as one piece. A
/// player without a piece and without men in hand loses; one who has no turn otherwise draws, as does the third time of
/// a position.
///
/// ```
///        . . . .                  The start: the board is empty, and each
///       . . . . .                 player has twelve men in hand.
///      . . . . . .
///     . . . + . . .               + White's first man may not enter here.
///      . . . . . .
///       . . . . .
///        . . . .
/// ```
///
/// Source: MindSports' pages on Emergo and Hexemergo, its tutor of Emergo, and the help of the PBM server. We settled
/// what they leave open as follows:
/// - **The centre** is closed to White's first man, as Emergo's is. Boards without a middle cell have no such cell.
/// - **Attacked** is what the other player could jump, were it his turn, even if he would have to jump elsewhere.
/// - **No turn** is a draw, as in the tutor: with pieces that cannot move, or men that cannot enter.
/// - **All lost** is lost at once, also while the other player still has men in hand.
/// - **Draws**: the third time of a position is one by itself.
public final class Hexemergo extends RuleGame {
    /// The men that each player has in hand.
    static final String HAND = "hand";

    private static final int MEN = 12;
    private static final int LARGEST = 61;
    private static final HexGrid BOARD = HexGrid.hexagon(4, 4);
    private static final Edition STANDARD = new RuleEdition(Hexemergo.class, "standard", BOARD).withCaps();

    /// The game.
    public static final Hexemergo GAME = new Hexemergo();

    private Hexemergo() {
        super("Hexemergo", List.of(HexGrid.hexagon(3, 3), BOARD), STANDARD);
    }

    @Override
    public Traits traits() {
        return Traits.of(Traits.Goal.TAKE, Traits.SwapRule.NONE)
                .with(Traits.Turns.LISTED)
                .with(Traits.Repetition.THIRD_IS_A_DRAW)
                .stacking();
    }

    @Override
    public List<SetupField> fields() {
        return List.of(new SetupField(HAND, new SetupField.Counts()), SEEN);
    }

    @Override
    protected int levels() {
        return 2 * MEN;
    }

    @Override
    public PathCodec codec(Grid grid) {
        return new PathCodec(grid, true);
    }

    @Override
    protected Ground ground(Edition edition, Grid grid, CellSet blocked) {
        return new HexemergoGround(edition, grid, blocked);
    }

    @Override
    protected RuleBoard board(Ground ground) {
        return new HexemergoBoard((HexemergoGround) ground);
    }

    /// Any hexagon of up to 61 cells.
    @Override
    public HexGrid grid(List<Integer> rowLengths) {
        return hexagon(rowLengths, LARGEST);
    }

    /// An empty board and twelve men in each hand, fewer on a smaller board: a third of its cells.
    @Override
    protected PositionSetup begin(Edition edition, Grid grid) {
        int men = Math.min(MEN, grid.cells() / 3);
        return super.begin(edition, grid).withField(HAND, Optional.of(men + "," + men));
    }

    /// A cap of one colour stands on prisoners of the other, and nobody has more men than at the start.
    @Override
    protected void check(PositionSetup setup, SetupCheck check) {
        refuseMoreThan(MEN, setup, check, HAND);
        for (int cell = 0; cell < setup.grid().cells(); cell++) {
            List<Piece> men = setup.cells().get(cell).pieces();
            long changes = IntStream.range(1, men.size())
                    .filter(level -> !men.get(level).equals(men.get(level - 1)))
                    .count();
            if (changes > 1) {
                check.add(SetupProblem.at(cell, "setup.mixed"));
            }
        }
    }
}
