package hexalyst.notation;

import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.game.CanonicalContent;
import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.IllegalMoveException;
import hexalyst.game.Move;
import hexalyst.game.MovePreview;
import hexalyst.game.Outcome;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.SetupResult;
import hexalyst.game.Side;
import hexalyst.game.Supply;
import hexalyst.game.Traits;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A game for tests that never ends: a piece of either colour may be placed anywhere at any time, even on another one.
/// Passing is not allowed.
public final class EndlessGame implements Game {
    public static final EndlessGame GAME = new EndlessGame();
    private static final Rules EDITION = new Rules(HexGrid.hexagon(5, 5));

    private record Rules(Grid grid) implements Edition {
        @Override
        public String id() {
            return "only";
        }

        @Override
        public String title() {
            return "The only edition";
        }

        @Override
        public String sideName(Side side) {
            return side == Side.WHITE ? "White" : "Black";
        }

        @Override
        public Supply supply(Grid board) {
            return Supply.ENDLESS;
        }
    }

    private record Board(Grid grid, List<Content> cells, Side toMove) implements Position {
        @Override
        public Game game() {
            return GAME;
        }

        @Override
        public Edition edition() {
            return EDITION;
        }

        @Override
        public Content at(int cell) {
            return cells.get(cell);
        }

        @Override
        public Supply supply() {
            return Supply.ENDLESS;
        }

        @Override
        public int passes() {
            return 0;
        }

        @Override
        public Outcome outcome() {
            return Outcome.ongoing();
        }

        @Override
        public List<Move> legalMoves() {
            List<Move> moves = new ArrayList<>();
            for (int cell = 0; cell < grid.cells(); cell++) {
                moves.addAll(candidates(cell));
            }
            return moves;
        }

        @Override
        public List<Move> candidates(int cell) {
            return List.of(Move.place(cell, Side.WHITE), Move.place(cell, Side.BLACK));
        }

        @Override
        public MovePreview preview(Move move) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Position play(Move move) {
            if (!(move.only() instanceof Part.Put place)) {
                throw new IllegalMoveException("pass is illegal: nobody passes here");
            }
            List<Content> after = new ArrayList<>(cells);
            after.set(place.cell(), Content.of(place.colour()));
            return new Board(grid, after, toMove.other());
        }

        @Override
        public CanonicalContent canonicalContent() {
            return CanonicalContent.of(this, List.of());
        }

        @Override
        public PositionSetup setup() {
            return new PositionSetup(grid, cells, toMove, Optional.of(Supply.ENDLESS), 0);
        }
    }

    @Override
    public String id() {
        return "endless";
    }

    @Override
    public String title() {
        return "Endless Game";
    }

    @Override
    public String about() {
        return "Nothing ever ends it.";
    }

    @Override
    public List<Edition> editions() {
        return List.of(EDITION);
    }

    @Override
    public Traits traits() {
        return Traits.of(Traits.Goal.TAKE, Traits.SwapRule.NONE);
    }

    @Override
    public SetupResult position(Edition edition, PositionSetup setup) {
        return new SetupResult.Valid(new Board(setup.grid(), setup.cells(), setup.toMove()));
    }
}
