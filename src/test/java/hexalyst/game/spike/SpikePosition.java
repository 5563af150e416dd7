package hexalyst.game.spike;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.CanonicalContent;
import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.IllegalMoveException;
import hexalyst.game.Move;
import hexalyst.game.MoveCodec;
import hexalyst.game.MovePreview;
import hexalyst.game.Outcome;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.PositionKey;
import hexalyst.game.PositionSetup;
import hexalyst.game.Reason;
import hexalyst.game.Side;
import hexalyst.game.Supply;
import hexalyst.game.Turns;
import hexalyst.notation.PositionText;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What the positions of all spikes have: cells, a player to move, fields, and turns made of parts. Two are equal if
/// their texts and what they remember are equal.
abstract class SpikePosition implements Position {

    final SpikeGame game;
    final PositionSetup setup;
    final Grid grid;
    final Side mover;
    private @Nullable List<Part> next;
    private @Nullable List<Part> parts;
    private @Nullable Outcome end;
    private @Nullable PositionKey key;

    SpikePosition(SpikeGame game, PositionSetup setup) {
        this.game = game;
        this.setup = setup;
        grid = setup.grid();
        mover = setup.toMove();
    }

    /// The parts that may come next, in any order, if the game goes on.
    abstract List<Part> next();

    /// The parts of [#next], computed once.
    final List<Part> open() {
        List<Part> found = next == null ? next() : next;
        next = found;
        return found;
    }

    /// The position after one of them.
    abstract SpikePosition after(Part part);

    /// What counts besides the text of the position, such as earlier positions.
    String memory() {
        return "";
    }

    /// Whether and how the game has ended.
    abstract Outcome end();

    @Override
    public final Outcome outcome() {
        Outcome found = end == null ? end() : end;
        end = found;
        return found;
    }

    @Override
    public final List<Part> parts() {
        List<Part> found = parts == null ? sorted() : parts;
        parts = found;
        return found;
    }

    private List<Part> sorted() {
        MoveCodec codec = game.codec(grid);
        return outcome().over()
                ? List.of()
                : open().stream().sorted(Comparator.comparingInt(codec::encode)).toList();
    }

    @Override
    public final SpikePosition with(Part part) {
        if (!parts().contains(part)) {
            throw new IllegalMoveException(part + " in " + PositionText.format(this));
        }
        SpikePosition next = after(part);
        return next.midTurn() && next.parts().equals(List.of(Part.END)) ? next.after(Part.END) : next;
    }

    @Override
    public final Position play(Move move) {
        return Turns.play(this, move);
    }

    /// The canonical form of a turn in games that define no better one ([Position#canonical]).
    final Move sorted(Move turn) {
        return Turns.sorted(this, turn);
    }

    @Override
    public final List<Move> legalMoves() {
        return game.traits().openTurns()
                ? Turns.of(this)
                : parts().stream().map(Move::of).toList();
    }

    @Override
    public final Game game() {
        return game;
    }

    @Override
    public final Edition edition() {
        return game.edition();
    }

    @Override
    public final Grid grid() {
        return grid;
    }

    @Override
    public final Side toMove() {
        return mover;
    }

    @Override
    public final Content at(int cell) {
        return setup.cells().get(cell);
    }

    @Override
    public Supply supply() {
        return Supply.ENDLESS;
    }

    @Override
    public final int passes() {
        return setup.passes();
    }

    @Override
    public final List<Move> candidates(int cell) {
        return parts().stream()
                .map(Move::of)
                .filter(move -> move.put() != null && move.lastCell() == cell && at(cell).isEmpty())
                .toList();
    }

    @Override
    public final MovePreview preview(Move move) {
        CellSet cells = move.lastCell() >= 0 ? CellSet.of(move.lastCell()) : CellSet.EMPTY;
        return played(move)
                .<MovePreview>map(after -> new MovePreview.Legal(Reason.of("move"), cells, after.outcome()))
                .orElseGet(() -> new MovePreview.Illegal(Reason.of("move"), cells));
    }

    private Optional<Position> played(Move move) {
        try {
            return Optional.of(play(move));
        } catch (IllegalMoveException no) {
            return Optional.empty();
        }
    }

    @Override
    public final boolean allows(Move move) {
        return played(move).isPresent();
    }

    @Override
    public final PositionSetup setup() {
        return setup;
    }

    /// From the text alone: mirror images have different contents here.
    @Override
    public final CanonicalContent canonicalContent() {
        return CanonicalContent.of(
                this,
                List.of(),
                (PositionText.format(this) + memory()).chars().asLongStream().toArray());
    }

    @Override
    public final PositionKey key() {
        PositionKey found = key == null ? canonicalContent().key() : key;
        key = found;
        return found;
    }

    @Override
    public final boolean equals(Object other) {
        return other instanceof SpikePosition position
                && position.setup.equals(setup)
                && position.memory().equals(memory());
    }

    @Override
    public final int hashCode() {
        return setup.hashCode();
    }

    @Override
    public final String toString() {
        return PositionText.format(this);
    }

    // Changes to the set-up for the next position.

    static PositionSetup with(PositionSetup setup, CellSet cells, Content content) {
        List<Content> changed = new ArrayList<>(setup.cells());
        cells.stream().forEach(cell -> changed.set(cell, content));
        return with(setup, changed);
    }

    static PositionSetup with(PositionSetup setup, List<Content> cells) {
        return new PositionSetup(
                setup.grid(), cells, setup.toMove(), setup.supply(), setup.passes(), setup.swap(), setup.fields());
    }

    static PositionSetup passed(PositionSetup setup, int passes) {
        return new PositionSetup(
                setup.grid(), setup.cells(), setup.toMove(), setup.supply(), passes, setup.swap(), setup.fields());
    }

    /// This set-up with changed fields; those with their default are left out.
    ///
    /// @param usual the default of each field
    static PositionSetup with(PositionSetup setup, Map<String, String> said, Map<String, String> usual) {
        Map<String, String> all = new HashMap<>(setup.fields());
        all.putAll(said);
        all.entrySet().removeIf(field -> field.getValue().equals(usual.getOrDefault(field.getKey(), "")));
        return new PositionSetup(
                setup.grid(), setup.cells(), setup.toMove(), setup.supply(), setup.passes(), setup.swap(), all);
    }

    // Queries of a position.

    final CellSet of(Side side) {
        return where(Content.of(side));
    }

    final CellSet where(Content content) {
        CellSet cells = CellSet.EMPTY;
        for (int cell = 0; cell < grid.cells(); cell++) {
            cells = at(cell).equals(content) ? cells.with(cell) : cells;
        }
        return cells;
    }

    /// The connected set of these cells that contains one of them.
    final CellSet group(CellSet among, int cell) {
        CellSet group = CellSet.of(cell);
        CellSet edge = group;
        while (!edge.isEmpty()) {
            edge = touching(edge).and(among).minus(group);
            group = group.or(edge);
        }
        return group;
    }

    /// The connected sets of these cells.
    final List<CellSet> groups(CellSet among) {
        List<CellSet> groups = new ArrayList<>();
        CellSet rest = among;
        while (!rest.isEmpty()) {
            CellSet group = group(among, rest.next(0));
            groups.add(group);
            rest = rest.minus(group);
        }
        return groups;
    }

    /// The neighbours of some cells; cells of the set too, where they touch each other.
    final CellSet touching(CellSet cells) {
        CellSet near = CellSet.EMPTY;
        for (int cell = cells.next(0); cell >= 0; cell = cells.next(cell + 1)) {
            near = near.or(grid.neighbours(cell));
        }
        return near;
    }

    /// The cells that a field names.
    final CellSet cells(String field) {
        CellSet cells = CellSet.EMPTY;
        for (String name : setup.field(field).map(names -> names.split(",", -1)).orElse(new String[0])) {
            cells = cells.with(grid.named(name).orElseThrow());
        }
        return cells;
    }

    final String names(CellSet cells) {
        return String.join(",", cells.stream().mapToObj(grid::name).toList());
    }

    final int number(String field, int usual) {
        return setup.field(field).map(Integer::parseInt).orElse(usual);
    }

    /// White's and Black's number of a field.
    final int[] numbers(String field) {
        String[] both = setup.field(field).orElse("0,0").split(",", -1);
        return new int[] {Integer.parseInt(both[0]), Integer.parseInt(both[1])};
    }

    static Outcome byScore(int white, int black, String reason) {
        return white == black
                ? new Outcome.Drawn(Reason.of(reason))
                : new Outcome.Won(white > black ? Side.WHITE : Side.BLACK, CellSet.EMPTY, Reason.of(reason));
    }
}
