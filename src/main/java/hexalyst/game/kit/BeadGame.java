package hexalyst.game.kit;

import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.board.PieceLook;
import hexalyst.board.PieceShape;
import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.Game.PlayersSetup;
import hexalyst.game.Move;
import hexalyst.game.MovePreview;
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
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/// A game on a hexagon in which each player moves rooks along straight lines and captures beads, which belong to
/// nobody, and rooks. Who first has ten beads wins; who cannot move loses; the third time of a position is a draw.
///
/// ```
///           . . b . .            w, b White's and Black's rooks;
///          . . . . . .           o beads, which belong to nobody.
///         w . o o o . w
///        . . o o o o . .
///       . . o o o o o . .
///        . . o o o o . .
///         b . o o o . b
///          . . . . . .
///           . . w . .
/// ```
///
/// Source: MindSports' pages on Swish and Squeeze. We settled what they leave open as follows:
/// - **The board** has sides of five cells; the text names no size.
/// - **The set-up** is a player's: three rooks each on edge cells, beads on others. The one above is the program's.
///   Beads that are not placed, the bait, are in the store of the player who moves second, and count.
/// - **No turn** loses, with or without rooks; the third time of a position is a draw by itself.
public abstract class BeadGame extends RuleGame implements PlayersSetup {
    static final String SCORE = "score";
    static final String GOAL = "goal";
    /// How many beads win, unless the position says otherwise.
    static final int USUAL_GOAL = 10;
    private static final int BEADS = 19;
    private static final int ROOKS = 3;
    private static final int LARGEST = 91;
    private static final Piece BEAD = new Piece(Optional.empty(), 1);
    private static final Map<String, Piece> LETTERS =
            Map.of("w", Piece.of(Side.WHITE), "b", Piece.of(Side.BLACK), "o", BEAD);
    private static final List<PieceLook> LOOKS =
            List.of(PieceLook.of("rook", PieceShape.ROOK), PieceLook.of("bead", PieceShape.BEAD));
    private static final HexGrid BOARD = HexGrid.hexagon(5, 5);
    /// The rows of the start from the top: rooks in the middle of the sides, all beads in the centre.
    private static final List<String> START =
            List.of("..b..", "......", "w.ooo.w", "..oooo..", "..ooooo..", "..oooo..", "b.ooo.b", "......", "..w..");

    private final Function<Ground, RuleBoard> board;

    /// @param home a class of its package
    /// @param board makes an empty board
    protected BeadGame(String title, Class<?> home, Function<Ground, RuleBoard> board) {
        super(title, List.of(BOARD), new RuleEdition(home, "standard", BOARD, LETTERS, LOOKS).starting(START));
        this.board = board;
    }

    @Override
    public Traits traits() {
        return Traits.of(Traits.Goal.TAKE, Traits.SwapRule.NONE).with(Traits.Repetition.THIRD_IS_A_DRAW);
    }

    @Override
    public List<SetupField> fields() {
        return List.of(
                new SetupField(SCORE, new SetupField.Counts()),
                new SetupField(GOAL, new SetupField.Count(BEADS)),
                SEEN);
    }

    /// The usual goal goes without saying.
    @Override
    protected PositionSetup kept(PositionSetup said) {
        return said.withField(GOAL, said.number(GOAL, USUAL_GOAL), USUAL_GOAL);
    }

    @Override
    public TurnCodec codec(Grid grid) {
        return new TurnCodec(grid, Piece.STONES, (from, to) -> 1, List.of());
    }

    /// What a turn captures.
    @Override
    public List<Reason> ideas(Position before, Move turn) {
        return before.preview(turn) instanceof MovePreview.Legal legal
                        && !legal.effect().key().equals("makes.moves")
                ? List.of(legal.effect())
                : List.of();
    }

    @Override
    protected RuleBoard board(Ground ground) {
        return board.apply(ground);
    }

    @Override
    public HexGrid grid(List<Integer> rowLengths) {
        return hexagon(rowLengths, LARGEST);
    }

    @Override
    protected void check(PositionSetup setup, SetupCheck check) {
        check.refuse(setup.count(Content.of(List.of(BEAD))) > BEADS, SetupProblem.Part.ROWS, "setup.beads", BEADS);
        check.refuse(setup.number(GOAL, USUAL_GOAL) == 0, SetupProblem.Part.FIELD, "setup.goal");
    }

    @Override
    public Optional<PlayersSetup> playersSetup() {
        return Optional.of(this);
    }

    @Override
    public SetupResult begin(Edition edition, PositionSetup made, Side first) {
        SetupCheck check = new SetupCheck(edition, made, levels());
        for (Side side : Side.values()) {
            check.refuse(made.count(Content.of(side)) != ROOKS, SetupProblem.Part.ROWS, "setup.rooks", side, ROOKS);
        }
        for (int cell = 0; cell < made.grid().cells(); cell++) {
            Content content = made.cells().get(cell);
            boolean edge = made.grid().neighbours(cell).size() < made.grid().directions();
            if (!content.pieces().isEmpty() && edge == content.pieces().contains(BEAD)) {
                check.add(SetupProblem.at(cell, edge ? "setup.edge" : "setup.inside"));
            }
        }
        PositionSetup start = made.with(first)
                .withField(SEEN.name(), Optional.empty())
                .withField(SCORE, first == Side.WHITE ? "0," + beads(made) : beads(made) + ",0", "0,0");
        SetupResult result = position(edition, start);
        return result instanceof SetupResult.Valid valid ? check.resultAtAnyTime(valid::position) : result;
    }

    @Override
    public Reason bait(PositionSetup made) {
        return Reason.of("setup.baitBrief", beads(made));
    }

    @Override
    public Set<String> answered() {
        return Set.of(SCORE, SEEN.name());
    }

    /// The beads of the bait.
    private static int beads(PositionSetup made) {
        return Math.max(0, BEADS - made.count(Content.of(List.of(BEAD))));
    }

    @Override
    public Reason second(PositionSetup made) {
        return Reason.of(beads(made) == 0 ? "setup.noBait" : "setup.bait", beads(made));
    }
}
