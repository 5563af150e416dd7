package hexalyst.ui.board;

import hexalyst.export.board.BoardPicture;
import hexalyst.game.Changes;
import hexalyst.game.Content;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Piece;
import hexalyst.game.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Pieces that are to be seen moving, part by part of a turn.
///
/// @param walks who goes where
/// @param before what each cell held before
/// @param next what is to be seen after it; empty if that is the picture of the board
public record Walks(List<Changes.Walk> walks, List<Content> before, Optional<Walks> next) {
    /// Nobody moves.
    public static final Walks NONE = new Walks(List.of(), List.of(), Optional.empty());

    /// Copies the lists.
    public Walks {
        walks = List.copyOf(walks);
        before = List.copyOf(before);
    }

    /// The pieces that go from cell to cell after a position, all at once.
    static Walks of(Position before, Changes changes) {
        return changes.walks().isEmpty() ? NONE : new Walks(changes.walks(), before.contents(), Optional.empty());
    }

    /// What is to be seen of a move: one part after the other, so that it is seen in which order men grew, moved and
    /// took; a single piece goes its whole way at once.
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
        // A piece that is put last is seen when all is.
        Optional<Walks> next = Optional.of(seen.getLast()).filter(last -> !last.walks.isEmpty());
        for (Walks part : seen.subList(0, seen.size() - 1).reversed()) {
            next = Optional.of(new Walks(part.walks, part.before, next.or(() -> Optional.of(NONE))));
        }
        return next.orElse(NONE);
    }

    /// True if nothing is to be seen.
    public boolean isEmpty() {
        return walks.isEmpty() && next.isEmpty();
    }

    /// A picture of the board without those who have not arrived, and without what comes after them.
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
