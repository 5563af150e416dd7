package hexalyst.cli.engines;

import hexalyst.engine.match.MatchGame;
import hexalyst.game.Move;
import hexalyst.record.Annotations;
import hexalyst.record.GameDate;
import hexalyst.record.GameTree;
import hexalyst.record.Tags;
import hexalyst.record.TreeBuilder;
import java.time.LocalDate;

/// Converts games of a match to game records, with players, round, date and result, and a comment with the reason if
/// the rules do not show it.
final class MatchRecord {
    private MatchRecord() {}

    /// The record of a game.
    static GameTree of(MatchGame game, LocalDate date) {
        TreeBuilder builder = new TreeBuilder(game.opening().start());
        boolean played = game.end() instanceof MatchGame.End.Played;
        Tags tags = Tags.NONE
                .with(Tags.EVENT, "Engine match")
                .with("Round", Integer.toString(game.number()))
                .with(Tags.DATE, GameDate.of(date).text())
                .with(Tags.WHITE, game.white())
                .with(Tags.BLACK, game.black());
        builder.tags(
                played
                        ? tags
                        : tags.with(Tags.RESULT, game.result())
                                .with(Tags.TERMINATION, game.end().reason()));
        int last = GameTree.ROOT;
        for (Move move : game.moves()) {
            last = builder.add(last, move);
        }
        if (!played) {
            builder.annotate(last, Annotations.NONE.withComment(game.end().reason()));
        }
        return builder.build();
    }
}
