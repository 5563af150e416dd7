package hexalyst.game.spike;

import hexalyst.board.Grid;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.MoveCodec;
import hexalyst.game.Piece;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.SetupField;
import hexalyst.game.SetupProblem;
import hexalyst.game.SetupResult;
import hexalyst.game.Side;
import hexalyst.game.Traits;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;

/// A game of the dossiers that is not part of the program yet. Its rules are in a plain form and test whether the
/// contract can express them.
///
/// @param traits what kind of game it is
/// @param fields what its positions have besides the board
/// @param board makes its board of the row lengths
/// @param codec how its turns are written
/// @param start makes a position of a set-up, on the game's default search board
record SpikeGame(
        String id,
        Traits traits,
        List<SetupField> fields,
        Edition edition,
        Function<List<Integer>, ? extends Grid> board,
        Function<Grid, MoveCodec> codec,
        BiFunction<SpikeGame, PositionSetup, Position> start)
        implements Game {
    static final Map<String, Piece> STONES = Map.of("w", Piece.of(Side.WHITE), "b", Piece.of(Side.BLACK));

    @Override
    public String title() {
        return id;
    }

    @Override
    public String about() {
        return id;
    }

    @Override
    public List<Edition> editions() {
        return List.of(edition);
    }

    @Override
    public Grid grid(List<Integer> rowLengths) {
        return board.apply(rowLengths);
    }

    @Override
    public MoveCodec codec(Grid grid) {
        return codec.apply(grid);
    }

    /// A board without a piece, which need not be a position of the game.
    @Override
    public Position start(Edition rulesOf, Grid grid) {
        return start.apply(this, empty(rulesOf, grid));
    }

    @Override
    public SetupResult position(Edition rulesOf, PositionSetup setup) {
        Position made = start.apply(this, setup);
        try {
            made.parts();
        } catch (IndexOutOfBoundsException noQueen) {
            return new SetupResult.Invalid(List.of(SetupProblem.in(SetupProblem.Part.ROWS, "setup.queens")));
        }
        return new SetupResult.Valid(made);
    }
}
