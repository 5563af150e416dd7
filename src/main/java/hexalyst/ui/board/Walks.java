package hexalyst.ui.board;

import hexalyst.export.board.BoardPicture;
import hexalyst.game.Changes;
import hexalyst.game.Content;
import hexalyst.game.Piece;
import hexalyst.game.Position;
import java.util.ArrayList;
import java.util.List;

/// Pieces that are to be seen moving.
///
/// @param walks who goes where
/// @param before what each cell held before
public record Walks(List<Changes.Walk> walks, List<Content> before) {
    /// Nobody moves.
    public static final Walks NONE = new Walks(List.of(), List.of());

    /// Copies the lists.
    public Walks {
        walks = List.copyOf(walks);
        before = List.copyOf(before);
    }

    /// The pieces that go from cell to cell after a position.
    static Walks of(Position before, Changes changes) {
        return changes.walks().isEmpty() ? NONE : new Walks(changes.walks(), before.contents());
    }

    /// True if nobody moves.
    public boolean isEmpty() {
        return walks.isEmpty();
    }

    /// A picture of the board without those who have not arrived.
    BoardPicture without(BoardPicture picture) {
        if (isEmpty()) {
            return picture;
        }
        List<Content> contents = new ArrayList<>(picture.contents());
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
