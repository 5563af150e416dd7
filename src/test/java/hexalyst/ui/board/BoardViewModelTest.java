package hexalyst.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.engine.estimate.Ownership;
import hexalyst.engine.estimate.Score;
import hexalyst.export.board.BoardPicture;
import hexalyst.export.board.LensValue;
import hexalyst.export.board.MoveNumbers;
import hexalyst.export.board.Overlays;
import hexalyst.export.board.Overlays.Sign.Kind;
import hexalyst.export.board.PieceSet;
import hexalyst.export.board.RuleSigns;
import hexalyst.game.Content;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.Side;
import hexalyst.game.spike.Spikes;
import hexalyst.notation.PositionText;
import hexalyst.record.Annotations;
import hexalyst.record.GameTree;
import hexalyst.record.Label;
import hexalyst.record.Mark;
import hexalyst.record.Numbering;
import hexalyst.record.Tags;
import hexalyst.record.TreeEdit;
import hexalyst.turn.Changes;
import hexalyst.ui.command.Command;
import hexalyst.ui.engine.KnownValues;
import hexalyst.ui.engine.MoveSearches;
import hexalyst.ui.engine.PositionAnalysisViewModel;
import hexalyst.ui.engine.ProofStore;
import hexalyst.ui.engine.SearchChoice;
import hexalyst.ui.fx.Queue;
import hexalyst.ui.game.GameState;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.game.Trees;
import hexalyst.ui.message.MessageLine;
import hexalyst.ui.theme.KeptSettings;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;

class BoardViewModelTest {
    private static final Part.Choose PASS = new Part.Choose("pass");
    private static final Part.Choose SWAP = new Part.Choose("swap");

    private final MessageLine messages = new MessageLine();
    private final GameViewModel game = new GameViewModel(Trees.position("3/4/5/4/3 w"), messages);
    private final KeptSettings settings = new KeptSettings();
    private final BoardLookViewModel look = new BoardLookViewModel(settings);
    private final MoveSearches searches = new MoveSearches();
    private final Queue queue = new Queue();
    private final ProofStore proofs = new ProofStore();
    private final PositionAnalysisViewModel moves =
            new PositionAnalysisViewModel(searches, game, proofs, messages, queue);
    private final BooleanProperty goesOn = new SimpleBooleanProperty();
    private final SimpleBooleanProperty thinks = new SimpleBooleanProperty();
    /// How often the picture was composed, which reads the counts each time.
    private int composed;

    private final ObjectProperty<List<Label>> counts = new SimpleObjectProperty<>(List.of()) {
        @Override
        public List<Label> get() {
            composed++;
            return super.get();
        }
    };
    private final ObjectProperty<Set<Integer>> hinted = new SimpleObjectProperty<>(Set.of());
    private final Set<Side> engine = EnumSet.noneOf(Side.class);
    private Consumer<Move> player = game::play;
    private final BoardViewModel board = new BoardViewModel(
            game,
            messages,
            look,
            moves,
            new KnownValues(proofs, moves),
            new BoardGuests(
                    move -> player.accept(move),
                    goesOn,
                    side -> engine.contains(side),
                    thinks,
                    new SimpleBooleanProperty(),
                    new SimpleObjectProperty<>(Set.of()),
                    hinted,
                    counts));

    private int cell(String name) {
        return game.moment().tree().grid().named(name).orElseThrow();
    }

    private void show(String position) {
        game.show(GameState.of(GameTree.of(Trees.position(position))));
    }

    @Test
    void leftPlaysTheMoversColourAndRightTheOther() {
        board.click(cell("c3"), true);
        assertEquals(Content.WHITE, game.moment().position().at(cell("c3")));
        board.click(cell("a1"), true);
        assertEquals(Content.BLACK, game.moment().position().at(cell("a1")));
        board.click(cell("e3"), false);
        assertEquals(Content.BLACK, game.moment().position().at(cell("e3")));
        assertEquals(CellSet.of(cell("e3")), board.picture().lastMove());
        assertEquals("Black to move", board.headlineProperty().get().text());
    }

    @Test
    void whatAMoveTookIsToldWhenItIsMadeAndGoneOverAgain() {
        Game pentalath = Games.named("pentalath").orElseThrow();
        game.show(GameState.of(GameTree.of(pentalath.start(pentalath.editions().getFirst()))));
        for (String move : List.of("b1w", "a1b", "b2w", "i5b")) {
            game.play(game.moment().position().move(move).orElseThrow());
            assertTrue(board.motion().takenProperty().get().isEmpty(), move);
        }
        TakenPieces corner = new TakenPieces(Map.of(cell("a1"), Content.BLACK), true);
        board.click(cell("a2"), true);
        assertEquals(corner, board.motion().takenProperty().get());
        game.step(-1);
        assertTrue(board.motion().takenProperty().get().isEmpty(), "a step back takes nothing");
        game.step(1);
        assertEquals(corner, board.motion().takenProperty().get());
        game.step(-3);
        game.step(3);
        assertEquals(
                new TakenPieces(Map.of(cell("a1"), Content.BLACK), false),
                board.motion().takenProperty().get(),
                "after a leap nobody is seen to leave");
    }

    @Test
    void piecesAreSeenMovingUnlessTheyWereDragged() {
        Position start = Positions.of(
                Spikes.named("crossfire"),
                "xx1xx/xbwwwx/1b1w(ww)b1/x(bb)bb1bbx/xwww1(bw)bbx/x(ww)wbw1wx/1bb1ww1/xb(bb)1wx/xx1xx w");
        game.show(GameState.of(GameTree.of(start)));
        board.click(cell("e6"), true);
        assertTrue(board.motion().walksProperty().get().isEmpty());
        board.click(cell("g4"), true);
        Walks seen = board.motion().walksProperty().get();
        assertEquals(List.of(cell("e6"), cell("g4")), seen.walks().getFirst().cells());
        assertEquals(start.contents(), seen.before());
        assertEquals(Content.EMPTY, seen.without(board.picture()).contents().get(cell("e6")));
        assertEquals(Content.WHITE, seen.without(board.picture()).contents().get(cell("g4")));
        game.step(-1);
        assertTrue(board.motion().walksProperty().get().isEmpty());
        game.step(1);
        assertEquals(seen, board.motion().walksProperty().get());
        assertTrue(board.lift(cell("b2")));
        board.drop(cell("c3"));
        assertEquals(2, game.moment().tree().path(game.moment().id()).size() - 1);
        assertTrue(board.motion().walksProperty().get().isEmpty());
    }

    @Test
    void threatsAreNotAskedForWherePointsDecide() {
        Command threats = new BoardKeys(board)
                .commands().stream()
                        .filter(one -> one.id().equals("wins"))
                        .findFirst()
                        .orElseThrow();
        assertTrue(threats.possible().getValue());
        show(Positions.of(Spikes.named("phalanx"), "4/1wwb1/2w1b1/2wx3/w1bb1b/3b1/4 w taken=1,0"));
        assertFalse(threats.possible().getValue());
    }

    /// A turn of Phalanx whose first part has been made.
    private void begin() {
        show(Positions.of(Spikes.named("phalanx"), "4/1wwb1/2w1b1/2wx3/w1bb1b/3b1/4 w taken=1,0"));
        board.click(cell("b1"), true);
        assertEquals(1, board.turn().turn().parts().size());
    }

    private void show(Position position) {
        game.show(GameState.of(GameTree.of(position)));
    }

    @Test
    void aTurnThatWasBegunStaysWhenTheGameIsAnnotated() {
        begin();
        game.edit(new TreeEdit.Annotate(game.moment().id(), Annotations.NONE.withComment("what now")));
        assertEquals(1, board.turn().turn().parts().size());
        assertEquals(Content.WHITE, board.picture().contents().get(cell("b1")));
    }

    @Test
    void escapeGivesUpTheArrowBeforeThePart() {
        begin();
        board.pen().press(cell("c1"));
        board.pen().drag(cell("c3"), PenViewModel.Ink.of(false, false));
        assertEquals(1, board.picture().notes().arrows().size());
        assertTrue(board.leave());
        assertEquals(0, board.picture().notes().arrows().size());
        assertEquals(1, board.turn().turn().parts().size());
        assertTrue(board.leave());
        assertTrue(board.turn().turn().isFresh());
    }

    @Test
    void theKeyOfTheCursorSwitchesItOffInTheMiddleOfATurnToo() {
        begin();
        board.toggleCursor();
        assertTrue(board.cursorOnProperty().get());
        board.toggleCursor();
        assertFalse(board.cursorOnProperty().get());
        assertEquals(1, board.turn().turn().parts().size());
    }

    @Test
    void aTurnThatIsRefusedIsNotSeenMoving() {
        show(Positions.of(
                Spikes.named("crossfire"),
                "xx1xx/xbwwwx/1b1w(ww)b1/x(bb)bb1bbx/xwww1(bw)bbx/x(ww)wbw1wx/1bb1ww1/xb(bb)1wx/xx1xx w"));
        player = move -> {};
        board.click(cell("e6"), true);
        board.click(cell("g4"), true);
        assertTrue(board.turn().turn().isFresh());
        assertTrue(board.motion().walksProperty().get().isEmpty());
    }

    @Test
    void whatAMoveTurnsOverIsToldBeforeAndAfterIt() {
        Game macbeth = Games.named("macbeth").orElseThrow();
        Position start = macbeth.start(macbeth.edition("reversi").orElseThrow());
        game.show(GameState.of(GameTree.of(start)));
        Position position = start;
        while (Changes.of(position, position.legalMoves().getFirst(), next(position))
                .turned()
                .isEmpty()) {
            game.play(position.legalMoves().getFirst());
            assertTrue(board.motion().turnedProperty().get().isEmpty());
            position = game.moment().position();
        }
        Move move = position.legalMoves().getFirst();
        CellSet turned = Changes.of(position, move, next(position)).turned();
        board.hover(move.lastCell());
        assertEquals(
                new Changes(CellSet.EMPTY, turned, List.of()),
                board.picture().hover().orElseThrow().left().orElseThrow().changes());
        board.click(move.lastCell(), true);
        Side other = position.toMove().other();
        assertEquals(
                new TakenPieces(
                        turned.stream().boxed().collect(Collectors.toMap(cell -> cell, cell -> Content.of(other))),
                        true),
                board.motion().turnedProperty().get());
        assertTrue(board.motion().takenProperty().get().isEmpty());
    }

    private static Position next(Position position) {
        return position.play(position.legalMoves().getFirst());
    }

    @Test
    void hoveringSaysWhatBothButtonsWouldDo() {
        show("ww1/4/5/4/3 w");
        board.hover(cell("e3"));
        ClickHint left = board.leftHintProperty().get();
        assertEquals("e3w · own colour: makes a group of 3", left.text());
        assertEquals(Optional.of(Side.WHITE), left.colour());
        assertEquals(
                "e3b · other colour: stands alone",
                board.rightHintProperty().get().text());
        BoardPicture.Hover hover = board.picture().hover().orElseThrow();
        assertEquals(3, hover.left().orElseThrow().cells().size());
        assertEquals(1, hover.right().orElseThrow().cells().size());
        board.hover(Grid.NONE);
        assertEquals(Optional.empty(), board.picture().hover());
        assertEquals("", board.leftHintProperty().get().text());
    }

    @Test
    void whereAPieceWasJustPlacedNothingIsSaidUntilThePointerMoves() {
        show("3/4/5/4/3 w");
        board.hover(cell("e3"));
        board.click(cell("e3"), true);
        assertEquals("", board.leftHintProperty().get().text());
        board.hover(cell("e2"));
        board.hover(cell("e3"));
        assertEquals("e3 is occupied", board.leftHintProperty().get().text());
    }

    private String hint() {
        return board.leftHintProperty().get().text();
    }

    @Test
    void aChoiceAmongTilesIsToldInTheWordOfTheGame() {
        show(Positions.of(Games.named("dominions").orElseThrow(), "3/4/5/4/3 w"));
        board.hover(cell("c3"));
        assertEquals("c3: 63 White tiles fit here; choose one", hint());
    }

    @Test
    void whereAMoveOfAnotherEndsNothingIsSaidUntilThePointerMoves() {
        show("3/4/5/4/3 w");
        board.hover(cell("e3"));
        game.play(Move.place(cell("e3"), Side.WHITE));
        assertEquals("", hint());
        game.play(Move.place(cell("a1"), Side.BLACK));
        assertEquals("", hint(), "the pointer has not moved");
        board.hover(cell("a1"));
        assertEquals("a1 is occupied", hint());
    }

    @Test
    void whereTheCursorHasPlacedAPieceNothingIsSaidWhateverThePointerDoes() {
        show("3/4/5/4/3 w");
        board.hover(cell("e3"));
        board.toggleCursor();
        board.playAtCursor(true);
        board.hover(cell("a1"));
        assertEquals("", hint());
        board.step(CellCursor.Step.LEFT);
        board.step(CellCursor.Step.RIGHT);
        assertEquals("e3 is occupied", hint());
    }

    @Test
    void wherePiecesWereDroppedNothingIsSaidUntilThePointerMoves() {
        show(Positions.of(
                Spikes.named("crossfire"),
                "xx1xx/xbwwwx/1b1w(ww)b1/x(bb)bb1bbx/xwww1(bw)bbx/x(ww)wbw1wx/1bb1ww1/xb(bb)1wx/xx1xx w"));
        assertTrue(board.lift(cell("b5")));
        board.hover(cell("b4"));
        board.drop(cell("b4"));
        assertEquals(Side.BLACK, game.moment().position().toMove());
        assertEquals("", hint());
        board.hover(cell("c5"));
        board.hover(cell("b4"));
        assertEquals("b4: the stack is White's, and Black has no man in reserve", hint());
        board.hover(cell("a3"));
        assertEquals("a3: Black has no man in reserve", hint());
    }

    /// In the corners of the hexagon around it the snowflake has no cells.
    @Test
    void theCursorWalksOnTheCellsThatTheBoardHas() {
        show(Positions.of(Spikes.named("crossfire"), "xx1xx/x4x/7/x6x/x7x/x6x/7/x4x/xx1xx b reserve=1,1"));
        board.hover(cell("b2"));
        board.toggleCursor();
        Set<String> walked = new TreeSet<>();
        for (CellCursor.Step step :
                List.of(CellCursor.Step.LEFT, CellCursor.Step.DOWN, CellCursor.Step.RIGHT, CellCursor.Step.UP)) {
            for (int i = 0; i < 9; i++) {
                board.step(step);
                walked.add(board.leftHintProperty().get().text());
            }
        }
        assertFalse(walked.isEmpty());
        walked.forEach(text -> assertTrue(text.contains("puts a man"), text));
        board.leave();
        board.hover(cell("b2"));
        assertFalse(hint().isEmpty());
        board.hover(cell("b1"));
        assertEquals("", hint());
        board.click(cell("b1"), true);
        assertEquals("the board has no cell b1", messages.message().text());
    }

    @Test
    void whyAPieceCannotBeSelectedIsSaidInTheWordsOfTheGame() {
        show(Positions.of(Spikes.named("hexdameo"), "1bbbb/2bbbb/3bbbb/4bbbb/4w4/www5/wwww3/wwww2/wwww1 b"));
        board.hover(cell("g5"));
        assertEquals("g5: f5 can capture a piece, and whoever can capture must", hint());
        board.hover(cell("e5"));
        assertEquals("e5: the piece is White's, and Black is to move", hint());
        board.hover(cell("d4"));
        assertEquals("first click the piece that is to go to d4", hint());
        board.hover(cell("e6"));
        assertEquals("e6: f5 can capture a piece, and whoever can capture must", hint());
        show(Positions.of(Spikes.named("hexdameo"), "1bbbb/2bbbb/3bbbb/4bbbb/9/wwww4/wwww3/wwww2/wwww1 w"));
        board.hover(cell("b2"));
        assertTrue(hint().startsWith("b2 · can move"), hint());
        show(Positions.of(Spikes.named("hexdameo"), "5/6/7/8/9/8/4b1b/4bb/w3w w"));
        board.hover(cell("a5"));
        assertEquals("the piece on a5 cannot move now", hint());
    }

    @Test
    void whatAMoveDoesAndWhyOneIsIllegalIsSaidInTheWordsOfTheGame() {
        show(Positions.of(Spikes.named("crossfire"), "xxbxx/x4x/7/x6x/x4(bwbw)1(bwb)x/x6x/7/x4x/xx1xx w reserve=1,0"));
        assertTrue(board.lift(cell("e6")));
        board.hover(cell("e8"));
        assertEquals("e6-e8 · moves 2 men, takes 1 man into the reserve, takes 1 prisoner", hint());
        board.hover(cell("g7"));
        assertEquals("e6-g7: men move in a straight line on the board", hint());
        board.hover(cell("a3"));
        assertEquals("e6-a3: men move in a straight line on the board", hint());
    }

    @Test
    void aCaptureOfManyJumpsIsMadeByAClickOnItsEnd() {
        show(Positions.of(Spikes.named("hexemergo"), "4/5/2w(bbb)2/1(bbw)3(wb)1/1(wwwbb)1b2/5/4 w hand=1,1"));
        board.hover(cell("a1"));
        assertEquals("a1: e3 can capture 2 men in one turn, and no turn may capture fewer", hint());
        board.click(cell("e3"), true);
        board.hover(cell("c6"));
        assertTrue(hint().startsWith("e3-e5-c6 · captures 2 men"), hint());
        board.click(cell("c6"), true);
        assertEquals("e3-e5-c6", game.moment().tree().text(game.moment().id()));
    }

    @Test
    void aClickComposesThePictureOnce() {
        show("2/3/2 w");
        board.hover(cell("a1"));
        int before = composed;
        board.click(cell("a1"), true);
        assertEquals(before + 1, composed);
        assertEquals("a1w", game.moment().tree().text(game.moment().id()));
    }

    @Test
    void aCellThatMakesSixIsIllegal() {
        show("ww1/3w/1ww2/4/3 w");
        board.hover(cell("d3"));
        ClickHint left = board.leftHintProperty().get();
        assertFalse(left.legal());
        assertTrue(left.text().startsWith("d3w is illegal"), left.text());
        GameTree before = game.moment().tree();
        board.click(cell("d3"), true);
        assertEquals(before, game.moment().tree());
        assertTrue(messages.message().warning());
        assertTrue(
                messages.message().text().contains("group of 6"),
                messages.message().text());
        board.click(cell("e1"), true);
        assertEquals("e1 is occupied", messages.message().text());
    }

    @Test
    void thePassIsOfferedOnlyWhenItIsForced() {
        assertFalse(board.wordsProperty().get().contains(PASS));
        show("xx/xwx/xx w");
        assertTrue(board.wordsProperty().get().contains(PASS));
        board.say(PASS);
        assertTrue(board.wordsProperty().get().contains(PASS));
        board.say(PASS);
        assertFalse(board.wordsProperty().get().contains(PASS));
        assertEquals(
                "Draw: both players had to pass", board.headlineProperty().get().text());
    }

    @Test
    void theSecondPlayerMaySwapAndThePieceBearsTheMark() {
        show("3/4/5/4/3 w swap");
        assertFalse(board.wordsProperty().get().contains(SWAP));
        board.say(SWAP);
        assertTrue(messages.message().warning());
        board.click(cell("c3"), true);
        assertTrue(board.wordsProperty().get().contains(SWAP));
        assertEquals("Black to move or swap", board.headlineProperty().get().text());
        board.previewProperty().set(List.of(Move.swap(), move("a1w")));
        assertEquals(
                List.of(
                        new Overlays.NumberedPiece(cell("c3"), Side.BLACK, 1),
                        new Overlays.NumberedPiece(cell("a1"), Side.WHITE, 2)),
                board.picture().overlays().preview());
        board.say(SWAP);
        assertEquals(Content.BLACK, game.moment().position().at(cell("c3")));
        assertEquals(CellSet.of(cell("c3")), board.picture().lastMove());
        assertFalse(board.wordsProperty().get().contains(SWAP));
        look.moveNumbersProperty().set(MoveNumbers.ALL);
        assertEquals(Map.of(cell("c3"), "1…"), board.picture().overlays().moveNumbers());
    }

    @Test
    void aLineThatBeginsWithTheFirstMoveShowsThePieceAsTheSwapLeavesIt() {
        show("3/4/5/4/3 w swap");
        board.previewProperty().set(List.of(move("c3w"), Move.swap()));
        assertEquals(
                List.of(new Overlays.NumberedPiece(cell("c3"), Side.BLACK, 2)),
                board.picture().overlays().preview());
    }

    @Test
    void theDecidingGroupIsShownAndTheGameGoesNoFurther() {
        show("www/w3/5/4/3 w");
        board.click(cell("d2"), true);
        assertEquals(5, board.picture().deciding().size());
        assertEquals(
                "White has won: White has a quint",
                board.headlineProperty().get().text());
        assertEquals(Optional.empty(), board.toMoveProperty().get());
        board.hover(cell("a1"));
        assertEquals(Optional.empty(), board.picture().hover());
        board.click(cell("a1"), true);
        assertEquals("the game is over: White has a quint", messages.message().text());
    }

    private void setTags(Tags tags) {
        game.edit(new TreeEdit.SetTags(0, tags));
        game.toEnd();
    }

    @Test
    void whoGaveUpIsToldAtTheEndOfTheMainLineAlone() {
        game.show(GameState.of(Trees.read(
                "[Board \"3 4 5 4 3\"]\n[Result \"1-0\"]\n[Termination \"R\"]\n\n1. c3w a1b (1... a2b) 2. e1w 1-0")));
        assertEquals("White to move", board.headlineProperty().get().text(), "at the start");
        game.toEnd();
        assertEquals(
                "Black to move · Black resigned: 1-0",
                board.headlineProperty().get().text());
        assertEquals(Optional.of(Side.BLACK), board.toMoveProperty().get(), "who looks for better plays on");
        game.back();
        assertEquals("White to move", board.headlineProperty().get().text());
        game.nextVariation();
        assertEquals("White to move", board.headlineProperty().get().text(), "the end of another line");
        game.previousVariation();
        game.toEnd();
        assertEquals(
                "Black to move · Black resigned: 1-0",
                board.headlineProperty().get().text());
        goesOn.set(true);
        assertEquals("Black to move", board.headlineProperty().get().text(), "somebody plays on");
        goesOn.set(false);
        setTags(Tags.NONE.with(Tags.RESULT, "0-1").with(Tags.TERMINATION, "time"));
        assertEquals(
                "Black to move · Black has won: 0-1",
                board.headlineProperty().get().text());
        setTags(Tags.NONE.with(Tags.RESULT, "1/2-1/2").with(Tags.TERMINATION, "draw agreed"));
        assertEquals(
                "Black to move · Draw: 1/2-1/2", board.headlineProperty().get().text());
        setTags(Tags.NONE.with(Tags.RESULT, "0-1"));
        assertEquals("Black to move", board.headlineProperty().get().text(), "nobody says that it ended here");
    }

    @Test
    void aSmallerBoardForgetsThePointer() {
        board.hover(cell("e3"));
        show("2/3/2 w");
        assertEquals(Optional.empty(), board.picture().hover());
    }

    private Move move(String text) {
        return game.moment().position().move(text).orElseThrow();
    }

    private void find(Map<String, Score> scores) {
        searches.started.getLast().find(scores, false);
        queue.endPauses();
        queue.endPauses();
    }

    private LensValue lens(String text) {
        Part.Put place = Objects.requireNonNull(move(text).put());
        return board.picture().overlays().lens().stream()
                .filter(cell -> cell.cell() == place.cell())
                .flatMap(cell -> cell.halves().stream())
                .filter(half -> half.colour() == place.colour())
                .findFirst()
                .orElseThrow()
                .value();
    }

    /// The signs as text: cell and colour, then the kind.
    private Map<String, Kind> signs() {
        Map<String, Kind> signs = new TreeMap<>();
        board.picture()
                .overlays()
                .signs()
                .forEach(sign -> signs.put(
                        game.moment().tree().grid().name(sign.cell())
                                + sign.colour().letter(),
                        sign.kind()));
        return signs;
    }

    @Test
    void aPickedColourHoldsForOneMove() {
        board.pick(Side.BLACK);
        assertEquals(Optional.of(Side.BLACK), board.pickedProperty().get());
        board.click(cell("a1"), true);
        assertEquals(Content.BLACK, game.moment().position().at(cell("a1")));
        assertEquals(Optional.empty(), board.pickedProperty().get());
        board.pick(Side.WHITE);
        board.pick(Side.WHITE);
        assertEquals(Optional.empty(), board.pickedProperty().get(), "twice takes it back");
        board.pick(Side.WHITE);
        assertTrue(board.leave());
        assertFalse(board.leave());
        assertEquals(Optional.empty(), board.pickedProperty().get());
    }

    @Test
    void theCursorWalksAndPlays() {
        board.toggleCursor();
        assertEquals(cell("c3"), board.picture().cursor());
        board.step(CellCursor.Step.RIGHT);
        board.step(CellCursor.Step.UP);
        assertEquals(cell("d4"), board.picture().cursor());
        board.step(CellCursor.Step.UP);
        board.step(CellCursor.Step.UP);
        assertEquals(cell("e3"), board.picture().cursor(), "it stays on the board");
        board.step(CellCursor.Step.DOWN);
        board.step(CellCursor.Step.DOWN);
        assertEquals(cell("c4"), board.picture().cursor(), "up and down keep to the column");
        assertTrue(
                board.spokenProperty().get().startsWith("c4, empty. c4w"),
                board.spokenProperty().get());
        board.playAtCursor(false);
        assertEquals(Content.BLACK, game.moment().position().at(cell("c4")));
        board.rotate(3);
        board.step(CellCursor.Step.LEFT);
        assertEquals(cell("c5"), board.picture().cursor(), "left is where the board shows it");
        show("2/3/2 w");
        assertTrue(board.picture().cursor() < 7);
        board.toggleCursor();
        assertEquals(Grid.NONE, board.picture().cursor());
    }

    @Test
    void whatTheOtherSideThreatensIsShownToo() {
        show("5/6/7/8/9/bb1bb3/7/www3/5 w");
        look.toggle(Overlay.THREATS);
        assertEquals(Kind.THREATENS, signs().get("d3b"));
        assertEquals(Kind.LOSES, signs().get("b4w"));
        game.play(move("e5w"));
        assertEquals(Kind.WINS, signs().get("d3b"));
        look.toggle(Overlay.THREATS);
        assertEquals(Map.of(), signs());
    }

    /// White has five in a row, and Black four.
    @Test
    void aSixOfHexadeIsAThreatAlthoughTheReplyMayBreakIt() {
        Game hexade = Games.named("hexade").orElseThrow();
        show(Positions.of(hexade, "6/7/8/9/5bbbb1/1wwwww5/10/9/8/7/6 b"));
        look.toggle(Overlay.THREATS);
        assertEquals(Map.of("f1w", Kind.THREATENS, "f7w", Kind.THREATENS), signs());
        show(Positions.of(hexade, "6/7/8/9/5bbbb1/1wwwww5/10/9/8/7/6 w"));
        assertEquals(Map.of("f1w", Kind.WINS, "f7w", Kind.WINS), signs());
        game.play(move("f7"));
        assertEquals(Set.of(Kind.LOSES), Set.copyOf(signs().values()), "only a move that breaks the six does not lose");
        assertFalse(RuleSigns.quiet(game.moment().position()));
    }

    @Test
    void aCellWhereBothWouldWinShowsBoth() {
        Game pentalath = Games.named("pentalath").orElseThrow();
        show(Positions.of(pentalath, "5/6/7/8/wwww1bbbb/8/7/6/5 w"));
        look.toggle(Overlay.THREATS);
        assertEquals(Map.of("e5w", Kind.WINS, "e5b", Kind.THREATENS), signs());
        assertEquals(
                Set.of(-1, 1),
                board.picture().overlays().signs().stream()
                        .map(Overlays.Sign::aside)
                        .collect(Collectors.toSet()));
        show(Positions.of(pentalath, "5/6/7/8/w1ww1bbbb/8/7/6/5 w"));
        assertEquals(Map.of("e5b", Kind.THREATENS), signs());
        assertEquals(0, board.picture().overlays().signs().getFirst().aside());
    }

    @Test
    void oneThingAtATimeLiesOverTheBoard() {
        show("5/6/7/8/9/bb1bb3/7/www3/5 w");
        look.toggle(Overlay.THREATS);
        look.toggle(Overlay.LENS);
        assertEquals(Map.of(), signs(), "the lens takes the place of the threats");
        assertEquals(1, searches.started.size());
        look.toggle(Overlay.BEST);
        assertEquals(List.of(), board.picture().overlays().lens());
        assertFalse(searches.started.getLast().stopped, "the best moves need the engine as the lens did");
        look.toggle(Overlay.THREATS);
        assertTrue(searches.started.getLast().stopped, "the rules tell of threats, no engine");
    }

    @Test
    void theWaysThatTheGameGoesOnAreMarkedWhereThereAreSeveral() {
        game.play(move("c3w"));
        game.toStart();
        assertEquals(List.of(), board.picture().overlays().branches(), "one way on is no choice");
        game.play(move("b2b"));
        game.toStart();
        assertEquals(
                List.of(
                        new Overlays.NumberedPiece(cell("c3"), Side.WHITE, 1),
                        new Overlays.NumberedPiece(cell("b2"), Side.BLACK, 2)),
                board.picture().overlays().branches());
    }

    @Test
    void wherePointsDecideThereAreNoThreats() {
        look.toggle(Overlay.THREATS);
        Game macbeth = Games.named("macbeth").orElseThrow();
        show(macbeth.start(macbeth.editions().getFirst()));
        assertEquals(Overlay.OFF, look.overlayProperty().get());
    }

    @Test
    void ownersAreProvedWhereASideKeepsACellWhateverTheOtherPlays() {
        moves.searchProperty().set(SearchChoice.ALPHA_BETA);
        Game medusa = Games.named("medusa").orElseThrow();
        show(PositionText.parse("4/1x1x1/6/1xbx1x1/bwwb2/wxwx1/ww2 b marker=0", medusa)
                .ok()
                .orElseThrow());
        look.toggle(Overlay.OWNERS);
        assertEquals(1, board.picture().overlays().owners().get(0));
        assertEquals(6, board.picture().overlays().owners().size());
        board.hover(0);
        assertEquals(
                "a1: White keeps it whatever Black plays (proved)",
                board.ownerProperty().get());
    }

    @Test
    void aStoneThatTurnsOverAtOnceIsAnnounced() {
        show(PositionText.parse(
                        "4/1x1x1/6/1x1x1x1/6/bx1x1/1b2 w marker=0",
                        Games.named("medusa").orElseThrow())
                .ok()
                .orElseThrow());
        board.hover(0);
        assertTrue(board.leftHintProperty().get().text().contains("the stone itself turns over"));
        board.hover(3);
        assertFalse(board.leftHintProperty().get().text().contains("the stone itself turns over"));
    }

    @Test
    void nobodyPassesForTheProgramWhileItThinks() {
        show(PositionText.parse("3/4/5/4/3 w", Games.named("phalanx").orElseThrow())
                .ok()
                .orElseThrow());
        thinks.set(true);
        board.say((Part.Choose) Move.pass().parts().getFirst());
        assertEquals("it is the program's turn", messages.message().text());
        assertEquals(GameTree.ROOT, game.moment().id());
        thinks.set(false);
        board.say((Part.Choose) Move.pass().parts().getFirst());
        assertTrue(GameTree.ROOT != game.moment().id());
    }

    @Test
    void ownersAreShownInGamesThatArePlayedByChanceOnly() {
        Game medusa = Games.named("medusa").orElseThrow();
        Position start = medusa.start(medusa.editions().getFirst(), HexGrid.hexagon(4, 4));
        show(start);
        look.toggle(Overlay.OWNERS);
        List<Integer> sums = new ArrayList<>(Collections.nCopies(start.grid().cells(), 0));
        sums.set(0, -33);
        sums.set(1, 50);
        searches.started.getLast().own(new Ownership(50, sums));
        queue.endPauses();
        queue.endPauses();
        Map<Integer, Double> owners = board.picture().overlays().owners();
        assertEquals(-0.66, owners.get(0));
        assertEquals(0.99, owners.get(1), "an estimate is never certain");
        assertTrue(start.contents().stream().anyMatch(Content::isBlocked));
        assertEquals(30, owners.size(), "dark cells are nobody's");
        board.hover(0);
        assertEquals(
                "a1: Black owns it in 83 % of the random games (counted half when nobody owns it)",
                board.ownerProperty().get());
        assertTrue(board.spokenProperty().get().endsWith(board.ownerProperty().get()));
        board.hover(3);
        assertEquals(
                "a4: White and Black own it equally often in the random games",
                board.ownerProperty().get());
        show("3/4/5/4/3 w");
        assertEquals(Overlay.OFF, look.overlayProperty().get());
        assertFalse(board.overlays().can(Overlay.OWNERS).getValue());
        assertEquals("", board.ownerProperty().get());
    }

    @Test
    void whatAPartTurnsOverIsSeenWhenItIsMade() {
        show(Positions.of(Games.named("medusa").orElseThrow(), "4/1x1x1/bb4/1x1x1x1/6/bx1x1/w3 b marker=0"));
        Position start = game.moment().position();
        int corner = Positions.cell(start, "a1");
        board.click(Positions.cell(start, "a2"), true);
        TakenPieces turned = new TakenPieces(Map.of(corner, Content.WHITE), true);
        assertEquals(turned, board.motion().turnedProperty().get());
        assertTrue(board.turn().end());
        assertEquals(Side.WHITE, game.moment().position().toMove());
        assertFalse(board.motion().turnedProperty().get().leaving(), "not again at the end of the turn");
    }

    @Test
    void aClickOnAStoneOfAFinishedMedusaGameMarksItsGroupAsDead() {
        show(Positions.of(Games.named("medusa").orElseThrow(), "4/1x1x1/6/bxbxbxb/2w3/1x1x1/4 b marker=w3 passes=2"));
        Position plain = game.moment().position();
        int stone = Positions.cell(plain, "c3");
        board.hover(stone);
        assertEquals(
                "c3: mark this group as dead, result 0-1",
                board.leftHintProperty().get().text());
        board.click(stone, true);
        assertEquals(CellSet.of(stone), game.moment().position().dead());
        assertEquals("0-1", game.moment().tree().tags().result());
        assertTrue(board.picture().game().blacks().contains(stone), "it counts for Black");
        assertEquals(
                "c3: mark this group as alive, result 0-1",
                board.leftHintProperty().get().text());
        board.click(stone, true);
        assertEquals(plain, game.moment().position());
        board.click(stone, true);
        game.undo();
        assertEquals(plain, game.moment().position());
    }

    @Test
    void theEngineDoesNotAgreeThatItsStonesAreDeadUnlessTheyAre() {
        Game medusa = Games.named("medusa").orElseThrow();
        String alive = "4/1x1x1/6/bxbxbxb/2w3/1x1x1/4 b marker=w3 passes=2";
        engine.add(Side.WHITE);
        show(Positions.of(medusa, alive));
        Position plain = game.moment().position();
        int stone = Positions.cell(plain, "c3");
        board.hover(stone);
        ClickHint hint = board.leftHintProperty().get();
        assertFalse(hint.legal());
        board.click(stone, true);
        assertEquals(hint.text(), messages.message().text());
        assertTrue(hint.text().startsWith("the engine does not agree that the group on c3 is dead"), hint.text());
        assertEquals(plain, game.moment().position());
        int own = Positions.cell(plain, "d1");
        board.click(own, true);
        assertTrue(game.moment().position().dead().contains(own), "the person may give up own stones");

        // A rosette is around every dark cell but one, and the white stone has no room for its own.
        show(Positions.of(medusa, "bbbb/bxbxb/bbbbbb/bxbxbxb/bbbbbb/bxbx1/bb1w b marker=w3 passes=2"));
        int lost = Positions.cell(game.moment().position(), "a4");
        assertEquals(CellSet.of(lost), game.moment().position().hopeless());
        board.click(lost, true);
        assertTrue(game.moment().position().dead().contains(lost));
        board.click(lost, true);
        assertTrue(game.moment().position().dead().isEmpty(), "a mark can always be taken back");
    }

    @Test
    void forbiddenMovesAreCrossedOut() {
        show("ww1/3w/1ww2/4/3 w");
        look.toggle(Overlay.THREATS);
        Map<String, Kind> signs = signs();
        assertEquals(Kind.ILLEGAL, signs.remove("d3w"));
        assertFalse(signs.containsValue(Kind.ILLEGAL));
    }

    @Test
    void theLensFillsAsTheEngineWorks() {
        show("ww1/3w/1ww2/4/3 w");
        assertTrue(searches.started.isEmpty(), "nothing works before it is asked to");
        look.toggle(Overlay.LENS);
        assertEquals(new LensValue.Open(), lens("a1w"));
        assertEquals(new LensValue.Illegal(), lens("d3w"));
        find(Map.of("a1w", MoveSearches.estimated(0.314), "a1b", MoveSearches.proved(Value.LOSS, 4)));
        assertEquals(new LensValue.Estimated(31), lens("a1w"));
        assertEquals(new LensValue.Proved(new ProvedValue(Value.LOSS, 4), false), lens("a1b"));
        assertEquals(BoardValue.Kind.ESTIMATE, board.valueProperty().get().kind());
        find(Map.of("a1w", MoveSearches.proved(Value.WIN, 5)));
        assertEquals(
                new BoardValue(BoardValue.Kind.WIN, "proved win in ≤ 3 moves", "proved win"),
                board.valueProperty().get());
        board.hover(cell("a1"));
        assertTrue(board.leftHintProperty().get().text().startsWith("a1w · proved win in ≤ 3 moves · "));
        moves.stop();
        board.rotate(1);
        assertEquals(1, searches.started.size(), "what was stopped is not started by looking elsewhere");
        look.toggle(Overlay.LENS);
        assertTrue(searches.started.getLast().stopped);
        assertEquals(List.of(), board.picture().overlays().lens());
    }

    @Test
    void anEstimateIsNeverCertain() {
        assertEquals("<1", new LensValue.Estimated(0).text());
        assertEquals("50", new LensValue.Estimated(50).text());
        assertEquals(">99", new LensValue.Estimated(100).text());
    }

    @Test
    void aSecondClickOnTheMoveJustPlayedIsNoFault() {
        board.click(cell("b2"), true);
        board.click(cell("b2"), true);
        assertFalse(messages.message().warning());
        board.click(cell("a1"), true);
        board.click(cell("b2"), true);
        assertTrue(messages.message().warning());
    }

    @Test
    void theBestMovesAreNumbered() {
        // So that no two moves are mirror images.
        game.play(move("d1b"));
        game.play(move("e1w"));
        look.toggle(Overlay.BEST);
        find(Map.of(
                "a1w", MoveSearches.estimated(0.7),
                "c3w", MoveSearches.estimated(0.6),
                "d4w", MoveSearches.proved(Value.LOSS, 2)));
        assertEquals(
                List.of(
                        new Overlays.BestMove(cell("a1"), Side.WHITE, 1, new LensValue.Estimated(70)),
                        new Overlays.BestMove(cell("c3"), Side.WHITE, 2, new LensValue.Estimated(60))),
                board.picture().overlays().best(),
                "a move that loses is none of the best");
        find(Map.of("b2b", MoveSearches.proved(Value.WIN, 3), "c3w", MoveSearches.estimated(0.6)));
        assertEquals(
                List.of(new Overlays.BestMove(
                        cell("b2"), Side.BLACK, 1, new LensValue.Proved(new ProvedValue(Value.WIN, 3), false))),
                board.picture().overlays().best(),
                "beside a win only other wins");
        find(Map.of("b2b", MoveSearches.proved(Value.WIN, 3), "b2w", MoveSearches.proved(Value.WIN, 5)));
        assertEquals(
                List.of(
                        new Overlays.BestMove(
                                cell("b2"), Side.BLACK, 1, new LensValue.Proved(new ProvedValue(Value.WIN, 3), false)),
                        new Overlays.BestMove(
                                cell("b2"), Side.WHITE, 2, new LensValue.Proved(new ProvedValue(Value.WIN, 5), false))),
                board.picture().overlays().best(),
                "two may be on one cell");
    }

    @Test
    void aLineIsShownAndNotPlayed() {
        board.previewProperty().set(List.of(move("a1w"), move("c3b"), Move.pass(), move("e3w")));
        assertEquals(
                List.of(
                        new Overlays.NumberedPiece(cell("a1"), Side.WHITE, 1),
                        new Overlays.NumberedPiece(cell("c3"), Side.BLACK, 2),
                        new Overlays.NumberedPiece(cell("e3"), Side.WHITE, 4)),
                board.picture().overlays().preview());
        assertEquals(1, game.moment().tree().size());
        board.click(cell("b2"), true);
        assertEquals(List.of(), board.picture().overlays().preview());
    }

    @Test
    void movesAreNumberedFromTheStartOrFromTheVariation() {
        for (String text : List.of("c3w", "a1b", "e3w")) {
            game.play(move(text));
        }
        look.moveNumbersProperty().set(MoveNumbers.ALL);
        assertEquals(
                Map.of(cell("c3"), "1", cell("a1"), "1…", cell("e3"), "2"),
                board.picture().overlays().moveNumbers(),
                "as in the list of moves");
        look.numberingProperty().set(Numbering.PLIES);
        assertEquals(
                Map.of(cell("c3"), "1", cell("a1"), "2", cell("e3"), "3"),
                board.picture().overlays().moveNumbers());
        look.nextMoveNumbers();
        assertEquals(Map.of(), board.picture().overlays().moveNumbers(), "this is the main line");
        game.back();
        game.play(move("a3b"));
        game.play(move("b1w"));
        assertEquals(
                Map.of(cell("a3"), "1", cell("b1"), "2"),
                board.picture().overlays().moveNumbers());
        look.nextMoveNumbers();
        assertEquals(Map.of(), board.picture().overlays().moveNumbers());
    }

    @Test
    void groupsOfTwoAndMoreBearTheirSize() {
        show("ww1/3w/1ww2/4/b2 w");
        look.groupSizesProperty().set(true);
        assertEquals(
                Map.of(cell("e2"), 2, cell("c3"), 2), board.picture().overlays().groupSizes());
    }

    @Test
    void thePictureChangesOnlyWhenSomethingIsSeenToChange() {
        List<BoardPicture> pictures = new ArrayList<>();
        board.pictureProperty().subscribe((before, now) -> pictures.add(now));
        board.hover(cell("a1"));
        board.hover(cell("a1"));
        look.toggle(Overlay.THREATS);
        assertEquals(1, pictures.size(), "an empty board has no threats to draw");
        board.rotate(1);
        assertEquals(2, pictures.size());
    }

    @Test
    void eachGameKeepsItsPiecesUntilTheyAreUsedInAllGames() {
        Game phalanx = Games.named("phalanx").orElseThrow();
        ObjectProperty<Game> open = new SimpleObjectProperty<>(Games.byDefault());
        look.follow(open);
        look.piecesProperty().set(PieceSet.SHAPES);
        look.turnProperty().set(3);
        open.set(phalanx);
        assertEquals(PieceSet.EDITION, look.piecesProperty().get());
        assertEquals(0, look.turnProperty().get());
        open.set(Games.byDefault());
        assertEquals(PieceSet.SHAPES, look.piecesProperty().get());
        BoardLookViewModel again = new BoardLookViewModel(settings);
        again.follow(new SimpleObjectProperty<>(phalanx));
        assertEquals(PieceSet.EDITION, again.piecesProperty().get());
        look.useInAllGames();
        again.takeFrom(look);
        assertEquals(PieceSet.SHAPES, again.piecesProperty().get());
        assertEquals(3, again.turnProperty().get());
    }

    @Test
    void whatIsSeenIsRememberedButNothingStartsTheEngine() {
        board.rotate(-1);
        look.mirroredProperty().set(true);
        look.nextPieces();
        look.nextMoveNumbers();
        look.coordinatesProperty().set(false);
        look.toggle(Overlay.THREATS);
        BoardLookViewModel again = new BoardLookViewModel(settings);
        assertEquals(look.look(), again.look());
        assertEquals(5, again.turnProperty().get());
        assertEquals(PieceSet.WHITE_BLACK, again.piecesProperty().get());
        assertEquals(MoveNumbers.ALL, again.moveNumbersProperty().get());
        assertEquals(Overlay.THREATS, again.overlayProperty().get());
        look.toggle(Overlay.LENS);
        assertEquals(
                Overlay.OFF, new BoardLookViewModel(settings).overlayProperty().get());
    }

    @Test
    void everyPieceSetHasItsStyle() {
        assertEquals("edition-manalath-designer", board.pieceStyleProperty().get());
        look.piecesProperty().set(PieceSet.SHAPES);
        assertEquals("pieces-shapes", board.pieceStyleProperty().get());
        assertTrue(board.picture().look().shapes());
    }

    @Test
    void aHintMarksCellsWithoutAnEdit() {
        hinted.set(Set.of(cell("c3")));
        assertEquals(
                List.of(new Mark(cell("c3"), Mark.Shape.CIRCLE, Optional.of("blue"))),
                board.picture().notes().marks());
        assertTrue(game.moment().annotations().marks().isEmpty());
        hinted.set(Set.of());
        assertTrue(board.picture().notes().marks().isEmpty());
    }

    @Test
    void countsStandOnTheirCellsUnlessTheGameHasALabelThere() {
        game.edit(new TreeEdit.Annotate(
                0,
                new Annotations(
                        "",
                        "",
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of(new Label(cell("c3"), "A")),
                        List.of(),
                        List.of())));
        counts.set(List.of(new Label(cell("c3"), "12"), new Label(cell("c4"), "7")));
        assertEquals(
                List.of(new Label(cell("c3"), "A"), new Label(cell("c4"), "7")),
                board.pictureProperty().get().notes().labels());
        counts.set(List.of());
        assertEquals(
                List.of(new Label(cell("c3"), "A")),
                board.pictureProperty().get().notes().labels());
    }

    @Test
    void noNextMoveIsDrawnUnderACount() {
        for (String way : List.of("c3w", "b2b", "d4w")) {
            game.toStart();
            game.play(move(way));
        }
        game.toStart();
        counts.set(List.of(new Label(cell("c3"), "12"), new Label(cell("d4"), "7")));
        assertEquals(
                List.of(new Overlays.NumberedPiece(cell("b2"), Side.BLACK, 2)),
                board.picture().overlays().branches());
        counts.set(List.of());
        assertEquals(3, board.picture().overlays().branches().size());
    }

    @Test
    void arrowsShowWherePiecesHaveToGo() {
        show(Positions.of(Spikes.named("rondo"), "12/12/wb10/12/b11 w"));
        assertEquals(
                List.of(new Overlays.Trail(cell("c1"), cell("c3"), 0)),
                board.picture().overlays().trails());
        show(Positions.of(Spikes.named("rondo"), "12/12/w1b9/12/b11 w"));
        assertEquals(List.of(), board.picture().overlays().trails(), "White may choose");
    }

    @Test
    void eyesOfAGameByPointsAreShownWithTheThreats() {
        show(Positions.of(Spikes.named("dominions"), "b022/4/5/b01w012/1w161 w"));
        assertTrue(board.overlays().can(Overlay.THREATS).getValue());
        look.overlayProperty().set(Overlay.THREATS);
        assertEquals(
                List.of(new Overlays.Sign(cell("a1"), 0, Side.WHITE, Kind.EYE)),
                board.picture().overlays().signs());
        show(Spikes.named("dominions")
                .start(Spikes.named("dominions").editions().getFirst()));
        assertEquals(List.of(), board.picture().overlays().signs());
        show(Spikes.named("superstar")
                .start(Spikes.named("superstar").editions().getFirst()));
        assertEquals(Overlay.OFF, look.overlayProperty().get());
    }
}
