package hexalyst.ui.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.ui.theme.KeptSettings;
import hexalyst.ui.theme.Settings;
import org.junit.jupiter.api.Test;

class LayoutViewModelTest {
    private final Settings settings = new KeptSettings();
    private final LayoutViewModel layout = new LayoutViewModel(settings);

    @Test
    void beginsWithAnalysisAndUsualText() {
        assertEquals(SidePage.ANALYSE, layout.pageProperty().get());
        assertEquals(SidePart.ENGINE, layout.partProperty().get());
        assertEquals(LayoutViewModel.USUAL_TEXT, layout.textSizeProperty().get());
        for (Divider divider : Divider.values()) {
            assertEquals(divider.usual(), layout.position(divider));
        }
    }

    @Test
    void everythingIsRemembered() {
        layout.pageProperty().set(SidePage.PLAY);
        layout.partProperty().set(SidePart.COMMENT);
        layout.textSizeProperty().set(150);
        layout.openingsOrderProperty().set("-games");
        layout.move(Divider.BOARD, 0.43211);
        LayoutViewModel next = new LayoutViewModel(settings);
        assertEquals(SidePage.PLAY, next.pageProperty().get());
        assertEquals(SidePart.COMMENT, next.partProperty().get());
        assertEquals(150, next.textSizeProperty().get());
        assertEquals("-games", next.openingsOrderProperty().get());
        assertEquals(0.4321, next.position(Divider.BOARD), 1e-9);
        assertEquals(Divider.COMMENT.usual(), next.position(Divider.COMMENT));
        next.reset(Divider.BOARD);
        assertEquals(Divider.BOARD.usual(), layout.position(Divider.BOARD));
    }

    @Test
    void theGameIsShownByAPageThatHasItsBoard() {
        for (SidePage page : SidePage.values()) {
            layout.pageProperty().set(page);
            layout.showGame();
            boolean other = page == SidePage.SETUP || page == SidePage.PUZZLES;
            assertEquals(other ? SidePage.ANALYSE : page, layout.pageProperty().get());
        }
    }

    @Test
    void damagedSettingsAreAsIfThereWereNone() {
        settings.put("side.page", "openings of a later version");
        settings.put("text.size", "huge");
        settings.put("divider.board", "7");
        settings.put("divider.comment", "NaN");
        settings.put("divider.engine", "left");
        LayoutViewModel next = new LayoutViewModel(settings);
        assertEquals(SidePage.ANALYSE, next.pageProperty().get());
        assertEquals(LayoutViewModel.USUAL_TEXT, next.textSizeProperty().get());
        assertEquals(Divider.BOARD.usual(), next.position(Divider.BOARD));
        assertEquals(Divider.COMMENT.usual(), next.position(Divider.COMMENT));
        assertEquals(Divider.ENGINE.usual(), next.position(Divider.ENGINE));
    }

    @Test
    void textGrowsAndShrinksByStepsAsFarAsThereAreSizes() {
        layout.resizeText(1);
        assertEquals(110, layout.textSizeProperty().get());
        layout.resizeText(-2);
        assertEquals(90, layout.textSizeProperty().get());
        layout.resizeText(-1);
        assertEquals(90, layout.textSizeProperty().get());
        layout.resizeText(100);
        assertEquals(200, layout.textSizeProperty().get());
        assertTrue(layout.textSheet().endsWith("26.00px%7D"), layout.textSheet());
    }

    @Test
    void largerTextFoldsWiderWindows() {
        assertFalse(layout.folds(1100));
        assertTrue(layout.folds(1099));
        layout.textSizeProperty().set(150);
        assertTrue(layout.folds(1649));
        assertFalse(layout.folds(1650));
    }
}
