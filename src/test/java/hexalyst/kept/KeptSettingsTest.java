package hexalyst.kept;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.engine.estimate.Strength;
import hexalyst.export.board.MoveNumbers;
import hexalyst.export.board.PieceSet;
import hexalyst.ui.board.BoardLookViewModel;
import hexalyst.ui.board.Overlay;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.engine.ExternalEngineViewModel;
import hexalyst.ui.engine.ResourcesViewModel;
import hexalyst.ui.files.RecentFiles;
import hexalyst.ui.fx.Queue;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.game.Trees;
import hexalyst.ui.layout.Divider;
import hexalyst.ui.layout.LayoutViewModel;
import hexalyst.ui.layout.SidePage;
import hexalyst.ui.layout.SidePart;
import hexalyst.ui.layout.WindowBounds;
import hexalyst.ui.message.MessageLine;
import hexalyst.ui.play.PlayViewModel;
import hexalyst.ui.play.Seat;
import hexalyst.ui.prefs.Language;
import hexalyst.ui.theme.KeptSettings;
import hexalyst.ui.theme.Theme;
import hexalyst.ui.theme.ThemeViewModel;
import hexalyst.ui.tour.TourViewModel;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.geometry.Rectangle2D;
import javafx.scene.input.KeyCombination;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The user's choices of an earlier version still apply.
///
/// The rows of `settings.tsv` are the names and values that the program of commit d02a4e3 stored in the settings when
/// everything asserted here was chosen; a bar stands for a line break.
class KeptSettingsTest {
    private final KeptSettings settings = new KeptSettings();
    private final GameViewModel game = new GameViewModel(Trees.position("5/6/7/8/9/8/7/6/5 w"), new MessageLine());

    @BeforeEach
    void read() throws IOException {
        List<KeptTable.Row> rows = KeptTable.rows("settings.tsv");
        assertEquals(37, rows.size());
        rows.forEach(row -> settings.put(row.at(0), row.at(1).replace('|', '\n')));
    }

    @Test
    void theBoardLooksAsBefore() {
        BoardLookViewModel look = new BoardLookViewModel(settings);
        assertFalse(look.coordinatesProperty().get());
        assertFalse(look.numbersProperty().get());
        assertTrue(look.groupSizesProperty().get());
        assertFalse(look.lastMoveProperty().get());
        assertFalse(look.decidingProperty().get());
        assertTrue(look.mirroredProperty().get());
        assertEquals(Overlay.THREATS, look.overlayProperty().get());
        assertEquals(MoveNumbers.VARIATION, look.moveNumbersProperty().get());
        assertEquals(PieceSet.SHAPES, look.piecesProperty().get());
        assertEquals(5, look.turnProperty().get());
        assertEquals(7, look.linesProperty().get());
    }

    @Test
    void theWindowIsLaidOutAsBefore() {
        LayoutViewModel layout = new LayoutViewModel(settings);
        assertEquals(SidePage.OPENINGS, layout.pageProperty().get());
        assertEquals(SidePart.GAME, layout.partProperty().get());
        assertEquals(125, layout.textSizeProperty().get());
        List<Double> places =
                Arrays.stream(Divider.values()).map(layout::position).toList();
        // 0.32 was the divider above the graph, which is a strip now, and 0.37 that between the moves and the games of
        // openings, of which one is shown at a time.
        assertEquals(List.of(0.31, 0.33, 0.34, 0.35, 0.36), places);
        assertEquals(
                Optional.of(new WindowBounds(new Rectangle2D(10, 20, 1300, 800), true)),
                WindowBounds.parse(settings.get("window", "")));
        assertEquals(
                Theme.HIGH_CONTRAST,
                new ThemeViewModel(settings).themeProperty().get());
        assertEquals(Locale.GERMAN, Language.kept(settings).locale(Locale.ENGLISH));
        assertFalse(new TourViewModel(settings).isFirst());
    }

    @Test
    void keysAndFilesAreRemembered() {
        KeyBindings keys = new KeyBindings(settings);
        assertEquals(List.of(KeyCombination.valueOf("F2"), KeyCombination.valueOf("Shortcut+L")), keys.keys("lens"));
        assertTrue(keys.isOwn("fold"));
        assertEquals(List.of(), keys.keys("fold"));
        assertEquals(
                List.of(Path.of("/home/ada/b.hgn"), Path.of("/home/ada/a c.sgf")), new RecentFiles(settings).files());
    }

    @Test
    void engineAndPlayAreAsChosen() {
        Queue later = new Queue();
        ResourcesViewModel resources = new ResourcesViewModel(
                settings, new ResourcesViewModel.Amount(64, 1 << 15), (amount, done) -> done.run(), later);
        assertEquals(new ResourcesViewModel.Amount(3, 512), resources.wanted());
        assertEquals(45, resources.patience().toSeconds());
        PlayViewModel play = new PlayViewModel(
                game,
                new MessageLine(),
                new PlayViewModel.Outside(
                        (position, strength, seed, ending) ->
                                position.legalMoves().getFirst(),
                        Runnable::run,
                        later,
                        settings,
                        () -> 7,
                        side -> true),
                engine -> false);
        assertEquals(Strength.STRONG, play.strengthProperty().get());
        assertEquals(Seat.BLACK, play.seatProperty().get());
        assertEquals(5, play.timeProperty().get());
        ExternalEngineViewModel external = new ExternalEngineViewModel(
                game,
                new MessageLine(),
                new ExternalEngineViewModel.Outside(settings, now -> Optional.empty(), position -> "", later));
        assertEquals("hexalyst gtp --threads 1", external.commandProperty().get());
    }
}
