package hexalyst.study.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.engine.ProofTable;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.StopSwitch;
import hexalyst.game.Content;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.Positions;
import hexalyst.game.SetupResult;
import hexalyst.game.Side;
import hexalyst.notation.GameFormat;
import hexalyst.notation.PositionText;
import hexalyst.record.GameTree;
import hexalyst.record.TreeEdit;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("slow")
class PuzzleGeneratorTest {
    private static final String SEALED = "5/b1bb2/1b4w/1wb2w1w/w7b/1ww5/7/2w3/4b b";
    private static final String OVERFILLED = "4b/w2b1b/2wb3/1w4w1/6w2/4w2b/2w4/2w2b/5 w";
    private static final String DEEP = "w3b/1w3b/3b3/8/5w2b/8/1b5/b1w3/5 w";

    private static Position position(String text) {
        return PuzzleCheckTest.position(text);
    }

    private static PuzzleSource source(Position... positions) {
        return new PuzzleSource.Played(
                List.of(positions).stream().map(GameTree::of).toList());
    }

    /// The same position rotated or mirrored, with or without exchanging colours and players.
    private static Position image(Position position, int symmetry, boolean exchanged) {
        PositionSetup setup = PositionSetup.empty(position.grid());
        for (int cell = 0; cell < position.grid().cells(); cell++) {
            Content content = position.at(cell);
            if (!content.isEmpty()) {
                Side colour = content.is(Side.WHITE) == exchanged ? Side.BLACK : Side.WHITE;
                setup = setup.with(position.grid().image(symmetry, cell), Content.of(colour));
            }
        }
        Side mover = exchanged ? position.toMove().other() : position.toMove();
        SetupResult result = position.game().position(position.edition(), setup.with(mover));
        return ((SetupResult.Valid) result).position();
    }

    private static List<Puzzle> run(PuzzleSource source, Set<Grade> grades, int threads) throws InterruptedException {
        PuzzleGenerator.Wishes wishes =
                new PuzzleGenerator.Wishes(grades, 10, 20, 2, 100_000, Optional.empty(), Optional.empty(), List.of());
        return new PuzzleGenerator(source, wishes, threads).run((games, puzzles) -> {});
    }

    private static String text(List<Puzzle> puzzles) {
        return GameFormat.HGN.write(puzzles.stream().map(Puzzle::game).toList());
    }

    @Test
    void copiesAreLeftOutAndThreadsChangeNothing() throws InterruptedException {
        Position sealed = position(SEALED);
        PuzzleSource source = source(
                sealed,
                image(sealed, 5, false),
                position("5/6/7/8/4w4/8/7/6/5 b"),
                position(OVERFILLED),
                image(sealed, 8, true),
                position(DEEP));
        List<Puzzle> found = run(source, EnumSet.allOf(Grade.class), 1);
        assertEquals(
                List.of(SEALED, OVERFILLED, DEEP),
                found.stream()
                        .map(puzzle -> PositionText.format(puzzle.start()))
                        .map(text -> text.replaceFirst(" \\d+,\\d+$", ""))
                        .toList());
        assertEquals(text(found), text(run(source, EnumSet.allOf(Grade.class), 3)));
        Puzzle first = found.getFirst();
        assertEquals(new Task.WinWithin(4), first.task());
        assertEquals(List.of(PuzzleTheme.SEALED_QUART, PuzzleTheme.OVERFILLING), first.themes());
        assertEquals(Grade.HARD, found.getLast().difficulty().orElseThrow().grade());
        assertEquals(
                found.subList(2, 3).size(), run(source, Set.of(Grade.HARD), 1).size());
        try (SearchService service = new SearchService(new ProofTable(8L << 20), 1)) {
            SolutionSearch search = new SolutionSearch(service, SearchLimits.NONE, new StopSwitch());
            for (Puzzle puzzle : found) {
                assertTrue(new PuzzleCheck(search)
                        .check(puzzle, (turns, all) -> {})
                        .ok());
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "1w1/2wb/4w/2w1/3 b, win, b4w",
        "w1b/wwb1/b3b/b1bw/1bb w, draw, d4w",
        "3/w1b1/3w1/2b1/3 w, only-move, c3w",
        "5/b1bb2/7/bwb5/1wb6/1bw5/w6/6/2b2 w, win 7, g2w"
    })
    void theTaskSuitsWhatTheMoveIsFor(String text, String task, String key) {
        Position start = position(text);
        try (SearchService service = new SearchService(new ProofTable(8L << 20), 1)) {
            SearchLimits each = SearchLimits.NONE.withNodes(100_000);
            Puzzle made =
                    new PuzzleMaker(service, each, new StopSwitch()).make(start).orElseThrow();
            assertEquals(task, made.task().text());
            assertEquals(
                    start.move(key),
                    made.solution()
                            .node(made.solution().root().mainChild().orElseThrow())
                            .move());
            SolutionSearch search = new SolutionSearch(service, SearchLimits.NONE, new StopSwitch());
            assertTrue(new PuzzleCheck(search).check(made, (turns, all) -> {}).ok());
        }
    }

    @Test
    void bothMovesAreOnlyATaskWhereTheyAreWanted() {
        Position start = position(PuzzleCheckTest.BOTH);
        try (SearchService service = new SearchService(new ProofTable(8L << 20), 1)) {
            PuzzleMaker maker = new PuzzleMaker(service, SearchLimits.NONE.withNodes(100_000), new StopSwitch());
            assertEquals(Optional.empty(), maker.make(start));
            Puzzle made = maker.make(start, Optional.of(new Task.BothMoves())).orElseThrow();
            assertEquals("c4w, b4b", PuzzleWords.solution(made));
            assertEquals("White to play: find both winning moves", PuzzleWords.task(made));
            assertTrue(made.difficulty().isPresent());
            assertEquals(
                    Optional.of(new Task.BothMoves()), Task.parse(made.task().text()));
            assertEquals(Optional.empty(), maker.make(position(SEALED), Optional.of(new Task.BothMoves())));
            assertEquals(Optional.empty(), maker.make(start, Optional.of(new Task.Draw())));
        }
    }

    @Test
    void onlyWhatHasTheThemeAndIsNewIsTaken() throws InterruptedException {
        PuzzleSource source = source(position(SEALED), position(OVERFILLED));
        List<Puzzle> sealed = run(source, Optional.of(PuzzleTheme.SEALED_QUART), List.of());
        assertEquals(1, sealed.size());
        assertTrue(sealed.getFirst().themes().contains(PuzzleTheme.SEALED_QUART));
        List<Puzzle> other = run(source, Optional.empty(), sealed);
        assertEquals(1, other.size());
        assertEquals(position(OVERFILLED).key(), other.getFirst().start().key());
    }

    private static List<Puzzle> run(PuzzleSource source, Optional<PuzzleTheme> theme, List<Puzzle> known)
            throws InterruptedException {
        PuzzleGenerator.Wishes wishes = new PuzzleGenerator.Wishes(
                EnumSet.allOf(Grade.class), 10, 20, 2, 100_000, Optional.empty(), theme, known);
        return new PuzzleGenerator(source, wishes, 1).run((games, puzzles) -> {});
    }

    @Test
    void whatIsFoundBeforeItIsCancelledIsKept() throws InterruptedException {
        PuzzleSource source = source(position(OVERFILLED), position(SEALED), position(DEEP));
        PuzzleGenerator.Wishes wishes = new PuzzleGenerator.Wishes(
                EnumSet.allOf(Grade.class), 10, 10, 1, 100_000, Optional.empty(), Optional.empty(), List.of());
        PuzzleGenerator generator = new PuzzleGenerator(source, wishes, 1);
        List<Puzzle> found = generator.run((games, puzzles) -> {
            if (puzzles.size() == 1) {
                generator.cancel();
            }
        });
        assertEquals(1, found.size());
        assertEquals(List.of(), cancelled(source, wishes));
    }

    private static List<Puzzle> cancelled(PuzzleSource source, PuzzleGenerator.Wishes wishes)
            throws InterruptedException {
        PuzzleGenerator generator = new PuzzleGenerator(source, wishes, 2);
        generator.cancel();
        return generator.run((games, puzzles) -> {});
    }

    @Test
    void fewPiecesAreAnEndingWhereTheBoardIsFullAtTheStart() throws InterruptedException {
        Position ending = Positions.of(Games.named("crossfire").orElseThrow(), "2/w1(bw)/2 w reserve=0,1");
        List<Puzzle> found = run(source(ending), EnumSet.allOf(Grade.class), 1);
        assertEquals(List.of(ending), found.stream().map(Puzzle::start).toList());
        Position opening = Positions.of(Games.named("yvy").orElseThrow(), "1ww2/1w1w2/2ww3/6/5/4/3 w");
        assertEquals(List.of(), run(source(opening), EnumSet.allOf(Grade.class), 1));
    }

    @Test
    void theSameSeedGivesTheSameGames() throws InterruptedException {
        Game game = Games.byDefault();
        assertEquals(played(game, 4, 0), played(game, 4, 0));
        assertNotEquals(played(game, 4, 0), played(game, 4, 1));
        assertNotEquals(played(game, 4, 0), played(game, 5, 0));
    }

    private static List<PositionSetup> played(Game game, long seed, int number) throws InterruptedException {
        PuzzleSource source = new PuzzleSource.SelfPlay(game, game.editions().getFirst(), 2, seed);
        try (SearchService service = new SearchService(new ProofTable(1L << 20), 1)) {
            List<Position> positions = source.positions(number, service, new StopSwitch());
            assertTrue(positions.size() > 5);
            return positions.stream().map(Position::setup).toList();
        }
    }

    @Test
    void boardsThatDifferLittleWithTheSameKeyMoveAreNearDuplicates() {
        NearDuplicates known = new NearDuplicates();
        Position start = position(OVERFILLED);
        Position other = position(OVERFILLED.replace("4b/", "5/").replace("/5 w", "/b4 w"));
        Position far = position("5/w2b1b/2wb3/1w4w1/6w2/4w2b/2w4/2w2b/b3w w");
        assertTrue(known.add(puzzle(start, "g7b")));
        assertFalse(known.add(puzzle(start, "g7b")));
        assertFalse(known.add(puzzle(other, "g7b")), "two cells differ");
        assertTrue(known.add(puzzle(other, "g6b")), "another key move");
        assertTrue(known.add(puzzle(far, "g7b")), "three cells differ");
        Position turned = image(other, 3, false);
        Move move = SymmetricMoves.image(start.grid(), 3, start.move("g7b").orElseThrow());
        assertFalse(known.add(puzzle(turned, start.text(move))));
    }

    private static Puzzle puzzle(Position start, String move) {
        Optional<Move> key = start.move(move);
        return Puzzle.of(
                new Task.Win(),
                GameTree.of(start)
                        .apply(new TreeEdit.Play(GameTree.ROOT, key.orElseThrow()))
                        .tree());
    }
}
