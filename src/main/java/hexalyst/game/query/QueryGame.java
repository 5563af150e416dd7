package hexalyst.game.query;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.PointGrid;
import hexalyst.game.Edition;
import hexalyst.game.MoveCodec;
import hexalyst.game.Piece;
import hexalyst.game.PositionSetup;
import hexalyst.game.SetupCheck;
import hexalyst.game.SetupField;
import hexalyst.game.SetupProblem;
import hexalyst.game.Side;
import hexalyst.game.Traits;
import hexalyst.game.kit.Crossing;
import hexalyst.game.kit.Ground;
import hexalyst.game.kit.RuleBoard;
import hexalyst.game.kit.RuleEdition;
import hexalyst.game.kit.RuleGame;
import hexalyst.game.kit.Stones;
import hexalyst.game.kit.TurnCodec;
import java.util.List;
import java.util.stream.IntStream;

/// Query, by Christian Freeling: connect two sides of a square grid in which every second point has diagonals too.
///
/// Black begins. A turn puts one own stone on a point with diagonals (c8), or one each on two points without (c4).
/// White wins with a chain of stones along the lines from the lowest to the highest row, Black with one from the left
/// to the right column; a corner belongs to both of its sides. The lines cut the board into triangles, so that a full
/// board has exactly one such chain. Instead of the first turn, White may take it over: its stones turn white and move
/// to their mirror images in the diagonal through a1.
///
/// ```
///   c  8--4--8       8: c8, with up to eight neighbours
///      |\ | /|       4: c4, with up to four
///      | \|/ |
///   b  4--8--4
///      | /|\ |
///      |/ | \|
///   a  8--4--8
///      1  2  3
/// ```
///
/// Source: the rules page of MindSports. We settled what it leaves open as follows:
/// - **The board** has no size in the text. It is 13 points wide, 9 is usual too; from 2 to 13 all can be played.
/// - **Corners** are c8 points, on boards of an even size those at a1 and opposite. Points at the edge keep their kind.
/// - **Swap**: mirrored, since the colours have different sides.
/// - **The last c4 point** is taken alone. That can only happen after a set-up.
public final class QueryGame extends RuleGame {
    /// The stone put so far in a turn of two.
    static final String PLACED = "placed";

    private static final int SMALLEST = 2;
    private static final int LARGEST = 13;
    private static final List<PointGrid> BOARDS =
            IntStream.rangeClosed(SMALLEST, LARGEST).mapToObj(QueryGame::board).toList();
    private static final List<PointGrid> SIZES = IntStream.of(3, 4, 5, 9, LARGEST)
            .mapToObj(size -> BOARDS.get(size - SMALLEST))
            .toList();

    /// The game.
    public static final QueryGame GAME = new QueryGame();

    private QueryGame() {
        super("Query", SIZES, new RuleEdition(QueryGame.class, "standard", BOARDS.getLast()).joining(QueryGame::sides));
    }

    private static PointGrid board(int size) {
        return PointGrid.ofSquare("query", size, QueryGame::isDiagonal);
    }

    private static boolean isDiagonal(int row, int place) {
        return (row + place) % 2 == 0;
    }

    /// Whether a point has diagonals (c8).
    static boolean isDiagonal(Grid grid, int cell) {
        return isDiagonal(grid.row(cell), grid.place(cell));
    }

    /// The lowest and the highest row, for White, or the columns on the left and on the right.
    private static List<CellSet> sides(Grid grid, Side player) {
        return IntStream.of(0, grid.rows() - 1)
                .mapToObj(line -> CellSet.of(IntStream.range(0, grid.cells())
                        .filter(cell -> (player == Side.WHITE ? grid.row(cell) : grid.place(cell)) == line)
                        .toArray()))
                .toList();
    }

    @Override
    public Traits traits() {
        return Traits.of(Traits.Goal.CONNECT, Traits.SwapRule.AGREED)
                .with(Traits.Turns.OPEN)
                .onWholeBoards();
    }

    @Override
    public MoveCodec codec(Grid grid) {
        return new TurnCodec(grid, Piece.STONES, (from, to) -> 1, List.of("end", "swap", "pass"));
    }

    @Override
    public List<SetupField> fields() {
        return List.of(new SetupField(PLACED, new SetupField.Names(), true));
    }

    @Override
    public boolean passKeepsSwap() {
        return false;
    }

    /// Those that leave each player's sides to that player.
    @Override
    public int[] symmetries(Grid grid) {
        int corner = grid.rowLength(0) - 1;
        return IntStream.range(0, grid.symmetries())
                .filter(symmetry -> grid.row(grid.image(symmetry, 0)) == grid.row(grid.image(symmetry, corner)))
                .toArray();
    }

    /// The mirror image in which row and number change places.
    @Override
    public int exchange(Grid grid) {
        return IntStream.range(0, grid.symmetries())
                .filter(symmetry -> grid.image(symmetry, 0) == 0 && grid.image(symmetry, 1) == grid.cell(1, 0))
                .findFirst()
                .orElseThrow();
    }

    @Override
    protected RuleBoard board(Ground ground) {
        return new QueryBoard(ground);
    }

    /// The boards of 2 to 13 points a side.
    @Override
    public Grid grid(List<Integer> rowLengths) {
        return BOARDS.stream()
                .filter(board -> board.rowLengths().equals(rowLengths))
                .findFirst()
                .map(Grid.class::cast)
                .orElseGet(() -> super.grid(rowLengths));
    }

    /// Black begins.
    @Override
    protected PositionSetup begin(Edition edition, Grid grid) {
        return PositionSetup.empty(grid).with(Side.BLACK);
    }

    /// After the first player's first turn, which in a set-up may also be a single stone on a c4 point.
    @Override
    protected boolean lateSwap(PositionSetup setup) {
        boolean begun = setup.field(PLACED).isPresent();
        Side first = begun ? setup.toMove() : setup.toMove().other();
        CellSet own = Stones.of(setup).of(first);
        boolean turn = own.size() < 2
                || own.size() == 2 && !begun && singles(setup.grid(), own).count() == 2;
        return !turn || !Stones.of(setup).of(first.other()).isEmpty();
    }

    @Override
    protected void check(PositionSetup setup, SetupCheck check) {
        check.refuse(!BOARDS.contains(setup.grid()), SetupProblem.Part.ROWS, "board");
        if (check.namesCells(PLACED) && BOARDS.contains(setup.grid())) {
            CellSet placed = setup.named(PLACED);
            Stones stones = Stones.of(setup);
            boolean one = placed.size() < 2 && placed.isSubsetOf(stones.of(setup.toMove()));
            boolean more = singles(setup.grid(), stones.empty()).findAny().isPresent();
            check.refuseField(
                    !one || singles(setup.grid(), placed).count() < placed.size() || !placed.isEmpty() && !more,
                    PLACED,
                    "setup.placed");
            Edition edition = editions().getFirst();
            Side mover = setup.toMove();
            boolean over = Crossing.joins(edition, setup.grid(), mover.other(), stones.of(mover.other()))
                    || Crossing.joins(
                            edition, setup.grid(), mover, stones.of(mover).minus(placed));
            check.refuseField(over && !placed.isEmpty(), PLACED, "setup.midOver");
        }
    }

    /// The c4 points among some.
    private static IntStream singles(Grid grid, CellSet points) {
        return points.stream().filter(point -> !isDiagonal(grid, point));
    }
}
