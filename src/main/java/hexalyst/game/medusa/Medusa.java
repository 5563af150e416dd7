package hexalyst.game.medusa;

import hexalyst.board.CellHash;
import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.Move;
import hexalyst.game.MoveCodec;
import hexalyst.game.Piece;
import hexalyst.game.Position;
import hexalyst.game.PositionKey;
import hexalyst.game.PositionSetup;
import hexalyst.game.Reason;
import hexalyst.game.SetupCheck;
import hexalyst.game.SetupField;
import hexalyst.game.SetupProblem;
import hexalyst.game.Side;
import hexalyst.game.Traits;
import hexalyst.game.Traits.SwapRule;
import hexalyst.game.kit.Ground;
import hexalyst.game.kit.Marker;
import hexalyst.game.kit.PositionHash;
import hexalyst.game.kit.RuleBoard;
import hexalyst.game.kit.RuleGame;
import hexalyst.game.kit.RulePosition;
import hexalyst.game.kit.Stones;
import hexalyst.game.kit.TurnCodec;
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
public final class Medusa extends RuleGame {
    /// The marker, with the end of its track on both sides.
    static final Marker TRACK = new Marker(9);
    /// This many turns in a row without a placement end the game.
    static final int LAST = 20;

    static final String QUIET = "quiet";
    static final String PLACED = "placed";
    /// The stones that may not move any more in this turn, and the dead ones, among the marked cells: whole groups.
    static final int SPENT = 0;

    static final int DEAD_STONES = 1;
    /// The marker's points for the player to move and whether that player has placed a stone, among the numbers.
    static final int OWN_MARKER = 0;

    static final int HAS_PLACED = 3;

    private static final String MID = "mid";
    private static final String IDLE = "spent";
    /// The marker at the start of a game.
    private static final String KOMI = "w3";

    private static final int HASH_FAMILY = 72;
    /// The words that can be chosen, in the order of their codes.
    private static final List<String> WORDS = List.of("end", "pass");

    private static final List<HexGrid> SIZES = List.of(
            HexGrid.hexagon(2, 2),
            HexGrid.hexagon(4, 4),
            HexGrid.hexagon(6, 6),
            HexGrid.hexagon(8, 8),
            HexGrid.hexagon(10, 10));

    /// The game.
    public static final Medusa GAME = new Medusa();

    private Medusa() {
        super("Medusa", SIZES, MedusaEdition.STANDARD);
    }

    /// Fitted to 10,000 positions of 150 games of the engine against itself, on six cells a side, with 300 random games
    /// each.
    @Override
    public double slopeOfGames() {
        return 1.4;
    }

    @Override
    public List<Reason> ideas(Position before, Move turn) {
        return MedusaIdeas.of(before, turn);
    }

    @Override
    public Traits traits() {
        return Traits.of(Traits.Goal.TERRITORY, SwapRule.NONE).byPoints().with(Traits.Turns.OPEN);
    }

    @Override
    public MoveCodec codec(Grid grid) {
        return new TurnCodec(grid, Piece.STONES, (from, to) -> 1, WORDS);
    }

    @Override
    public List<SetupField> fields() {
        return fields(new SetupField(MID, new SetupField.Word(List.of("p", "m", "pm")), true));
    }

    @Override
    protected List<SetupField> boardFields() {
        return fields(new SetupField(PLACED, new SetupField.Count(1), true));
    }

    private static List<SetupField> fields(SetupField mid) {
        return List.of(
                TRACK.field(),
                new SetupField(QUIET, new SetupField.Count(LAST)),
                mid,
                new SetupField(IDLE, new SetupField.Names(), true),
                DEAD);
    }

    @Override
    protected PositionSetup kept(PositionSetup said) {
        Stones stones = Stones.of(said);
        return withDeadGroups(said)
                .withField(Marker.NAME, Optional.of(said.field(Marker.NAME).orElse(KOMI)))
                .withField(QUIET, said.number(QUIET, said.passes()), 0)
                .withField(PLACED, said.field(MID).orElse("").startsWith("p") ? 1 : 0, 0)
                .withField(MID, Optional.empty())
                .withNamed(IDLE, stones.groups(said.named(IDLE)));
    }

    /// Always the marker, the others only if they differ from the usual.
    @Override
    protected PositionSetup said(PositionSetup kept) {
        String mid =
                (kept.field(PLACED).isPresent() ? "p" : "") + (kept.field(IDLE).isPresent() ? "m" : "");
        return withDeadNamed(kept)
                .withField(
                        Marker.NAME,
                        Optional.of(
                                kept.field(Marker.NAME).orElse(TRACK.values().getFirst())))
                .withField(PLACED, Optional.empty())
                .withField(MID, mid, "");
    }

    @Override
    protected Ground ground(Edition edition, Grid grid, CellSet blocked) {
        return new MedusaGround(edition, grid, blocked);
    }

    @Override
    protected RuleBoard board(Ground ground) {
        return new MedusaBoard((MedusaGround) ground);
    }

    /// The placement, then the movements by the cells they leave and reach, in the first legal order with the same
    /// result.
    @Override
    protected Move canonical(Position before, Move turn) {
        return new MedusaOrder(before, turn).first();
    }

    @Override
    public boolean countsPasses() {
        return true;
    }

    /// Only the dark cells, Black to move, the marker three points on White's side.
    @Override
    protected PositionSetup begin(Edition edition, Grid grid) {
        HexGrid board = HexGrid.of(grid);
        if (!SIZES.contains(board)) {
            throw new IllegalArgumentException(board + " are no board of Medusa");
        }
        PositionSetup setup = PositionSetup.empty(board).with(Side.BLACK).withField(Marker.NAME, Optional.of(KOMI));
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

    /// Also accepts finished games.
    @Override
    protected void check(PositionSetup setup, SetupCheck check) {
        boolean own = setup.grid() instanceof HexGrid grid && SIZES.contains(grid);
        check.refuse(!own, SetupProblem.Part.ROWS, "board");
        for (int cell = 0; own && cell < setup.grid().cells(); cell++) {
            if (isDark(HexGrid.of(setup.grid()), cell)
                    && !setup.cells().get(cell).isBlocked()) {
                check.add(SetupProblem.at(cell, "setup.dark"));
            }
        }
        if (check.namesCells(IDLE, DEAD.name())) {
            checkFields(setup, check);
        }
    }

    /// Checks the fields against each other and the board.
    private static void checkFields(PositionSetup setup, SetupCheck check) {
        Stones stones = Stones.of(setup);
        String mid = setup.field(MID).orElse("");
        int quiet = setup.number(QUIET, setup.passes());
        boolean over = setup.passes() > 1 || quiet >= LAST;
        // Stones are spent if and only if something has moved.
        check.refuseField(setup.field(IDLE).isPresent() != mid.endsWith("m"), MID, "setup.mid");
        check.refuseField(over && !mid.isEmpty(), MID, "setup.midOver");
        check.refuseField(mid.startsWith("p") && stones.all().isEmpty(), MID, "setup.placed");
        check.quietPasses(QUIET);
        // The other player has just moved the marker away from this end.
        String farthest = setup.toMove() == Side.WHITE
                ? TRACK.values().getFirst()
                : TRACK.values().getLast();
        boolean stayed = quiet > 0 && setup.field(Marker.NAME).equals(Optional.of(farthest));
        check.refuseField(stayed, Marker.NAME, "setup.marker");
        CellSet spent = setup.named(IDLE);
        check.refuseField(!spent.isSubsetOf(stones.of(setup.toMove())), IDLE, "setup.spent");
        // Only groups of two or more move.
        boolean alone = !spent.isEmpty() && stones.groups(spent).size() < 2;
        check.refuseField(alone, IDLE, "setup.alone");
        checkDead(setup, check, over);
    }

    /// The marker as points for the player to move, and the passes before what was placed.
    @Override
    protected long[] numbers(long[] seen) {
        return new long[] {TRACK.most() - seen[0], seen[1], seen[3], seen[2]};
    }

    /// Each number has bits of its own.
    @Override
    protected PositionKey earlierKey(RulePosition position) {
        long[] numbers = position.numbers();
        long all = ((numbers[0] + TRACK.most() + 1 << 8 | numbers[1]) << 8 | numbers[2]) << 1 | numbers[HAS_PLACED];
        return PositionHash.key(
                position,
                position.marks(),
                family -> CellHash.mix(
                        PositionHash.rules(HASH_FAMILY + family, position.edition(), position.grid()) ^ all));
    }
}
