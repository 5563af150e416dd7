package hexalyst.ui.board;

import hexalyst.export.board.BoardPicture;
import hexalyst.game.Content;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Piece;
import hexalyst.game.Position;
import hexalyst.turn.Changes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Moves of pieces to animate, one part of a turn after the other.
///
/// @param walks the pieces that move, and their paths
/// @param before the contents of each cell before
/// @param next the part to animate afterwards; empty if the picture of the board follows
public record Walks(List<Changes.Walk> walks, List<Content> before, Optional<Walks> next) {
    public static final Walks NONE = new Walks(List.of(), List.of(), Optional.empty());

    public Walks {
        walks = List.copyOf(walks);
        before = List.copyOf(before);
    }

    /// The pieces that move from cell to cell after a position, all at once.
    static Walks of(Position before, Changes changes) {
        return changes.walks().isEmpty() ? NONE : new Walks(changes.walks(), before.contents(), Optional.empty());
    }

    /// The animation of a move, part by part, to show in which order pieces grew, moved and captured. A single piece
    /// moves its whole path at once.
    static Walks of(Position before, Move move, Changes changes) {
        boolean one = changes.walks().size() == 1 && move.parts().stream().allMatch(Part.Shift.class::isInstance);
        if (move.only() != null || one) {
            return of(before, changes);
        }
        List<Walks> seen = new ArrayList<>();
        Position at = before;
        for (Part part : move.parts()) {
            Position after = at.with(part);
            seen.add(new Walks(Changes.of(at, Move.of(part), after).walks(), at.contents(), Optional.empty()));
            at = after;
        }
        // A piece placed last needs no step of its own: it appears with the final picture.
        Optional<Walks> next = Optional.of(seen.getLast()).filter(last -> !last.walks.isEmpty());
        for (Walks part : seen.subList(0, seen.size() - 1).reversed()) {
            next = Optional.of(new Walks(part.walks, part.before, next.or(() -> Optional.of(NONE))));
        }
        return next.orElse(NONE);
    }

    /// True if there is nothing to animate.
    public boolean isEmpty() {
        return walks.isEmpty() && next.isEmpty();
    }

    /// The picture of the board without pieces that have not arrived yet and without the results of later parts.
    BoardPicture without(BoardPicture picture) {
        if (isEmpty()) {
            return picture;
        }
        List<Content> contents = new ArrayList<>(next.isPresent() ? before : picture.contents());
        for (Changes.Walk walk : walks) {
            contents.set(walk.end(), before.get(walk.end()));
        }
        for (Changes.Walk walk : walks) {
            int from = walk.cells().getFirst();
            List<Piece> all = before.get(from).pieces();
            contents.set(
                    from,
                    Content.of(
                            all.subList(0, all.size() - walk.pieces().pieces().size())));
        }
        return picture.holding(contents);
    }
}
