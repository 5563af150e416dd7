package hexalyst.ui.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Game;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.spike.Spikes;
import hexalyst.notation.GameLookup;
import hexalyst.notation.HgnReader;
import hexalyst.notation.PositionText;
import hexalyst.ui.engine.ProofStore;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Turns of several parts are completed part by part.
class CompletionsTest {
    private static List<Completion> at(Game game, Position position, String typed) {
        String text = "[Game \"%s\"]\n[Board \"%s\"]\n[Position \"%s\"]\n\n1. %s"
                .formatted(game.id(), position.grid().rowLengths(" "), PositionText.format(position), typed);
        return new Completions(new HgnReader(new GameLookup(List.of(game))), new ProofStore(), any -> List.of())
                .at(text, text.length());
    }

    @Test
    void whatFollowsIsOfferedWithWhatItDoesToTheTurn() {
        Game game = Spikes.named("phalanx");
        Position position = Positions.of(game, "4/1wwb1/2w1b1/2wx3/w1bb1b/3b1/4 w taken=1,0");
        Set<String> first = texts(at(game, position, ""));
        assertTrue(first.containsAll(Set.of("b1", "d3-g3", "pass")), first::toString);
        List<Completion> next = at(game, position, "b1+g");
        assertEquals(Set.of("b1+g1", "b1+g2", "b1+g3"), texts(next));
        assertEquals(
                "ends the turn",
                next.stream()
                        .filter(one -> one.move().equals("b1+g1"))
                        .findFirst()
                        .orElseThrow()
                        .what());
        assertEquals(
                "grows 1 group · + to continue the turn",
                at(game, position, "b").stream()
                        .filter(one -> one.move().equals("b1"))
                        .findFirst()
                        .map(Completion::what)
                        .orElse("not offered"));
        assertEquals(List.of(), at(game, position, "c4+"));
    }

    /// Each turn of whole games can be typed with the completions, letter by letter.
    @Test
    void whatIsOfferedIsLegalAndComplete() {
        Game game = Spikes.named("phalanx");
        for (JsonNode row : Spikes.rows(game, "games.jsonl").stream().limit(1).toList()) {
            Position position = Positions.of(game, row.get("start").asString());
            for (JsonNode text : row.get("turns")) {
                Move move = position.move(text.asString()).orElseThrow();
                StringBuilder typed = new StringBuilder();
                for (Part part : move.parts()) {
                    Set<String> offered = texts(at(game, position, typed.toString()));
                    Move begun = new Move(move.parts().subList(0, move.parts().indexOf(part) + 1));
                    Position start = position;
                    String chosen = offered.stream()
                            .filter(one -> start.move(one.endsWith("+") ? one.substring(0, one.length() - 1) : one)
                                    .map(Move::parts)
                                    .filter(begun.parts()::equals)
                                    .isPresent())
                            .findFirst()
                            .orElseThrow(() -> new AssertionError(text + ": " + offered));
                    typed.setLength(0);
                    typed.append(chosen);
                    if (begun.parts().size() < move.parts().size() && !chosen.endsWith("+")) {
                        typed.append('+');
                    }
                }
                assertEquals(move, position.move(typed.toString()).orElseThrow());
                position = position.play(move);
            }
        }
    }

    private static Set<String> texts(List<Completion> found) {
        return found.stream().map(Completion::move).collect(Collectors.toSet());
    }
}
