package hexalyst.ui.board;

import hexalyst.export.board.BoardWords;
import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.Piece;
import hexalyst.game.Reason;
import hexalyst.text.Texts;
import java.util.List;
import java.util.stream.Collectors;

/// The contents of a cell in the words of the edition.
final class StackWords {
    private StackWords() {}

    /// All contents of a cell. A stone is named by its side only, as it has no other properties.
    static String spoken(Content content, Edition edition, Texts texts) {
        List<Piece> pieces = content.pieces();
        if (pieces.isEmpty()) {
            return content.isBlocked() && !edition.hidesBlocked()
                    ? edition.words(Reason.of("cell.blocked"))
                    : texts.get(content.isBlocked() ? "spoken.absent" : "spoken.empty");
        }
        if (pieces.size() > 1) {
            String all = content.runs().reversed().stream()
                    .map(run -> BoardWords.counted(run, edition.pieceName(run.piece())))
                    .collect(Collectors.joining(", "));
            return texts.get("spoken.stack", pieces.size(), all);
        }
        Piece only = pieces.getFirst();
        return only.owner()
                .filter(side -> edition.look(only).isPlain())
                .map(edition::sideName)
                .orElseGet(() -> edition.pieceName(only));
    }
}
