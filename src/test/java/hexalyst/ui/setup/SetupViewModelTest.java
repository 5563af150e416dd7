package hexalyst.ui.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.export.board.BoardLook;
import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Game.PlayersSetup;
import hexalyst.game.Games;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.Positions;
import hexalyst.game.SetupField;
import hexalyst.game.SetupResult;
import hexalyst.game.Side;
import hexalyst.game.Supply;
import hexalyst.game.spike.Spikes;
import hexalyst.notation.BoardCode;
import hexalyst.notation.PositionText;
import hexalyst.record.GameTree;
import hexalyst.ui.board.BoardLookViewModel;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.files.Nobody;
import hexalyst.ui.files.NotationStore;
import hexalyst.ui.files.OtherFiles;
import hexalyst.ui.fx.Queue;
import hexalyst.ui.game.GameState;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.game.Trees;
import hexalyst.ui.message.MessageLine;
import hexalyst.ui.theme.KeptSettings;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SetupViewModelTest {
    private static final Position START =
            Games.byDefault().start(Games.byDefault().editions().getFirst());

    private final MessageLine messages = new MessageLine();
    private final GameViewModel game = new GameViewModel(START, messages);
    private final Nobody nobody = new Nobody();
    private final FilesViewModel files = new FilesViewModel(
            new NotationStore(),
            new FilesViewModel.Asking(nobody, nobody),
            game,
            messages,
            new FilesViewModel.Threads(Runnable::run, new Queue()),
            new OtherFiles() {});
    private final KeptSettings settings = new KeptSettings();
    private final SetupViewModel model = another();

    private SetupViewModel another() {
        return new SetupViewModel(game, files, new BoardLookViewModel(settings), messages, settings);
    }

    private int cell(String name) {
        return model.setupProperty().get().grid().named(name).orElseThrow();
    }

    private void paint(Tool tool, boolean left, String... cells) {
        model.toolProperty().set(tool);
        model.press(cell(cells[0]), left);
        for (String name : cells) {
            model.drag(cell(name));
        }
        model.release();
    }

    private String line() {
        return model.textProperty().get();
    }

    @Test
    void movesThatWereFoundAreShownUntilTheBoardChanges() {
        Position start = Trees.position("2/3/2 w");
        Position other = Trees.position("b1/3/2 w");
        Move move = Positions.move(start, "a1w");
        model.found().show(start, List.of(), List.of(move, Positions.move(start, "b2b")));
        assertEquals(Optional.of(start), model.positionProperty().get());
        assertEquals(2, shownPieces(), "two moves to choose from");
        model.found().show(start, List.of(move, Positions.move(start, "b2b")), List.of(Positions.move(start, "b3w")));
        assertEquals(3, shownPieces(), "a line with what follows");
        model.press(0, true);
        model.release();
        assertEquals(0, shownPieces());
        model.undo();
        model.found().show(other, List.of(), List.of());
        assertEquals(Optional.of(other), model.positionProperty().get());
        model.undo();
        assertEquals(Optional.of(start), model.positionProperty().get(), "nothing is lost");
    }

    private int shownPieces() {
        return model.pictureProperty().get().overlays().preview().size();
    }

    @Test
    void beginsOnTheBoardOfTheOpenGame() {
        Game pentalath = Games.named("pentalath").orElseThrow();
        Edition standard = pentalath.editions().getFirst();
        Grid small = HexGrid.hexagon(4, 4);
        game.show(GameState.of(GameTree.of(pentalath.start(standard, small))));
        assertEquals(small, model.setupProperty().get().grid());
        game.show(GameState.of(GameTree.of(pentalath.start(standard, HexGrid.hexagon(3, 3)))));
        assertEquals("3/4/5/4/3 w", line());
        Edition medusa = Games.named("medusa").orElseThrow().editions().getFirst();
        model.editionProperty().set(medusa);
        assertEquals(medusa.grid(), model.setupProperty().get().grid(), "Medusa has no board of 19 cells");
        assertEquals(List.of(), model.problems());
    }

    @Test
    void beginsWithThePositionOfAGameThatWasSetUpUntilSomethingIsPainted() {
        game.show(GameState.of(GameTree.of(Trees.position("2/1w1/2 b"))));
        assertEquals("2/1w1/2 b", line());
        game.show(GameState.of(GameTree.of(Trees.position("2/b2/2 w"))));
        assertEquals("2/b2/2 w", line());
        paint(Tool.WHITE, true, "b2");
        game.show(GameState.of(GameTree.of(Trees.position("2/3/2 w"))));
        assertEquals("2/bw1/2 w", line(), "what was painted stays");
    }

    @Test
    void beginsByTheRulesOfTheOpenGameUntilSomethingIsWritten() {
        Game pentalath = Games.named("pentalath").orElseThrow();
        Edition standard = pentalath.editions().getFirst();
        game.show(GameState.of(GameTree.of(pentalath.start(standard))));
        assertEquals(standard, model.editionProperty().get());
        model.textProperty().set("5/6/7/8/4w4/8/7/6/ w");
        Edition other = Games.byDefault().edition("nestorgames").orElseThrow();
        game.show(GameState.of(GameTree.of(Games.byDefault().start(other))));
        assertEquals(standard, model.editionProperty().get());
        assertEquals("5/6/7/8/4w4/8/7/6/ w", line(), "what is typed stays");
    }

    @Test
    void paintsWithBothButtonsAndTakesBack() {
        paint(Tool.WHITE, true, "e5", "e6");
        paint(Tool.WHITE, false, "d5");
        paint(Tool.BLOCKED, true, "a1");
        assertEquals("5/6/7/8/4ww3/4b3/7/6/x4 w", line());
        paint(Tool.WHITE, true, "e5");
        assertEquals("5/6/7/8/5w3/4b3/7/6/x4 w", line(), "the same again takes it away");
        model.undo();
        model.undo();
        assertEquals("5/6/7/8/4ww3/4b3/7/6/5 w", line(), "a stroke is undone as one");
        model.drag(cell("i1"));
        assertEquals("5/6/7/8/4ww3/4b3/7/6/5 w", line(), "no button is down");
        model.press(Grid.NONE, true);
        model.clear();
        assertEquals("5/6/7/8/9/8/7/6/5 w", line());
        model.undo();
        assertEquals("5/6/7/8/4ww3/4b3/7/6/5 w", line());
    }

    @Test
    void everythingMovesByOneCell() {
        paint(Tool.WHITE, true, "a1", "b1");
        paint(Tool.BLACK, true, "a2");
        model.edit(now -> now.with(Side.BLACK));
        String before = line();
        model.shift(Shift.Way.RIGHT);
        assertEquals("5/6/7/8/9/8/7/1w4/1wb2 b", line());
        model.shift(Shift.Way.UP);
        model.shift(Shift.Way.UP);
        assertEquals("5/6/7/8/9/2w5/2wb3/6/5 b", line(), "straight up, as far as hexagons allow");
        model.shift(Shift.Way.DOWN);
        model.shift(Shift.Way.DOWN);
        model.shift(Shift.Way.LEFT);
        assertEquals(before, line());
        model.shift(Shift.Way.DOWN);
        assertEquals(before, line());
        assertEquals("There is no room on that side.", messages.message().text());
        model.undo();
        assertEquals("5/6/7/8/9/8/7/1w4/1wb2 b", line(), "one step back");
    }

    @Test
    void oneWayUndoesTheOtherOnEveryBoardAndInEveryOrientation() {
        Random random = new Random(11);
        for (Game each : Games.all()) {
            Grid grid = each.editions().getFirst().grid();
            List<Integer> inside = IntStream.range(0, grid.cells())
                    .filter(cell -> IntStream.range(0, grid.directions())
                            .allMatch(direction -> grid.neighbour(cell, direction) != Grid.NONE))
                    .boxed()
                    .toList();
            for (int turn = 0; turn < grid.turns(); turn++) {
                BoardLook look = new BoardLook(turn, false, true, false, false);
                PositionSetup setup = PositionSetup.empty(grid)
                        .with(inside.get(random.nextInt(inside.size())), Content.BLACK)
                        .with(inside.get(random.nextInt(inside.size())), Content.WHITE);
                Optional<PositionSetup> up = Shift.of(setup, Shift.Way.UP, look);
                Optional<PositionSetup> left = Shift.of(setup, Shift.Way.LEFT, look);
                up.ifPresent(there -> assertEquals(
                        Optional.of(setup), Shift.of(there, Shift.Way.DOWN, look), each.id() + " " + setup));
                left.ifPresent(there -> assertEquals(
                        Optional.of(setup), Shift.of(there, Shift.Way.RIGHT, look), each.id() + " " + setup));
                assertEquals(grid.directions() > 0, up.isPresent() && left.isPresent(), each.id());
            }
        }
    }

    @Test
    void theSwapIsOfferedUntilTheSecondPiece() {
        model.edit(now -> now.withSwap(true));
        assertEquals("5/6/7/8/9/8/7/6/5 w swap", line());
        paint(Tool.WHITE, true, "e5");
        model.edit(now -> now.with(Side.BLACK));
        assertEquals("5/6/7/8/4w4/8/7/6/5 b swap", line());
        assertTrue(model.positionProperty().get().orElseThrow().swapOffered());
        model.turn();
        model.swapColours();
        model.edit(now -> now.with(Optional.of(new Supply(3, 3))));
        assertEquals("5/6/7/8/4b4/8/7/6/5 w 3,3 swap", line());
        paint(Tool.WHITE, true, "a1");
        assertEquals(List.of("the second player may swap only right after the first piece"), model.problems());
        model.edit(now -> now.withSwap(false));
        assertEquals(List.of(), model.problems());
    }

    @Test
    void thePositionOfTheGameIsTakenOverWithItsSwap() {
        game.show(GameState.of(GameTree.of(Positions.of("2/3/2 w swap"))));
        model.load();
        assertEquals("2/3/2 w swap", line());
    }

    @Test
    void tellsWhatKeepsItFromBeingAPosition() {
        paint(Tool.WHITE, true, "e1", "e2", "e3", "e4", "e5", "e6");
        assertEquals(Optional.empty(), model.positionProperty().get());
        assertEquals(1, model.problems().size());
        assertTrue(model.problems().getFirst().contains("6"), model.problems().getFirst());
        assertFalse(model.pictureProperty().get().notes().marks().isEmpty(), "shown on the board");
        assertFalse(model.open());
        assertTrue(messages.message().warning());
        model.undo();
        assertEquals(List.of(), model.problems());
        model.edit(now -> now.with(Optional.of(new Supply(0, 0))));
        assertEquals("5/6/7/8/9/8/7/6/5 w 0,0", line());
    }

    @Test
    void tellsFromWhichLastMoveItCame() {
        assertEquals(
                "This is the start of a game: no move has been played.",
                model.saidProperty().get());
        model.textProperty().set("5/6/7/8/4w4/8/7/6/5 b");
        assertEquals("Possible last move: e5w", model.saidProperty().get());
        // The last move gave the player to move a quart, with one of that player's pieces.
        model.textProperty().set("5/6/7/8/wwww5/8/7/6/b4 w");
        assertEquals(
                "Possible last moves: e1w e2w e3w e4w\n"
                        + "Cannot arise from an empty board: after 5 pieces it would be Black's turn.",
                model.saidProperty().get());
        // After a pass.
        model.textProperty().set("2/1w1/2 b 0,0 1");
        assertEquals("Possible last move: pass", model.saidProperty().get());
    }

    /// Compared with random play: the last move of every position must be among the listed ones.
    @Test
    void theMoveThatWasPlayedIsAmongThoseTold() {
        Random random = new Random(4);
        for (int round = 0; round < 60; round++) {
            Position before = Positions.after(random, Positions.of("4/5/6/7/6/5/4 w"), 1 + random.nextInt(8));
            List<Move> legal = before.legalMoves();
            Move move = legal.get(random.nextInt(legal.size()));
            Position after = before.play(move);
            if (!after.outcome().over()) {
                assertTrue(LastMoves.of(after, after.setup()).contains(move), () -> PositionText.format(after));
            }
        }
    }

    @Test
    void turnsMirrorsAndSwaps() {
        paint(Tool.WHITE, true, "e5", "e6");
        paint(Tool.BLACK, true, "f5");
        String before = line();
        Position position = model.positionProperty().get().orElseThrow();
        for (int turn = 0; turn < 6; turn++) {
            model.turn();
            assertEquals(
                    position.key(), model.positionProperty().get().orElseThrow().key());
            assertEquals(turn == 5, line().equals(before), "six turns and not fewer bring it back");
        }
        model.mirror();
        assertEquals("5/6/7/3b4/3ww4/8/7/6/5 w", line());
        model.swapColours();
        assertEquals("5/6/7/3w4/3bb4/8/7/6/5 b", line());
        model.setBoard(HexGrid.hexagon(5, 6));
        paint(Tool.WHITE, true, "a1");
        String wide = line();
        model.turn();
        assertFalse(wide.equals(line()));
        model.turn();
        assertEquals(wide, line(), "a board of 5-5-6 has half turns only");
    }

    @Test
    void aSetupIsNotTurnedWhereThatWouldMakeOtherPieces() {
        model.editionProperty()
                .set(Games.named("dominions").orElseThrow().editions().getFirst());
        model.textProperty().set("3/4/2w022/4/3 b");
        String before = line();
        model.turn();
        model.mirror();
        assertEquals(before, line());
        assertEquals(
                "Turned pieces would be others in this game.",
                messages.message().text());
    }

    @Test
    void readsLinesAndBoardCodes() {
        model.textProperty().set("3/1wb1/5/4/3 b");
        assertEquals(19, model.setupProperty().get().grid().cells());
        assertEquals(Side.BLACK, model.setupProperty().get().toMove());
        model.textProperty().set("3/1wb1/5/4/3 q");
        assertTrue(
                model.textProblemProperty().get().contains("side"),
                model.textProblemProperty().get());
        assertEquals(19, model.setupProperty().get().grid().cells(), "what was there stays");
        Position other = Positions.of("nestorgames", "6/7/8/9/4ww4/9/8/7/6 b");
        model.textProperty().set(BoardCode.format(other));
        assertEquals(other.key(), model.positionProperty().get().orElseThrow().key());
        assertEquals("nestorgames", model.editionProperty().get().id());
    }

    @Test
    void takesThePositionOfTheGameAndLeavesTheGameAlone() {
        game.play(START.move("e5w").orElseThrow());
        GameTree before = game.moment().tree();
        model.load();
        assertEquals("5/6/7/8/4w4/8/7/6/5 b", line());
        paint(Tool.BLACK, true, "e6");
        assertEquals(before, game.moment().tree());
    }

    @Test
    void anEditionBringsItsBoard() {
        model.editionProperty().set(Games.byDefault().edition("nestorgames").orElseThrow());
        assertEquals(70, model.setupProperty().get().grid().cells());
        model.setBoard(HexGrid.hexagon(3, 3));
        paint(Tool.WHITE, true, "c3");
        model.editionProperty().set(Games.byDefault().edition("designer").orElseThrow());
        assertEquals("3/4/2w2/4/3 w", line(), "a board of one's own stays");
    }

    @Test
    void whatWasUndoneIsMadeAgainUntilSomethingElseIsDone() {
        paint(Tool.WHITE, true, "e5");
        model.undo();
        assertEquals("5/6/7/8/9/8/7/6/5 w", line());
        assertTrue(model.redoableProperty().get());
        model.redo();
        assertEquals("5/6/7/8/4w4/8/7/6/5 w", line());
        assertFalse(model.redoableProperty().get());
        model.undo();
        paint(Tool.WHITE, true, "a1");
        assertFalse(model.redoableProperty().get());
    }

    /// In games with captures the last piece placed may have been captured, so nothing is said about the last move.
    @Test
    void ofAGameWithCapturesNoLastMoveIsGuessed() {
        for (Game game : Games.all()) {
            Edition edition = game.editions().getFirst();
            model.editionProperty().set(edition);
            boolean goesOn = PositionText.parse("2/wx1/2 b", game)
                    .ok()
                    .filter(position -> !position.outcome().over())
                    .isPresent();
            model.textProperty().set(goesOn ? "2/wx1/2 b" : PositionText.format(game.start(edition)));
            assertTrue(model.positionProperty().get().isPresent(), game.title());
            assertEquals(
                    goesOn && game.traits().keepsPieces(),
                    goesOn && !model.saidProperty().get().isEmpty(),
                    game.title());
            assertEquals(game.traits().swap(), model.swapRule());
            assertEquals(
                    game.title() + ": " + game.editions().getFirst().title(),
                    model.name(game.editions().getFirst()));
        }
    }

    /// Prisoners, counters and phases are set up too, and stay when the board is rotated.
    @Test
    void fieldsBesideTheBoardAreSetUp() {
        Game phalanx = Spikes.named("phalanx");
        game.show(GameState.of(GameTree.of(Positions.of(phalanx, "4/1wwb1/2w1b1/2wx3/w1bb1b/3b1/4 w taken=1,0"))));
        assertEquals(
                List.of("phase", "taken", "quiet", "limit"),
                model.fields().stream().map(SetupField::name).toList());
        model.load();
        assertEquals(
                "4/1wwb1/2w1b1/2wx3/w1bb1b/3b1/4 w taken=1,0",
                model.textProperty().get());
        SetupField quiet = phalanx.fields().stream()
                .filter(field -> field.name().equals("quiet"))
                .findFirst()
                .orElseThrow();
        model.edit(now -> now.withField(quiet.name(), Optional.of("7")));
        model.turn();
        assertTrue(
                model.textProperty().get().endsWith(" w quiet=7 taken=1,0"),
                model.textProperty().get());
        model.swapColours();
        assertTrue(
                model.textProperty().get().contains("quiet=7"),
                model.textProperty().get());
        model.undo();
        model.undo();
        model.edit(now -> now.withField(quiet.name(), Optional.empty()));
        assertEquals(
                "4/1wwb1/2w1b1/2wx3/w1bb1b/3b1/4 w taken=1,0",
                model.textProperty().get());
    }

    @Test
    void stacksGrowAndShrinkAtTheTop() {
        Game crossfire = Spikes.named("crossfire");
        String start =
                Spikes.rows(crossfire, "games.jsonl").getFirst().get("start").asString();
        game.show(GameState.of(GameTree.of(Positions.of(crossfire, start))));
        model.load();
        assertTrue(model.stacks());
        Content before = model.setupProperty().get().cells().get(cell("e5"));
        assertEquals(Content.EMPTY, before);
        paint(Tool.WHITE, true, "e5");
        paint(Tool.WHITE, false, "e5");
        paint(Tool.WHITE, true, "e5", "e5");
        assertEquals("[w, b, w]", letters("e5"));
        paint(Tool.ERASE, true, "e5");
        assertEquals("[w, b]", letters("e5"));
        model.undo();
        assertEquals("[w, b, w]", letters("e5"));
    }

    @Test
    void anEmptyBoardIsAStartOnlyWhereGamesBeginWithOne() {
        Game crossfire = Spikes.named("crossfire");
        String empty = "xx1xx/x4x/7/x6x/x7x/x6x/7/x4x/xx1xx w reserve=1,1";
        game.show(GameState.of(GameTree.of(Positions.of(crossfire, empty))));
        model.load();
        assertEquals("", model.saidProperty().get());
    }

    private String letters(String cell) {
        return model.setupProperty().get().cells().get(cell(cell)).pieces().stream()
                .map(piece -> piece.owner().orElseThrow().letter())
                .toList()
                .toString();
    }

    @Test
    void everyKindOfPieceIsPainted() {
        Game caissa = Spikes.named("caissa");
        Edition edition = caissa.editions().getFirst();
        String start =
                Spikes.rows(caissa, "games.jsonl").getFirst().get("start").asString();
        game.show(GameState.of(GameTree.of(Positions.of(caissa, start))));
        List<Tool> tools = model.tools();
        assertEquals(edition.letters().size() + 2, tools.size());
        assertTrue(tools.contains(model.toolProperty().get()));
        model.clear();
        String name = model.setupProperty().get().grid().name(0);
        for (Tool tool : tools) {
            paint(tool, true, name);
            assertEquals(tool.left(), model.setupProperty().get().cells().getFirst());
            paint(Tool.ERASE, true, name);
            paint(tool, false, name);
            assertEquals(tool.right(), model.setupProperty().get().cells().getFirst());
            paint(Tool.ERASE, true, name);
        }
    }

    @Test
    void aPlayersSetUpNeedsAllRooksAtTheEdgeAndGivesTheBaitToWhoeverMovesSecond() {
        Game swish = Games.named("swish").orElseThrow();
        Edition edition = swish.editions().getFirst();
        model.editionProperty().set(edition);
        PlayersSetup rule = swish.playersSetup().orElseThrow();
        model.textProperty().set("w1b1w/2o3/2ooo2/1ooooo2/b2o4w/3oo3/7/2o3/2b2 w score=3,0 seen=2");
        PositionSetup made = model.setupProperty().get();
        assertEquals("The bait is 6 beads, for the player who moves second.", edition.words(rule.second(made)));
        assertEquals(
                "w1b1w/2o3/2ooo2/1ooooo2/b2o4w/3oo3/7/2o3/2b2 w score=0,6",
                begun(rule.begin(edition, made, Side.WHITE)));
        assertEquals(
                "w1b1w/2o3/2ooo2/1ooooo2/b2o4w/3oo3/7/2o3/2b2 b score=6,0",
                begun(rule.begin(edition, made, Side.BLACK)));
        assertEquals(
                "2b2/6/w1ooo1w/2oooo2/2ooooo2/2oooo2/b1ooo1b/6/2w2 b",
                begun(rule.begin(edition, swish.start(edition).setup(), Side.BLACK)),
                "without a bait");
        model.textProperty().set("w1b1w/2o3/2ooo2/1ooooo2/b2o4w/3oo3/7/2o3/5 w");
        assertEquals("Black needs exactly 3 rooks", refused(rule, edition));
        model.textProperty().set("w1b1w/2o3/2ooo2/1ooooo2/b2o4w/3oo3/2b4/2o3/5 w");
        assertEquals("rooks begin on cells of the edge", refused(rule, edition));
        model.textProperty().set("w1b1w/2o3/2ooo2/1ooooo2/b2o4w/3oo3/o6/2o3/2b2 w");
        assertEquals("beads lie on inner cells, not on the edge", refused(rule, edition));
        assertTrue(Games.byDefault().playersSetup().isEmpty());
    }

    private static String begun(SetupResult result) {
        return result instanceof SetupResult.Valid valid ? PositionText.format(valid.position()) : "refused";
    }

    private String refused(PlayersSetup rule, Edition edition) {
        SetupResult result = rule.begin(edition, model.setupProperty().get(), Side.WHITE);
        return result instanceof SetupResult.Invalid invalid ? invalid.words(edition) : "begun";
    }

    @Test
    void aNewGamesSetUpBeginsWithItsUsualStart() {
        Game squeeze = Games.named("squeeze").orElseThrow();
        nobody.wantsToSetUp = Optional.of(squeeze.start(squeeze.editions().getFirst()));
        boolean[] shown = {false};
        model.whenNew(() -> shown[0] = true);
        files.edits().newGame();
        assertTrue(shown[0]);
        assertEquals("2b2/6/w1ooo1w/2oooo2/2ooooo2/2oooo2/b1ooo1b/6/2w2 w", line());
        assertEquals("squeeze", model.rules().id());
        assertEquals(START, game.moment().position(), "the open game stays");
    }

    @Test
    void theSetUpOfANewGameIsStillThereLater() {
        Game squeeze = Games.named("squeeze").orElseThrow();
        nobody.wantsToSetUp = Optional.of(squeeze.start(squeeze.editions().getFirst()));
        model.whenNew(() -> {});
        files.edits().newGame();
        String made = "2b2/6/w1ooo1w/2oooo2/2o3o2/2oooo2/b1ooo1b/6/2w2 w";
        model.textProperty().set(made);
        files.edits().newGame();
        assertEquals(made, line());
        Position begun = Positions.of(squeeze, made.replace(" w", " b score=3,0"));
        game.show(GameState.of(GameTree.of(begun)));
        SetupViewModel inItsTab = another();
        assertEquals(
                made.replace(" w", " b"),
                PositionText.format(
                        inItsTab.setupProperty().get(),
                        inItsTab.editionProperty().get()));
    }

    @Test
    void whatFollowsFromTheAnswerIsAskedOnlyInPositions() {
        Game squeeze = Games.named("squeeze").orElseThrow();
        model.editionProperty().set(squeeze.editions().getFirst());
        List<String> all = List.of("score", "goal", "seen");
        assertEquals(
                List.of("goal"), model.fields().stream().map(SetupField::name).toList());
        model.makingProperty().set(false);
        assertEquals(all, model.fields().stream().map(SetupField::name).toList());
    }

    @Test
    void whatWasSetUpComesBackAtTheNextStart() {
        Game squeeze = Games.named("squeeze").orElseThrow();
        model.editionProperty().set(squeeze.editions().getFirst());
        String made = "2b2/6/w1ooo1w/2oooo2/2o3o2/2oooo2/b1ooo1b/6/2w2 w";
        model.textProperty().set(made);
        SetupViewModel later = another();
        later.recall();
        assertEquals(made, later.textProperty().get());
        assertEquals("squeeze", later.rules().id());
        game.show(GameState.of(GameTree.of(START)));
        assertEquals(made, later.textProperty().get(), "an opened game does not replace it");
    }

    @Test
    void anEmptyBoardIsNotKept() {
        paint(Tool.WHITE, true, "a1");
        model.clear();
        SetupViewModel later = another();
        later.recall();
        Position other = Positions.of(
                Games.named("squeeze").orElseThrow(), "2b2/6/w1ooo1w/2oooo2/2ooooo2/2oooo2/b1ooo1b/6/2w2 w");
        game.show(GameState.of(GameTree.of(other)));
        assertEquals("squeeze", later.rules().id(), "the page follows the open game");
    }
}
