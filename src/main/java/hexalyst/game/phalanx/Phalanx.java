package hexalyst.game.phalanx;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
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
import hexalyst.game.Traits;
import hexalyst.game.Traits.SwapRule;
import hexalyst.game.kit.Stones;
import hexalyst.game.kit.TurnCodec;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Phalanx, by Christian Freeling.
///
/// In a turn a player may grow any own groups by one man each, then move any own groups that have not grown. A group
/// moves by moving one of its rows straight ahead, by fewer cells than the row has men. Enemy men that the row covers
/// are taken if their lines are shorter than the row; the men on top of them leave the board too, and their cells
/// become walls for good. When both players pass, the empty cells that only one colour can reach are that player's
/// territory, and each own man that was taken costs a point.
///
/// ```
///        O O O O O O O O           8 cells         a row of three takes one of two:
///       O O O O O O O O O          9
///      ...                                          W W W B B .
///   O O O O O O O O O O O O O      15                   to
///      ...                                          . W W x B .
///       O O O O O O O O O          9
///        O O O O O O O O           8
/// ```
///
/// White places one white and two black men first, or two and three (`pie2`). Then Black says `keep`, and White places
/// one more white man; or Black says `swap`, all men change their colours, and Black places one more black man. After
/// that the other player makes the first normal turn.
///
/// Source: the rules page of MindSports. We settled what it leaves open as follows:
/// - **The board** has no size in the text. Eight cells a side are the default here, three to nine are available, and a
///   set-up may be any hexagon with any walls: "it may be compact or have lakes and peninsulas".
/// - **A row** that moves extends from its tail to its head. The enemy line that has to be shorter is the whole line on
///   the same axis, even if the row reaches only a part of it.
/// - **Walls** are only built after the whole movement. The combination in the text, three men over two, requires this.
/// - **Groups that were joined** by a movement have lost the right to move, and so have all their parts.
/// - **Endless games.** In the text only two passes end the game. Here forty turns in a row without growth or capture
///   also end it; `limit=` sets another number, 0 for none. The counter is part of the position, so that its value does
///   not depend on how it was reached, and no position repeats in a game.
/// - **Draws**: equal points.
/// - **Set-ups** without a phase are normal turns. In the middle of a turn a position contains which men were placed,
///   which groups may not move, and how many men were taken; after `swap` it is `phase=choose placed=swap`.
public final class Phalanx implements Game {
    /// The game.
    public static final Phalanx GAME = new Phalanx();

    /// The words that can be chosen, in the order of their codes.
    static final List<String> WORDS = List.of("keep", "swap", "end", "pass");

    private static final int SMALLEST = 3;
    private static final int LARGEST = 9;

    private Phalanx() {}

    @Override
    public String id() {
        return "phalanx";
    }

    @Override
    public String title() {
        return "Phalanx";
    }

    @Override
    public List<Edition> editions() {
        return List.of(PhalanxEdition.PIE1, PhalanxEdition.PIE2);
    }

    /// Regular hexagons with 3 to 9 cells a side.
    @Override
    public List<HexGrid> sizes() {
        return IntStream.rangeClosed(SMALLEST, LARGEST)
                .mapToObj(side -> HexGrid.hexagon(side, side))
                .toList();
    }

    /// Fitted to 4,400 open positions of 100 games of the engine against itself, on five cells a side, with 300 random
    /// games each.
    @Override
    public double slopeOfGames() {
        return 1.45;
    }

    @Override
    public List<Reason> ideas(Position before, Move turn) {
        return PhalanxIdeas.of((PhalanxPosition) before, turn);
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
        return PhalanxState.FIELDS;
    }

    @Override
    public boolean countsPasses() {
        return true;
    }

    /// No man on the board, and White to place the first ones.
    @Override
    public PositionSetup empty(Edition edition, Grid grid) {
        PhalanxPhase phase =
                edition.as(PhalanxEdition.class).own() == 1 ? PhalanxPhase.PLACE_ONE : PhalanxPhase.PLACE_TWO;
        return PositionSetup.empty(grid).withField(PhalanxState.PHASE, phase.word());
    }

    @Override
    public SetupResult position(Edition edition, PositionSetup setup) {
        PhalanxEdition rules = edition.as(PhalanxEdition.class);
        SetupCheck check = new SetupCheck(setup);
        check.refuse(!(setup.grid() instanceof HexGrid), SetupProblem.Part.ROWS, "board");
        check.endlessSupply();
        check.noSwap();
        Stones stones = Stones.of(setup);
        if (check.namesCells(PhalanxState.GREW, PhalanxState.MOVED)
                && (PhalanxState.saysSwap(setup) || check.namesCells(PhalanxState.PLACED))) {
            check(check, setup, stones);
        }
        return check.result(() -> made(check, rules, stones, setup));
    }

    private static Position made(SetupCheck check, PhalanxEdition rules, Stones stones, PositionSetup setup) {
        PhalanxPosition position = PhalanxPosition.of(rules, stones, setup.toMove(), PhalanxState.of(setup));
        check.refuseField(position.mustEnd(), firstField(setup, PhalanxState.GREW), "setup.ended");
        return position;
    }

    /// Checks the fields against each other and the board.
    private static void check(SetupCheck check, PositionSetup setup, Stones stones) {
        PhalanxState state = PhalanxState.of(setup);
        boolean opening = state.phase() != PhalanxPhase.NORMAL;
        CellSet own = stones.of(setup.toMove());
        CellSet put = state.put();
        check.refuse(opening && state.passes() > 0, SetupProblem.Part.PASSES, "setup.opening");
        check.quietPasses(PhalanxState.QUIET);
        for (String field : opening
                ? List.of(
                        PhalanxState.QUIET,
                        PhalanxState.TAKEN,
                        PhalanxState.GREW,
                        PhalanxState.MOVED,
                        PhalanxState.TOOK)
                : List.of(PhalanxState.PLACED)) {
            check.refuseField(
                    setup.field(field).isPresent()
                            && !said(setup, field, "0")
                            && !said(setup, field, PhalanxState.NONE_TAKEN),
                    field,
                    "setup.phase");
        }
        if (opening) {
            int mine = put.and(own).size();
            boolean all = state.phase().places()
                    && mine <= state.phase().men(true)
                    && put.minus(own).size() <= state.phase().men(false)
                    && put.size() < state.phase().men(true) + state.phase().men(false);
            boolean wrong = !put.isEmpty() && !all || !put.minus(stones.all()).isEmpty();
            check.refuseField(wrong, PhalanxState.PLACED, "setup.placed");
            // One more man is placed after the choice.
            int men = state.phase().places()
                    ? 1 + state.phase().men(true) + state.phase().men(false) - put.size()
                    : 1;
            check.refuse(setup.count(Content.EMPTY) < men, SetupProblem.Part.ROWS, "setup.room", men);
        } else {
            boolean grown = put.minus(own).isEmpty() && PhalanxPosition.couldGrow(stones, setup.toMove(), state);
            check.refuseField(!grown, PhalanxState.GREW, "setup.grew");
            check.refuseField(!state.moved().minus(own).isEmpty(), PhalanxState.MOVED, "setup.moved");
            // When a row takes men, some of its men stay behind.
            check.refuseField(
                    state.took() > stones.blocked().size()
                            || state.took() > 0 && state.moved().isEmpty(),
                    PhalanxState.TOOK,
                    "setup.took");
        }
    }

    private static boolean said(PositionSetup setup, String field, String value) {
        return setup.field(field).equals(Optional.of(value));
    }

    private static String firstField(PositionSetup setup, String usual) {
        return List.of(PhalanxState.GREW, PhalanxState.MOVED, PhalanxState.PLACED).stream()
                .filter(setup.fields()::containsKey)
                .findFirst()
                .orElse(usual);
    }
}
