package hexalyst.game.crossfire;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.game.Edition;
import hexalyst.game.Piece;
import hexalyst.game.SetupField;
import hexalyst.game.Traits;
import hexalyst.game.kit.Ground;
import hexalyst.game.kit.Rays;
import hexalyst.game.kit.RuleBoard;
import hexalyst.game.kit.RuleEdition;
import hexalyst.game.kit.RuleGame;
import hexalyst.game.kit.TurnCodec;
import java.util.List;

/// Crossfire, by Christian Freeling: Focus on a snowflake of 43 cells, where the capacity of a cell is the number of
/// its neighbours.
///
/// A stack belongs to the player whose man is on top. A turn moves the top men of an own stack, part or all of it, in a
/// straight line by as many cells as men move, over whatever is there, onto whatever is there; or it puts a man from
/// the reserve on any cell. What a cell then holds beyond its capacity comes off the bottom: own men go to the mover's
/// reserve, the others are prisoners. A player without a turn loses. Nobody may make the same turn twice if it leads to
/// the same position.
///
/// ```
///           . . O . .            O cells, . no cells: capacities
///          . O O O O .           2 at the six tips,
///         O O O O O O O          3 in the middles of the six sides,
///        . O O O O O O .         5 and 6 inside
///       . O O O O O O O .
///        . O O O O O O .
///         O O O O O O O
///          . O O O O .
///           . . O . .
/// ```
///
/// Source: the rules page of MindSports, of which we have the words without the diagram. We settled what they leave
/// open as follows:
/// - **The start** is that of Boardspace, 18 men each on all cells but the tips and the centre.
/// - **Over men**: a move may pass over anything but a missing cell, as in Focus.
/// - **The same position** for the last rule is what all cells hold, both reserves, and who moves. Positions before a
///   prisoner was taken cannot come back and are forgotten. A set-up can name the turns that are forbidden (`ko`).
/// - **Other boards**, for positions to study, may have any blocked cells; they begin empty.
public final class Crossfire extends RuleGame {
    /// The men that each player has in reserve.
    static final String RESERVE = "reserve";
    /// The most neighbours that a cell can have.
    static final int MOST = 6;

    private static final int LARGEST = 91;
    private static final HexGrid BOARD = HexGrid.hexagon(5, 5);
    /// The rows of the start from the top: the snowflake.
    private static final List<String> START =
            List.of("xx.xx", "xbwwwx", ".bbwwb.", "xbbbwbbx", "xwww.bbbx", "xwwbwwwx", ".wbbww.", "xbbbwx", "xx.xx");
    private static final Edition STANDARD =
            new RuleEdition(Crossfire.class, "standard", BOARD).hidingBlocked().starting(START);

    /// The game.
    public static final Crossfire GAME = new Crossfire();

    private Crossfire() {
        super("Crossfire", List.of(BOARD), STANDARD);
    }

    @Override
    public Traits traits() {
        return Traits.of(Traits.Goal.TAKE, Traits.SwapRule.NONE)
                .with(Traits.Repetition.NO_TURN_TWICE)
                .stacking();
    }

    @Override
    public List<SetupField> fields() {
        return List.of(new SetupField(RESERVE, new SetupField.Counts()), KO);
    }

    @Override
    protected int levels() {
        return MOST;
    }

    @Override
    public TurnCodec codec(Grid grid) {
        Rays rays = new Rays(grid, cell -> false);
        return new TurnCodec(grid, Piece.STONES, (from, to) -> Math.max(1, rays.distance(from, to)), List.of());
    }

    @Override
    protected Ground ground(Edition edition, Grid grid, CellSet blocked) {
        return new CrossfireGround(edition, grid, blocked);
    }

    @Override
    protected RuleBoard board(Ground ground) {
        return new CrossfireBoard((CrossfireGround) ground);
    }

    /// Any hexagon of up to 91 cells.
    @Override
    public HexGrid grid(List<Integer> rowLengths) {
        return hexagon(rowLengths, LARGEST);
    }
}
