package hexalyst.game.yvy;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.game.Edition;
import hexalyst.game.PositionSetup;
import hexalyst.game.SetupCheck;
import hexalyst.game.SetupProblem;
import hexalyst.game.Traits;
import hexalyst.game.kit.Ground;
import hexalyst.game.kit.PlacingGame;
import hexalyst.game.kit.RuleBoard;
import hexalyst.game.kit.RuleEdition;
import java.util.List;
import java.util.stream.IntStream;

/// YvY, by Christian Freeling and David J. Bush: sprouts, groups and loops on a hexagon whose sides are in turn n and
/// n + 2 cells long.
///
/// A turn places an own stone on an empty cell, or passes. Who completes a loop, a group that surrounds a cell on all
/// sides, has won at once; the edge of the board does not help to surround. Two passes in a row end the game: a player
/// has a point for each sprout owned, less two for each group. The second player may take over the first stone.
///
/// ```
///       O s O s O          base 3: 36 cells; the 9 sprouts (s) are every
///      s O O O O s         second cell of the edge, and never a corner
///     O O O O O O O
///      s O O O O s
///       O O O O O
///        s O O s
///         O s O
/// ```
///
/// Source: the rules page of MindSports, of which we have the words without the picture. We settled what they leave
/// open as follows:
/// - **The board**: only sides of 9 and 11 cells with free corners fit all that the words say of sprouts. The base can
///   be 9, 7, 5 or 3.
/// - **Dead**: at the end, groups without a stone on a sprout come off.
/// - **Owned**: a sprout with a living stone is its owner's; an empty one is a player's if its region of empty cells
///   touches living stones of that player only.
/// - **Fenced in**: a group counts as one with another of its colour if, without the other's cells, the board falls
///   apart and no living stone of the opponent is in its part. One group has to do that alone.
/// - **Swap**: only instead of the second player's first turn, and only if the first one placed a stone.
public final class Yvy extends PlacingGame {
    private static final List<HexGrid> SIZES =
            IntStream.of(3, 5, 7, 9).mapToObj(Yvy::board).toList();
    private static final Edition STANDARD =
            new RuleEdition(Yvy.class, "standard", SIZES.getLast()).marking(YvyGround::sprouts);

    /// The game.
    public static final Yvy GAME = new Yvy();

    private Yvy() {
        super("YvY", SIZES, STANDARD);
    }

    /// The board of a base: rows of base + 2 cells at the top, and of base cells at the bottom.
    private static HexGrid board(int base) {
        return HexGrid.ofAnyRows(IntStream.concat(
                        IntStream.rangeClosed(base + 2, 2 * base + 1),
                        IntStream.iterate(2 * base, row -> row >= base, row -> row - 1))
                .boxed()
                .toList());
    }

    @Override
    public Traits traits() {
        return Traits.of(Traits.Goal.CONNECT, Traits.SwapRule.AGREED).byPoints().onWholeBoards();
    }

    @Override
    public boolean passKeepsSwap() {
        return false;
    }

    @Override
    protected Ground ground(Edition edition, Grid grid, CellSet blocked) {
        return new YvyGround(edition, grid, blocked);
    }

    @Override
    protected RuleBoard board(Ground ground) {
        return new YvyBoard((YvyGround) ground);
    }

    @Override
    protected void check(PositionSetup setup, SetupCheck check) {
        check.refuse(!SIZES.contains(setup.grid()), SetupProblem.Part.ROWS, "board");
    }
}
