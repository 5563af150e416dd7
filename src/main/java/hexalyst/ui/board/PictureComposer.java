package hexalyst.ui.board;

import hexalyst.analysis.live.MoveValues;
import hexalyst.analysis.live.SameMoves;
import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.export.board.BoardPicture;
import hexalyst.export.board.GameLook;
import hexalyst.export.board.LensValue;
import hexalyst.export.board.NodePicture;
import hexalyst.export.board.Overlays;
import hexalyst.export.board.PictureDetails;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Parts;
import hexalyst.game.Position;
import hexalyst.game.TurnGroup;
import hexalyst.record.Label;
import hexalyst.turn.BegunTurn;
import hexalyst.ui.game.GameMoment;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/// Composes the picture of the board at a moment. The base picture, without what [Passing] adds, is cached because a
/// new picture is needed each time the pointer moves.
final class PictureComposer {
    private static final int MOST_FORCED = 8;

    private final BoardLookViewModel look;
    private final Function<Position, SameMoves> same;
    private final OwnerHint owners;
    private Optional<Basis> basis = Optional.empty();
    private Optional<BoardPicture> plain = Optional.empty();

    /// @param same finds the moves of a position that are the same up to a symmetry
    PictureComposer(BoardLookViewModel look, Function<Position, SameMoves> same) {
        this.look = look;
        this.same = same;
        owners = new OwnerHint(look);
    }

    /// What the base picture is made from.
    private record Basis(GameMoment moment, PictureDetails shown) {}

    /// What can change while a position is shown.
    ///
    /// @param hover what a click would do
    /// @param pointed the cell under the pointer or the cursor, [hexalyst.board.Grid#NONE] if there is none
    /// @param cursor the cell of the keyboard cursor, [hexalyst.board.Grid#NONE] if it is off
    /// @param drawn what is drawn besides the game's own notes
    /// @param preview a line to show
    /// @param values what is known of the moves
    record Passing(
            Optional<BoardPicture.Hover> hover,
            int pointed,
            int cursor,
            BoardPicture.Notes drawn,
            List<Move> preview,
            Optional<MoveValues> values) {}

    BoardPicture compose(GameMoment moment, BegunTurn turn, Passing passing) {
        BoardPicture plain = plain(moment);
        BoardPicture.Notes notes = plain.notes().with(passing.drawn());
        BoardPicture now = turn.parts().isEmpty()
                ? plain.with(
                        notes,
                        legible(overlays(turn, plain.overlays(), passing), notes.labels()),
                        passing.hover(),
                        passing.cursor())
                : plain.during(turn.position().contents(), new Move(turn.parts()).cells())
                        .of(GameLook.of(turn.position()))
                        .with(
                                notes,
                                Overlays.NONE.withOwners(owners.cells(turn.position(), passing.values())),
                                passing.hover(),
                                passing.cursor());
        return now.reaching(reach(turn, passing.pointed()));
    }

    /// Leaves out the next moves on cells with a label, which could not be read over a piece.
    private static Overlays legible(Overlays over, List<Label> labels) {
        CellSet labelled = CellSet.of(labels.stream().mapToInt(Label::cell).toArray());
        return over.withBranches(over.branches().stream()
                .filter(branch -> !labelled.contains(branch.cell()))
                .toList());
    }

    /// At the start of a turn, playable cells are highlighted only if there are few. Once pieces are picked, those that
    /// would move with them to the pointer are shown.
    private static BoardPicture.Reach reach(BegunTurn turn, int pointed) {
        Position position = turn.position();
        CellSet targets = turn.targets();
        List<TurnGroup> groups = position.turnGroups();
        CellSet dimmed = cells(groups, false);
        if (turn.picked() != Grid.NONE) {
            List<Part.Shift> row = turn.row(pointed);
            return row.isEmpty()
                    ? new BoardPicture.Reach(CellSet.of(turn.picked()), targets, CellSet.EMPTY, dimmed)
                    : new BoardPicture.Reach(
                            turn.moves(row.getFirst()),
                            CellSet.of(row.stream().mapToInt(Part.Shift::to).toArray()),
                            CellSet.EMPTY,
                            dimmed);
        }
        CellSet lit = cells(groups, true);
        if (!turn.isFresh()) {
            return new BoardPicture.Reach(CellSet.EMPTY, targets, lit, dimmed);
        }
        CellSet empty = CellSet.of(IntStream.range(0, position.grid().cells())
                .filter(cell -> position.at(cell).isEmpty())
                .toArray());
        CellSet open = targets.and(empty);
        return new BoardPicture.Reach(
                CellSet.EMPTY, 2 * open.size() < empty.size() ? open : CellSet.EMPTY, lit, dimmed);
    }

    private static CellSet cells(List<TurnGroup> groups, boolean open) {
        return groups.stream()
                .filter(group -> group.open() == open)
                .map(TurnGroup::cells)
                .reduce(CellSet.EMPTY, CellSet::or);
    }

    private BoardPicture plain(GameMoment moment) {
        Basis now = new Basis(moment, look.shown());
        if (!basis.equals(Optional.of(now))) {
            basis = Optional.of(now);
            BoardPicture picture = NodePicture.of(moment.tree(), moment.id(), moment.position(), now.shown());
            Overlays over = picture.overlays().withBranches(branches(moment));
            plain = Optional.of(picture.with(picture.notes(), over, picture.hover(), picture.cursor()));
        }
        return plain.orElseThrow();
    }

    private Overlays overlays(BegunTurn turn, Overlays plain, Passing passing) {
        ShownMoves line = ShownMoves.line(turn.start(), passing.preview());
        List<Overlays.LensCell> lens =
                shows(Overlay.LENS) ? LensCells.of(turn, passing.values()) : List.<Overlays.LensCell>of();
        List<Overlays.BestMove> best = new ArrayList<>();
        List<Overlays.NumberedPiece> pieces = new ArrayList<>(line.pieces());
        List<Overlays.Trail> trails = new ArrayList<>(line.trails());
        if (shows(Overlay.BEST)) {
            best(turn.start(), passing, best, pieces, trails);
        }
        if (pieces.isEmpty() && trails.isEmpty()) {
            trails.addAll(forced(turn));
        }
        CellSet taken = CellSet.of(
                pieces.stream().mapToInt(Overlays.NumberedPiece::cell).toArray());
        return plain.withOwners(owners.cells(turn.position(), passing.values()))
                .withLens(lens.stream()
                        .filter(cell -> !taken.contains(cell.cell()))
                        .toList())
                .withSigns(plain.signs().stream()
                        .filter(sign -> !taken.contains(sign.cell()))
                        .toList())
                .withBest(best.stream()
                        .filter(move -> !taken.contains(move.cell()))
                        .toList())
                .withPreview(pieces, trails);
    }

    /// Where pieces go that have to move, as when they must capture or jump; nothing if that would be too many.
    private static List<Overlays.Trail> forced(BegunTurn turn) {
        if (turn.position().duty().isEmpty()) {
            return List.of();
        }
        List<Part> moves = turn.open().stream()
                .filter(part -> part instanceof Part.Shift shift
                        && (turn.picked() == Grid.NONE || turn.picked() == shift.from()))
                .toList();
        return moves.size() > MOST_FORCED
                ? List.of()
                : moves.stream()
                        .flatMap(part -> ShownMoves.move(turn.start(), Move.of(part), 0).trails().stream())
                        .toList();
    }

    /// The pieces of the next moves in the game, if it has several.
    private static List<Overlays.NumberedPiece> branches(GameMoment moment) {
        List<Integer> children = moment.node().children();
        List<Overlays.NumberedPiece> branches = new ArrayList<>();
        for (int child : children.size() > 1 ? children : List.<Integer>of()) {
            Optional<Move> move = moment.tree().node(child).move();
            move.map(next -> ShownMoves.move(moment.position(), next, branches.size() + 1)
                            .pieces())
                    .ifPresent(branches::addAll);
        }
        return branches;
    }

    private boolean shows(Overlay overlay) {
        return look.overlayProperty().get() == overlay;
    }

    /// Adds the best moves. If no line is shown, also the other pieces that they place and the paths of those that
    /// move.
    private void best(
            Position position,
            Passing passing,
            List<Overlays.BestMove> best,
            List<Overlays.NumberedPiece> pieces,
            List<Overlays.Trail> trails) {
        List<MoveValues.Row> rows = passing.values()
                .map(found -> MoveValues.bestKeeping(
                        same.apply(found.position()).merged(found.rows()),
                        look.linesProperty().get()))
                .orElse(List.of());
        boolean alone = pieces.isEmpty() && trails.isEmpty();
        List<Overlays.NumberedPiece> others = new ArrayList<>();
        CellSet ends = CellSet.EMPTY;
        for (int i = 0; i < rows.size(); i++) {
            MoveValues.Row row = rows.get(i);
            Parts move = row.turnOrStep();
            if (move.isSwap()) {
                continue;
            }
            ShownMoves shown = ShownMoves.move(position, move, i + 1);
            // The value is written on the last piece of the move that no better move has too.
            Optional<Overlays.NumberedPiece> end = shown.pieces().reversed().stream()
                    .filter(piece -> best.stream().noneMatch(better -> isSame(better, piece)))
                    .findFirst();
            if (end.isPresent()) {
                Overlays.NumberedPiece piece = end.get();
                best.add(new Overlays.BestMove(piece.cell(), piece.colour(), i + 1, LensValue.of(row.score())));
                ends = ends.with(piece.cell());
            }
            others.addAll(shown.pieces());
            trails.addAll(alone ? shown.trails() : List.of());
        }
        for (Overlays.NumberedPiece piece : alone ? others : List.<Overlays.NumberedPiece>of()) {
            if (!ends.contains(piece.cell())) {
                ends = ends.with(piece.cell());
                pieces.add(piece);
            }
        }
    }

    private static boolean isSame(Overlays.BestMove better, Overlays.NumberedPiece piece) {
        return better.cell() == piece.cell() && better.colour() == piece.colour();
    }
}
