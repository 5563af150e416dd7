package hexalyst.turn;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A turn that a player enters gesture by gesture, for any game: a click puts or removes a piece, two clicks or a drag
/// move pieces, and words are chosen. A continuation without an alternative is made automatically. Immutable.
public final class BegunTurn {
    private final Position start;
    private final List<Gesture> gestures;
    private final int picked;
    private final List<Part> next;

    /// The effect of a gesture.
    ///
    /// @param parts the chosen part, and the parts that followed because there was no alternative
    /// @param after the position after them
    private record Gesture(List<Part> parts, Position after) {}

    private BegunTurn(Position start, List<Gesture> gestures, int picked) {
        this.start = start;
        this.gestures = gestures;
        this.picked = picked;
        next = position().outcome().over() || whole().isPresent()
                ? List.of()
                : position().parts();
    }

    private BegunTurn(BegunTurn turn, int picked) {
        start = turn.start;
        gestures = turn.gestures;
        next = turn.next;
        this.picked = picked;
    }

    /// A turn where nothing has been done yet.
    ///
    /// @param start not in the middle of a turn
    public static BegunTurn of(Position start) {
        return new BegunTurn(start, List.of(), Grid.NONE);
    }

    /// The position where the turn began.
    public Position start() {
        return start;
    }

    /// The position after what has been done.
    public Position position() {
        return gestures.isEmpty() ? start : gestures.getLast().after;
    }

    /// What has been done, in its order.
    public List<Part> parts() {
        return gestures.stream().flatMap(gesture -> gesture.parts.stream()).toList();
    }

    /// The cell whose pieces are about to move; [Grid#NONE] if none are picked.
    public int picked() {
        return picked;
    }

    /// True if pieces were picked automatically because no others can move on.
    public boolean pickedByItself() {
        return picked != Grid.NONE && picked == onlyFrom();
    }

    /// True if nothing has been done and no piece is picked.
    public boolean isFresh() {
        return gestures.isEmpty() && picked == Grid.NONE;
    }

    /// The whole turn, in its canonical order, once it is one.
    public Optional<Move> whole() {
        return gestures.isEmpty() || position().midTurn()
                ? Optional.empty()
                : Optional.of(start.canonical(new Move(
                        parts().stream().filter(part -> !part.equals(Part.END)).toList())));
    }

    /// True if the turn may end here but may also continue.
    public boolean mayEnd() {
        return next.contains(Part.END);
    }

    /// The parts that may come next; none once the turn is whole.
    public List<Part> open() {
        return next;
    }

    /// The words that can be chosen, except [Part#END].
    public List<Part.Choose> words() {
        return of(Part.Choose.class).filter(word -> !word.equals(Part.END)).toList();
    }

    /// True if the only legal turn is a pass.
    public boolean mustPass() {
        return gestures.isEmpty() && next.equals(Move.pass().parts());
    }

    /// The cells where a click has an effect: where the picked pieces may move, or where a part of the turn may begin.
    public CellSet targets() {
        return CellSet.of(next.stream()
                .mapToInt(this::target)
                .filter(cell -> cell != Grid.NONE)
                .toArray());
    }

    private int target(Part part) {
        if (part instanceof Part.Shift shift) {
            if (picked == Grid.NONE) {
                return shift.from();
            }
            return shift.from() == picked ? shift.to() : Grid.NONE;
        }
        return picked == Grid.NONE ? Move.of(part).lastCell() : Grid.NONE;
    }

    /// The parts that a click on a cell may mean: those that move the picked pieces there, otherwise those that put or
    /// remove a piece there. Empty if the click picks the pieces of the cell; a second click there then puts or
    /// removes.
    public List<Part> at(int cell) {
        List<Part> moves = shifts(picked, cell);
        if (!moves.isEmpty()) {
            return moves;
        }
        return canPick(cell)
                ? List.of()
                : next.stream()
                        .filter(part -> part instanceof Part.Put put && put.cell() == cell
                                || part instanceof Part.Remove remove && remove.cell() == cell)
                        .toList();
    }

    /// The parts that move pieces from one cell to another: more than one if their number can be chosen.
    public List<Part> shifts(int from, int to) {
        return next.stream()
                .filter(part -> part instanceof Part.Shift shift && shift.from() == from && shift.to() == to)
                .toList();
    }

    /// The whole turn of several steps from one cell to another, if nothing has been done and all such turns have the
    /// same result.
    public Optional<Move> through(int from, int to) {
        if (!gestures.isEmpty() || from == Grid.NONE || from == to) {
            return Optional.empty();
        }
        Grid grid = start.grid();
        return start.move(grid.name(from) + '-' + grid.name(to))
                .filter(move -> move.parts().size() > 1 && start.allows(move));
    }

    /// The parts that move the picked pieces as one row together with those of a cell, or to that cell: all that move
    /// the same row. Empty if there are none.
    public List<Part.Shift> row(int cell) {
        if (cell == Grid.NONE || cell == picked) {
            return List.of();
        }
        List<Part.Shift> all =
                of(Part.Shift.class).filter(shift -> shift.from() == picked).toList();
        return all.stream()
                .filter(shift -> shift.to() == cell || moves(shift).contains(cell))
                .findFirst()
                .map(this::moves)
                .map(men ->
                        all.stream().filter(shift -> moves(shift).equals(men)).toList())
                .orElse(List.of());
    }

    /// The cells of all pieces that a part would move.
    public CellSet moves(Part.Shift shift) {
        return CellSet.of(
                position().shifted(shift).stream().mapToInt(Part.Shift::from).toArray());
    }

    /// True if pieces of the cell may move and the cell is not picked.
    public boolean canPick(int cell) {
        return cell != picked && of(Part.Shift.class).anyMatch(shift -> shift.from() == cell);
    }

    /// This turn with the pieces of a cell picked, or none ([Grid#NONE]).
    public BegunTurn pick(int cell) {
        return new BegunTurn(this, cell);
    }

    /// This turn after one more part and any continuation without an alternative.
    ///
    /// @throws hexalyst.game.IllegalMoveException if the part is not legal here; the message says why
    public BegunTurn with(Part part) {
        List<Part> made = new ArrayList<>(List.of(part));
        Position at = position().with(part);
        while (at.midTurn() && at.parts().size() == 1) {
            made.add(at.parts().getFirst());
            at = at.with(made.getLast());
        }
        List<Gesture> all = new ArrayList<>(gestures);
        all.add(new Gesture(List.copyOf(made), at));
        BegunTurn turn = new BegunTurn(start, List.copyOf(all), Grid.NONE);
        return turn.pick(turn.onlyFrom());
    }

    /// What has changed since an earlier state of this turn.
    public Changes since(BegunTurn earlier) {
        List<Part> made = parts().subList(earlier.parts().size(), parts().size());
        return Changes.of(earlier.position(), new Move(made), position());
    }

    /// The cell whose pieces have to move on, if there is only one such cell.
    private int onlyFrom() {
        int[] from = of(Part.Shift.class).mapToInt(Part.Shift::from).distinct().toArray();
        boolean moves = next.stream().allMatch(part -> part instanceof Part.Shift || part.equals(Part.END));
        return moves && from.length == 1 && !gestures.isEmpty() ? from[0] : Grid.NONE;
    }

    /// This turn without the last gesture: picked pieces are put down, otherwise the last step is undone.
    public BegunTurn back() {
        if (gestures.isEmpty() || picked != onlyFrom()) {
            return pick(onlyFrom());
        }
        BegunTurn before = new BegunTurn(start, gestures.subList(0, gestures.size() - 1), Grid.NONE);
        return before.pick(before.onlyFrom());
    }

    /// The last chosen part of the turn that left pieces on a cell or took them from it.
    public Optional<Part> madeAt(int cell) {
        int last = madeLast(cell);
        return last < 0
                ? Optional.empty()
                : Optional.of(gestures.get(last).parts.getFirst());
    }

    /// This turn without the part that was [#madeAt] a cell, which need not be the last one.
    ///
    /// @return empty if there is none, or if later parts are not possible without it
    public Optional<BegunTurn> without(int cell) {
        int last = madeLast(cell);
        if (last < 0) {
            return Optional.empty();
        }
        BegunTurn turn = new BegunTurn(start, gestures.subList(0, last), Grid.NONE);
        for (int i = last + 1; i < gestures.size(); i++) {
            Part part = gestures.get(i).parts.getFirst();
            if (!turn.next.contains(part) || !ends(turn.position(), part).equals(ends(before(i), part))) {
                return Optional.empty();
            }
            turn = turn.with(part);
        }
        return turn.whole().isPresent() ? Optional.empty() : Optional.of(turn.pick(turn.onlyFrom()));
    }

    private int madeLast(int cell) {
        return IntStream.range(0, gestures.size())
                .filter(i -> cell != Grid.NONE
                        && ends(before(i), gestures.get(i).parts.getFirst()).contains(cell))
                .max()
                .orElse(-1);
    }

    /// The position before a gesture.
    private Position before(int gesture) {
        return gesture == 0 ? start : gestures.get(gesture - 1).after;
    }

    /// The cells where pieces stand because of a part, or stood before the part took them.
    private static CellSet ends(Position before, Part part) {
        return switch (part) {
            case Part.Shift shift ->
                CellSet.of(
                        before.shifted(shift).stream().mapToInt(Part.Shift::to).toArray());
            case Part.Put put -> CellSet.of(put.cell());
            case Part.Remove remove -> CellSet.of(remove.cell());
            case Part.Choose word -> CellSet.EMPTY;
        };
    }

    private <P extends Part> Stream<P> of(Class<P> kind) {
        return next.stream().filter(kind::isInstance).map(kind::cast);
    }
}
