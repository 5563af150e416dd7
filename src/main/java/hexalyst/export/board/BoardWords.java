package hexalyst.export.board;

import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.Piece;
import hexalyst.game.Side;
import hexalyst.text.Texts;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Boards in words, for readers who cannot see a picture.
public final class BoardWords {
    private BoardWords() {}

    /// What is on each cell, such as `White: d4, e5. Black: c3.`
    public static String of(BoardPicture picture) {
        Map<String, String> cells = new LinkedHashMap<>();
        IntStream.range(0, picture.grid().cells())
                .filter(cell -> !picture.contents().get(cell).isEmpty())
                .filter(cell -> !picture.game().hides(picture.contents().get(cell)))
                .boxed()
                .sorted(Comparator.comparingInt(cell -> order(picture.contents().get(cell))))
                .forEach(cell -> cells.merge(
                        name(picture.contents().get(cell), picture.game()),
                        picture.grid().name(cell),
                        (one, other) -> one + ", " + other));
        return cells.isEmpty()
                ? Texts.of(BoardWords.class).get("board.empty")
                : cells.entrySet().stream()
                        .map(entry -> entry.getKey() + ": " + entry.getValue() + ".")
                        .collect(Collectors.joining(" "));
    }

    /// The order in which contents are named: White's, Black's, then the others.
    public static int order(Content content) {
        return content.colour().map(Side::ordinal).orElse(Side.values().length);
    }

    /// The content of a cell: a player for a stone, otherwise the pieces from the bottom to the top.
    public static String name(Content content, GameLook game) {
        if (content.isBlocked()) {
            return Texts.of(BoardWords.class).get("board.blocked");
        }
        return content.runs().stream()
                .map(run -> counted(run, name(run.piece(), game)))
                .collect(Collectors.joining(" + "));
    }

    private static String name(Piece piece, GameLook game) {
        return game.edition()
                .map((Edition rules) ->
                        piece.owner().isPresent() && rules.kinds().isEmpty()
                                ? rules.sideName(piece.owner().get())
                                : rules.pieceName(piece))
                .orElseGet(() -> String.valueOf(Content.of(List.of(piece)).sign()));
    }

    /// Some equal pieces, such as `3 × White stone`.
    ///
    /// @param name what one of them is called
    public static String counted(Content.Run run, String name) {
        return run.count() == 1 ? name : Texts.of(BoardWords.class).get("board.run", run.count(), name);
    }
}
