package hexalyst.ui.board;

import hexalyst.game.Edition;
import hexalyst.game.Outcome;
import hexalyst.game.Part;
import hexalyst.game.Points;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.record.Tags;
import hexalyst.text.Texts;
import hexalyst.turn.BegunTurn;
import hexalyst.ui.game.GameMoment;
import java.util.Optional;

/// The text of the board's head: who is to move; White's and Black's points if points decide the game, also those after
/// two passes now; and how the game ended, on the board or by the file's tags.
///
/// @param text the words
/// @param brief the same, with points without the players' names while the game goes on, White's first
/// @param toMove the player to move; empty when the game is over on the board
public record Headline(String text, String brief, Optional<Side> toMove) {
    /// Before there is a game.
    static final Headline NONE = new Headline("", "", Optional.empty());

    /// The headline at a moment of the game.
    ///
    /// @param turn the turn in progress there
    /// @param goesOn true if the game is being played, whatever result its tags give
    static Headline of(GameMoment moment, BegunTurn turn, boolean goesOn, Texts texts) {
        Position position = moment.position();
        return switch (position.outcome()) {
            case Outcome.Ongoing ongoing -> {
                String moves = moves(position, turn, texts);
                // After a resignation, an analysis may still go on from the last position.
                String all = moment.ended()
                        .filter(tags -> !goesOn)
                        .map(tags -> texts.get("headline.ended", moves, ended(tags, position.edition(), texts)))
                        .orElse(moves);
                Optional<Points> score = turn.position().score();
                String scored = score.map(
                                now -> texts.get("headline.score", all, points(now, position.edition(), texts)))
                        .orElse(all);
                String brief = score.map(now -> texts.get(
                                "headline.score",
                                all,
                                texts.get("score.brief", now.total(Side.WHITE), now.total(Side.BLACK))))
                        .orElse(all);
                yield new Headline(scored, brief, Optional.of(position.toMove()));
            }
            case Outcome.Won won -> over(won(position.edition(), won.winner(), position.endWords(), texts));
            case Outcome.Drawn drawn -> over(texts.get("headline.drawn", position.endWords()));
        };
    }

    private static Headline over(String text) {
        return new Headline(text, text, Optional.empty());
    }

    private static String points(Points points, Edition edition, Texts texts) {
        return texts.get(
                "score",
                edition.sideName(Side.WHITE),
                points.total(Side.WHITE),
                points.total(Side.BLACK),
                edition.sideName(Side.BLACK));
    }

    private static String moves(Position position, BegunTurn turn, Texts texts) {
        String key;
        if (turn.words().contains(Part.SWAP)) {
            key = "headline.swaps";
        } else {
            key = turn.mustPass() ? "headline.passes" : "headline.moves";
        }
        return texts.get(key, position.edition().sideName(position.toMove()));
    }

    private static String ended(Tags tags, Edition edition, Texts texts) {
        String result = tags.result();
        if (result.equals("1/2-1/2")) {
            return texts.get("headline.drawn", result);
        }
        Side winner = result.equals("1-0") ? Side.WHITE : Side.BLACK;
        return tags.resigned()
                .map(loser -> texts.get("headline.resigned", edition.sideName(loser), result))
                .orElseGet(() -> won(edition, winner, result, texts));
    }

    private static String won(Edition edition, Side winner, String why, Texts texts) {
        return texts.get("headline.won", edition.sideName(winner), why);
    }
}
