package hexalyst.study;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.Grid;
import hexalyst.game.Content;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.PositionKey;
import hexalyst.game.Positions;
import hexalyst.game.Side;
import hexalyst.notation.GameFiles;
import hexalyst.notation.GameLookup;
import hexalyst.notation.exchange.GameImport;
import hexalyst.record.GameDate;
import hexalyst.record.GameTree;
import hexalyst.record.Tag;
import hexalyst.record.Tags;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LibraryTest {
    private static final Position SMALL = LibraryGames.small();
    private static final Grid GRID = SMALL.grid();

    @TempDir
    Path folder = Path.of("");

    private Library library;

    @BeforeEach
    void open() throws IOException {
        library = Library.open(folder.resolve("games").resolve("library.db"));
    }

    @AfterEach
    void close() throws IOException {
        library.close();
    }

    @Test
    void keepsGamesAcrossARestart() throws IOException {
        List<GameTree> games = LibraryGames.random(1, 40, SMALL);
        assertEquals(40, library.add(games));
        library.close();
        library = Library.open(folder.resolve("games").resolve("library.db"));
        assertEquals(40, library.size());
        for (GameHits.Hit hit : library.search(Query.all(), 100).games()) {
            GameTree kept = library.game(hit.game().id()).orElseThrow();
            assertEquals(1, games.stream().filter(kept::sameAs).count(), hit::toString);
            assertEquals(kept.mainLine().size() - 1, hit.game().plies());
        }
    }

    @Test
    void leavesOutGamesThatItHas() throws IOException {
        GameTree game = LibraryGames.random(2, 1, SMALL).getFirst();
        List<Move> moves = LibraryGames.moves(game);
        assertEquals(1, library.add(List.of(game, game)));
        for (int symmetry = 0; symmetry < GRID.symmetries(); symmetry++) {
            List<Move> mirrored = LibraryGames.mirrored(GRID, moves, symmetry);
            GameTree nameless =
                    LibraryGames.game(SMALL, mirrored, new Tag("White", "?"), new Tag("Date", "????.??.??"));
            assertEquals(0, library.add(List.of(nameless)), "symmetry " + symmetry);
        }
        GameTree others = LibraryGames.game(SMALL, moves, new Tag("White", "Somebody"), new Tag("Black", "Else"));
        assertEquals(1, library.add(List.of(others)), "the same moves by other players are another game");
        GameTree shorter = LibraryGames.game(SMALL, moves.subList(0, moves.size() - 1));
        assertEquals(1, library.add(List.of(shorter)));
        assertEquals(3, library.size());
    }

    @Test
    void fillsInNamesOfAKnownGame() throws IOException {
        GameTree game = LibraryGames.random(2, 1, SMALL).getFirst();
        List<Move> moves = LibraryGames.moves(game);
        library.add(List.of(LibraryGames.game(SMALL, moves, new Tag("White", "Ada"), new Tag("Round", "3"))));
        List<Move> mirrored = LibraryGames.mirrored(GRID, moves, 1);
        GameTree named = LibraryGames.game(
                SMALL, mirrored, new Tag("White", "Ada"), new Tag("Black", "Bo"), new Tag("Date", "2026.11.22"));
        assertEquals(0, library.add(List.of(named)));
        GameHits.Hit hit =
                library.search(Query.all().withPlayer("bo"), 9).games().getFirst();
        Tags tags = library.game(hit.game().id()).orElseThrow().tags();
        assertEquals(Optional.of("Bo"), tags.get("Black"));
        assertEquals(Optional.of("2026.11.22"), tags.get("Date"));
        assertEquals(Optional.of("3"), tags.get("Round"), "what it knew stays");
        assertEquals(moves, LibraryGames.moves(library.game(hit.game().id()).orElseThrow()), "its own moves stay");
        GameTree others = LibraryGames.game(SMALL, moves, new Tag("Black", "Cy"));
        assertEquals(1, library.add(List.of(others)), "another opponent makes another game");
        GameTree nearest = LibraryGames.game(SMALL, moves, new Tag("White", "Ada"), new Tag("Black", "Bo"));
        assertEquals(0, library.add(List.of(nearest)));
        assertEquals(
                1,
                library.search(Query.all().withPlayer("bo"), 9).games().size(),
                "the game of the same two is the one that is known");
    }

    @Test
    void comparesDatesByWhatTheyMean() throws IOException {
        List<String> written =
                List.of("2026-09-19", "2026.01.19", "3. Mai 2026", "2026", "2025-12-31", "last summer", "?");
        List<GameTree> games = LibraryGames.random(4, written.size(), SMALL);
        for (int i = 0; i < written.size(); i++) {
            GameTree game = games.get(i);
            library.add(List.of(game.with(new Tags(List.of(new Tag(Tags.DATE, written.get(i)))))));
        }
        assertEquals(
                List.of("2026.09.19", "2026.05.03", "2026.01.19", "2026", "2025.12.31", "last summer", ""),
                dates(Query.all()));
        Optional<GameDate> may = GameDate.parse("2026.05");
        assertEquals(List.of("2026.09.19", "2026.05.03"), dates(Query.all().withDates(may, Optional.empty())));
        assertEquals(
                List.of("2026.05.03", "2026.01.19", "2026", "2025.12.31"),
                dates(Query.all().withDates(Optional.empty(), may)));
        GameHits.Hit third =
                library.search(Query.all().withDates(may, may), 9).games().getFirst();
        assertEquals(
                Optional.of("3. Mai 2026"),
                library.game(third.game().id()).orElseThrow().tags().get(Tags.DATE),
                "the game keeps what was written");
    }

    private List<String> dates(Query query) throws IOException {
        return library.search(query, 99).games().stream()
                .map(hit -> hit.game().date())
                .toList();
    }

    @Test
    void respellsTheDatesOfAnOlderFileAndReadsTheRatings() throws IOException, SQLException {
        GameTree game = LibraryGames.random(4, 1, SMALL).getFirst();
        library.add(List.of(game.with(new Tags(List.of(
                new Tag(Tags.DATE, "2026.09.19"), new Tag(Tags.WHITE_ELO, "1900"), new Tag(Tags.BLACK_ELO, "2100"))))));
        library.close();
        Path file = folder.resolve("games").resolve("library.db");
        try (Connection old = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = old.createStatement()) {
            statement.execute("UPDATE game SET date = '19. September 2026'");
            LibraryGames.takeBackToVersion2(statement);
        }
        library = Library.open(file);
        assertEquals(List.of("2026.09.19"), dates(Query.all()));
        assertEquals(
                1900, library.search(Query.all(), 9).games().getFirst().game().rating());
    }

    @Test
    void exploresTheGamesThatMatchAQuery() throws IOException {
        List<GameTree> games = LibraryGames.random(3, 60, SMALL);
        library.add(games);
        Query query = Query.all().withPlayer("PLAYER 3");
        long matching = library.search(query, 99).games().size();
        assertTrue(matching > 0 && matching < 60);
        assertEquals(matching, library.explore(SMALL, query).all().games());
        assertEquals(
                matching,
                library.explore(SMALL, query).moves().stream()
                        .mapToLong(played -> played.tried().games())
                        .sum());
        assertEquals(60, library.explore(SMALL).all().games());
    }

    @Test
    void keepsStarterGamesApart() throws IOException {
        GameTree own = LibraryGames.random(2, 1, SMALL).getFirst();
        library.add(List.of(own));
        assertFalse(library.has(Collection.STARTER, Games.byDefault()));
        int added = Starter.add(library, Games.byDefault());
        assertTrue(added > 1_000, "a starter library of " + added);
        library.add(List.of(own), Collection.STARTER);
        assertEquals(added + 1, library.size(), "no game counts twice");
        GameTree theirs =
                library.search(Query.all().withCollection(Optional.of(Collection.STARTER)), 1).games().stream()
                        .flatMap(hit -> read(hit.game().id()).stream())
                        .findFirst()
                        .orElseThrow();
        assertEquals(0, library.add(List.of(theirs)), "it is there already");
        assertEquals(added + 1, library.size());
        assertTrue(library.has(Collection.STARTER, Games.byDefault()));
        Query mine = Query.all().withCollection(Optional.of(Collection.OWN));
        assertEquals(2, library.search(mine, 99).games().size(), "but now it is the user's own");
        assertEquals(0, Starter.add(library, Games.byDefault()), "they are there already");
        Starter.remove(library, Games.byDefault());
        assertEquals(2, library.size());
        assertEquals(1, library.explore(SMALL).all().games());
        assertEquals(1, library.explore(theirs.start()).all().games());
    }

    @Test
    void starterGamesAreThoseOfTheGameThatIsAsked() throws IOException {
        Game swish = Games.named("swish").orElseThrow();
        assertTrue(Starter.has(swish));
        assertTrue(Starter.add(library, swish) > 150);
        assertTrue(library.has(Collection.STARTER, swish));
        assertFalse(library.has(Collection.STARTER, Games.byDefault()));
        Starter.remove(library, Games.byDefault());
        assertTrue(library.has(Collection.STARTER, swish));
        Starter.remove(library, swish);
        assertEquals(0, library.size());
    }

    private Optional<GameTree> read(long id) {
        try {
            return library.game(id);
        } catch (IOException failure) {
            throw new AssertionError(failure);
        }
    }

    @Test
    void keepsANoteOnAPositionAndItsMirrorImages() throws IOException {
        Position here = Positions.of("5/6/7/8/9/8/7/6/w4 b");
        library.setNote(here, " a corner ");
        assertEquals("a corner", library.note(here));
        assertEquals("a corner", library.note(Positions.of("5/6/7/8/9/8/7/6/4w b")));
        assertEquals("", library.note(SMALL));
        library.setNote(here, "not good");
        assertEquals("not good", library.note(here));
        library.setNote(here, " ");
        assertEquals("", library.note(here));
    }

    @Test
    void saysWhereAGameLeavesIt() throws IOException {
        GameTree game = LibraryGames.random(2, 1, SMALL).getFirst();
        List<Move> moves = LibraryGames.moves(game);
        assertEquals(-1, library.leaves(game));
        library.add(List.of(game));
        assertEquals(-1, library.leaves(game), "it does not count itself");
        List<Move> mirrored = LibraryGames.mirrored(GRID, moves.subList(0, 3), 1);
        library.add(List.of(LibraryGames.game(SMALL, mirrored)));
        assertEquals(3, library.leaves(game));
        library.add(List.of(LibraryGames.game(SMALL, moves, new Tag("White", "Somebody"))));
        assertEquals(moves.size(), library.leaves(game), "others played the same");
    }

    @Test
    void addsTheGamesAndNotesOfAnotherLibrary() throws IOException {
        Path file = folder.resolve("other.db");
        List<GameTree> games = LibraryGames.random(5, 7, SMALL);
        Position here = Positions.of("5/6/7/8/4w4/8/7/6/5 b");
        try (Library other = Library.open(file)) {
            other.add(games);
            other.setNote(here, "theirs");
            other.setNote(SMALL, "an empty board");
        }
        library.add(games.subList(0, 2));
        library.setNote(here, "mine");
        LibraryImport importing = new LibraryImport(library, new GameImport(GameLookup.standard()));
        LibraryImport.Progress done = importing.run(List.of(file), () -> false, at -> {});
        assertEquals(5, done.added());
        assertEquals(2, done.known());
        assertEquals("mine", library.note(here), "one's own note stays");
        assertEquals("an empty board", library.note(SMALL));
    }

    @Test
    void changesNothingInALibraryThatIsImported() throws IOException {
        Path empty = Files.createFile(folder.resolve("empty.DB"));
        Path other = folder.resolve("other.db");
        try (Library theirs = Library.open(other)) {
            theirs.add(LibraryGames.random(5, 3, SMALL));
        }
        byte[] before = Files.readAllBytes(other);
        LibraryImport importing = new LibraryImport(library, new GameImport(GameLookup.standard()));
        assertEquals(
                3, importing.run(List.of(empty, other), () -> false, at -> {}).added());
        assertEquals(List.of(empty + " is not a Hexalyst library"), importing.problems());
        assertEquals(0, Files.size(empty));
        assertArrayEquals(before, Files.readAllBytes(other));
    }

    @Test
    void tellsGamesApartByDatesThatItCannotRead() throws IOException {
        GameTree game = LibraryGames.random(2, 1, SMALL).getFirst();
        List<Move> moves = LibraryGames.moves(game);
        for (String date : List.of("10/11/2026", "12/11/2026")) {
            assertEquals(1, library.add(List.of(LibraryGames.game(SMALL, moves, new Tag("Date", date)))));
            assertEquals(0, library.add(List.of(LibraryGames.game(SMALL, moves, new Tag("Date", date)))));
        }
    }

    @Test
    void aTextThatIsNoGameAddsNoneWhenImported() throws IOException {
        Path file = Files.writeString(folder.resolve("note.txt"), "hello, this is not a game");
        LibraryImport importing = new LibraryImport(library, new GameImport(GameLookup.standard()));
        LibraryImport.Progress done = importing.run(List.of(file), () -> false, at -> {});
        assertEquals(0, done.added());
        assertEquals(1, importing.problems().size());
    }

    @Test
    void leavesOutPuzzlesWhenImporting() throws IOException {
        Path file = Files.writeString(folder.resolve("mixed.hgn"), """
                [Game "Manalath"]
                [Task "win 1"]

                1. e5w *

                [Game "Manalath"]
                [Date "last summer"]

                1. e4w *
                """);
        LibraryImport importing = new LibraryImport(library, new GameImport(GameLookup.standard()));
        LibraryImport.Progress done = importing.run(List.of(file), () -> false, at -> {});
        assertEquals(1, done.added());
        assertEquals(1, done.puzzles());
        assertEquals(List.of(), importing.problems());
        assertEquals(List.of(file + ": the date of 1 game cannot be read: \"last summer\""), importing.notes());
    }

    @Test
    void findsByNames() throws IOException {
        List<GameTree> games = LibraryGames.random(3, 60, SMALL);
        library.add(games);
        check(
                games,
                Query.all().withPlayer("PLAYER 3"),
                tree -> tag(tree, "White").equals("Player 3"));
        check(
                games,
                Query.all().withPlayer("other 2"),
                tree -> tag(tree, "Black").equals("Other 2"));
        check(
                games,
                Query.all().withPlayer("player 3", Optional.of(Side.WHITE)),
                tree -> tag(tree, "White").equals("Player 3"));
        check(games, Query.all().withPlayer("player 3", Optional.of(Side.BLACK)), tree -> false);
        check(
                games,
                Query.all().withPlayer("other 2", Optional.of(Side.BLACK)),
                tree -> tag(tree, "Black").equals("Other 2"));
        check(games, Query.all().withPlayer("other 2", Optional.of(Side.WHITE)), tree -> false);
        check(games, Query.all().withPlayer(" ", Optional.of(Side.WHITE)), tree -> true);
        check(games, Query.all().withPlayer("%"), tree -> false);
        check(games, Query.all().withPlayer("Player_3"), tree -> false);
        check(
                games,
                Query.all().withEvent("round 1"),
                tree -> tag(tree, "Event").equals("Round 1"));
        check(games, Query.all().withResult("0-1"), tree -> tag(tree, "Result").equals("0-1"));
        check(
                games,
                Query.all().withDates(GameDate.parse("2005"), GameDate.parse("2007")),
                tree -> tag(tree, "Date").matches("200[567].*"));
        check(
                games,
                Query.all().withDates(GameDate.parse("2011.12"), Optional.empty()),
                tree -> tag(tree, "Date").compareTo("2011.12") >= 0);
        check(
                games,
                Query.all().withPlies(OptionalInt.of(6), OptionalInt.of(9)),
                tree -> tree.mainLine().size() - 1 >= 6 && tree.mainLine().size() - 1 <= 9);
        check(
                games,
                Query.all().withPlayer("Player 2").withEvent("Round 0").withEdition("designer"),
                tree -> tag(tree, "White").equals("Player 2")
                        && tag(tree, "Event").equals("Round 0"));
        check(games, Query.all().withEdition("nestorgames"), tree -> false);
    }

    @Test
    void ratesAGameByItsWeakerPlayer() throws IOException {
        assertFalse(library.hasRatings());
        List<GameTree> games = LibraryGames.random(5, 30, SMALL);
        List<GameTree> rated = new ArrayList<>();
        for (int i = 0; i < games.size(); i++) {
            Tags tags = games.get(i)
                    .tags()
                    .with(Tags.WHITE_ELO, Integer.toString(1500 + 37 * i % 600))
                    .with(Tags.BLACK_ELO, i % 5 == 0 ? "strong" : Integer.toString(1500 + 53 * i % 600));
            rated.add(games.get(i).with(tags));
        }
        library.add(rated);
        assertTrue(library.hasRatings());
        List<Integer> told = rated.stream()
                .map(tree -> tag(tree, Tags.BLACK_ELO).equals("strong")
                        ? 0
                        : Math.min(
                                Integer.parseInt(tag(tree, Tags.WHITE_ELO)),
                                Integer.parseInt(tag(tree, Tags.BLACK_ELO))))
                .sorted(Comparator.reverseOrder())
                .toList();
        BoardPattern nothing = new BoardPattern(SMALL.grid(), Map.of(0, Content.EMPTY));
        for (Query query : List.of(
                Query.all(),
                Query.all().withBoard(new Query.OnBoard.UpToSymmetry(SMALL)),
                Query.all().withBoard(new Query.OnBoard.Exactly(SMALL)),
                Query.all().withBoard(new Query.OnBoard.Part(nothing)))) {
            GameHits best = library.search(query, GameHits.Order.BEST, 12);
            assertFalse(best.complete());
            assertEquals(
                    told.subList(0, 12),
                    best.games().stream().map(hit -> hit.game().rating()).toList());
        }
        assertEquals(
                told.stream().filter(rating -> rating >= 1700).count(),
                library.search(Query.all().withRating(OptionalInt.of(1700)), 99)
                        .games()
                        .size());
    }

    @Test
    void ordersByDateAndSaysWhenThereAreMore() throws IOException {
        library.add(LibraryGames.random(4, 30, SMALL));
        GameHits found = library.search(Query.all(), 10);
        assertEquals(10, found.games().size());
        assertFalse(found.complete());
        List<String> dates =
                found.games().stream().map(hit -> hit.game().date()).toList();
        assertEquals(dates.stream().sorted(java.util.Comparator.reverseOrder()).toList(), dates);
        assertTrue(library.search(Query.all(), 30).complete());
    }

    @Test
    void findsPositions() throws IOException {
        List<GameTree> games = LibraryGames.random(5, 150, SMALL);
        library.add(games);
        for (int plies = 0; plies < 5; plies++) {
            GameTree model = games.get(plies);
            Position wanted = model.position(model.mainLine().get(plies));
            check(
                    games,
                    Query.all().withBoard(new Query.OnBoard.UpToSymmetry(wanted)),
                    tree -> positions(tree).stream().anyMatch(at -> at.key().equals(wanted.key())));
            check(
                    games,
                    Query.all().withBoard(new Query.OnBoard.Exactly(wanted)),
                    tree -> positions(tree).stream().anyMatch(at -> sameCells(at, wanted)));
        }
    }

    @Test
    void findsPositionsWhoseTurnsCameInAnotherOrder() throws IOException {
        Game crossfire = Games.named("crossfire").orElseThrow();
        Position start = crossfire.start(crossfire.editions().getFirst());
        List<GameTree> games = Stream.of("c2-d2 c4-c3 d6-e6 f3-f2", "d6-e6 f3-f2 c2-d2 c4-c3")
                .map(line -> LibraryGames.line(start, line))
                .toList();
        library.add(games);
        Position wanted = games.getFirst().position(games.getFirst().mainLine().getLast());
        check(games, Query.all().withBoard(new Query.OnBoard.UpToSymmetry(wanted)), tree -> true);
    }

    @Test
    void countsAMoveThatEndsTheGameWhateverCameBefore() throws IOException {
        Game crossfire = Games.named("crossfire").orElseThrow();
        library.add(List.of(LibraryGames.line(Positions.of(crossfire, "w1/3/1b w"), "c1-c2 a2-b2 c2-b2")));
        Position last = Positions.of(crossfire, "1w/1b1/2 w");
        Exploration.Played played = library.explore(last).moves().getFirst();
        assertEquals("c2-b2", last.text(played.move()));
        assertEquals(1, played.tried().games());
    }

    @Test
    void findsPartsOfABoardInEveryDirection() throws IOException {
        List<GameTree> games = LibraryGames.random(6, 150, SMALL);
        library.add(games);
        Map<Integer, Content> cells = Map.of(
                GRID.named("c3").orElseThrow(), Content.WHITE,
                GRID.named("c4").orElseThrow(), Content.BLACK,
                GRID.named("b2").orElseThrow(), Content.EMPTY);
        BoardPattern pattern = new BoardPattern(GRID, cells);
        List<GameHits.Hit> hits = check(
                games,
                Query.all().withBoard(new Query.OnBoard.Part(pattern)),
                tree -> positions(tree).stream().anyMatch(at -> fits(at, cells)));
        assertFalse(hits.isEmpty());
        for (GameHits.Hit hit : hits) {
            GameTree tree = library.game(hit.game().id()).orElseThrow();
            List<Position> positions = positions(tree);
            assertTrue(fits(positions.get(hit.ply()), cells), "the ply told is the one");
            assertTrue(hit.ply() == 0 || !fits(positions.get(hit.ply() - 1), cells), "and the first");
        }
    }

    @Test
    void partsOfAnotherBoardAreNotLookedForHere() throws IOException {
        library.add(LibraryGames.random(6, 20, SMALL));
        Grid large = Games.byDefault().editions().getFirst().grid();
        BoardPattern centre = new BoardPattern(large, Map.of(large.named("c3").orElseThrow(), Content.WHITE));
        assertEquals(
                List.of(),
                library.search(Query.all().withBoard(new Query.OnBoard.Part(centre)), 100)
                        .games());
    }

    @Test
    void countsWhatWasPlayed() throws IOException {
        List<GameTree> games = LibraryGames.random(7, 400, SMALL);
        library.add(games);
        for (Position position : List.of(SMALL, SMALL.play(SMALL.legalMoves().get(6)))) {
            Map<PositionKey, PlayCount> expected = new HashMap<>();
            long all = 0;
            for (GameTree tree : games) {
                List<Position> line = positions(tree);
                for (int ply = 0; ply + 1 < line.size(); ply++) {
                    if (line.get(ply).key().equals(position.key())) {
                        all++;
                        expected.merge(
                                line.get(ply + 1).key(),
                                tried(tree, line.get(ply).toMove()),
                                PlayCount::plus);
                    }
                }
            }
            Exploration exploration = library.explore(position);
            assertEquals(all, exploration.all().games());
            List<Move> listed = new ArrayList<>();
            for (Exploration.Played played : exploration.moves()) {
                for (Move same : played.same()) {
                    PositionKey child = position.play(same).key();
                    assertEquals(expected.getOrDefault(child, PlayCount.NEVER), played.tried());
                    listed.add(same);
                }
            }
            assertEquals(
                    List.copyOf(position.legalMoves()),
                    listed.stream()
                            .sorted(java.util.Comparator.comparingInt(
                                    move -> position.legalMoves().indexOf(move)))
                            .toList(),
                    "every legal move is told once");
            List<Long> counts = exploration.moves().stream()
                    .map(played -> played.tried().games())
                    .toList();
            assertEquals(
                    counts.stream().sorted(java.util.Comparator.reverseOrder()).toList(), counts);
        }
    }

    @Test
    void leadsFromAMoveToItsGames() throws IOException {
        List<GameTree> games = LibraryGames.random(8, 200, SMALL);
        library.add(games);
        for (Exploration.Played played : library.explore(SMALL).moves()) {
            GameHits found = library.games(SMALL, Optional.of(played.move()), 1000);
            assertEquals(played.tried().games(), found.games().size());
            PositionKey child = SMALL.play(played.move()).key();
            for (GameHits.Hit hit : found.games()) {
                GameTree tree = library.game(hit.game().id()).orElseThrow();
                assertEquals(child, positions(tree).get(1).key());
            }
        }
    }

    @Test
    void keepsEditionsApart() throws IOException {
        Position other =
                Games.byDefault().start(Games.byDefault().edition("nestorgames").orElseThrow(), GRID);
        library.add(LibraryGames.random(9, 30, SMALL));
        library.add(LibraryGames.random(9, 20, other));
        assertEquals(30, library.explore(SMALL).all().games());
        assertEquals(20, library.explore(other).all().games());
        assertEquals(
                20,
                library.search(Query.all().withEdition("nestorgames"), 100)
                        .games()
                        .size());
    }

    @Test
    void keepsStartPositions() throws IOException {
        Position start = Positions.of("3/1wb1/w1x1b/4/3 b");
        GameTree game = LibraryGames.random(10, 1, start).getFirst();
        library.add(List.of(game));
        assertEquals(
                1,
                library.search(Query.all().withBoard(new Query.OnBoard.Exactly(start)), 9)
                        .games()
                        .size());
        BoardPattern blocked = new BoardPattern(GRID, Map.of(GRID.named("c3").orElseThrow(), Content.BLOCKED));
        assertEquals(
                1,
                library.search(Query.all().withBoard(new Query.OnBoard.Part(blocked)), 9)
                        .games()
                        .size());
    }

    @Test
    void forgetsWhatIsRemoved() throws IOException {
        library.add(LibraryGames.random(11, 10, SMALL));
        long id = library.search(Query.all(), 1).games().getFirst().game().id();
        library.remove(id);
        assertEquals(9, library.size());
        assertEquals(9, library.explore(SMALL).all().games());
        assertEquals(Optional.empty(), library.game(id));
    }

    @Test
    void importsFilesAndFoldersAndGoesOnWhereItWasStopped() throws IOException {
        List<GameTree> games = LibraryGames.random(12, 25, SMALL);
        GameFiles files = new GameFiles(GameLookup.standard());
        Path inner = Files.createDirectories(folder.resolve("in").resolve("deeper"));
        files.save(folder.resolve("in").resolve("a.hgn"), games.subList(0, 10));
        files.save(inner.resolve("b.sgf"), games.subList(5, 25));
        Files.writeString(inner.resolve("c.hgn"), "[Game \"Manalath\"]\n\n1. e5w nonsense *\n");
        Files.writeString(inner.resolve("notes.md"), "not a game");
        try (InputStream trial = Objects.requireNonNull(
                LibraryTest.class.getResourceAsStream("/hexalyst/notation/exchange/RandomTrial_1.trl"))) {
            Files.copy(trial, inner.resolve("trial.trl"));
        }
        GameImport reader = new GameImport(GameLookup.standard());
        List<LibraryImport.Progress> seen = new ArrayList<>();
        LibraryImport first = new LibraryImport(library, reader);
        first.run(List.of(folder.resolve("in")), () -> library(seen) >= 10, seen::add);
        assertTrue(first.stopped());
        assertEquals(10, library.size());
        LibraryImport second = new LibraryImport(library, reader);
        LibraryImport.Progress whole = second.run(List.of(folder.resolve("in")), () -> false, seen::add);
        assertFalse(second.stopped());
        assertEquals(4, whole.files());
        assertEquals(32, whole.games());
        assertEquals(17, whole.added());
        assertEquals(15, whole.known());
        assertEquals(27, library.size());
        assertEquals(1, second.problems().size());
        assertTrue(second.problems().getFirst().contains("c.hgn: 3:8"), second.problems()::toString);
    }

    @Test
    void muchOfALargeFileIsKeptBeforeAllOfItIsAdded() throws IOException {
        Path file = folder.resolve("many.hgn");
        new GameFiles(GameLookup.standard()).save(file, LibraryGames.random(15, 600, SMALL));
        List<Long> kept = new ArrayList<>();
        try (Library other = Library.open(folder.resolve("games").resolve("library.db"))) {
            new LibraryImport(library, new GameImport(GameLookup.standard())).run(List.of(file), () -> false, at -> {
                try {
                    // What another program has seen stays, whatever happens to this one.
                    kept.add(other.size());
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
        }
        assertEquals(0, kept.getFirst());
        assertTrue(kept.get(1) > 0 && kept.get(1) <= 250, kept::toString);
        assertEquals(library.size(), kept.getLast());
    }

    private static long library(List<LibraryImport.Progress> seen) {
        return seen.isEmpty() ? 0 : seen.getLast().added();
    }

    @Test
    void twoProgramsHaveItOpenAtOnce() throws IOException {
        try (Library other = Library.open(folder.resolve("games").resolve("library.db"))) {
            assertEquals(0, library.size());
            library.explore(SMALL);
            assertEquals(30, other.add(LibraryGames.random(13, 30, SMALL)));
            assertEquals(30, library.size(), "what others add is seen");
            assertEquals(20, library.add(LibraryGames.random(14, 20, SMALL)), "and does not keep from adding");
            assertEquals(50, other.explore(SMALL).all().games());
        }
    }

    @Test
    void manyMayMakeItAtOnce() throws Exception {
        Path file = folder.resolve("new.db");
        List<Throwable> failures = Collections.synchronizedList(new ArrayList<>());
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            threads.add(Thread.ofPlatform().start(() -> {
                try (Library one = Library.open(file)) {
                    one.size();
                } catch (IOException | RuntimeException e) {
                    failures.add(e);
                }
            }));
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assertEquals(List.of(), failures);
    }

    @Test
    void aSwapIsAMoveLikeOthers() throws IOException {
        Position start = Positions.of("3/4/5/4/3 w swap");
        Move first = Move.place(GRID.named("c3").orElseThrow(), Side.WHITE);
        Position placed = start.play(first);
        List<GameTree> games = List.of(
                LibraryGames.game(start, List.of(first, Move.swap())),
                LibraryGames.game(start, List.of(first, placed.legalMoves().getFirst())),
                LibraryGames.game(SMALL, List.of(first, placed.legalMoves().getFirst())));
        assertEquals(3, library.add(games), "a swap on offer makes another game of the same moves");
        assertEquals(0, library.add(games.subList(0, 1)));
        assertEquals(2, library.explore(placed).all().games());
        assertEquals(
                List.of(1L),
                library.explore(placed).moves().stream()
                        .filter(played -> played.move().equals(Move.swap()))
                        .map(played -> played.tried().games())
                        .toList());
        BoardPattern black = new BoardPattern(GRID, Map.of(GRID.named("c3").orElseThrow(), Content.BLACK));
        check(games, Query.all().withBoard(new Query.OnBoard.Part(black)), tree -> tree == games.getFirst());
        Query swapped = Query.all().withBoard(new Query.OnBoard.Exactly(placed.play(Move.swap())));
        check(games, swapped, tree -> tree == games.getFirst());
    }

    @Test
    void gamesFromOneSetUpThatDifferAreBothKept() throws IOException {
        Position start = Positions.of("3/1b2/5/4/w2 w");
        List<Move> legal = start.legalMoves();
        List<GameTree> games = legal.stream()
                .map(move -> LibraryGames.game(start, List.of(move)))
                .toList();
        assertEquals(games.size(), library.add(games), "no symmetry keeps the start, so no two moves are the same");
    }

    @Test
    void capitalsDoNotMatterInAnyLanguage() throws IOException {
        library.add(List.of(
                LibraryGames.game(SMALL, SMALL.legalMoves().subList(0, 1), new Tag("White", "J\u00d6RG M\u00dcLLER"))));
        assertEquals(
                1,
                library.search(Query.all().withPlayer("m\u00fcller"), 9).games().size());
    }

    @Test
    void refusesOtherFiles() throws Exception {
        Path text = Files.writeString(folder.resolve("text.db"), "Dear diary, this is no database at all, is it?");
        assertTrue(message(text).contains("text.db"), message(text));
        Path other = folder.resolve("other.db");
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + other);
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE TABLE bookmark (url TEXT)");
        }
        assertTrue(message(other).endsWith("is not a Hexalyst library"), message(other));
        Path newer = folder.resolve("newer.db");
        Library.open(newer).close();
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + newer);
                Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA user_version = 99");
        }
        assertTrue(message(newer).contains("newer version"), message(newer));
    }

    private static String message(Path file) {
        return String.valueOf(
                assertThrows(IOException.class, () -> Library.open(file)).getMessage());
    }

    private List<GameHits.Hit> check(List<GameTree> games, Query query, Predicate<GameTree> wanted) throws IOException {
        List<GameHits.Hit> hits = library.search(query, 1000).games();
        List<GameTree> found = new ArrayList<>();
        for (GameHits.Hit hit : hits) {
            found.add(library.game(hit.game().id()).orElseThrow());
        }
        assertEquals(texts(games.stream().filter(wanted).toList()), texts(found), query::toString);
        return hits;
    }

    private static List<String> texts(List<GameTree> games) {
        return games.stream()
                .map(game -> game.tags().all() + " " + LibraryGames.moves(game))
                .sorted()
                .collect(Collectors.toList());
    }

    private static String tag(GameTree tree, String name) {
        return tree.tags().get(name).orElse("");
    }

    private static List<Position> positions(GameTree tree) {
        return tree.mainLine().stream().map(tree::position).toList();
    }

    private static boolean sameCells(Position one, Position other) {
        for (int cell = 0; cell < GRID.cells(); cell++) {
            if (!one.at(cell).equals(other.at(cell))) {
                return false;
            }
        }
        return one.toMove() == other.toMove();
    }

    /// Whether some symmetry maps the cells to the expected contents, found by trying each.
    private static boolean fits(Position position, Map<Integer, Content> cells) {
        for (int symmetry = 0; symmetry < GRID.symmetries(); symmetry++) {
            int by = symmetry;
            if (cells.entrySet().stream()
                    .allMatch(cell -> position.at(GRID.image(by, cell.getKey())).equals(cell.getValue()))) {
                return true;
            }
        }
        return false;
    }

    private static PlayCount tried(GameTree tree, Side mover) {
        return switch (tag(tree, Tags.RESULT)) {
            case "1-0" -> mover == Side.WHITE ? new PlayCount(1, 1, 0, 0) : new PlayCount(1, 0, 0, 1);
            case "0-1" -> mover == Side.BLACK ? new PlayCount(1, 1, 0, 0) : new PlayCount(1, 0, 0, 1);
            default -> new PlayCount(1, 0, 1, 0);
        };
    }
}
