package hexalyst.ui.board;

import hexalyst.board.CellSet;
import hexalyst.export.board.Overlays;
import hexalyst.game.Content;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Parts;
import hexalyst.game.Position;
import hexalyst.game.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The pieces of moves that are shown on a board without being played, and the paths of those that move. Left out are
/// pieces on occupied cells, moves of pieces that could not be made, and everything that belongs to another board.
public final class ShownMoves {
    private final Position start;
    private final List<Overlays.NumberedPiece> pieces = new ArrayList<>();
    private final List<Overlays.Trail> trails = new ArrayList<>();
    private CellSet seen = CellSet.EMPTY;
    /// The position after the moves so far; empty from the first part that is not legal. Not needed where pieces never
    /// move.
    private Optional<Position> at;

    private ShownMoves(Position start) {
        this.start = start;
        at = start.game().traits().keepsPieces() ? Optional.empty() : Optional.of(start);
    }

    /// The moves of a line, numbered from 1.
    static ShownMoves line(Position start, List<Move> line) {
        ShownMoves shown = new ShownMoves(start);
        for (int i = 0; i < line.size(); i++) {
            shown.add(line.get(i), i + 1);
        }
        return shown;
    }

    /// Several moves to choose from, numbered from 1.
    static ShownMoves choice(Position start, List<Move> moves) {
        ShownMoves shown = new ShownMoves(start);
        for (int i = 0; i < moves.size(); i++) {
            ShownMoves one = move(start, moves.get(i), i + 1);
            shown.trails.addAll(one.trails);
            one.pieces.stream()
                    .filter(piece -> !shown.seen.contains(piece.cell()))
                    .toList()
                    .forEach(shown::add);
        }
        return shown;
    }

    /// What is drawn over a board that shows a line with the moves to choose from after it; of these only the first
    /// where the line has moves.
    public static Overlays over(Position start, List<Move> line, List<Move> choice) {
        List<Move> whole =
                Stream.concat(line.stream(), choice.stream().limit(1)).toList();
        ShownMoves shown = line.isEmpty() ? choice(start, choice) : line(start, whole);
        return Overlays.NONE.withPreview(shown.pieces, shown.trails);
    }

    /// One move; all its pieces have the same number.
    static ShownMoves move(Position start, Parts move, int number) {
        ShownMoves shown = new ShownMoves(start);
        shown.add(move, number);
        return shown;
    }

    /// The pieces placed on the board, in the order of the moves.
    List<Overlays.NumberedPiece> pieces() {
        return pieces;
    }

    /// The paths of the pieces that move.
    List<Overlays.Trail> trails() {
        return trails;
    }

    private void add(Parts move, int number) {
        if (move.isSwap() && start.swapOffered()) {
            swap(number);
        }
        if (move.largestCell() < start.grid().cells()) {
            move.parts().forEach(part -> add(part, number));
            at = at.filter(position -> !position.midTurn() || goes(position, Part.END))
                    .map(position -> position.midTurn() ? position.with(Part.END) : position);
        }
    }

    private void add(Part part, int number) {
        at = at.filter(position -> goes(position, part));
        switch (part) {
            case Part.Put put -> {
                if (start.at(put.cell()).isEmpty() && !seen.contains(put.cell())) {
                    add(new Overlays.NumberedPiece(put.cell(), put.colour(), number));
                }
            }
            case Part.Shift shift -> at.ifPresent(position -> trail(position, shift, number));
            case Part.Remove remove -> trail(remove.cell(), remove.cell(), number);
            case Part.Choose word -> {
                // Changes nothing that can be shown.
            }
        }
        at = at.map(position -> position.with(part));
    }

    private void add(Overlays.NumberedPiece piece) {
        seen = seen.with(piece.cell());
        pieces.add(piece);
    }

    private static boolean goes(Position position, Part part) {
        return position.parts().contains(part);
    }

    private void trail(Position position, Part.Shift shift, int number) {
        List<Integer> path = position.game().path(position, shift);
        for (int i = 1; i < path.size(); i++) {
            trail(path.get(i - 1), path.get(i), number);
        }
    }

    private void trail(int from, int to, int number) {
        if (at.isPresent()) {
            trails.add(new Overlays.Trail(from, to, number));
        }
    }

    /// Shows the pieces of the board and of the line so far in the opposite colours, where a swap moves them.
    private void swap(int number) {
        int exchange = start.game().exchange(start.grid());
        pieces.replaceAll(piece -> new Overlays.NumberedPiece(
                start.grid().image(exchange, piece.cell()), piece.colour().other(), number));
        for (int cell = 0; cell < start.grid().cells(); cell++) {
            Content content = start.at(cell);
            for (Side side : Side.values()) {
                if (content.is(side)) {
                    pieces.add(new Overlays.NumberedPiece(start.grid().image(exchange, cell), side.other(), number));
                }
            }
        }
    }
}
