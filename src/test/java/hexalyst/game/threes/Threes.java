package hexalyst.game.threes;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.SquareGrid;
import hexalyst.game.Edition;
import hexalyst.game.MoveCodec;
import hexalyst.game.Outcome;
import hexalyst.game.Part;
import hexalyst.game.Reason;
import hexalyst.game.Side;
import hexalyst.game.StoneCodec;
import hexalyst.game.Traits;
import hexalyst.game.TurnResult;
import hexalyst.game.kit.Ground;
import hexalyst.game.kit.Rays;
import hexalyst.game.kit.RuleBoard;
import hexalyst.game.kit.RuleEdition;
import hexalyst.game.kit.RuleGame;
import java.util.List;
import java.util.stream.IntStream;

/// Threes (tic-tac-toe) on 3 by 3 squares, the smallest game of the kit: the tests of every game run on it too.
///
/// A turn places an own stone on an empty cell. Three stones in a row, column or diagonal win; a full board is a draw.
public final class Threes extends RuleGame {
    private static final Grid BOARD = new SquareGrid(3, 3);
    private static final Edition STANDARD = new RuleEdition(Threes.class, "standard", BOARD);
    private static final Rays RAYS = new Rays(BOARD, cell -> false);
    private static final List<CellSet> ROWS = IntStream.range(0, BOARD.cells() * BOARD.directions() / 2)
            .mapToObj(at -> CellSet.of(RAYS.from(at % BOARD.cells(), at / BOARD.cells()))
                    .with(at % BOARD.cells()))
            .filter(row -> row.size() == 3)
            .toList();

    /// The game.
    public static final Threes GAME = new Threes();

    private Threes() {
        super("Threes", List.of(BOARD), STANDARD);
    }

    @Override
    public Traits traits() {
        return Traits.of(Traits.Goal.TAKE, Traits.SwapRule.NONE).keepingPieces();
    }

    @Override
    public MoveCodec codec(Grid grid) {
        return new StoneCodec(grid, StoneCodec.Colours.NONE);
    }

    @Override
    protected RuleBoard board(Ground ground) {
        return new Board(ground);
    }

    private static final class Board extends RuleBoard {
        Board(Ground ground) {
            super(ground);
        }

        @Override
        protected int turns(int[] into) {
            int count = 0;
            for (int cell = next(EMPTY, 0); cell != NONE; cell = next(EMPTY, cell + 1)) {
                into[count++] = StoneCodec.place(cell, toMove());
            }
            return count;
        }

        @Override
        protected void apply(int turn) {
            push(turn >> 1, code(mover(), 0));
            endTurn();
        }

        /// The cells of a player's rows of three; empty if there are none.
        private CellSet rows(Side side) {
            CellSet own = cells(code(side.ordinal(), 0));
            return ROWS.stream().filter(row -> row.minus(own).isEmpty()).reduce(CellSet.EMPTY, CellSet::or);
        }

        /// In a set-up the player to move may have a row too.
        @Override
        protected TurnResult end() {
            if (!rows(toMove().other()).isEmpty()) {
                return TurnResult.WIN;
            }
            if (!rows(toMove()).isEmpty()) {
                return TurnResult.LOSS;
            }
            return empties() == 0 ? TurnResult.DRAW : TurnResult.ONGOING;
        }

        @Override
        protected Outcome ended() {
            Side winner = end() == TurnResult.LOSS ? toMove() : toMove().other();
            return end() == TurnResult.DRAW
                    ? new Outcome.Drawn(Reason.of("end.full"))
                    : new Outcome.Won(winner, rows(winner), Reason.of("end.row", winner));
        }

        @Override
        public boolean fills() {
            return true;
        }

        @Override
        protected Reason effect(int turn) {
            return Reason.of("makes.stone", toMove());
        }

        @Override
        protected Reason whyNot(Part part) {
            return Reason.of("illegal.turn");
        }
    }
}
