package hexalyst.game;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A position as set up by somebody, which may break the rules of every game. [Game#position] converts it to a
/// [Position] or explains what is wrong.
///
/// @param grid the board
/// @param cells the content of each cell
/// @param toMove the player to move
/// @param supply the pieces left; if absent, the edition's supply minus the pieces on the board
/// @param passes the number of consecutive passes just before, 0 or more
/// @param swap true if the set-up says that the second player may still take over the first move ([Move#swap]); not
///     needed in games whose rules always offer that ([Traits])
/// @param fields the other parts of the game's positions ([Game#fields]), by name; missing ones have their usual value
public record PositionSetup(
        Grid grid,
        List<Content> cells,
        Side toMove,
        Optional<Supply> supply,
        int passes,
        boolean swap,
        Map<String, String> fields) {
    /// Copies the cells and the fields.
    ///
    /// @throws IllegalArgumentException if there is not exactly one entry for each cell
    public PositionSetup {
        cells = List.copyOf(cells);
        fields = Map.copyOf(fields);
        if (cells.size() != grid.cells()) {
            throw new IllegalArgumentException(cells.size() + " contents for " + grid.cells() + " cells");
        }
    }

    /// A set-up without fields.
    public PositionSetup(
            Grid grid, List<Content> cells, Side toMove, Optional<Supply> supply, int passes, boolean swap) {
        this(grid, cells, toMove, supply, passes, swap, Map.of());
    }

    /// A set-up without a swap.
    public PositionSetup(Grid grid, List<Content> cells, Side toMove, Optional<Supply> supply, int passes) {
        this(grid, cells, toMove, supply, passes, false);
    }

    /// An empty board with White to move.
    public static PositionSetup empty(Grid grid) {
        return new PositionSetup(
                grid, Collections.nCopies(grid.cells(), Content.EMPTY), Side.WHITE, Optional.empty(), 0);
    }

    /// This set-up with another content on one cell.
    public PositionSetup with(int cell, Content content) {
        List<Content> changed = new ArrayList<>(cells);
        changed.set(cell, content);
        return new PositionSetup(grid, changed, toMove, supply, passes, swap, fields);
    }

    /// This set-up with other contents of all cells.
    public PositionSetup withCells(List<Content> contents) {
        return new PositionSetup(grid, contents, toMove, supply, passes, swap, fields);
    }

    /// This set-up with this player to move.
    public PositionSetup with(Side mover) {
        return new PositionSetup(grid, cells, mover, supply, passes, swap, fields);
    }

    /// This set-up with this supply or, if absent, with the edition's supply minus the pieces on the board.
    public PositionSetup with(Optional<Supply> left) {
        return new PositionSetup(grid, cells, toMove, left, passes, swap, fields);
    }

    /// This set-up with another number of consecutive passes just before.
    public PositionSetup withPasses(int passed) {
        return new PositionSetup(grid, cells, toMove, supply, passed, swap, fields);
    }

    /// This set-up with or without a swap on offer.
    public PositionSetup withSwap(boolean offered) {
        return new PositionSetup(grid, cells, toMove, supply, passes, offered, fields);
    }

    /// The value of a field; empty if it is missing.
    public Optional<String> field(String name) {
        return Optional.ofNullable(fields.get(name));
    }

    /// The number in a field, or the usual one if the field is missing.
    ///
    /// @throws NumberFormatException if the value is not a number
    public int number(String name, int usual) {
        return field(name).map(Integer::parseInt).orElse(usual);
    }

    /// The cells named in a field, such as `a3,e5`; empty if it is missing.
    ///
    /// @throws java.util.NoSuchElementException if one is not a cell of the board ([SetupCheck#namesCells])
    public CellSet named(String name) {
        CellSet named = CellSet.EMPTY;
        for (String cell : names(name)) {
            named = named.with(grid.named(cell).orElseThrow());
        }
        return named;
    }

    /// The names in a field; empty if it is missing.
    List<String> names(String name) {
        return field(name).map(names -> List.of(names.split(",", -1))).orElse(List.of());
    }

    /// This set-up with a field that names these cells, or without the field if there are none.
    public PositionSetup withNamed(String name, CellSet named) {
        String names = String.join(",", named.stream().mapToObj(grid::name).toList());
        return withField(name, names, "");
    }

    /// This set-up with this value of a field, or without the field if that is its usual value.
    public PositionSetup withField(String name, Object value, Object usual) {
        return withField(name, Optional.of(value.toString()).filter(said -> !said.equals(usual.toString())));
    }

    /// This set-up with this value of a field or, if absent, without the field.
    public PositionSetup withField(String name, Optional<String> value) {
        Map<String, String> changed = new HashMap<>(fields);
        value.ifPresentOrElse(said -> changed.put(name, said), () -> changed.remove(name));
        return new PositionSetup(grid, cells, toMove, supply, passes, swap, changed);
    }

    /// The set-up after the second player has swapped: the colours are exchanged, also in the supply and the fields,
    /// the other player is to move, there are no passes, and the swap is no longer offered.
    ///
    /// @param kinds the game's fields
    public PositionSetup exchanged(List<SetupField> kinds) {
        Map<String, String> said = new HashMap<>(fields);
        for (SetupField field : kinds) {
            said.computeIfPresent(
                    field.name(),
                    (name, value) -> field.kind().accepts(value) ? field.kind().exchanged(value) : value);
        }
        return new PositionSetup(
                grid,
                cells.stream().map(Content::exchanged).toList(),
                toMove.other(),
                supply.map(Supply::exchanged),
                0,
                false,
                said);
    }

    /// The set-up with the pieces moved to their images under a symmetry of the board.
    public PositionSetup image(int symmetry) {
        List<Content> images = new ArrayList<>(cells);
        for (int cell = 0; cell < cells.size(); cell++) {
            images.set(grid.image(symmetry, cell), cells.get(cell));
        }
        return withCells(images);
    }

    /// True if a swap is on offer where the rules do not allow it: with more than the first piece on the board, or when
    /// somebody has passed after it.
    public boolean lateSwap() {
        int pieces = count(Content.WHITE) + count(Content.BLACK);
        return swap && (pieces > 1 || pieces == 1 && passes > 0);
    }

    /// How many cells hold this.
    public int count(Content content) {
        return Collections.frequency(cells, content);
    }

    /// The supply of an edition minus the pieces on the board; empty if there are more pieces of a colour than the
    /// edition has.
    public Optional<Supply> usualSupply(Edition edition) {
        Supply left = edition.supply(grid);
        for (Side side : Side.values()) {
            int used = count(Content.of(side));
            if (left.left(side) != Supply.UNLIMITED && used > left.left(side)) {
                return Optional.empty();
            }
            left = left.less(side, used);
        }
        return Optional.of(left);
    }
}
