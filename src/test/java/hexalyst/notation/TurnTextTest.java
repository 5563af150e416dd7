package hexalyst.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.game.Game;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.spike.Spikes;
import hexalyst.record.Annotations;
import hexalyst.record.EditResult;
import hexalyst.record.GameTree;
import hexalyst.record.TreeEdit;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// Games whose turns shift, remove, choose and have several parts, in files of every format.
class TurnTextTest {
    private static final int GAMES = 2;

    static Stream<Game> spikes() {
        return Spikes.all().stream();
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("spikes")
    void filesOfAllFormatsKeepWholeGames(Game game) {
        List<GameTree> trees = new ArrayList<>();
        for (JsonNode row :
                Spikes.rows(game, "games.jsonl").stream().limit(GAMES).toList()) {
            Position start = Positions.of(game, row.get("start").asString());
            Position position = start;
            List<Move> line = new ArrayList<>();
            for (JsonNode text : row.get("turns")) {
                line.add(position.canonical(position.move(text.asString()).orElseThrow()));
                position = position.play(line.getLast());
            }
            GameTree tree = GameTree.of(start, line);
            int third = tree.path(line.size()).get(3);
            trees.add(tree.apply(new TreeEdit.Annotate(third, Annotations.NONE.withGlyphs(List.of(1))))
                    .tree());
        }
        for (GameFormat format : GameFormat.values()) {
            String text = format.write(trees);
            ReadResult read = format.read(text, new GameLookup(List.of(game)));
            assertEquals(List.of(), read.problems(), format::title);
            assertEquals(text, format.write(read.games()), format::title);
            assertEquals(trees.size(), read.games().size());
        }
    }

    @Test
    void twoOrdersOfTheSamePartsAreOneVariation() {
        Game game = Spikes.named("phalanx");
        Position start = Positions.of(game, "4/1wwb1/2w1b1/2wx3/w1bb1b/3b1/4 w taken=1,0");
        Move one = start.move("b1+g1").orElseThrow();
        Move other = start.move("g1+b1").orElseThrow();
        GameTree tree = GameTree.of(start);
        EditResult first = tree.apply(new TreeEdit.Play(GameTree.ROOT, one));
        EditResult second = first.tree().apply(new TreeEdit.Play(GameTree.ROOT, other));
        assertEquals(first.goTo(), second.goTo());
        assertEquals(first.tree(), second.tree());
        String text = """
                [Game "phalanx"]
                [Board "4 5 6 7 6 5 4"]
                [Position "4/1wwb1/2w1b1/2wx3/w1bb1b/3b1/4 w taken=1,0"]

                1. %s *
                """;
        GameLookup lookup = new GameLookup(List.of(game));
        ReadResult read = new HgnReader(lookup).read(text.formatted("g1+b1"));
        assertEquals(List.of(), read.problems());
        assertEquals(
                text.formatted("b1+g1").lines().toList().getLast(),
                HgnWriter.write(read.games()).strip().lines().toList().getLast());
    }
}
