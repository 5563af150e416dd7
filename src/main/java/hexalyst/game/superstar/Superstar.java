package hexalyst.game.superstar;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.game.Edition;
import hexalyst.game.PositionSetup;
import hexalyst.game.SetupField;
import hexalyst.game.Traits;
import hexalyst.game.kit.Ground;
import hexalyst.game.kit.PlacingGame;
import hexalyst.game.kit.RuleBoard;
import hexalyst.game.kit.RuleEdition;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Superstar, by Christian Freeling: stars, superstars and loops on a board with six arms.
///
/// A turn places an own stone on an empty cell, or passes; two passes in a row end the game. Each chain then counts in
/// three ways: as a star, the places at the edge that it touches less two; as a superstar, five for each of the twelve
/// sides that it has a stone on but two; as a loop, one for each empty cell and five for each enemy stone that it
/// surrounds. Black may get a komi.
///
/// ```
///          . O O .            31 cells: arms of one row that end in two
///         O 2 O 2 O           cells. At the digits two sides meet, each
///        O O O O O O          a straight line from there, an inward
///       . 2 O O O 2 .         corner, to an outward one at the end of an
///        O O O O O O          arm. Arms of the game itself have four
///         O 2 O 2 O           rows, so that a side has five cells and the
///          . O O .            board 175.
/// ```
///
/// Source: the rules page of MindSports, of which we have the words without the diagram. We settled what they leave
/// open as follows:
/// - **The board**: only arms of four rows that end in two cells fit all that the words say of sides and edge. The
///   edition with wide tips has the 217 cells that another program plays, where a side has four cells.
/// - **Chains inside chains**: each counts all that it surrounds, whoever else does too. The edge helps no loop.
/// - **Komi**: none unless the position says so.
/// - **Other boards**, for positions to study, may have any blocked cells; blocked places belong to the edge.
public final class Superstar extends PlacingGame {
    /// The half points that Black gets.
    static final String KOMI = "komi";

    private static final int TIP = 2;
    private static final int LARGE_TIP = 4;
    private static final int MOST_KOMI = 500;
    private static final List<HexGrid> SIZES =
            Stream.of(4, 6, 10).map(side -> HexGrid.hexagon(side, side)).toList();
    private static final Edition STANDARD =
            new RuleEdition(Superstar.class, "standard", SIZES.getLast()).hidingBlocked();
    private static final Edition LARGE = new RuleEdition(Superstar.class, "large", SIZES.getLast()).hidingBlocked();

    /// The game.
    public static final Superstar GAME = new Superstar();

    private Superstar() {
        super("Superstar", SIZES, STANDARD, LARGE);
    }

    @Override
    public Traits traits() {
        return Traits.of(Traits.Goal.CONNECT, Traits.SwapRule.NONE).byPoints();
    }

    @Override
    public List<SetupField> fields() {
        return List.of(new SetupField(KOMI, new SetupField.Halves(MOST_KOMI)));
    }

    @Override
    protected Ground ground(Edition edition, Grid grid, CellSet blocked) {
        return new SuperstarGround(edition, grid, blocked);
    }

    @Override
    protected RuleBoard board(Ground ground) {
        return new SuperstarBoard((SuperstarGround) ground);
    }

    @Override
    public List<HexGrid> sizes(Edition edition) {
        return edition.equals(LARGE) ? List.of(SIZES.getLast()) : SIZES;
    }

    /// The star in a hexagon.
    @Override
    protected PositionSetup begin(Edition edition, Grid grid) {
        int side = (grid.rows() + 1) / 2;
        boolean large = edition.equals(LARGE) && grid.equals(LARGE.grid());
        return rows(edition, grid, star(side, large ? LARGE_TIP : TIP));
    }

    /// The rows of the star whose arms end in `tip` cells. Beside the upper arm as many cells are blocked as it has
    /// rows; below that, from the tips of the two arms next to it, one more in each row.
    private static List<String> star(int side, int tip) {
        int arm = (side - tip) / 2;
        return IntStream.rangeClosed(1 - side, side - 1)
                .mapToObj(fromMiddle -> {
                    int row = side - 1 - Math.abs(fromMiddle);
                    int blocked = row < arm ? arm : Math.max(0, row - arm - tip + 1);
                    String gap = "x".repeat(blocked);
                    return gap + ".".repeat(side + row - 2 * blocked) + gap;
                })
                .toList();
    }
}
