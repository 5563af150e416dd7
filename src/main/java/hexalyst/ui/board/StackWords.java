package hexalyst.ui.board;

import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.Piece;
import hexalyst.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// The contents of a cell in the words of the edition.
final class StackWords {
    private StackWords() {}

    /// Adjacent pieces of a stack that are alike.
    record Run(Piece piece, int count) {
        /// In words, such as `3 × White stone`.
        String words(Edition edition, Texts texts) {
            String name = edition.pieceName(piece);
            return count == 1 ? name : texts.get("stack.run", count, name);
        }
    }

    /// The pieces from top to bottom.
    static List<Run> runs(Content content) {
        List<Run> runs = new ArrayList<>();
        for (Piece piece : content.pieces().reversed()) {
            if (!runs.isEmpty() && runs.getLast().piece().equals(piece)) {
                runs.add(new Run(piece, runs.removeLast().count() + 1));
            } else {
                runs.add(new Run(piece, 1));
            }
        }
        return runs;
    }

    /// All contents of a cell. A stone is named by its side only, as it has no other properties.
    static String spoken(Content content, Edition edition, Texts texts) {
        List<Piece> pieces = content.pieces();
        if (pieces.isEmpty()) {
            String blocked = edition.hidesBlocked() ? "spoken.absent" : "spoken.blocked";
            return texts.get(content.isBlocked() ? blocked : "spoken.empty");
        }
        if (pieces.size() > 1) {
            String all =
                    runs(content).stream().map(run -> run.words(edition, texts)).collect(Collectors.joining(", "));
            return texts.get("spoken.stack", pieces.size(), all);
        }
        Piece only = pieces.getFirst();
        return only.owner()
                .filter(side -> edition.look(only).isPlain())
                .map(edition::sideName)
                .orElseGet(() -> edition.pieceName(only));
    }
}
