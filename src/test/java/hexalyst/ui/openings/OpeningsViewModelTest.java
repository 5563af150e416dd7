package hexalyst.ui.openings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.job.Finding;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.engine.estimate.Score;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.PositionKey;
import hexalyst.game.Side;
import hexalyst.notation.GameFormat;
import hexalyst.notation.GameLookup;
import hexalyst.record.GameTree;
import hexalyst.record.Mark;
import hexalyst.record.Numbering;
import hexalyst.record.TreeEdit;
import hexalyst.study.GameHits;
import hexalyst.study.GameKind;
import hexalyst.study.Library;
import hexalyst.study.PlayCount;
import hexalyst.study.repertoire.Repertoire;
import hexalyst.ui.engine.ProofStore;
import hexalyst.ui.fx.Queue;
import hexalyst.ui.game.GameState;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.message.Message;
import hexalyst.ui.message.MessageLine;
import hexalyst.ui.repertoire.SharedRepertoire;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OpeningsViewModelTest {
    private static final Position START =
            Games.byDefault().start(Games.byDefault().editions().getFirst());

    @TempDir
    Path folder = Path.of("");

    private final MessageLine messages = new MessageLine();
    private final GameViewModel game = new GameViewModel(START, messages);
    private final ProofStore proofs = new ProofStore();
    private final Queue queue = new Queue();
    private final Map<PositionKey, Finding> known = new HashMap<>();
    private final List<String> opened = new ArrayList<>();
    private final List<Message> told = new ArrayList<>();
    /// What was asked to remove, and the answer.
    private final List<String> asked = new ArrayList<>();

    private boolean sure;
    private final ObjectProperty<Numbering> numbering = new SimpleObjectProperty<>(Numbering.MOVES);
    private final List<Runnable> waiting = new ArrayList<>();
    private SharedLibrary library = new SharedLibrary(this::unopened, waiting::add, waiting::add, queue);
    private SharedRepertoire repertoire = repertoire();
    private OpeningsViewModel model = model();

    private SharedRepertoire repertoire() {
        return new SharedRepertoire(folder.resolve("repertoire.txt"), waiting::add, queue, InstantSource.system());
    }

    private Library unopened() throws IOException {
        return Library.open(folder.resolve("library.db"));
    }

    /// With the games in sight.
    private OpeningsViewModel model() {
        OpeningsViewModel openings = new OpeningsViewModel(
                game,
                proofs,
                messages,
                new OpeningsViewModel.Outside(
                        library,
                        position -> Optional.ofNullable(known.get(position.key())),
                        repertoire,
                        (games, index, called) -> {
                            for (int i = 0; i < games.size(); i++) {
                                GameState each = games.get(i);
                                GameTree tree = each.tree();
                                opened.add((i == index ? "> " : "")
                                        + (tree.mainLine().size() - 1)
                                        + " at " + tree.ply(each.id()) + " marks "
                                        + tree.node(each.id())
                                                .annotations()
                                                .marks()
                                                .size());
                            }
                        },
                        (made, called) -> opened.add(
                                called + ": " + (made.tree().mainLine().size() - 1) + " at "
                                        + made.tree().ply(made.id())),
                        told::add,
                        what -> {
                            asked.add(what);
                            return sure;
                        },
                        numbering));
        openings.hits().setSeen(true);
        return openings;
    }

    @BeforeEach
    void fill() throws IOException {
        repertoire = repertoire();
        model = model();
        try (Library filling = unopened()) {
            filling.add(games("""
                    [Game "Manalath"]
                    [White "Ada"]
                    [Result "1-0"]

                    1. e5w d4b 2. f5w 1-0

                    [Game "Manalath"]
                    [Black "Bert"]
                    [Result "0-1"]

                    1. e5w f4b 2. e6b 0-1

                    [Game "Manalath"]
                    [Result "*"]

                    1. a1w *
                    """));
        }
    }

    private static List<GameTree> games(String text) {
        return GameFormat.HGN.read(text, GameLookup.standard()).games();
    }

    /// Runs all tasks of the background and of the JavaFX thread.
    private void work() {
        while (!waiting.isEmpty()) {
            waiting.removeFirst().run();
            queue.runAll();
        }
    }

    private static Move move(String text) {
        return START.move(text).orElseThrow();
    }

    private List<String> rows() {
        return model.rows().stream()
                .map(row -> row.text() + " " + row.tried().games()
                        + row.known().map(score -> " " + score).orElse(""))
                .toList();
    }

    private static List<String> played(List<OpeningRow> rows) {
        return rows.stream().map(row -> row.text() + " " + row.tried().games()).toList();
    }

    @Test
    void theBoardShowsTheShareOfTheGamesThatPlayedOnACell() {
        model.setActive(true);
        work();
        assertEquals(
                List.of("a1 6%", "a5 6%", "e1 6%", "e5 67%", "e9 6%", "i1 6%", "i5 6%"),
                model.countsProperty().get().stream()
                        .map(label -> START.grid().name(label.cell()) + " " + label.text())
                        .sorted()
                        .toList());
        game.play(move("e5w"));
        assertEquals(List.of(), model.countsProperty().get(), "those of another position");
        work();
        assertEquals(6, model.countsProperty().get().size(), "d4b and f4b are mirror images");
        model.setActive(false);
        assertEquals(List.of(), model.countsProperty().get());
    }

    @Test
    void verySmallSharesAreNotWrittenOnTheBoard() throws IOException {
        try (Library filling = unopened()) {
            for (String first : List.of("e5w", "e5b", "d4w", "d4b")) {
                filling.add(games("[Game \"Manalath\"]\n\n1. " + first + " a1b a2w a3b *\n"));
            }
            filling.add(games("[Game \"Manalath\"]\n\n1. b3w e5b *\n\n[Game \"Manalath\"]\n\n1. b3b e5b *\n"));
        }
        library.changed();
        model.setActive(true);
        work();
        List<String> shares = model.countsProperty().get().stream()
                .map(label -> START.grid().name(label.cell()) + " " + label.text())
                .toList();
        assertTrue(shares.stream().anyMatch(text -> text.startsWith("e5 ")), shares.toString());
        assertTrue(shares.stream().noneMatch(text -> text.matches(".* (<1|[012])%")), shares.toString());
        long played = model.rows().stream()
                .flatMap(row -> row.same().stream().map(Move::lastCell))
                .distinct()
                .count();
        assertTrue(shares.size() < played, "the rest is in the table");
    }

    @Test
    void allGamesCanBeThoseOfOneGame() throws IOException {
        try (Library filling = unopened()) {
            filling.add(games("[Game \"Pentalath\"]\n\n1. e5w *\n"));
        }
        model.setActive(true);
        model.hits().scopeProperty().set(ListedGames.ALL);
        work();
        assertEquals(3, model.hits().games().size(), "at first those of the open game");
        GameKind pentalath = model.hits().kindsProperty().get().stream()
                .filter(kind -> kind.game().equals("pentalath"))
                .findFirst()
                .orElseThrow();
        model.hits().kindProperty().set(Optional.of(pentalath));
        work();
        assertEquals(1, model.hits().games().size());
        model.hits().kindProperty().set(Optional.empty());
        work();
        assertEquals(4, model.hits().games().size());
    }

    private void open(String id) {
        Game other = Games.named(id).orElseThrow();
        game.show(GameState.of(GameTree.of(other.start(other.editions().getFirst()))));
    }

    @Test
    void theListedGamesFollowTheOpenGameUnlessAllAreWanted() {
        model.setActive(true);
        model.hits().scopeProperty().set(ListedGames.ALL);
        work();
        assertEquals(3, model.hits().games().size());
        open("phalanx");
        work();
        assertEquals(0, model.hits().games().size());
        assertEquals(
                List.of("phalanx", "manalath"),
                model.hits().kindsProperty().get().stream().map(GameKind::game).toList());
        model.hits().kindProperty().set(Optional.empty());
        open("medusa");
        work();
        assertEquals(3, model.hits().games().size());
    }

    @Test
    void aGameWithoutGamesSaysWhatThereIs() {
        model.setActive(true);
        work();
        assertFalse(model.emptyProperty().get());
        open("phalanx");
        work();
        assertTrue(model.emptyProperty().get());
        assertEquals(
                "No starter games of Phalanx yet: import games or play some.",
                model.summaryProperty().get());
        open("pentalath");
        work();
        assertEquals(
                "No games of Pentalath in the library yet: fill it from the menu … above.",
                model.summaryProperty().get());
        assertTrue(model.emptyProperty().get(), "the starter games have some");
    }

    @Test
    void gamesAreRemovedOnlyIfTheUserIsSure() {
        model.setActive(true);
        model.hits().scopeProperty().set(ListedGames.ALL);
        work();
        List<GameHits.Hit> first = List.copyOf(model.hits().games().subList(0, 2));
        sure = false;
        model.hits().remove(first);
        work();
        assertEquals(List.of("these 2 games from the library"), asked);
        assertEquals(3, model.hits().games().size());
        sure = true;
        model.hits().remove(first);
        work();
        assertEquals(1, model.hits().games().size());
        assertFalse(model.hits().games().contains(first.getFirst()));
        model.hits().remove(List.of());
        assertEquals(2, asked.size(), "nothing is asked about nothing");
    }

    @Test
    void saysWhereTheGameLeavesTheRepertoire() throws IOException {
        Repertoire.change(
                folder.resolve("repertoire.txt"),
                lessons -> games("""
                [Game "Manalath"]

                1. e5w d4b 2. f5w (2. a1w) *
                """).forEach(tree -> lessons.learn(tree, Side.WHITE, Instant.EPOCH)));
        model.setActive(true);
        work();
        assertFalse(model.summaryProperty().get().contains("repertoire"));
        for (String text : List.of("e5w", "f5b", "a1w")) {
            game.play(game.moment().position().move(text).orElseThrow());
        }
        work();
        String said = model.summaryProperty().get();
        // Turned by half a circle, which maps d4 to f5 and f5 to d4.
        assertTrue(said.endsWith(" Your repertoire has 2. d4w, not a1w."), said);
        numbering.set(Numbering.PLIES);
        said = model.summaryProperty().get();
        assertTrue(said.endsWith(" Your repertoire has 3. d4w, not a1w."), said);
    }

    @Test
    void aGameThatAnotherProgramAddsChangesWhatIsNew() throws IOException {
        for (String text : List.of("e5w", "d4b", "a1w")) {
            game.play(move(text));
        }
        model.setActive(true);
        work();
        assertTrue(model.summaryProperty().get().contains("No other game has 2. a1w."), model.summaryProperty()::get);
        try (Library other = unopened()) {
            other.add(games("[Game \"Manalath\"]\n\n1. e5w d4b 2. a1w b1b *\n"));
        }
        model.setActive(false);
        model.setActive(true);
        work();
        assertFalse(model.summaryProperty().get().contains("No other game"), model.summaryProperty()::get);
    }

    @Test
    void opensAReportAboutThePosition() {
        game.play(move("e5w"));
        model.setActive(true);
        work();
        model.report(8);
        work();
        assertEquals(
                List.of("Opening report: 3 at 1"), opened, "with what was played most, at the position, and unsaved");
    }

    /// Nobody is torn away from what he has turned to.
    @Test
    void aReportThatIsReadyWaitsForTheUserWhoHasGoneOn() {
        game.play(move("e5w"));
        model.setActive(true);
        work();
        model.report(8);
        game.toStart();
        work();
        assertEquals(List.of(), opened);
        assertEquals(ReportViewModel.State.READY, model.report().stateProperty().get());
        assertEquals(
                "the opening report is ready: click here to open it",
                told.getFirst().text());
        told.getFirst().click().orElseThrow().run();
        assertEquals(List.of("Opening report: 3 at 1"), opened);
        model.report(8);
        model.setActive(false);
        work();
        assertEquals(1, opened.size(), "another page is shown");
        model.report().open();
        assertEquals(2, opened.size());
        assertEquals(ReportViewModel.State.NONE, model.report().stateProperty().get());
    }

    @Test
    void aReportCanBeStopped() {
        model.setActive(true);
        work();
        model.report(8);
        assertEquals(
                ReportViewModel.State.WRITING, model.report().stateProperty().get());
        model.report().stop();
        work();
        assertEquals(List.of(), opened);
        assertEquals(List.of(), told);
        assertEquals(ReportViewModel.State.NONE, model.report().stateProperty().get());
    }

    @Test
    void theShareOfAMoveSaysHowItFitsTheNumberOnTheBoard() {
        model.setActive(true);
        work();
        assertEquals(
                Optional.of("2 of 3 games: 67 %. The number on the board, 67% on e5, counts all moves to that cell."),
                model.share(model.rows().getFirst()));
        assertEquals(
                Optional.of("1 of 3 games: 33 %, shared by 6 cells that are the same by symmetry."
                        + " The number on the board, 6% on a1, counts all moves to that cell."),
                model.share(model.rows().getLast()));
    }

    @Test
    void keepsANoteOfThePosition() {
        model.setActive(true);
        work();
        model.note().textProperty().set("the start");
        game.play(move("e5w"));
        work();
        assertEquals("", model.note().textProperty().get());
        game.toStart();
        work();
        assertEquals("the start", model.note().textProperty().get());
    }

    @Test
    void countsTheGamesThatMatchTheFields() {
        model.setActive(true);
        model.fields().playerProperty().set("ada");
        work();
        assertEquals(List.of("e5w 1"), rows());
        assertEquals(
                "1 of 3 games came here and matches the filter: White +1 =0 −0.",
                model.summaryProperty().get());
        model.fields().playerProperty().set("nobody");
        work();
        assertEquals(List.of(), rows());
        assertEquals(
                "No game that matches the filter has this position.",
                model.summaryProperty().get());
    }

    @Test
    void countsTheGamesOfAPlayerWithOneColour() {
        model.setActive(true);
        model.fields().playerProperty().set("ada");
        model.fields().sideProperty().set(Optional.of(Side.WHITE));
        work();
        assertEquals(List.of("e5w 1"), rows());
        model.fields().sideProperty().set(Optional.of(Side.BLACK));
        work();
        assertEquals(List.of(), rows());
        model.fields().clear();
        work();
        assertEquals(List.of("e5w 2", "a1w 1"), rows());
    }

    @Test
    void aReplyIsWrittenWithItsLineFromTheStart() {
        game.play(move("e5w"));
        model.setActive(true);
        work();
        OpeningRow row = model.rows().getFirst();
        assertEquals("1. e5w " + row.text(), model.written(row));
    }

    @Test
    void searchesByTheMarksThatAreThere() {
        game.play(move("e5w"));
        Mark mark = new Mark(START.grid().named("e5").orElseThrow(), Mark.Shape.CIRCLE, Optional.empty());
        game.edit(new TreeEdit.Annotate(
                game.moment().id(), game.moment().annotations().withDrawing(List.of(mark), List.of())));
        model.setActive(true);
        model.hits().scopeProperty().set(ListedGames.MARKED);
        work();
        assertEquals(2, model.hits().games().size());
    }

    @Test
    void saysWhichDateMeansNothing() {
        model.setActive(true);
        model.fields().fromProperty().set("soon");
        work();
        assertEquals(
                Optional.of("\"soon\" is not a date; write 2026, 2026-11 or 2026-11-20"),
                model.fields().wrong());
        assertEquals(List.of(), model.hits().games());
        assertEquals("", model.hits().listedProperty().get(), "said once, below the fields");
        model.fields().fromProperty().set("20.11.2026");
        work();
        assertEquals("0 games", model.hits().listedProperty().get());
        model.fields().untilProperty().set("2025");
        work();
        assertEquals(
                Optional.of("The first date is after the last one"),
                model.fields().wrong());
    }

    @Test
    void gamesCanBeChosenByRating() throws IOException {
        model.setActive(true);
        work();
        assertFalse(model.ratedProperty().get());
        try (Library more = unopened()) {
            more.add(games("""
                    [Game "Manalath"]
                    [White "Cleo"]
                    [WhiteElo "1900"]
                    [BlackElo "1800"]

                    1. b2w *
                    """));
        }
        library.changed();
        work();
        assertTrue(model.ratedProperty().get());
        assertEquals(4, model.hits().games().size());
        model.fields().ratingProperty().set("1800");
        work();
        assertEquals(1, model.hits().games().size());
        assertEquals(List.of("b2w 1"), rows());
        model.fields().ratingProperty().set("strong");
        work();
        assertEquals(
                Optional.of("\"strong\" is not a rating; write a number such as 1800"),
                model.fields().wrong());
    }

    @Test
    void tellsWhatWasPlayed() {
        model.setActive(true);
        work();
        assertEquals(List.of("e5w 2", "a1w 1"), rows());
        assertEquals(12, 2 * model.rows().get(1).same().size(), "a1 lies in one of six corners");
        assertEquals(
                "3 of 3 games came here: White +1 =0 −1, 1 unfinished.",
                model.summaryProperty().get());
        assertTrue(
                model.aboutProperty().get().startsWith(model.summaryProperty().get() + " Counted are"));
        assertEquals(3, model.hits().games().size());
        game.play(move("e5w"));
        work();
        assertEquals(List.of("d4b 2"), rows(), "f4 is a mirror image of d4");
        assertEquals(2, model.hits().games().size());
    }

    @Test
    void tellsThatTheGameIsOverInsteadOfAMover() throws IOException {
        GameTree over =
                games(Files.readString(Path.of("sample-games/macbeth-03.hgn"))).getFirst();
        try (Library filling = unopened()) {
            filling.add(List.of(over));
        }
        model.setActive(true);
        work();
        assertEquals(
                "No game reached this position, and no move is proved",
                model.nothingProperty().get());
        game.show(GameState.of(over));
        game.toEnd();
        work();
        assertEquals(
                "1 of 1 game came here. The game is over: Black has 20 stones, White 9.",
                model.summaryProperty().get());
        assertEquals(
                "The game is over: there are no moves", model.nothingProperty().get());
    }

    @Test
    void asksNothingWhileNobodySees() {
        game.play(move("e5w"));
        assertTrue(waiting.isEmpty());
        assertFalse(Files.exists(folder.resolve("other.db")));
    }

    @Test
    void dropsAnswersThatComeLate() {
        model.setActive(true);
        game.play(move("e5w"));
        work();
        assertEquals(List.of("d4b 2"), rows());
    }

    @Test
    void aMoveOfThePositionBeforeIsNotPlayed() {
        model.setActive(true);
        work();
        OpeningRow first = model.rows().getFirst();
        game.play(move("a1w"));
        assertTrue(model.staleProperty().get());
        int here = game.moment().id();
        model.play(first);
        assertEquals(here, game.moment().id());
        proofs.announce();
        work();
        assertFalse(model.staleProperty().get());
        assertEquals(List.of(), rows());
    }

    @Test
    void aClosedTabAsksNothing() {
        model.setActive(true);
        work();
        model.end();
        library.changed();
        assertTrue(waiting.isEmpty());
    }

    @Test
    void rowsAreSortedByValueOrByAColumn() {
        List<OpeningRow> rows = List.of(
                row("a10w", 3, Optional.empty()),
                row("a2w", 9, Optional.of(new ProvedValue(Value.LOSS, 12))),
                row("b1w", 0, Optional.of(new ProvedValue(Value.WIN, 15))),
                row("b2w", 2, Optional.of(new ProvedValue(Value.WIN, 15))),
                row("c1w", 5, Optional.empty()),
                row("c2w", 0, Optional.of(new ProvedValue(Value.WIN, 3))),
                row("d1w", 1, Optional.of(new ProvedValue(Value.LOSS, 20))));
        assertEquals("c2w b2w b1w c1w a10w d1w a2w", sorted(rows, OpeningRow.ORDER));
        assertEquals("a2w a10w b1w b2w c1w c2w d1w", sorted(rows, OpeningRow.by("move", false)));
        assertEquals("a2w c1w a10w b2w d1w b1w c2w", sorted(rows, OpeningRow.by("games", true)));
        assertEquals("a2w d1w c1w a10w b2w b1w c2w", sorted(rows, OpeningRow.by("known", true)), "equal ones by games");
    }

    private static OpeningRow row(String text, long games, Optional<ProvedValue> proved) {
        return new OpeningRow(
                List.of(), text, text, List.of(), new PlayCount(games, 0, 0, 0), proved.map(Score.Proved::new));
    }

    private static String sorted(List<OpeningRow> rows, Comparator<OpeningRow> order) {
        return rows.stream().sorted(order).map(OpeningRow::text).collect(Collectors.joining(" "));
    }

    @Test
    void showsWhatIsKnownWhetherPlayedOrNot() {
        known.put(START.play(move("e5w")).key(), new Finding.Proved(Value.LOSS, 34));
        known.put(START.play(move("e6w")).key(), new Finding.Proved(Value.LOSS, 40));
        model.setActive(true);
        work();
        Score win = new Score.Proved(new ProvedValue(Value.WIN, 35));
        assertEquals(Optional.of(win), model.rows().getFirst().known());
        assertEquals(3, model.rows().size(), "a move that nobody played, with its value");
        assertEquals(
                List.of("e5w", "d4w", "a1w"),
                model.rows().stream().map(OpeningRow::text).toList(),
                "proved wins first, the shorter one before the longer one");
        proofs.veil(true);
        assertEquals(Optional.empty(), model.rows().getFirst().known(), "hidden while somebody plays");
    }

    @Test
    void unfoldsTheRepliesToAMove() {
        model.setActive(true);
        work();
        List<OpeningRow> replies = model.replies(model.rows().getFirst());
        work();
        assertEquals(List.of("d4b 2"), played(replies));
        model.hits().choose(replies.getFirst());
        work();
        assertEquals("2 games", model.hits().listedProperty().get());
        model.play(replies.getFirst());
        assertEquals(2, game.moment().tree().ply(game.moment().id()), "the whole line is played");
    }

    @Test
    void theGamesAreThoseOfTheSelectedMoveOnceOneWasChosen() {
        model.setActive(true);
        work();
        List<OpeningRow> replies = model.replies(model.rows().getFirst());
        work();
        OpeningRow reply = replies.getFirst();
        model.hits().follow(reply);
        assertEquals(Optional.empty(), model.hits().chosenProperty().get(), "all are listed");
        model.hits().choose(model.rows().getFirst());
        model.hits().follow(reply);
        assertEquals(Optional.of(reply), model.hits().chosenProperty().get());
        model.hits().choose(reply);
        assertEquals(Optional.empty(), model.hits().chosenProperty().get());
    }

    @Test
    void unfoldedRepliesFollowTheFilter() {
        model.setActive(true);
        work();
        List<OpeningRow> replies = model.replies(model.rows().getFirst());
        model.fields().resultProperty().set("1-0");
        work();
        assertEquals(List.of("e5w 1"), rows());
        assertEquals(List.of("d4b 1"), played(replies));
        model.fields().resultProperty().set("1/2-1/2");
        work();
        assertEquals(List.of(), played(replies));
        model.fields().clear();
        work();
        assertEquals(List.of("d4b 2"), played(replies));
    }

    @Test
    void unfoldedRepliesFollowTheLibraryAndTheProofs() throws IOException {
        Position before = START.play(move("e5w"));
        known.put(before.play(before.move("d4b").orElseThrow()).key(), new Finding.Proved(Value.LOSS, 33));
        model.setActive(true);
        work();
        List<OpeningRow> replies = model.replies(model.rows().getFirst());
        work();
        try (Library filling = unopened()) {
            filling.add(games("[Game \"Manalath\"]\n\n1. e5w d4b 2. a1w 1-0\n"));
        }
        library.changed();
        work();
        assertEquals(List.of("d4b 3"), played(replies));
        assertTrue(replies.getFirst().known().isPresent());
        proofs.veil(true);
        assertTrue(replies.getFirst().known().isEmpty());
    }

    @Test
    void oneClickForgetsTheFilter() {
        model.setActive(true);
        model.fields().playerProperty().set("ada");
        model.fields().resultProperty().set("0-1");
        work();
        assertTrue(model.fields().isSet());
        model.fields().clear();
        work();
        assertFalse(model.fields().isSet());
        assertEquals(List.of("e5w 2", "a1w 1"), rows());
    }

    @Test
    void asksForNoGamesWhileTheMovesAreInSight() {
        model.hits().setSeen(false);
        model.setActive(true);
        work();
        assertEquals(List.of("e5w 2", "a1w 1"), rows());
        assertEquals(List.of(), model.hits().games());
        model.hits().choose(model.rows().get(1));
        work();
        model.hits().setSeen(true);
        work();
        assertEquals("1 game", model.hits().listedProperty().get());
    }

    @Test
    void listsTheGamesOfAMove() {
        model.setActive(true);
        work();
        model.hits().choose(model.rows().get(1));
        assertEquals("Searching…", model.hits().listedProperty().get());
        work();
        assertEquals(1, model.hits().games().size());
        assertEquals("1 game", model.hits().listedProperty().get());
        model.hits().choose(model.rows().get(1));
        work();
        assertEquals(3, model.hits().games().size());
    }

    @Test
    void searchesByNamesAndByMarkedCells() {
        model.setActive(true);
        model.hits().scopeProperty().set(ListedGames.ALL);
        model.fields().playerProperty().set("bert");
        work();
        assertEquals(1, model.hits().games().size());
        model.fields().playerProperty().set("");
        model.hits().scopeProperty().set(ListedGames.MARKED);
        work();
        assertEquals(0, model.hits().games().size());
        assertTrue(model.hits().listedProperty().get().startsWith("No cell is marked"));
        game.play(move("e5w"));
        game.play(move("d4b"));
        assertTrue(model.hits().pointingProperty().get());
        GameTree before = game.moment().tree();
        model.hits()
                .cellsProperty()
                .set(Set.of(
                        START.grid().named("e5").orElseThrow(),
                        START.grid().named("d4").orElseThrow()));
        assertSame(before, game.moment().tree(), "what is searched for is no edit");
        work();
        assertEquals(2, model.hits().games().size());
        assertEquals(2, model.hits().games().getFirst().ply());
        game.play(move("f5w"));
        work();
        assertEquals(2, model.hits().games().size(), "the search keeps what the cells contained when they were marked");
        model.hits().open(model.hits().games().getLast(), model.hits().games());
        work();
        assertEquals(List.of("3 at 2 marks 2", "> 3 at 2 marks 2"), opened);
        model.hits().scopeProperty().set(ListedGames.POSITION);
        assertFalse(model.hits().pointingProperty().get());
    }

    @Test
    void addsTheOpenGame() {
        model.setActive(true);
        model.addGame();
        assertTrue(messages.message().text().contains("no moves"));
        game.play(move("c3w"));
        model.addGame();
        work();
        assertEquals("the game was added to the library", messages.message().text());
        game.toStart();
        work();
        assertEquals(List.of("e5w 2", "a1w 1", "c3w 1"), rows());
        model.addGame();
        work();
        assertEquals("the game is already in the library", messages.message().text());
    }

    @Test
    void tellsWhyThereIsNoLibrary() throws IOException {
        Files.writeString(folder.resolve("library.db-wal"), "");
        Files.writeString(folder.resolve("library.db"), "this is a diary and not a library at all, sorry");
        model.setActive(true);
        work();
        assertTrue(
                model.summaryProperty().get().contains("library.db"),
                model.summaryProperty().get());
    }
}
