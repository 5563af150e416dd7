package hexalyst.ui.board;

import hexalyst.analysis.MoveValues;
import hexalyst.board.CellSet;
import hexalyst.board.Groups;
import hexalyst.board.HexGrid;
import hexalyst.game.Content;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.record.Annotations;
import hexalyst.record.Arrow;
import hexalyst.record.GameTree;
import hexalyst.ui.game.GameMoment;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Puts together what the board shows at a moment. It keeps what it worked out for a position until another one is
/// shown, as it is asked again each time the pointer moves.
final class PictureComposer {
    private static final int BEST = 3;

    private final BoardLookViewModel look;
    private Optional<Position> signed = Optional.empty();
    private List<Overlays.Sign> signs = List.of();

    PictureComposer(BoardLookViewModel look) {
        this.look = look;
    }

    /// What changes while a position is looked at.
    ///
    /// @param hover what a click would do
    /// @param cursor the cell of the keyboard's cursor, [HexGrid#NONE] if it is off
    /// @param drawn the arrow that is being drawn
    /// @param preview a line to be shown
    /// @param values what is known of the moves
    record Passing(
            Optional<BoardPicture.Hover> hover,
            int cursor,
            Optional<Arrow> drawn,
            List<Move> preview,
            Optional<MoveValues> values) {}

    BoardPicture compose(GameMoment moment, Passing passing) {
        Position position = moment.position();
        List<Content> contents = new ArrayList<>(position.grid().cells());
        for (int cell = 0; cell < position.grid().cells(); cell++) {
            contents.add(position.at(cell));
        }
        boolean placed = look.lastMoveProperty().get() && moment.move().orElse(Move.pass()) instanceof Move.Place;
        int last = placed && moment.move().get() instanceof Move.Place place ? place.cell() : HexGrid.NONE;
        return new BoardPicture(
                position.grid(),
                look.look(),
                contents,
                last,
                look.decidingProperty().get() ? position.outcome().cells() : CellSet.EMPTY,
                notes(moment.annotations(), passing.drawn()),
                overlays(moment, contents, passing),
                passing.hover(),
                passing.cursor());
    }

    private static BoardPicture.Notes notes(Annotations said, Optional<Arrow> drawn) {
        List<Arrow> arrows = new ArrayList<>(said.arrows());
        drawn.ifPresent(arrows::add);
        return new BoardPicture.Notes(said.marks(), arrows, said.labels());
    }

    private Overlays overlays(GameMoment moment, List<Content> contents, Passing passing) {
        Position position = moment.position();
        List<Overlays.NumberedPiece> preview = preview(position, passing.preview());
        CellSet taken = CellSet.EMPTY;
        for (Overlays.NumberedPiece piece : preview) {
            taken = taken.with(piece.cell());
        }
        CellSet covered = taken;
        List<Overlays.LensCell> lens = look.lensProperty().get() ? lens(position, passing.values()) : List.of();
        List<Overlays.BestMove> best = look.bestProperty().get() ? best(passing.values()) : List.of();
        // Under the lens a best move takes only a corner of its cell.
        for (Overlays.BestMove move : lens.isEmpty() ? best : List.<Overlays.BestMove>of()) {
            taken = taken.with(move.cell());
        }
        CellSet unsigned = taken;
        return new Overlays(
                lens.stream().filter(cell -> !covered.contains(cell.cell())).toList(),
                signs(position).stream()
                        .filter(sign -> !unsigned.contains(sign.cell()))
                        .toList(),
                best.stream().filter(move -> !covered.contains(move.cell())).toList(),
                preview,
                moveNumbers(moment),
                look.groupSizesProperty().get() ? groupSizes(position.grid(), contents) : Map.of());
    }

    /// The pieces of a line; what falls on no empty cell is left out, and so is all of a line from elsewhere.
    private static List<Overlays.NumberedPiece> preview(Position position, List<Move> line) {
        List<Overlays.NumberedPiece> pieces = new ArrayList<>();
        CellSet seen = CellSet.EMPTY;
        for (int i = 0; i < line.size(); i++) {
            if (line.get(i) instanceof Move.Place place
                    && place.cell() < position.grid().cells()
                    && position.at(place.cell()) == Content.EMPTY
                    && !seen.contains(place.cell())) {
                seen = seen.with(place.cell());
                pieces.add(new Overlays.NumberedPiece(place.cell(), place.colour(), i + 1));
            }
        }
        return pieces;
    }

    private static List<Overlays.LensCell> lens(Position position, Optional<MoveValues> values) {
        if (position.outcome().over()) {
            return List.of();
        }
        Map<Move, LensValue> known = new HashMap<>();
        position.legalMoves().forEach(move -> known.put(move, new LensValue.Open()));
        values.ifPresent(found -> found.rows().forEach(row -> known.put(row.move(), LensValue.of(row.score()))));
        List<Overlays.LensCell> cells = new ArrayList<>();
        for (int cell = 0; cell < position.grid().cells(); cell++) {
            List<Overlays.Half> halves = new ArrayList<>();
            for (Move move : position.candidates(cell)) {
                if (move instanceof Move.Place place) {
                    halves.add(new Overlays.Half(place.colour(), known.getOrDefault(move, new LensValue.Illegal())));
                }
            }
            if (!halves.isEmpty()) {
                cells.add(new Overlays.LensCell(cell, halves));
            }
        }
        return cells;
    }

    private static List<Overlays.BestMove> best(Optional<MoveValues> values) {
        List<Overlays.BestMove> moves = new ArrayList<>();
        CellSet seen = CellSet.EMPTY;
        List<MoveValues.Row> rows = values.map(found -> found.best(BEST)).orElse(List.of());
        for (MoveValues.Row row : rows) {
            if (row.move() instanceof Move.Place place && !seen.contains(place.cell())) {
                seen = seen.with(place.cell());
                moves.add(new Overlays.BestMove(
                        place.cell(), place.colour(), rows.indexOf(row) + 1, LensValue.of(row.score())));
            }
        }
        return moves;
    }

    private List<Overlays.Sign> signs(Position position) {
        boolean wins = look.winsProperty().get();
        boolean losses = look.lossesProperty().get();
        boolean illegal = look.illegalProperty().get();
        if (!wins && !losses && !illegal) {
            return List.of();
        }
        if (!signed.equals(Optional.of(position))) {
            signed = Optional.of(position);
            signs = RuleSigns.of(position);
        }
        return signs.stream()
                .filter(sign -> switch (sign.kind()) {
                    case WINS, THREATENS -> wins;
                    case LOSES -> losses;
                    case ILLEGAL -> illegal;
                })
                .toList();
    }

    private Map<Integer, Integer> moveNumbers(GameMoment moment) {
        MoveNumbers which = look.moveNumbersProperty().get();
        if (which == MoveNumbers.OFF) {
            return Map.of();
        }
        GameTree tree = moment.tree();
        List<Integer> path = tree.path(moment.id());
        int first = which == MoveNumbers.ALL ? 1 : leaves(tree, path);
        Map<Integer, Integer> numbers = new HashMap<>();
        for (int i = first; i < path.size(); i++) {
            if (tree.node(path.get(i)).move().orElse(Move.pass()) instanceof Move.Place place) {
                numbers.put(place.cell(), i - first + 1);
            }
        }
        return numbers;
    }

    /// The place on a path of the first node that is not its parent's main continuation; the path's length if there is
    /// none.
    private static int leaves(GameTree tree, List<Integer> path) {
        int at = 1;
        while (at < path.size() && tree.node(path.get(at - 1)).mainChild().orElse(-1) == path.get(at)) {
            at++;
        }
        return at;
    }

    /// The sizes of the groups of two or more. The last cell of a group bears its number.
    private static Map<Integer, Integer> groupSizes(HexGrid grid, List<Content> contents) {
        Map<Integer, Integer> sizes = new HashMap<>();
        CellSet seen = CellSet.EMPTY;
        for (int cell = grid.cells() - 1; cell >= 0; cell--) {
            Content content = contents.get(cell);
            if ((content == Content.WHITE || content == Content.BLACK) && !seen.contains(cell)) {
                CellSet group = Groups.around(grid, cell, next -> contents.get(next) == content);
                seen = seen.or(group);
                if (group.size() > 1) {
                    sizes.put(cell, group.size());
                }
            }
        }
        return sizes;
    }
}
