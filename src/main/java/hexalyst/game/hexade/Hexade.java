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
import hexalyst.game.Stones;
import hexalyst.game.Supply;
import hexalyst.game.Traits;
import hexalyst.game.Traits.SwapRule;
import java.util.List;
import java.util.stream.IntStream;

/// Hexade, by Christian Freeling.
///
/// White moves first. The players take turns placing a stone of their own colour on an empty cell. Exactly two stones
/// of the other colour in a straight line between the new stone and another one of its colour are a pair: every such
/// pair is captured and removed. Moving in between two enemy stones is safe. A six is six stones of a colour in a row,
/// in a triangle of three a side, or on the six neighbours of a cell, whatever else stands beside them. Whoever has
/// made a six wins if it still stands after the other player's next move. White's second stone must be three steps or
/// more from White's first.
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
/// Classic Games": there a six need not outlast anything. What it leaves open is settled so:
/// - **The board** has no size in the text. Ten cells a side are large Havannah's, and what others play on.
/// - **The distance** of two cells between White's first two stones: the cells one and two steps away are forbidden, as
///   in the diagram. On a tiny board where no empty cell is farther the restriction lapses.
/// - **The win** is declared after the reply, also if that could not break the six. Of several sixes one that still
///   stands is enough. If the reply makes a six of its own and leaves the first, the first wins: it was complete
///   before.
/// - **Draws.** A player who cannot move, without an empty cell or without a stone: the other has won with a six on the
///   board, else the game is drawn. Nobody may pass.
/// - **Repetition.** Captures can bring a position back. Each player has as many stones as the board has cells,
///   captured ones are out of the game. No game between people comes near that, every game ends, and what a position is
///   worth does not depend on how it came about. The supply left is part of the position; it tells too whether White's
///   next stone is the second.
/// - **Blocked cells** enclose nothing and interrupt rows and triangles; one may be the middle of a ring. They count in
///   the supply. The published game has none.
/// - A set-up may hold a six of the player who is not to move: the reply is still to come.
public final class Hexade implements Game {
    /// The game.
    public static final Hexade GAME = new Hexade();

    private static final int SMALLEST = 4;
    private static final int LARGEST = 10;
    /// What to divide a search's estimate by to have log-odds that agree with outcomes: fitted to 9,500 positions of
    /// 200 games of the engine with itself, six a side.
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
        return IntStream.rangeClosed(SMALLEST, LARGEST)
                .mapToObj(side -> HexGrid.hexagon(side, side))
                .toList();
    }

    /// What is captured, and a six that is made.
    @Override
    public List<Reason> ideas(Position before, Move turn) {
        return before.preview(turn).ideas("makes.nothing");
    }

    /// The weights promise more than comes about: a threat is often answered by a capture.
    @Override
    public double chance(int estimate) {
        return 1 / (1 + Math.exp(-estimate / SCALE));
    }

    @Override
    public Traits traits() {
        return new Traits(SwapRule.NONE, false);
    }

    @Override
    public MoveCodec codec(Grid grid) {
        return new StoneCodec(grid, false);
    }

    @Override
    public SetupResult position(Edition edition, PositionSetup setup) {
        HexadeEdition rules = edition.as(HexadeEdition.class);
        SetupCheck check = new SetupCheck(setup);
        Supply supply = check.limitedSupply(rules);
        check.noPasses();
        check.noSwap();
        return check.result(() -> new HexadePosition(rules, Stones.of(setup), setup.toMove(), supply, true));
    }
}
