package hexalyst.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.Grid;
import hexalyst.game.spike.Spikes;
import hexalyst.turn.BegunTurn;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// Turns put together by gestures, in games that place, move, jump, stack and exchange.
class BegunTurnTest {
    private static final int GAMES = 4;

    static Stream<Game> games() {
        return Stream.concat(Games.all().stream(), Spikes.all().stream()).distinct();
    }

    static Stream<Game> spikes() {
        return Spikes.all().stream();
    }

    private static Position position(Game game, String text) {
        return Positions.of(game, text);
    }

    private static Position start(Game game) {
        return Games.all().contains(game)
                ? game.start(game.editions().getFirst())
                : position(
                        game,
                        Spikes.rows(game, "games.jsonl").getFirst().get("start").asString());
    }

    private static int cell(Position position, String name) {
        return position.grid().named(name).orElseThrow();
    }

    /// Every turn of played games is made by clicks, and leads to the same position.
    @ParameterizedTest
    @MethodSource("spikes")
    void clicksMakeTheTurnsOfWholeGames(Game game) {
        for (JsonNode row :
                Spikes.rows(game, "games.jsonl").stream().limit(GAMES).toList()) {
            Position position = position(game, row.get("start").asString());
            for (JsonNode text : row.get("turns")) {
                Move move = position.move(text.asString()).orElseThrow();
                BegunTurn turn = clicked(position, move);
                Move made = turn.whole().orElseThrow(() -> new AssertionError(text.asString()));
                assertEquals(position.play(move), position.play(made), text::asString);
                assertEquals(position.canonical(made), made);
                position = position.play(made);
            }
        }
    }

    private static BegunTurn clicked(Position position, Move move) {
        BegunTurn turn = BegunTurn.of(position);
        for (Part part : move.parts()) {
            if (!turn.parts().contains(part)) {
                turn = clicked(turn, part);
            }
        }
        return turn.mayEnd() ? turn.with(Part.END) : turn;
    }

    private static BegunTurn clicked(BegunTurn before, Part part) {
        BegunTurn turn = before;
        if (part instanceof Part.Choose word) {
            assertTrue(turn.words().contains(word));
            return turn.with(part);
        }
        int cell = Move.of(part).lastCell();
        int first = part instanceof Part.Shift shift ? shift.from() : cell;
        if (turn.canPick(first)) {
            assertTrue(turn.targets().contains(first));
            turn = turn.pick(first);
        }
        assertTrue(turn.at(cell).contains(part), part::toString);
        assertTrue(turn.picked() == cell || turn.targets().contains(cell));
        return turn.with(part);
    }

    @ParameterizedTest
    @MethodSource("games")
    void aFreshTurnHasNothingToTakeBack(Game game) {
        BegunTurn turn = BegunTurn.of(start(game));
        assertTrue(turn.isFresh());
        assertTrue(turn.back().isFresh());
        assertFalse(turn.mayEnd());
        assertEquals(List.of(), turn.parts());
        assertTrue(turn.whole().isEmpty());
    }

    @Test
    void gesturesAreTakenBackOneByOne() {
        Position start = position(Spikes.named("phalanx"), "4/1wwb1/2w1b1/2wx3/w1bb1b/3b1/4 w taken=1,0");
        BegunTurn turn = BegunTurn.of(start);
        Part put = turn.at(cell(start, "b1")).getFirst();
        BegunTurn grown = turn.with(put);
        assertTrue(grown.mayEnd());
        assertEquals(List.of(put), grown.parts());
        assertTrue(grown.back().isFresh());
        int man = grown.targets().stream().filter(grown::canPick).findFirst().orElseThrow();
        BegunTurn picked = grown.pick(man);
        assertFalse(picked.targets().isEmpty());
        assertEquals(grown.parts(), picked.back().parts());
        assertEquals(Grid.NONE, picked.back().picked());
        Move whole = grown.with(Part.END).whole().orElseThrow();
        assertEquals(start.play(whole), grown.with(Part.END).position());
        assertFalse(start.play(whole).midTurn());
    }

    private static BegunTurn begun(Position start, String... parts) {
        BegunTurn turn = BegunTurn.of(start);
        for (String part : parts) {
            turn = turn.with(start.move(part).orElseThrow().parts().getFirst());
        }
        return turn;
    }

    @Test
    void partsAreTakenBackOutOfOrderWhereTheRestStaysLegal() {
        Position start =
                position(Spikes.named("phalanx"), "5/1bb3/2b1b2/4w1b1/wwwbw2w1/3w2w1/2x4/1b1bb1/3b1 w taken=1,0");
        BegunTurn turn = begun(start, "e9", "e1-e4");
        assertEquals(Optional.of(turn.parts().getFirst()), turn.madeAt(cell(start, "e9")));
        assertEquals(
                turn.parts().subList(1, 2),
                turn.without(cell(start, "e9")).orElseThrow().parts());
        assertEquals(
                turn.parts().subList(0, 1),
                turn.without(cell(start, "e4")).orElseThrow().parts(),
                "the wall that a row left stands for its part");
        assertEquals(Optional.empty(), turn.without(cell(start, "d4")));
    }

    @Test
    void whatIsNeededLaterIsNotTakenBack() {
        Position start = position(Spikes.named("phalanx"), "ww3/6/3w3/4w3/wwwbbb3/8/7/6/5 w");
        BegunTurn turn = begun(start, "g4-e6", "e1-e5");
        assertTrue(turn.madeAt(cell(start, "f5")).isPresent());
        assertEquals(Optional.empty(), turn.without(cell(start, "f5")), "three do not beat three");
        assertTrue(turn.without(cell(start, "e5")).isPresent());
    }

    @Test
    void aRowIsAllThatMovesTogether() {
        Position start = position(Spikes.named("phalanx"), "4b/6/7/8/wwww5/8/7/6/5 w");
        BegunTurn turn = BegunTurn.of(start).pick(cell(start, "e1"));
        List<String> targets = turn.row(cell(start, "e3")).stream()
                .map(part -> start.grid().name(part.to()))
                .toList();
        assertEquals(List.of("e5", "e6", "e7"), targets);
        assertEquals(turn.row(cell(start, "e3")), turn.row(cell(start, "e6")));
        assertEquals(4, turn.moves(turn.row(cell(start, "e3")).getFirst()).size());
        assertEquals(List.of(), turn.row(cell(start, "e8")));
        assertEquals(List.of(), turn.row(Grid.NONE));
    }

    /// In Rondo a jump goes on as long as it can.
    @Test
    void whatMustGoOnIsPickedAndWhatCannotBeOtherwiseIsDone() {
        for (JsonNode row : Spikes.rows(Spikes.named("rondo"), "games.jsonl")) {
            Position position = position(Spikes.named("rondo"), row.get("start").asString());
            for (JsonNode text : row.get("turns")) {
                Move move = position.move(text.asString()).orElseThrow();
                BegunTurn turn = BegunTurn.of(position);
                while (turn.whole().isEmpty()) {
                    int made = turn.parts().size();
                    Part part = made < move.parts().size() ? move.parts().get(made) : Part.END;
                    turn = turn.with(part);
                    List<Part> next = turn.whole().isPresent()
                            ? List.of()
                            : turn.position().parts();
                    assertTrue(next.size() != 1, "one continuation is not asked for");
                    boolean oneMan = !next.isEmpty()
                            && next.stream()
                                            .filter(each -> !each.equals(Part.END))
                                            .map(each -> each instanceof Part.Shift shift ? shift.from() : -1)
                                            .distinct()
                                            .count()
                                    == 1
                            && next.getLast() instanceof Part.Shift;
                    assertEquals(oneMan, turn.picked() != Grid.NONE, text::asString);
                }
                position = position.play(move);
            }
        }
    }
}
