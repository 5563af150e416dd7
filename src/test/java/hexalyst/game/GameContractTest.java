package hexalyst.game;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.game.Traits.SwapRule;
import hexalyst.text.Texts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What holds for every game, checked by seeded random play on many boards.
@Tag("slow")
class GameContractTest {
    private static final int ROUNDS = 2;
    /// One in so many positions of a game is enough where the checks of a position are slow; both players are among
    /// them to move.
    private static final int EVERY = 3;
    /// Games on large boards have hundreds of positions; of these, about so many are enough, from beginning to end.
    private static final int SOME = 15;
    /// How many starts of the games in its table are tried.
    private static final int TABLE = 4;
    /// Where positions can come back, random games are cut here.
    private static final int MOST_TURNS = 120;
    /// Beyond so many cells some games are too slow.
    private static final int LARGE = 91;
    /// The number of cells in the positions that are compared with each other: some 60 games on 61 cells.
    private static final int CELLS = 150_000;

    static List<Game> games() {
        return Contract.games();
    }

    /// The same boards for every game that has them; otherwise all that it offers.
    private static List<? extends Grid> boards(Game game) {
        List<HexGrid> boards = List.of(
                HexGrid.hexagon(2, 2),
                HexGrid.hexagon(3, 3),
                HexGrid.hexagon(5, 4),
                HexGrid.hexagon(7, 5),
                HexGrid.hexagon(9, 9));
        List<? extends Grid> own =
                boards.stream().allMatch(grid -> Positions.hasBoard(game, grid)) ? boards : game.sizes();
        // Positions with many parts are slow; boards up to the edition's own are large enough for them.
        return game.traits().openTurns() ? own.subList(0, 3) : own;
    }

    private static List<Position> starts(Game game) {
        List<Position> starts = new ArrayList<>();
        for (Edition edition : game.editions()) {
            starts.add(game.start(edition));
            for (Grid grid : boards(game)) {
                starts.add(game.start(edition, grid));
            }
            starts.addAll(withBlockedCells(game, edition));
        }
        JsonRows.of(game, "games.jsonl").stream()
                .map(row -> row.get("start").asString())
                .distinct()
                .limit(TABLE)
                .map(text -> Positions.of(game, text))
                .forEach(starts::add);
        return starts.stream()
                .filter(start -> !start.outcome().over() && !isSlow(start))
                .toList();
    }

    /// Large boards on which a turn has many parts, or there are thousands of turns.
    private static boolean isSlow(Position start) {
        boolean many = start.searchBoard().mostMoves() > SearchBoard.MAX_MOVES;
        return start.grid().cells() > LARGE && (many || start.game().traits().openTurns());
    }

    /// A board that is not the smallest, if there are several.
    private static Grid second(Game game) {
        List<? extends Grid> boards = boards(game);
        return boards.get(Math.min(1, boards.size() - 1));
    }

    /// A position without what the rules remember of earlier ones.
    private static Position bare(Position position) {
        PositionSetup setup = position.setup();
        for (String field : List.of("ko", "seen")) {
            setup = setup.withField(field, Optional.empty());
        }
        return remembers(position.game()) ? valid(position.game().position(position.edition(), setup)) : position;
    }

    private static boolean remembers(Game game) {
        return game.traits().repetition() != Traits.Repetition.NONE;
    }

    /// Some cells are blocked, with those that always are.
    private static PositionSetup blocked(Random random, Position start) {
        PositionSetup setup = Positions.randomSetup(random, start.grid(), 0, 0.2);
        List<Content> cells = new ArrayList<>(setup.cells());
        for (int cell = 0; cell < cells.size(); cell++) {
            cells.set(cell, start.at(cell).isBlocked() ? Content.BLOCKED : cells.get(cell));
        }
        return new PositionSetup(setup.grid(), cells, setup.toMove(), setup.supply(), 0);
    }

    private static List<Position> withBlockedCells(Game game, Edition edition) {
        List<Position> starts = new ArrayList<>();
        Random random = new Random(7);
        for (Grid grid : List.of(second(game), edition.grid())) {
            PositionSetup setup = blocked(random, game.start(edition, grid));
            if (game.position(edition, setup) instanceof SetupResult.Valid valid) {
                starts.add(valid.position());
            }
            PositionSetup scarce = new PositionSetup(grid, setup.cells(), Side.BLACK, Optional.of(new Supply(3, 4)), 0);
            if (game.position(edition, scarce) instanceof SetupResult.Valid valid) {
                starts.add(valid.position());
            }
            if (game.position(edition, setup.with(Side.WHITE).withSwap(true)) instanceof SetupResult.Valid valid) {
                starts.add(valid.position());
            }
        }
        int swaps = game.traits().swap() == SwapRule.NONE ? 0 : 2;
        int supplies = edition.supply(edition.grid()).equals(Supply.ENDLESS) ? 0 : 2;
        assertTrue(
                starts.isEmpty() || starts.size() == 2 + supplies + swaps,
                "blocked cells, a short supply and a swap are set-ups, unless the game has no blocked cells");
        return starts;
    }

    @ParameterizedTest
    @MethodSource("hexalyst.game.Games#all")
    void isNamedOnce(Game game) {
        assertEquals(Optional.of(game), Games.named(game.id()));
        assertFalse(game.title().isBlank());
        for (Edition edition : game.editions()) {
            assertEquals(Optional.of(edition), game.edition(edition.id()));
            assertEquals(edition.grid(), game.start(edition).grid());
            assertNotEquals(edition.sideName(Side.WHITE), edition.sideName(Side.BLACK));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void fieldsHaveNamesInAnyLanguage(Game game) {
        for (SetupField field :
                game.fields().stream().filter(any -> !any.inTurn()).toList()) {
            Reason name = Reason.of("field." + field.name());
            game.editions().forEach(edition -> {
                assertFalse(edition.words(name).isBlank());
                assertFalse(Texts.in(Locale.GERMAN, () -> edition.words(name)).isBlank());
            });
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void refusesABoardWithoutACellToPlayOn(Game game) {
        for (Edition edition : game.editions()) {
            PositionSetup empty = game.empty(edition, edition.grid());
            PositionSetup blocked = new PositionSetup(
                    empty.grid(),
                    Collections.nCopies(empty.grid().cells(), Content.BLOCKED),
                    empty.toMove(),
                    empty.supply(),
                    0);
            if (game.position(edition, blocked) instanceof SetupResult.Invalid invalid) {
                assertTrue(
                        invalid.problems().stream()
                                .map(problem -> edition.words(problem.reason()))
                                .anyMatch("every cell is blocked"::equals),
                        invalid::toString);
            } else {
                fail(game.id());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void refusesPiecesThatItDoesNotHave(Game game) {
        List<Piece> one = List.of(Piece.of(Side.WHITE));
        List<Content> foreign = List.of(
                Content.of(List.of(new Piece(Optional.of(Side.BLACK), 99))),
                Content.of(List.of(new Piece(Optional.empty(), 99))),
                Content.of(Collections.nCopies(99, one.getFirst())));
        for (Edition edition : game.editions()) {
            PositionSetup empty = game.empty(edition, edition.grid());
            int cell = IntStream.range(0, empty.grid().cells())
                    .filter(each -> empty.cells().get(each).isEmpty())
                    .findFirst()
                    .orElseThrow();
            for (Content content : foreign) {
                SetupResult result = game.position(edition, empty.with(cell, content));
                assertTrue(result instanceof SetupResult.Invalid, game.id() + " " + content);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("hexalyst.game.Games#all")
    void hasAPerftTableAndASampleGame(Game game) throws IOException {
        assertNotNull(getClass().getResource(game.id() + "/perft.jsonl"), "a perft table for " + game.id());
        boolean sample;
        try (Stream<Path> files = Files.list(Path.of("sample-games"))) {
            sample = files.filter(Files::isRegularFile).anyMatch(file -> mentions(file, game.title()));
        }
        assertTrue(sample, "a sample game of " + game.title());
    }

    private static boolean mentions(Path file, String title) {
        try {
            return Files.readString(file).contains(title);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void searchBoardPlaysAsThePosition(Game game) {
        Random random = new Random(1);
        int ended = 0;
        for (Position start : starts(game)) {
            boolean parts = game.traits().openTurns();
            for (int round = 0; round < (parts ? 1 : ROUNDS); round++) {
                Boards.playAndTakeBack(random, start, !parts || start.grid().cells() < 40);
                ended++;
            }
        }
        assertTrue(ended > 0);
    }

    /// What a board writes as bytes is the whole position, whatever else the other board has held.
    @ParameterizedTest
    @MethodSource("games")
    void contentsAreWholePositions(Game game) {
        Random random = new Random(23);
        for (Position start : starts(game)) {
            SearchBoard other = start.searchBoard();
            Optional<Contents> into = other.contents();
            for (Position position :
                    into.isEmpty() ? List.<Position>of() : Boards.playAndTakeBack(random, start, true)) {
                SearchBoard board = position.searchBoard();
                Contents contents = board.contents().orElseThrow();
                assertEquals(into.get().frame(), contents.frame());
                byte[] written = new byte[contents.room() + 1];
                int length = contents.write(written, 1, random.nextBoolean()) - 1;
                byte[] content = Arrays.copyOfRange(written, 1, 1 + length);
                into.get().read(content, length);
                byte[] again = new byte[contents.room()];
                assertEquals(length, into.get().write(again, 0, false), position::toString);
                assertArrayEquals(content, Arrays.copyOf(again, length), position::toString);
                assertEquals(board.toMove(), other.toMove());
                byte[] alike = new byte[contents.room()];
                assertEquals(contents.write(alike, 0, true), into.get().write(again, 0, true));
                assertArrayEquals(alike, again, "mirror images are written alike");
                if (!position.outcome().over()) {
                    assertEquals(Boards.codes(board).size(), Boards.codes(other).size());
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void piecesStayWhereTheGameSaysSo(Game game) {
        Random random = new Random(11);
        boolean kept = true;
        for (Position start : starts(game)) {
            Position before = start;
            for (Position after : randomLine(random, start)) {
                boolean swapped = before.allows(Move.swap());
                for (int cell = 0; cell < before.grid().cells(); cell++) {
                    Content content = before.at(cell);
                    kept &= swapped || content.isEmpty() || after.at(cell).equals(content);
                }
                before = after;
            }
        }
        assertTrue(kept || !game.traits().keepsPieces(), game::id);
    }

    @ParameterizedTest
    @MethodSource("games")
    void aSwapThatIsOfferedIsToldInWords(Game game) {
        Random random = new Random(5);
        for (Position start : starts(game)) {
            for (Position position : randomLine(random, start)) {
                if (position.allows(Move.swap())) {
                    Reason told = position.preview(Move.swap()).reason();
                    assertFalse(position.edition().words(told).isEmpty());
                }
            }
        }
    }

    /// A piece of the other player makes a connection longer where it says so, and nowhere else.
    @ParameterizedTest
    @MethodSource("games")
    void connectionsAreCutWhereTheySay(Game game) {
        Random random = new Random(19);
        for (Position position : randomLine(
                random, game.start(game.editions().getFirst(), boards(game).getFirst()))) {
            position.connections().forEach((side, connection) -> {
                assertTrue(connection.missing() > 0 && !connection.cells().isEmpty());
                assertTrue(connection.cuts().isSubsetOf(connection.cells()));
                for (int cell = 0; cell < position.grid().cells(); cell++) {
                    PositionSetup cut = position.setup().with(cell, Content.of(side.other()));
                    if (position.at(cell).isEmpty()
                            && game.position(position.edition(), cut) instanceof SetupResult.Valid valid
                            && !valid.position().outcome().over()) {
                        Connection now = valid.position().connections().get(side);
                        assertEquals(
                                connection.cuts().contains(cell),
                                now == null || now.missing() > connection.missing(),
                                position::toString);
                    }
                }
            });
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void keysAreOneUnderSymmetriesAndSwappedColours(Game game) {
        Random random = new Random(2);
        for (Position start : starts(game)) {
            for (Position played : open(random, start)) {
                Position position = bare(played);
                PositionSetup setup = position.setup();
                for (int symmetry : game.symmetries(position.grid())) {
                    Position mirrored = valid(game.position(position.edition(), mirror(setup, symmetry)));
                    assertEquals(position.key(), mirrored.key());
                }
                Position swapped = valid(game.position(position.edition(), swap(game, setup)));
                boolean same = position.swapOffered() == swapped.swapOffered()
                        && !position.coloursDiffer()
                        && !swapped.coloursDiffer();
                assertEquals(same, position.key().equals(swapped.key()));
                assertEquals(
                        same,
                        position.searchBoard().key() == swapped.searchBoard().key());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void evaluationsAreOneUnderSymmetriesAndSwappedColours(Game game) {
        Random random = new Random(6);
        for (Position start : starts(game)) {
            for (Position played : open(random, start)) {
                Position position = bare(played);
                int worth = position.searchBoard().evaluate();
                assertTrue(Math.abs(worth) <= SearchBoard.MOST);
                int[] symmetries = game.symmetries(position.grid());
                int symmetry = symmetries[random.nextInt(symmetries.length)];
                PositionSetup setup = mirror(position.setup(), symmetry);
                Position mirrored = valid(game.position(position.edition(), setup));
                assertEquals(worth, mirrored.searchBoard().evaluate());
                assertEquals(features(position), features(mirrored));
                Position swapped = valid(game.position(position.edition(), swap(game, setup)));
                if (position.swapOffered() == swapped.swapOffered()) {
                    assertEquals(worth, swapped.searchBoard().evaluate());
                    assertEquals(features(position), features(swapped));
                }
            }
        }
    }

    private static List<Integer> features(Position position) {
        int[] features = new int[SearchBoard.MAX_FEATURES];
        int count = position.searchBoard().features(features);
        return Arrays.stream(features, 0, count).boxed().toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void chancesGrowWithTheEstimateAndAddUpToOne(Game game) {
        assertEquals(0.5, game.chance(0));
        for (int estimate = 1; estimate <= SearchBoard.MOST; estimate++) {
            assertTrue(game.chance(estimate) > game.chance(estimate - 1), "at " + estimate);
            assertEquals(1, game.chance(estimate) + game.chance(-estimate), 1e-12);
        }
    }

    /// Random games end as the rules say, with points where these decide, and leave the board unchanged.
    @ParameterizedTest
    @MethodSource("games")
    void playoutsTellHowGamesEndAndLeaveTheBoard(Game game) {
        Random random = new Random(12);
        Position start = game.start(game.editions().getFirst(), second(game));
        Set<Integer> results = new HashSet<>();
        for (int round = 0; round < 25; round++) {
            Position position = start;
            for (int step = random.nextInt(12); step > 0 && !position.outcome().over(); step--) {
                List<Step> steps = position.steps();
                position = position.step(steps.get(random.nextInt(steps.size())));
            }
            SearchBoard board = position.searchBoard();
            long key = board.canonicalKey();
            int result = board.playout().play(new SplittableRandom(round));
            assertEquals(key, board.canonicalKey());
            assertEquals(position.toMove(), board.toMove());
            assertTrue(game.traits().scored() || Math.abs(result) <= 1, game.id() + " " + result);
            // Boards that begin where the game is over need not know it.
            if (board.result() != TurnResult.ONGOING) {
                Optional<Side> winner = position.outcome().wonBy();
                int sign = winner.isEmpty() ? 0 : winner.get() == position.toMove() ? 1 : -1;
                assertEquals(sign, Integer.signum(result));
            }
            results.add(result);
        }
        boolean byPoints = results.stream().anyMatch(result -> Math.abs(result) > 1);
        boolean otherwise = results.contains(1) || results.contains(-1);
        assertTrue(game.traits().scored() ? byPoints || otherwise : !byPoints);
    }

    /// What a board knows without searching is so, as far as two plies tell, and moves that it leaves out lose at once
    /// or to the next move. Where a shape only wins after a reply, that takes longer.
    @ParameterizedTest
    @MethodSource("games")
    void whatABoardKnowsAtOnceIsSo(Game game) {
        Random random = new Random(18);
        for (Position start : starts(game)) {
            for (Position position : open(random, start)) {
                if (!game.traits().openTurns()) {
                    assertKnown(position.searchBoard(), game.traits().winsAfterReply());
                }
            }
        }
    }

    private static void assertKnown(SearchBoard board, boolean later) {
        int outlook = board.outlook();
        List<Integer> all = Boards.codes(board);
        if (outlook == 1) {
            assertTrue(winsAtOnce(board), "a win in one");
        } else if (outlook == -2) {
            assertFalse(winsAtOnce(board), "no win in one");
            all.forEach(move -> assertTrue(losesSoon(board, move), "a loss in two"));
        } else if (outlook == 0 && !later) {
            List<Integer> some = Boards.codesThatMatter(board);
            all.stream()
                    .filter(move -> !some.contains(move))
                    .forEach(move -> assertTrue(losesSoon(board, move), "a move that does not matter"));
        }
    }

    private static boolean winsAtOnce(SearchBoard board) {
        return Boards.codes(board).stream().anyMatch(move -> {
            TurnResult result = board.make(move);
            board.unmake();
            return result == TurnResult.WIN;
        });
    }

    private static boolean losesSoon(SearchBoard board, int move) {
        TurnResult result = board.make(move);
        boolean loses = result == TurnResult.LOSS || result == TurnResult.ONGOING && winsAtOnce(board);
        board.unmake();
        return loses;
    }

    @ParameterizedTest
    @MethodSource("games")
    void differentPositionsHaveDifferentKeys(Game game) {
        Random random = new Random(3);
        Map<PositionKey, String> seen = new HashMap<>();
        Position start = game.start(game.editions().getFirst());
        int cells = 0;
        while (cells < CELLS) {
            for (Position position : randomLine(random, start)) {
                if (!position.outcome().over()) {
                    cells += position.grid().cells();
                    String canonical = canonicalText(game, position.setup());
                    String other = seen.putIfAbsent(position.key(), canonical);
                    assertTrue(other == null || other.equals(canonical), "two positions with one key");
                }
            }
        }
    }

    private static String codes(PositionSetup setup) {
        StringBuilder codes = new StringBuilder();
        setup.cells().forEach(content -> codes.append(content.code()));
        return codes.toString();
    }

    private static String canonicalText(Game game, PositionSetup setup) {
        String smallest = "~";
        for (PositionSetup variant : List.of(setup, swap(game, setup))) {
            if (variant.toMove() == Side.WHITE) {
                for (int symmetry : game.symmetries(setup.grid())) {
                    String text = codes(mirror(variant, symmetry));
                    smallest = text.compareTo(smallest) < 0 ? text : smallest;
                }
            }
        }
        return smallest;
    }

    @ParameterizedTest
    @MethodSource("games")
    void whereATurnAddsAPieceTheirNumberTellsWhoIsToMove(Game game) {
        Random random = new Random(11);
        for (int round = 0; round < 20 && game.traits().keepsPieces(); round++) {
            Position position = game.start(game.editions().getFirst());
            int pieces = 0;
            while (!position.outcome().over() && position.passes() == 0) {
                List<Move> moves = position.legalMoves();
                PositionSetup setup = position.setup();
                assertEquals(pieces, setup.count(Content.WHITE) + setup.count(Content.BLACK));
                assertEquals(
                        pieces % 2 == 0,
                        position.toMove()
                                == game.start(game.editions().getFirst()).toMove());
                position = position.play(moves.get(random.nextInt(moves.size())));
                pieces++;
            }
            assertTrue(pieces > 0);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void boardsAreWholeWhereNoCellCanBeBlocked(Game game) {
        for (Edition edition : game.editions()) {
            PositionSetup setup = game.start(edition).setup();
            boolean blocks = IntStream.range(0, setup.grid().cells())
                    .filter(cell -> setup.cells().get(cell).isEmpty())
                    .anyMatch(cell ->
                            game.position(edition, setup.with(cell, Content.BLOCKED)) instanceof SetupResult.Valid);
            assertEquals(game.traits().wholeBoards(), !blocks, game::id);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void setupsGiveThePositionAgain(Game game) {
        Random random = new Random(4);
        for (Position start : starts(game)) {
            for (Position position : randomLine(random, start)) {
                if (!position.outcome().over()) {
                    Position again = valid(game.position(position.edition(), position.setup()));
                    assertEquals(position.setup(), again.setup());
                    assertTrue(remembers(game) || position.equals(again));
                }
                if (game.position(position.edition(), position.setup()) instanceof SetupResult.Valid again
                        && again.position().outcome().equals(position.outcome())) {
                    assertEquals(again.position().lookupKey(), position.lookupKey(), position::toString);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void movesGoThroughCodeAndTextAndPreviewTellsTheOutcome(Game game) {
        Random random = new Random(5);
        for (Position start : starts(game)) {
            MoveCodec codec = game.codec(start.grid());
            for (Position position : some(random, randomLine(random, start))) {
                Set<Move> legal = new HashSet<>(simpleTurns(position));
                for (Move move : List.of(Move.pass(), Move.swap())) {
                    assertEquals(legal.contains(move), position.allows(move));
                    assertEquals(legal.contains(move), position.preview(move).legal());
                }
                for (Move move : legal) {
                    assertEquals(Positions.step(move), position.decoded(position.code(Positions.step(move))));
                    assertEquals(Optional.of(move), position.move(codec.format(move)));
                }
                for (int cell = 0; cell < start.grid().cells(); cell++) {
                    for (Move move : position.candidates(cell)) {
                        MovePreview preview = position.preview(move);
                        assertEquals(legal.contains(move), preview.legal());
                        assertEquals(legal.contains(move), position.allows(move));
                        assertFalse(start.edition().words(preview.reason()).isBlank());
                        if (preview.legal()) {
                            assertEquals(position.play(move).outcome(), preview.outcome());
                            assertTrue(preview.cells().contains(cell));
                        } else {
                            assertThrows(IllegalMoveException.class, () -> position.play(move));
                        }
                    }
                }
            }
        }
    }

    /// The legal turns; where they may have several parts, those with a single part.
    private static List<Move> simpleTurns(Position position) {
        return position.game().traits().openTurns()
                ? position.parts().stream()
                        .filter(part -> {
                            Position after = position.with(part);
                            return !after.midTurn() || after.parts().contains(Part.END);
                        })
                        .map(Move::of)
                        .toList()
                : position.legalMoves();
    }

    @ParameterizedTest
    @MethodSource("games")
    void pointsAreToldWhereTheyDecide(Game game) {
        Random random = new Random(12);
        for (Position start : starts(game)) {
            List<Position> line = randomLine(random, start);
            line.forEach(Contract::assertScore);
            if (line.getLast().outcome().over()
                    && line.getLast().outcome().cells().isEmpty()) {
                Contract.assertDecidedByScore(line.getLast());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void turnsAreMadeOfPartsAndDoWhatIsSaid(Game game) {
        Random random = new Random(13);
        int compared = 0;
        for (Position start : starts(game)) {
            List<Position> line = Contract.line(random, start, game.traits().openTurns() ? 10 : 40);
            Contract.assertRepetition(line);
            for (Position position : line) {
                Contract.assertParts(position);
                if (!position.midTurn() && !position.outcome().over()) {
                    compared += Contract.turnsAreWhatPartsMake(position) ? 1 : 0;
                    Contract.assertChanges(position, Turns.random(position, random));
                }
            }
        }
        assertTrue(compared > 0, "in some position all orders of the parts were tried");
    }

    @ParameterizedTest
    @MethodSource("games")
    void aPositionIsOfNoLanguageAndItsEndIsToldInAny(Game game) {
        for (Position start : starts(game)) {
            Supplier<Position> end = () -> randomLine(new Random(11), start).getLast();
            Position german = Texts.in(Locale.GERMAN, end);
            Position english = Texts.in(Locale.ENGLISH, end);
            assertEquals(german, english);
            assertEquals(german.hashCode(), english.hashCode());
            String told = Texts.in(Locale.GERMAN, english::endWords);
            assertEquals(told, Texts.in(Locale.GERMAN, german::endWords));
            assertTrue(!german.outcome().over() || !told.equals(Texts.in(Locale.ENGLISH, german::endWords)));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatATurnDoesIsToldInAFewFactsInAnyLanguage(Game game) {
        Random random = new Random(17);
        for (Position start : starts(game)) {
            for (Position position : open(random, start)) {
                tellIdeas(position, Positions.move(random, position));
                Position begun = position.step(position.steps().getFirst());
                if (begun.midTurn()) {
                    tellIdeas(begun, Positions.move(random, begun));
                }
            }
        }
    }

    private static void tellIdeas(Position position, Move move) {
        List<String> english = Texts.in(Locale.ENGLISH, () -> position.ideas(move));
        List<String> german = Texts.in(Locale.GERMAN, () -> position.ideas(move));
        assertTrue(english.size() <= 3 && english.size() == german.size());
        for (int i = 0; i < english.size(); i++) {
            assertNotEquals(english.get(i), german.get(i));
        }
    }

    private static List<Position> randomLine(Random random, Position start) {
        List<Position> line = new ArrayList<>(List.of(start));
        boolean ends = !remembers(start.game());
        while (!line.getLast().outcome().over() && (ends || line.size() <= MOST_TURNS)) {
            line.add(line.getLast().play(Positions.move(random, line.getLast())));
        }
        return line;
    }

    /// Every third position of a game, or fewer of a long one, and the last one.
    private static List<Position> some(Random random, List<Position> line) {
        // An odd number, so that both players are to move.
        int every = Math.max(EVERY, line.size() / SOME | 1);
        List<Position> some = new ArrayList<>();
        for (int i = random.nextInt(Math.min(every, line.size())); i < line.size() - 1; i += every) {
            some.add(line.get(i));
        }
        some.add(line.getLast());
        return some;
    }

    /// Those of a random game where it goes on.
    private static List<Position> open(Random random, Position start) {
        return some(random, randomLine(random, start)).stream()
                .filter(position -> !position.outcome().over())
                .toList();
    }

    private static Position valid(SetupResult result) {
        return ((SetupResult.Valid) result).position();
    }

    private static PositionSetup mirror(PositionSetup setup, int symmetry) {
        List<Content> cells = new ArrayList<>(setup.cells());
        for (int cell = 0; cell < setup.grid().cells(); cell++) {
            cells.set(setup.grid().image(symmetry, cell), setup.cells().get(cell));
        }
        return new PositionSetup(
                setup.grid(), cells, setup.toMove(), setup.supply(), setup.passes(), setup.swap(), setup.fields());
    }

    private static PositionSetup swap(Game game, PositionSetup unturned) {
        PositionSetup setup = mirror(unturned, game.exchange(unturned.grid()));
        List<Content> cells = setup.cells().stream().map(Content::exchanged).toList();
        Optional<Supply> supply = setup.supply().map(old -> new Supply(old.black(), old.white()));
        return new PositionSetup(
                setup.grid(),
                cells,
                setup.toMove().other(),
                supply,
                setup.passes(),
                setup.swap(),
                setup.exchanged(game.fields()).fields());
    }
}
