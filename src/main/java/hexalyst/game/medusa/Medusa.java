package hexalyst.game.medusa;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.board.RowsException;
import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Move;
import hexalyst.game.MoveCodec;
import hexalyst.game.Piece;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.Reason;
import hexalyst.game.SetupCheck;
import hexalyst.game.SetupField;
import hexalyst.game.SetupProblem;
import hexalyst.game.SetupResult;
import hexalyst.game.Side;
import hexalyst.game.Traits;
import hexalyst.game.Traits.SwapRule;
import hexalyst.game.kit.Stones;
import hexalyst.game.kit.TurnCodec;
import hexalyst.text.Texts;
import java.util.List;
import java.util.Optional;

/// Medusa, by Christian Freeling after Mark Berger's Rosette.
///
/// Black moves first. In a turn a player may place a stone on an empty light cell, and then move any own groups of two
/// or more stones, each once: one stone of the group leaps in a straight line over an unbroken row of own stones to the
/// empty cell beyond. Enemy groups that lose their last liberty by this change their colour, unless they have a
/// rosette, six stones around a dark cell. A player who does not place a stone moves the marker one point to the own
/// side. When both players pass, the points are counted: stones, empty cells that only one colour surrounds, and the
/// marker. The player with more points wins.
///
/// ```
///     s    O O O ... O         10 cells        a rosette:   W W      a leap:   W W .
///    r    O # O # ... O        11                          W # W                to
///     ...                                                   W W               . W W
///   j  O # O # ... # O         19
///     ...                      # is dark: nothing stands there, and nobody leaps over it
///    b    O # O # ... O        11
///     a    O O O ... O         10
/// ```
///
/// Source: the rules page of MindSports. We settled what it leaves open as follows:
/// - **The board** has 210 light and 61 dark cells, ten a side. Two, four, six and eight a side are also available.
/// - **The marker** begins at three points for White on every board, and goes up to nine either way, since the track
///   has 19 points. It always moves when the text says that it "may".
/// - **Moving** is leaping over at least one stone. All stones of a group that has moved count as moved, even if they
///   are no longer connected; so do all stones of the group that the stone then belongs to. Stones that were placed or
///   reversed in the first phase may move.
/// - **Placing** in a place where the new group has no liberty after it has taken others reverses that group, as in
///   Lotus.
/// - **Dead groups** are what both players agree on after the end ([#position] reads `dead=c3,f7`): they are reversed,
///   all together, before points are counted.
/// - **Endless games.** Stones never leave the board, so that only turns without a placement repeat positions. Twenty
///   of them in a row end the game. The value of a position does not depend on how it was reached.
/// - **Draws**: equal points.
/// - **Set-ups** may have further blocked cells. A finished game is a valid position here, since only the fields of a
///   set-up can end a game.
public final class Medusa implements Game {
    /// The game.
    public static final Medusa GAME = new Medusa();

    /// The words that can be chosen, in the order of their codes.
    static final List<String> WORDS = List.of("end", "pass");

    private static final List<HexGrid> SIZES = List.of(
            HexGrid.hexagon(2, 2),
            HexGrid.hexagon(4, 4),
            HexGrid.hexagon(6, 6),
            HexGrid.hexagon(8, 8),
            HexGrid.hexagon(10, 10));

    private Medusa() {}

    @Override
    public String id() {
        return "medusa";
    }

    @Override
    public String title() {
        return "Medusa";
    }

    @Override
    public List<Edition> editions() {
        return List.of(MedusaEdition.STANDARD);
    }

    /// Regular hexagons with 2, 4, 6, 8 or 10 cells a side.
    @Override
    public HexGrid grid(List<Integer> rowLengths) {
        HexGrid grid = HexGrid.ofAnyRows(rowLengths);
        if (!SIZES.contains(grid)) {
            throw new RowsException(0, Texts.of(Medusa.class).get("board"));
        }
        return grid;
    }

    @Override
    public List<HexGrid> sizes() {
        return SIZES;
    }

    /// Fitted to 10,000 positions of 150 games of the engine against itself, on six cells a side, with 300 random games
    /// each.
    @Override
    public double slopeOfGames() {
        return 1.4;
    }

    @Override
    public List<Reason> ideas(Position before, Move turn) {
        return MedusaIdeas.of((MedusaPosition) before, turn);
    }

    @Override
    public Traits traits() {
        return Traits.of(SwapRule.NONE).byPoints().with(Traits.Turns.OPEN);
    }

    @Override
    public MoveCodec codec(Grid grid) {
        return new TurnCodec(grid, Piece.STONES, (from, to) -> 1, WORDS);
    }

    @Override
    public List<SetupField> fields() {
        return MedusaState.FIELDS;
    }

    @Override
    public boolean countsPasses() {
        return true;
    }

    /// Only the dark cells, Black to move, the marker three points on White's side.
    @Override
    public PositionSetup empty(Edition edition, Grid grid) {
        HexGrid board = HexGrid.of(grid);
        if (!SIZES.contains(board)) {
            throw new IllegalArgumentException(board + " are no board of Medusa");
        }
        PositionSetup setup = PositionSetup.empty(board)
                .with(Side.BLACK)
                .withField(MedusaState.MARKER, Optional.of(MedusaState.KOMI));
        for (int cell = 0; cell < board.cells(); cell++) {
            setup = isDark(board, cell) ? setup.with(cell, Content.BLOCKED) : setup;
        }
        return setup;
    }

    /// True for the cells reached from the middle by double steps in the six directions.
    private static boolean isDark(HexGrid board, int cell) {
        int up = board.row(cell) - (board.rows() - 1) / 2;
        return up % 2 == 0 && (board.x(cell) - up) % 4 == 0;
    }

    /// Also accepts finished games. An unfinished turn that can only end has ended.
    @Override
    public SetupResult position(Edition edition, PositionSetup setup) {
        MedusaEdition rules = edition.as(MedusaEdition.class);
        SetupCheck check = new SetupCheck(setup);
        boolean own = setup.grid() instanceof HexGrid grid && SIZES.contains(grid);
        check.refuse(!own, SetupProblem.Part.ROWS, "board");
        check.endlessSupply();
        check.noSwap();
        check.refuse(setup.passes() > 2, SetupProblem.Part.PASSES, "setup.passes");
        Stones stones = Stones.of(setup);
        for (int cell = 0; own && cell < setup.grid().cells(); cell++) {
            if (isDark(HexGrid.of(setup.grid()), cell)
                    && !setup.cells().get(cell).isBlocked()) {
                check.add(SetupProblem.at(cell, "setup.dark"));
            }
        }
        if (check.namesCells(MedusaState.SPENT, MedusaState.DEAD)) {
            check(check, setup, stones);
        }
        return check.resultAtAnyTime(() -> MedusaPosition.of(rules, stones, setup.toMove(), MedusaState.of(setup)));
    }

    /// Checks the fields against each other and the board.
    private static void check(SetupCheck check, PositionSetup setup, Stones stones) {
        MedusaState state = MedusaState.of(setup);
        CellSet own = stones.of(setup.toMove());
        check.refuseField(!MedusaState.isTurn(setup), MedusaState.MID, "setup.mid");
        check.refuseField(state.over() && state.midTurn(), MedusaState.MID, "setup.midOver");
        check.refuseField(state.placed() && stones.all().isEmpty(), MedusaState.MID, "setup.placed");
        check.quietPasses(MedusaState.QUIET);
        // The other player has just moved the marker away from this end.
        boolean stayed = state.quiet() > 0 && state.points(setup.toMove()) == MedusaState.MOST;
        check.refuseField(stayed, MedusaState.MARKER, "setup.marker");
        check.refuseField(!state.spent().minus(own).isEmpty(), MedusaState.SPENT, "setup.spent");
        // Only groups of two or more move.
        boolean alone = !state.spent().isEmpty() && stones.groups(state.spent()).size() < 2;
        check.refuseField(alone, MedusaState.SPENT, "setup.alone");
        check.refuseField(!state.dead().minus(stones.all()).isEmpty(), MedusaState.DEAD, "setup.dead");
        check.refuseField(!state.dead().isEmpty() && !state.over(), MedusaState.DEAD, "setup.deadLater");
    }
}
