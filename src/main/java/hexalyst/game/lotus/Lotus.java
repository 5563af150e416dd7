package hexalyst.game.lotus;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.PointGrid;
import hexalyst.game.Edition;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.Reason;
import hexalyst.game.SetupCheck;
import hexalyst.game.SetupField;
import hexalyst.game.Side;
import hexalyst.game.Traits;
import hexalyst.game.kit.Ground;
import hexalyst.game.kit.Marker;
import hexalyst.game.kit.PlacingGame;
import hexalyst.game.kit.RuleBoard;
import hexalyst.game.kit.RuleEdition;
import java.util.List;
import java.util.Optional;

/// Lotus, by Christian Freeling: groups without an empty neighbour change sides, unless they have a lotus.
///
/// Black moves first. A turn places an own stone on an empty point, or passes; a pass moves the marker one point to the
/// own side. Enemy groups beside the stone that have no empty neighbour are then reversed, all together; if the stone's
/// own group has none after that, it is reversed instead. A group with a lotus, all six points of a hexagon, is never
/// reversed. Two passes in a row end the game: stones, empty regions beside which only one player has stones, and the
/// marker are counted. The player with more points wins.
///
/// ```
///        O-----O
///      /  \   /  \
///     O    \ /    O
///    / \  / O \  / \       The small board: one hexagon with its squares and
///   O---O       O---O      triangles, 18 points. The game's board has seven
///   |   |       |   |      hexagons, one in the middle and six around it, with
///   O---O       O---O      all squares and triangles that touch them, 72 points.
///    \ /  \ O /  \ /
///     O    / \    O
///      \  /   \  /
///        O-----O
/// ```
///
/// Source: the rules page of MindSports. We settled what it leaves open as follows:
/// - **The board** is that of Kensington, turned so that a corner of each hexagon is on top.
/// - **The end**: the page breaks off; as in the later games of the family, both pass and stones and surrounded points
///   count. Groups that the players agree to be dead are then reversed ([#position] reads `dead=c3`).
/// - **The marker** begins at three points for White, one on the small board, and goes up to seven either way.
/// - **Liberties**: a group lives with any empty neighbour. No rule about ko is needed, since stones stay.
public final class Lotus extends PlacingGame {
    /// The marker, with the end of its track on both sides.
    static final Marker TRACK = new Marker(7);

    private static final List<PointGrid> SIZES = LotusGround.boards();
    private static final Edition STANDARD = new RuleEdition(Lotus.class, "standard", SIZES.getLast());

    /// The game.
    public static final Lotus GAME = new Lotus();

    private Lotus() {
        super("Lotus", SIZES, STANDARD);
    }

    @Override
    public Traits traits() {
        return Traits.of(Traits.Goal.TERRITORY, Traits.SwapRule.NONE).byPoints().onWholeBoards();
    }

    @Override
    public List<Reason> ideas(Position before, Move turn) {
        return turn.put() == null ? List.of() : before.preview(turn).ideas("makes.stone", "makes.safe");
    }

    @Override
    public List<SetupField> fields() {
        return List.of(TRACK.field(), DEAD);
    }

    @Override
    protected Ground ground(Edition edition, Grid grid, CellSet blocked) {
        return new LotusGround(edition, grid, blocked);
    }

    @Override
    protected RuleBoard board(Ground ground) {
        return new LotusBoard((LotusGround) ground);
    }

    @Override
    protected PositionSetup begin(Edition edition, Grid grid) {
        String komi = grid.equals(SIZES.getLast()) ? "w3" : "w1";
        return PositionSetup.empty(grid).with(Side.BLACK).withField(Marker.NAME, Optional.of(komi));
    }

    @Override
    protected PositionSetup kept(PositionSetup said) {
        return withDeadGroups(said)
                .withField(Marker.NAME, Optional.of(said.field(Marker.NAME).orElse("0")));
    }

    @Override
    protected PositionSetup said(PositionSetup kept) {
        String first = TRACK.values().getFirst();
        return withDeadNamed(kept)
                .withField(Marker.NAME, Optional.of(kept.field(Marker.NAME).orElse(first)));
    }

    @Override
    protected void check(PositionSetup setup, SetupCheck check) {
        if (check.namesCells(DEAD.name())) {
            checkDead(setup, check, setup.passes() > 1);
        }
    }
}
