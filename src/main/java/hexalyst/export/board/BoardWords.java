package hexalyst.export.board;

import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.text.Texts;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// Boards in words, for readers who cannot see a picture.
public final class BoardWords {
    private BoardWords() {}

    /// What is on each cell, such as `White: d4, e5. Black: c3.`
    public static String of(BoardPicture picture) {
        Map<String, String> cells = new LinkedHashMap<>();
        for (int cell = 0; cell < picture.grid().cells(); cell++) {
            Content content = picture.contents().get(cell);
            if (!content.isEmpty() && !picture.game().hides(content)) {
                cells.merge(
                        name(content, picture.game()), picture.grid().name(cell), (one, other) -> one + ", " + other);
            }
        }
        return cells.isEmpty()
                ? Texts.of(BoardWords.class).get("board.empty")
                : cells.entrySet().stream()
                        .map(entry -> entry.getKey() + ": " + entry.getValue() + ".")
                        .collect(Collectors.joining(" "));
    }

    /// The content of a cell: a player for a stone, otherwise the pieces from the bottom to the top.
    public static String name(Content content, GameLook game) {
        if (content.isBlocked()) {
            return Texts.of(BoardWords.class).get("board.blocked");
        }
        return content.pieces().stream()
                .map(piece -> game.edition()
                        .map((Edition rules) ->
                                piece.owner().isPresent() && rules.kinds().isEmpty()
                                        ? rules.sideName(piece.owner().get())
                                        : rules.pieceName(piece))
                        .orElseGet(
                                () -> String.valueOf(Content.of(List.of(piece)).sign())))
                .collect(Collectors.joining(" + "));
    }
}
