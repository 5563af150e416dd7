package hexalyst.game.kit;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.PieceLook;
import hexalyst.board.PieceShape;
import hexalyst.game.Edition;
import hexalyst.game.Piece;
import hexalyst.game.Side;
import hexalyst.game.Supply;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;

/// An edition of a game of the kit as data. Pieces never run out; what a player holds is a field of the position.
///
/// @param home a class of the game's package, beside which its texts are
/// @param id its name in files and commands
/// @param grid its board
/// @param letters the pieces by what represents them in the text of a position ([Edition#letters])
/// @param kinds the looks of the kinds of pieces, by their numbers; kinds without one are plain stones
/// @param hidesBlocked true if a blocked cell is not a cell at all
/// @param caps true if a stack is a cap on prisoners ([Edition#caps])
/// @param marks the cells of a board that the rules tell apart ([Edition#marked])
/// @param goals the sides of a board that a player has to join ([Edition#goals])
/// @param start the rows of the start on its board, as [RuleGame#rows] reads them; empty for an empty board
public record RuleEdition(
        Class<?> home,
        String id,
        Grid grid,
        Map<String, Piece> letters,
        List<PieceLook> kinds,
        boolean hidesBlocked,
        boolean caps,
        Function<Grid, CellSet> marks,
        BiFunction<Grid, Side, List<CellSet>> goals,
        List<String> start)
        implements Edition {
    /// Copies the pieces.
    public RuleEdition {
        letters = Map.copyOf(letters);
        kinds = List.copyOf(kinds);
        start = List.copyOf(start);
    }

    /// An edition with plain stones.
    public RuleEdition(Class<?> home, String id, Grid grid) {
        this(home, id, grid, Piece.STONES, List.of());
    }

    /// An edition with these pieces, by their letters, and their kinds.
    public RuleEdition(Class<?> home, String id, Grid grid, Map<String, Piece> letters, List<PieceLook> kinds) {
        this(
                home,
                id,
                grid,
                letters,
                kinds,
                false,
                false,
                board -> CellSet.EMPTY,
                (board, side) -> List.of(),
                List.of());
    }

    /// The same with kings beside the men, of kind 1: crowned, with capital letters.
    public RuleEdition withKings() {
        Map<String, Piece> all = new HashMap<>(letters);
        letters.forEach((letter, man) -> all.put(letter.toUpperCase(Locale.ROOT), new Piece(man.owner(), 1)));
        List<PieceLook> looks = List.of(PieceLook.STONE, PieceLook.of("king", PieceShape.CROWNED));
        return new RuleEdition(home, id, grid, all, looks, hidesBlocked, caps, marks, goals, start);
    }

    /// The same, where a blocked cell is not a cell at all.
    public RuleEdition hidingBlocked() {
        return new RuleEdition(home, id, grid, letters, kinds, true, caps, marks, goals, start);
    }

    /// The same, where a stack is a cap on prisoners.
    public RuleEdition withCaps() {
        return new RuleEdition(home, id, grid, letters, kinds, hidesBlocked, true, marks, goals, start);
    }

    /// The same with cells that the rules tell apart.
    public RuleEdition marking(Function<Grid, CellSet> others) {
        return new RuleEdition(home, id, grid, letters, kinds, hidesBlocked, caps, others, goals, start);
    }

    /// The same with sides that players have to join.
    public RuleEdition joining(BiFunction<Grid, Side, List<CellSet>> sides) {
        return new RuleEdition(home, id, grid, letters, kinds, hidesBlocked, caps, marks, sides, start);
    }

    /// The same, where its board is not empty at the start: the rows from the top.
    public RuleEdition starting(List<String> rows) {
        return new RuleEdition(home, id, grid, letters, kinds, hidesBlocked, caps, marks, goals, rows);
    }

    @Override
    public List<CellSet> goals(Grid board, Side player) {
        return goals.apply(board, player);
    }

    @Override
    public CellSet marked(Grid board) {
        return marks.apply(board);
    }

    @Override
    public Supply supply(Grid board) {
        return Supply.ENDLESS;
    }

    @Override
    public boolean namesSupply() {
        return true;
    }
}
