package hexalyst.game.rondo;

import hexalyst.board.Grid;
import hexalyst.board.PointGrid;
import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.Part;
import hexalyst.game.Piece;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.SetupField;
import hexalyst.game.Side;
import hexalyst.game.Traits;
import hexalyst.game.kit.Ground;
import hexalyst.game.kit.RuleBoard;
import hexalyst.game.kit.RuleEdition;
import hexalyst.game.kit.RuleGame;
import hexalyst.game.kit.TurnCodec;
import java.util.List;

/// Rondo, by Christian Freeling: men go round on circles and connect the inner one with the outer one.
///
/// White's men begin on the inner circle and step to the next cell clockwise, outward, or outward and clockwise;
/// Black's begin on the outer circle and step the opposite ways. If an enemy is next to a man along the circle in its
/// direction, and the cell behind is empty, the man has to jump there, and on as long as it can; nothing is captured. A
/// player wins with a chain of men from the inner to the outer circle, in which each link goes clockwise, outward, or
/// outward and clockwise. Whoever jumps for ever, back to where the man came from, loses, and so does a player without
/// a turn.
///
/// ```
///            . . . . e .          A quarter of the board: circles a to e,
///       . . . . d ..    .         of twelve cells each. White's links and
///      . . . c ..  .    .         steps lead to the right here, up, or up
///     . . b ..  .   .    .        and to the right; Black's the other way.
///      a ..  .   .   .    .
/// ```
///
/// Source: the rules page of MindSports. We settled what it leaves open as follows:
/// - **The board** has five circles of twelve cells, the men fill two of them. Positions can have smaller ones.
/// - **Jumps** lead over enemies only; two in a row stop a man. All men have all three steps.
/// - **A perpetual jump** is a turn like any other; who makes it loses. An essay of the inventor says the contrary.
/// - **Draws**: the game is drawn after 60 turns in a row in which no man changed its circle, unless the last of them
///   wins. Men change their circles in one direction, so every game ends.
public final class Rondo extends RuleGame {
    static final String QUIET = "quiet";
    static final String LOST = "lost";
    /// So many turns in a row without a change of circle make a draw.
    static final int MOST_QUIET = 60;

    private static final List<String> LOSERS = List.of("none", "w", "b");
    private static final PointGrid BOARD = board(5, 12);
    private static final List<PointGrid> SIZES = List.of(board(3, 6), board(4, 8), BOARD);
    private static final List<PointGrid> STUDIES = List.of(board(2, 4), board(3, 4), board(3, 8), board(4, 6));

    /// The game.
    public static final Rondo GAME = new Rondo();

    private Rondo() {
        super("Rondo", SIZES, new RuleEdition(Rondo.class, "standard", BOARD));
    }

    private static PointGrid board(int circles, int sectors) {
        return PointGrid.ofCircles("rondo", circles, sectors);
    }

    @Override
    public Traits traits() {
        return Traits.of(Traits.Goal.CONNECT, Traits.SwapRule.NONE).onWholeBoards();
    }

    @Override
    public TurnCodec codec(Grid grid) {
        return new TurnCodec(grid, Piece.STONES, (from, to) -> 1, List.of());
    }

    @Override
    public List<SetupField> fields() {
        return List.of(
                new SetupField(QUIET, new SetupField.Count(MOST_QUIET)),
                new SetupField(LOST, new SetupField.Word(LOSERS, List.of("none", "b", "w"))));
    }

    /// Inside out, so that steps and links keep their directions.
    @Override
    public int exchange(Grid grid) {
        return grid.symmetries();
    }

    @Override
    public List<Integer> path(Position before, Part.Shift part) {
        int hop = before.toMove() == Side.WHITE ? 2 : -2;
        return ((PointGrid) before.grid()).hops(part.from(), part.to(), hop);
    }

    @Override
    protected RuleBoard board(Ground ground) {
        return new RondoBoard(ground);
    }

    @Override
    public Grid grid(List<Integer> rowLengths) {
        return STUDIES.stream()
                .filter(grid -> grid.rowLengths().equals(rowLengths))
                .findFirst()
                .map(Grid.class::cast)
                .orElseGet(() -> super.grid(rowLengths));
    }

    @Override
    protected PositionSetup begin(Edition edition, Grid grid) {
        PositionSetup setup = PositionSetup.empty(grid);
        for (int cell = 0; cell < grid.rowLength(0); cell++) {
            setup = setup.with(cell, Content.of(Side.WHITE)).with(grid.cells() - 1 - cell, Content.of(Side.BLACK));
        }
        return setup;
    }
}
