package hexalyst.notation.exchange;

import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Position;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Finds the board of a list of moves by its cells: the first board that has all cells in the text or, if there is
/// none, game by game. Confined to one thread.
final class ListEdition {
    private static final int AHEAD = 4_000;
    /// A result, or tags.
    private static final Pattern END =
            Pattern.compile("(?<![\\p{L}\\p{N}])(?:1-0|0-1|1:0|0:1|1/2-1/2|½|\\*)(?![\\p{L}\\p{N}])|[\\r\\n]\\[");

    private final String text;
    private final Map<Game, Optional<Edition>> whole = new HashMap<>();

    ListEdition(String text) {
        this.text = text;
    }

    /// The start of the game whose moves come next.
    ///
    /// @param usual its start in the edition to take if no board has all the cells
    /// @param at where its moves begin
    Position start(Position usual, int at) {
        Game game = usual.game();
        return whole.computeIfAbsent(game, any -> fitting(game, text))
                .or(() -> fitting(game, ahead(at)))
                .map(game::start)
                .orElse(usual);
    }

    /// The text up to the result after the next move, or up to the next tags.
    private String ahead(int at) {
        int most = Math.min(text.length(), at + AHEAD);
        Matcher move = MoveWord.CELL_FIRST.in(text).region(at, most);
        Matcher end = END.matcher(text).region(move.find() ? move.end() : at, most);
        return text.substring(at, end.find() ? end.start() : most);
    }

    private static Optional<Edition> fitting(Game game, String cells) {
        return game.editions().stream().filter(edition -> fits(cells, edition)).findFirst();
    }

    private static boolean fits(String cells, Edition edition) {
        for (MoveWord word : List.of(MoveWord.CELL_FIRST, MoveWord.COLOUR_FIRST)) {
            Matcher matcher = word.in(cells);
            while (matcher.find()) {
                String cell = matcher.group(word == MoveWord.CELL_FIRST ? 1 : 2).toLowerCase(Locale.ROOT);
                if (edition.grid().named(cell).isEmpty()) {
                    return false;
                }
            }
        }
        return true;
    }
}
