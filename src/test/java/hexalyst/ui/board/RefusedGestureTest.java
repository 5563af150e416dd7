package hexalyst.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.Grid;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.Turns;
import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import hexalyst.turn.BegunTurn;
import hexalyst.ui.engine.KnownValues;
import hexalyst.ui.engine.MoveSearches;
import hexalyst.ui.engine.PositionAnalysisViewModel;
import hexalyst.ui.engine.ProofStore;
import hexalyst.ui.fx.Queue;
import hexalyst.ui.game.GameState;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.message.MessageLine;
import hexalyst.ui.theme.KeptSettings;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The reason why a gesture is refused is about the part that was tried, in games whose turns have several parts.
class RefusedGestureTest {
    /// Red on d3 and d4 cannot beat Yellow on d5 and d6; Yellow's e5 touches d5.
    private static final String TWO_AGAINST_TWO = "4/5/6/2wwbb1/6/5/w3 w taken=0,0 quiet=0";

    /// The most letters that the status bar of a window of 1280 pixels shows whole.
    private static final int SEEN = 135;

    private final MessageLine messages = new MessageLine();
    private final GameViewModel game = new GameViewModel(Positions.of("3/4/5/4/3 w"), messages);
    private final PositionAnalysisViewModel moves =
            new PositionAnalysisViewModel(new MoveSearches(), game, new ProofStore(), messages, new Queue());
    private final BoardViewModel board = new BoardViewModel(
            game,
            messages,
            new BoardLookViewModel(new KeptSettings()),
            moves,
            new KnownValues(new ProofStore(), moves),
            new BoardGuests(
                    game::play,
                    new SimpleBooleanProperty(),
                    side -> false,
                    new SimpleBooleanProperty(),
                    new SimpleBooleanProperty(),
                    new SimpleObjectProperty<>(Set.of()),
                    new SimpleObjectProperty<>(Set.of()),
                    new SimpleObjectProperty<>(List.of())));

    private static List<Game> gamesOfSeveralParts() {
        return Games.all().stream().filter(each -> each.traits().openTurns()).toList();
    }

    private void show(String id, String position) {
        Game named = Games.named(id).orElseThrow();
        game.show(GameState.of(GameTree.of(Positions.of(named, position))));
    }

    private int cell(String name) {
        return Positions.cell(game.moment().position(), name);
    }

    private String drag(String from, String to) {
        return drag(cell(from), cell(to));
    }

    /// The message of a drag that moves nothing, which is also the hint while it goes on.
    private String drag(int from, int to) {
        messages.clear();
        BegunTurn before = board.turn().turn();
        board.lift(from);
        board.hover(to);
        ClickHint hint = board.leftHintProperty().get();
        assertEquals(ClickHint.NONE, board.rightHintProperty().get());
        board.drop(to);
        board.hover(Grid.NONE);
        assertEquals(before.parts(), board.turn().turn().parts());
        if (messages.message().warning()) {
            assertEquals(new ClickHint(messages.message().text(), false, hint.colour()), hint);
        } else {
            assertTrue(hint.legal(), hint.text());
        }
        return messages.message().text();
    }

    @Test
    void aRowThatBeatsNothingIsToldWhatItDoesNotBeat() {
        show("phalanx", TWO_AGAINST_TWO);
        assertEquals("d3-d5: the enemy line on d5 is not shorter than the row", drag("d3", "d5"));
    }

    @Test
    void aSingleManIsToldThatOnlyRowsMove() {
        show("phalanx", TWO_AGAINST_TWO);
        String row = "no row of two or more men leads from there to that cell; pick the row at its last man";
        assertEquals("a1-a2: " + row, drag("a1", "a2"), "a growth cell");
        assertEquals("a1-f5: " + row, drag("a1", "f5"), "a cell where nothing grows");
        assertEquals("d5-d6: a row of Red needs a man of Red as its tail", drag("d5", "d6"));
    }

    @Test
    void aSingleStoneIsToldThatItLeapsOverAnother() {
        Game medusa = Games.named("medusa").orElseThrow();
        Position start =
                medusa.start(medusa.editions().getFirst(), medusa.sizes().getFirst());
        game.show(GameState.of(GameTree.of(start)));
        int cell = start.parts().getFirst() instanceof Part.Put put ? put.cell() : Grid.NONE;
        game.play(Move.of(start.parts().getFirst()));
        game.play(Move.of(Part.PASS));
        int next = start.grid().neighbours(cell).next(0);
        assertTrue(drag(cell, next).endsWith(": a stone leaps over at least one own stone"));
    }

    @Test
    void aChoiceInTheMiddleOfATurnIsJudgedThere() {
        show("phalanx", TWO_AGAINST_TWO);
        board.click(cell("a2"), true);
        assertFalse(board.turn().turn().isFresh());
        board.say(Part.PASS);
        assertEquals(
                "a turn that has begun is ended, not passed, and there are no passes in the opening",
                messages.message().text());
        board.say(new Part.Choose("swap"));
        assertEquals("this is not possible now", messages.message().text());
    }

    @Test
    void whereAChoiceIsDueADragSaysSo() {
        show("phalanx", "4/5/2w3/2b4/2b3/5/4 b phase=choose");
        assertEquals("c3-c4: first choose keep or swap", drag("c3", "c4"));
        board.click(cell("a1"), true);
        assertEquals("a1: first choose keep or swap", messages.message().text());
    }

    @Test
    void aGameThatOnlyPlacesStonesHasNoDrags() {
        game.play(Positions.move(game.moment().position(), "c3w"));
        board.lift(cell("c3"));
        board.drop(cell("c4"));
        assertEquals("", messages.message().text());
    }

    @ParameterizedTest
    @MethodSource("gamesOfSeveralParts")
    void everyRefusedDragTellsWhyThatMovementIsIllegal(Game tried) {
        Random random = new Random(19);
        Position first = tried.start(tried.editions().getFirst(), tried.sizes().getFirst());
        Position start = first;
        int refused = 0;
        for (int ply = 0; ply < 30; ply++) {
            game.show(GameState.of(GameTree.of(start)));
            for (int pair = 0; pair < 60; pair++) {
                int from = random.nextInt(start.grid().cells());
                int to = random.nextInt(start.grid().cells());
                while (board.turn().takeBack()) {
                    // Puts down what the drag before has picked.
                }
                if (from != to
                        && !start.at(from).pieces().isEmpty()
                        && board.turn().turn().shifts(from, to).isEmpty()) {
                    Move shift = Move.of(new Part.Shift(from, to, 1));
                    String why = start.edition().words(start.preview(shift).reason());
                    boolean alongTheRow = board.turn().turn().canPick(from)
                            && !board.turn().turn().pick(from).row(to).isEmpty();
                    assertEquals(alongTheRow ? "" : start.text(shift) + ": " + why, drag(from, to));
                    refused++;
                }
            }
            Position next = start.play(Turns.random(start, random));
            start = next.outcome().over() ? first : next;
        }
        assertTrue(refused > 100, "drags were refused: " + refused);
    }

    private static List<Game> gamesOfDuties() {
        return Stream.of("hexdameo", "hexbushka", "hexemergo")
                .flatMap(id -> Games.named(id).stream())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("gamesOfDuties")
    void whereACaptureIsDueEveryOtherClickSaysWithWhatAndHowMany(Game tried) {
        Random random = new Random(7);
        int refused = 0;
        for (int games = 0; games < 2; games++) {
            Position now = tried.start(tried.editions().getFirst());
            while (!now.outcome().over()) {
                if (now.duty().isPresent()) {
                    game.show(GameState.of(GameTree.of(now)));
                    refused += refusals(now);
                }
                now = now.play(Turns.random(now, random));
            }
        }
        assertTrue(refused > 50, "clicks were refused: " + refused);
    }

    /// Clicks everything that begins no turn, and returns how many cells that were.
    private int refusals(Position now) {
        String why = now.edition().words(now.duty().orElseThrow());
        String german =
                Texts.in(Locale.GERMAN, () -> now.edition().words(now.duty().orElseThrow()));
        assertTrue(Math.max(why.length(), german.length()) < SEEN, german + " is seen whole");
        int refused = 0;
        for (int cell = 0; cell < now.grid().cells(); cell++) {
            if (!now.at(cell).isBlocked()
                    && !now.at(cell).is(now.toMove().other())
                    && !board.turn().turn().canPick(cell)
                    && board.turn().turn().at(cell).isEmpty()) {
                messages.clear();
                board.click(cell, true);
                String said = messages.message().text();
                assertTrue(
                        said.equals(now.grid().name(cell) + ": " + why) || said.startsWith("first click the piece"),
                        said);
                refused++;
            }
        }
        return refused;
    }

    @ParameterizedTest
    @MethodSource("gamesOfDuties")
    void aCaptureThatHasBegunSaysHowMuchIsLeft(Game tried) {
        Random random = new Random(11);
        int counted = 0;
        for (int games = 0; games < 10; games++) {
            Position now = tried.start(tried.editions().getFirst());
            while (!now.outcome().over()) {
                Move turn = Turns.random(now, random);
                Position midway = now;
                for (int made = 1; made < turn.parts().size(); made++) {
                    midway = midway.with(turn.parts().get(made - 1));
                    assertEquals(
                            List.of(made, turn.parts().size() - made),
                            midway.duty().orElseThrow().arguments());
                    counted++;
                }
                now = now.play(turn);
            }
        }
        assertTrue(counted > 5, "captures of several jumps: " + counted);
    }
}
