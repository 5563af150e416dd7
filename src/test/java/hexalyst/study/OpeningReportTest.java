package hexalyst.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Position;
import hexalyst.game.PositionKey;
import hexalyst.game.Side;
import hexalyst.notation.GameFormat;
import hexalyst.notation.GameLookup;
import hexalyst.notation.HgnWriter;
import hexalyst.record.Annotations;
import hexalyst.record.GameTree;
import hexalyst.record.MachineNote;
import hexalyst.record.Node;
import hexalyst.record.Tags;
import hexalyst.text.Texts;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OpeningReportTest {
    private static List<GameTree> games(String text) {
        return GameFormat.HGN.read(text, GameLookup.standard()).games();
    }

    private static GameTree report(String line, Query query) throws IOException {
        try (Library library = Library.inMemory()) {
            library.add(games("""
                    [Game "Manalath"]
                    [White "Ada"]
                    [Black "Bert"]
                    [Date "2026.11.20"]
                    [Result "1-0"]

                    1. e5w d4b 2. f5w b2w 1-0

                    [Game "Manalath"]
                    [White "Cleo"]
                    [WhiteElo "1900"]
                    [BlackElo "1800"]
                    [Result "0-1"]

                    1. e5w f5b 2. d4w a1b 0-1

                    [Game "Manalath"]

                    1. e5w a1b *

                    [Game "Manalath"]
                    [Edition "nestorgames"]

                    1. e5w *

                    [Game "Pentalath"]

                    1. e5w *
                    """));
            GameTree start = games("[Game \"Manalath\"]\n\n" + line + " *\n").getFirst();
            library.setNote(start.position(start.mainLine().getLast()), "Think first.");
            return Texts.in(
                            Locale.ENGLISH,
                            () -> new OpeningReport(
                                    library,
                                    query,
                                    position -> position.toMove() == Side.WHITE
                                            ? Optional.of(MachineNote.Proved.win(Side.WHITE, 13))
                                            : Optional.empty()))
                    .of(start, 8);
        }
    }

    @Test
    void tellsWhatWasPlayedAndWhatIsKnown() throws IOException {
        GameTree report = report("1. e5w", Query.all());
        assertEquals(Optional.of("Opening report after e5w"), report.tags().get(Tags.EVENT));
        assertEquals(List.of(Annotations.DIAGRAM), report.node(1).annotations().glyphs(), "it is printed");
        assertEquals(
                List.of(
                        " | ",
                        "e5w | 3 of 3 games of this edition reached this position. Black, to move: 1 won, 0 drawn, 1 lost, 1 unfinished."
                                + " The counts show what was played, not what is best.\n\n"
                                + "Games of the highest rated players: Cleo – ? 0-1.\n\n"
                                + "The latest games: Ada – Bert 1-0 (November 20, 2026).\n\n"
                                + "Think first.",
                        "d4b | Played in 2 games: 1 won, 0 drawn, 1 lost."
                                + " 6 moves are the same by symmetry. It is proved to lose. | White 13",
                        "f5w | ",
                        "b2w | As in Ada – Bert 1-0 (November 20, 2026). | White 13",
                        "a1b | Played in 1 game: 0 won, 0 drawn, 0 lost, 1 unfinished."
                                + " 6 moves are the same by symmetry. It is proved to lose. | White 13"),
                report.preorder(GameTree.ROOT).stream()
                        .map(id -> said(report, report.node(id)))
                        .toList());
    }

    @Test
    void aMoveThatWinsIsTheMainLine() throws IOException {
        try (Library library = Library.inMemory()) {
            library.add(games("""
                    [Game "Manalath"]

                    1. e5w d4b 2. f5w b2w *

                    [Game "Manalath"]

                    1. e5w d4b 2. f5w b3w *

                    [Game "Manalath"]

                    1. e5w a1b *
                    """));
            GameTree start = games("[Game \"Manalath\"]\n\n1. e5w *\n").getFirst();
            Position asked = start.position(start.mainLine().getLast());
            PositionKey won = asked.play(asked.move("a1b").orElseThrow()).lookupKey();
            GameTree report = Texts.in(
                            Locale.ENGLISH,
                            () -> new OpeningReport(
                                    library,
                                    Query.all(),
                                    position -> position.lookupKey().equals(won)
                                            ? Optional.of(MachineNote.Proved.win(Side.BLACK, 5))
                                            : Optional.empty()))
                    .of(start, 8);
            assertEquals(3, report.mainLine().size(), "the start, e5w, and the move that wins");
            assertEquals(Optional.of("Opening report after e5w"), report.tags().get(Tags.EVENT));
            assertTrue(report.size() > 5, "the losing move is followed deeper");
        }
    }

    @Test
    void whatWasPlayedMostIsToldOnlyWhereItWasPlayedMoreThanOnce() throws IOException {
        assertEquals("Proved to win: b2b.", beside("d4b", "f5w"));
        assertEquals("Proved to win: b2b. Played most: d4b, in 2 games.", beside("d4b", "d4b", "f5w"));
        String equal = beside("d4b", "d4b", "f5w", "f5w");
        assertTrue(equal.contains("Played most: d4w, d4b, each in 2 games."), equal);
    }

    /// What is told after e5w, where b2b wins, and these moves were played.
    private static String beside(String... played) throws IOException {
        try (Library library = Library.inMemory()) {
            for (int i = 0; i < played.length; i++) {
                library.add(games("[Game \"Manalath\"]\n[White \"" + i + "\"]\n\n1. e5w " + played[i] + " *\n"));
            }
            GameTree start = games("[Game \"Manalath\"]\n\n1. e5w *\n").getFirst();
            Position asked = start.position(start.mainLine().getLast());
            PositionKey won = asked.play(asked.move("b2b").orElseThrow()).key();
            GameTree report = Texts.in(
                            Locale.ENGLISH,
                            () -> new OpeningReport(
                                    library,
                                    Query.all(),
                                    position -> position.key().equals(won)
                                            ? Optional.of(MachineNote.Proved.win(Side.BLACK, 5))
                                            : Optional.empty()))
                    .of(start, 0);
            return report.node(1)
                    .annotations()
                    .comment()
                    .lines()
                    .filter(line -> line.startsWith("Proved to win"))
                    .findFirst()
                    .orElseThrow()
                    .replace(" in 3 moves (6 plies)", "")
                    .replace(" in at most 3 moves (6 plies)", "");
        }
    }

    @Test
    void endsSoonWhenItIsNoLongerWanted() throws IOException {
        try (Library library = Library.inMemory()) {
            List<GameTree> games = games("""
                    [Game "Manalath"]

                    1. e5w d4b 2. f5w b2w *

                    [Game "Manalath"]

                    1. e5w d4b 2. f5w b3w *
                    """);
            library.add(games);
            GameTree start = GameTree.of(games.getFirst().start());
            OpeningReport report = new OpeningReport(library, Query.all(), position -> Optional.empty());
            assertTrue(report.of(start, 8).size() > 2);
            assertEquals(2, report.of(start, 8, () -> false).size());
        }
    }

    private static String said(GameTree tree, Node node) {
        String proved = node.annotations()
                .proved()
                .map(note -> " | White " + note.plies().orElseThrow())
                .orElse("");
        return node.move().map(tree.start()::text).orElse("") + " | "
                + node.annotations().comment() + proved;
    }

    @Test
    void countsTheGamesThatMatchAndSaysWhenThereAreNone() throws IOException {
        String ada = HgnWriter.write(List.of(report("1. e5w", Query.all().withPlayer("ada"))));
        assertTrue(ada.contains("1 game that matches the search reached this position."), ada);
        String none = HgnWriter.write(List.of(report("1. a2w", Query.all())));
        assertTrue(none.contains("No game in the library reached this position."), none);
        String nobody = HgnWriter.write(List.of(report("1. e5w", Query.all().withPlayer("zoe"))));
        assertTrue(nobody.contains("No game that matches the search reached this position."), nobody);
        assertFalse(nobody.contains("Played most"), nobody);
    }

    @Test
    void namesTheMovesThatFollow() throws IOException {
        try (Library library = Library.inMemory()) {
            for (String move : List.of(
                    "a1w", "a2w", "a3w", "b2w", "b3w", "b4w", "c3w", "c4w", "d4w", "d5w", "e5w", "a1b", "a2b", "b3b",
                    "c3b", "d4b", "e5b")) {
                library.add(games("[Game \"Manalath\"]\n\n1. " + move + " *\n"));
            }
            GameTree start = games("[Game \"Manalath\"]\n\n*\n").getFirst();
            String said = Texts.in(
                            Locale.ENGLISH, () -> new OpeningReport(library, Query.all(), position -> Optional.empty()))
                    .of(start, 8)
                    .root()
                    .annotations()
                    .comment();
            assertTrue(said.endsWith("3 moves that were played less often are left out."), said);
        }
    }

    @Test
    void followsWhatIsProvedToWinAndTellsWhatWasPlayedBesideIt() throws IOException {
        try (Library library = Library.inMemory()) {
            library.add(games("""
                    [Game "Manalath"]

                    1. e5w a2b 2. c1w a1b *

                    [Game "Manalath"]

                    1. e5w a2b 2. c1w a1w *
                    """));
            GameTree start = games("[Game \"Manalath\"]\n\n1. e5w *\n").getFirst();
            Position asked = start.position(start.mainLine().getLast());
            Position replied = asked.play(asked.move("a2b").orElseThrow());
            Position won = replied.play(replied.move("d5w").orElseThrow());
            library.setNote(replied, "Mind the middle.");
            OpeningReport reports = Texts.in(
                    Locale.ENGLISH,
                    () -> new OpeningReport(
                            library,
                            Query.all(),
                            position -> position.lookupKey().equals(won.lookupKey())
                                    ? Optional.of(MachineNote.Proved.win(Side.WHITE, 14))
                                    : Optional.empty()));
            GameTree report = reports.of(start, 8);
            List<Integer> line = report.mainLine();
            assertEquals(
                    List.of(
                            "a2b | Played in 2 games: 0 won, 0 drawn, 0 lost, 2 unfinished. "
                                    + "12 moves are the same by symmetry. Proved to win: d5w in at most 8 moves (15 plies). "
                                    + "Played most: c1w, in 2 games. Mind the middle.",
                            "d5w |  | White 14"),
                    line.subList(2, line.size()).stream()
                            .map(id -> said(report, report.node(id)))
                            .toList());
            GameTree whole = reports.of(GameTree.of(replied), 8);
            assertEquals(
                    List.of("d5w | Played in no game. | White 14", "c1w"),
                    List.of(
                            said(whole, whole.node(whole.mainLine().getLast())),
                            replied.text(whole.node(whole.root().children().getLast())
                                    .move()
                                    .orElseThrow())));
        }
    }

    /// Every variation that is noted as won is among the moves that are named, and the others are counted.
    @Test
    void theListOfWinningMovesIsWhole() throws IOException {
        try (Library library = Library.inMemory()) {
            for (String move : List.of("a1w", "a2w", "a3w", "b2w", "b3w", "b4w", "c3w", "d4w", "e5b")) {
                library.add(games("[Game \"Manalath\"]\n\n1. " + move + " *\n"));
            }
            GameTree start = games("[Game \"Manalath\"]\n\n*\n").getFirst();
            int moves = Exploration.nothing(start.start()).moves().size();
            GameTree report = Texts.in(
                            Locale.ENGLISH,
                            () -> new OpeningReport(
                                    library,
                                    Query.all(),
                                    position -> position.toMove() == Side.BLACK
                                            ? Optional.of(MachineNote.Proved.win(Side.WHITE, 12))
                                            : Optional.empty()))
                    .of(start, 0);
            String said = report.root().annotations().comment();
            String told = said.lines()
                    .filter(line -> line.startsWith("Proved to win: "))
                    .findFirst()
                    .orElseThrow();
            for (int child : report.root().children()) {
                assertTrue(told.contains(report.text(child)), said);
            }
            assertTrue(told.contains(" in at most 7 moves (13 plies) and "), said);
            assertTrue(said.contains(" and " + (moves - 12) + " more moves."), said);
        }
    }

    @Test
    void saysHowTheGameEndedWhereItIsOver() throws IOException {
        String over = "1. e3w a1b 2. e4w a5b 3. e6w i1b 4. e7w i5b 5. e5w";
        try (Library library = Library.inMemory()) {
            GameTree game = games("[Game \"Manalath\"]\n\n" + over + " *\n").getFirst();
            library.add(List.of(game));
            GameTree report = Texts.in(
                            Locale.ENGLISH, () -> new OpeningReport(library, Query.all(), position -> Optional.empty()))
                    .of(game, 8);
            assertEquals(
                    "1 game reached this position, where the game is over: White has a quint.",
                    report.node(report.mainLine().getLast()).annotations().comment());
        }
    }
}
