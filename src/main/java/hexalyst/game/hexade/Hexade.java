package hexalyst.game.hexade;

import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Move;
import hexalyst.game.MoveCodec;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.Reason;
import hexalyst.game.SetupCheck;
import hexalyst.game.SetupResult;
import hexalyst.game.StoneCodec;
import hexalyst.game.Supply;
import hexalyst.game.Traits;
import hexalyst.game.Traits.SwapRule;
import hexalyst.game.kit.Stones;
import java.util.List;

/// Hexade, by Christian Freeling.
///
/// White moves first. The players take turns placing a stone of their own colour on an empty cell. Exactly two stones
/// of the other colour in a straight line between the new stone and another one of its colour are a pair: every such
/// pair is captured and removed. Moving in between two enemy stones is safe. A six is six stones of a colour in a row,
/// in a triangle with three on each side, or on the six neighbours of a cell, whatever other stones are next to them.
/// Whoever has made a six wins if it still stands after the other player's next move. White's second stone must be
/// three steps or more from White's first.
///
/// ```
///     s    O O O ... O         10 cells        a row:     W W W W W W
///    r    O O O O ... O        11
///     ...                                      a triangle:    W      W W W
///   j  O O O O O O ... O       19                            W W      W W
///     ...                                                   W W W      W
///    b    O O O O ... O        11
///     a    O O O ... O         10              a ring:   W W
///                                                       W O W
///                                                        W W
/// ```
///
/// Source: the rules page of MindSports, which goes beyond the older ones of R. Wayne Schmittberger's "New Rules for
/// Classic Games": there a six wins at once. We settled what the text leaves open as follows:
/// - **The board** has no size in the text. Ten cells a side is the board of large Havannah, and what other
///   implementations use.
/// - **The distance** of two cells between White's first two stones means that the cells one and two steps away are
///   forbidden, as in the diagram. On a tiny board where no empty cell is farther away, the restriction does not apply.
/// - **The win** is declared after the reply, even if the reply could not have broken the six. If there are several
///   sixes, one that still stands is enough. If the reply makes a six of its own and leaves the first one, the first
///   one wins, since it was completed earlier.
/// - **Draws.** When a player cannot move, for lack of an empty cell or of stones, the other player has won with a six
///   on the board; otherwise the game is drawn. Nobody may pass.
/// - **Repetition.** Captures can bring a position back. Each player has as many stones as the board has cells, and
///   captured ones do not come back. No game between people gets near that limit, every game ends, and the value of a
///   position does not depend on how it was reached. The remaining supply is part of the position; it also shows
///   whether White's next stone is the second.
/// - **Blocked cells** enclose nothing and interrupt rows and triangles; one may be the middle of a ring. They count in
///   the supply. The published game has none.
/// - A set-up may contain a six of the player who is not to move: the reply is still to come.
public final class Hexade implements Game {
    /// The game.
    public static final Hexade GAME = new Hexade();

    private static final int SMALLEST = 4;
    private static final int LARGEST = 10;
    /// The divisor that converts a search's estimate to log-odds that match the results: fitted to 9,500 positions of
    /// 200 games of the engine against itself, on six cells a side.
    private static final double SCALE = 2500;

    private Hexade() {}

    @Override
    public String id() {
        return "hexade";
    }

    @Override
    public String title() {
        return "Hexade";
    }

    @Override
    public List<Edition> editions() {
        return List.of(HexadeEdition.STANDARD);
    }

    @Override
    public Grid grid(List<Integer> rowLengths) {
        return HexGrid.ofAnyRows(rowLengths);
    }

    /// Regular hexagons with 4 to 10 cells a side.
    @Override
    public List<HexGrid> sizes() {
        return HexGrid.hexagons(SMALLEST, LARGEST);
    }

    /// The captures, and a six if one is made.
    @Override
    public List<Reason> ideas(Position before, Move turn) {
        return before.preview(turn).ideas("makes.nothing");
    }

    /// The weights are too optimistic, since a threat is often answered by a capture.
    @Override
    public double chance(int estimate) {
        return 1 / (1 + Math.exp(-estimate / SCALE));
    }

    @Override
    public Traits traits() {
        return Traits.of(Traits.Goal.LINE, SwapRule.NONE).outlastingAReply();
    }

    @Override
    public MoveCodec codec(Grid grid) {
        return new StoneCodec(grid, StoneCodec.Colours.NONE);
    }

    @Override
    public SetupResult position(Edition edition, PositionSetup setup) {
        HexadeEdition rules = edition.as(HexadeEdition.class);
        SetupCheck check = new SetupCheck(edition, setup, 1);
        Supply supply = check.limitedSupply(rules);
        check.noPasses();
        check.noSwap();
        return check.result(() -> new HexadePosition(rules, Stones.of(setup), setup.toMove(), supply, true));
    }
}
