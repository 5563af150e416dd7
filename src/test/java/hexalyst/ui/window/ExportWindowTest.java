package hexalyst.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.export.ExportFormat;
import hexalyst.study.puzzle.Puzzle;
import hexalyst.study.puzzle.PuzzleWords;
import hexalyst.ui.puzzle.PuzzleViewModel;
import hexalyst.ui.puzzle.SolvingViewModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.ListCell;
import javafx.scene.control.TextField;
import javafx.scene.image.ImageView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// Exports pictures of the board, with clicks and keys.
class ExportWindowTest extends InWindow {
    @Override
    @Start
    void start(Stage stage) {
        super.start(stage);
    }

    private void openCard(FxRobot robot) throws IOException {
        open(robot, "[Game \"Manalath\"]\n\n1. e5w a1b 2. c3w { [%mark e5] } *\n");
        window.key(robot, KeyCode.END);
        window.key(robot, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.E);
        assertTrue(robot.lookup("#export").tryQuery().isPresent());
    }

    private void choose(FxRobot robot, String box, String text) throws TimeoutException {
        robot.clickOn(box);
        // The rail has a button with the same name as a colour.
        Predicate<Node> item = node -> node instanceof ListCell<?> cell && text.equals(cell.getText());
        OpenWindow.await(() -> robot.lookup(item).tryQuery().isPresent());
        robot.clickOn(robot.lookup(item).<Node>query());
        WaitForAsyncUtils.waitForFxEvents();
    }

    private void write(FxRobot robot, String field, String text) {
        robot.clickOn(field);
        window.key(robot, KeyCode.CONTROL, KeyCode.A);
        robot.write(text);
        WaitForAsyncUtils.waitForFxEvents();
    }

    private Path save(FxRobot robot, String name) throws TimeoutException {
        Path file = folder.resolve(name);
        window.chosen().add(file);
        robot.clickOn("#export-save");
        OpenWindow.await(() -> text(robot, "#export-said").startsWith("Saved"));
        return file;
    }

    @Test
    void whatIsOnTheBoardBecomesAFile(FxRobot robot) throws IOException, TimeoutException {
        openCard(robot);
        window.picture("export-light");
        write(robot, "#export-width", "321");
        save(robot, "a");
        assertEquals(321, ImageIO.read(folder.resolve("a.png").toFile()).getWidth(), "the suffix is added");
        choose(robot, "#export-format", "SVG picture");
        String svg = Files.readString(save(robot, "b.svg"));
        assertTrue(svg.contains("width=\"321\""));
        assertTrue(svg.contains("<g id=\"marks\""));
        assertTrue(svg.contains("position after 3 plies"));
        assertFalse(
                robot.lookup("#export-pause").query().getParent().getParent().isVisible());
        choose(robot, "#export-format", "GIF, moves up to here");
        assertTrue(robot.lookup("#export-pause").query().getParent().getParent().isVisible());
        assertEquals(
                "GIF89a",
                new String(Files.readAllBytes(save(robot, "c.gif")), 0, 6, java.nio.charset.StandardCharsets.US_ASCII));
    }

    @Test
    void theGameBecomesADocument(FxRobot robot) throws IOException, TimeoutException {
        openCard(robot);
        ImageView preview = robot.lookup("#export-preview").queryAs(ImageView.class);
        OpenWindow.await(() -> preview.getImage() != null);
        double before = preview.getImage().getHeight();
        choose(robot, "#export-format", "PDF, the game to print");
        OpenWindow.await(() -> preview.getImage().getHeight() > 2 * before);
        window.picture("export-document");
        assertTrue(Files.size(save(robot, "g.pdf")) > 1000);
        choose(robot, "#export-format", "Markdown, the game");
        choose(robot, "#export-diagrams", "Every ply");
        String text = Files.readString(save(robot, "g.md"));
        assertTrue(text.contains("g-diagrams/"), text);
        assertTrue(Files.isDirectory(folder.resolve("g-diagrams")));
        choose(robot, "#export-format", "HTML, to play through");
        assertTrue(Files.readString(save(robot, "g.html")).contains("Content-Security-Policy"));
    }

    @Test
    void whatThePageShowsIsExported(FxRobot robot) throws IOException, TimeoutException {
        open(robot, "[Game \"Manalath\"]\n\n1. e5w a1b *\n");
        robot.clickOn("#rail-puzzles");
        SolvingViewModel solving = window.part(PuzzleViewModel.class).solving();
        OpenWindow.await(() -> solving.puzzleProperty().get().isPresent());
        Puzzle puzzle = solving.puzzleProperty().get().orElseThrow();
        window.key(robot, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.E);
        choose(robot, "#export-format", "Markdown, the puzzles");
        String exercise = Files.readString(save(robot, "p.md"));
        assertTrue(exercise.contains(PuzzleWords.task(puzzle)), exercise);
        assertTrue(Files.exists(folder.resolve("p-diagrams").resolve("puzzle-1.svg")));
        window.key(robot, KeyCode.ESCAPE);
        robot.clickOn("#rail-setup");
        robot.interact(() -> window.models().setup().textProperty().set("3/4/2w2/4/3 b"));
        window.key(robot, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.E);
        choose(robot, "#export-format", "HTML, to play through");
        String set = Files.readString(save(robot, "s.html"));
        assertTrue(set.contains("The start: Black to move. White: c3."), set);
        window.key(robot, KeyCode.ESCAPE);
        robot.interact(() -> window.models().setup().textProperty().set("3/4/wwwww/4/3 b"));
        window.key(robot, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.E);
        assertTrue(robot.lookup("#export").tryQuery().isEmpty(), "what is no position is not exported");
        assertEquals("the board does not show a valid position yet", text(robot, "#status-message"));
    }

    private void openThree(FxRobot robot) throws IOException {
        open(
                robot,
                "[Game \"Manalath\"]\n\n1. e5w a1b *\n\n[Game \"Manalath\"]\n\n1. e4w *\n\n[Game \"Manalath\"]\n\n1. a1w *\n");
        window.key(robot, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.E);
    }

    @Test
    void allGamesOfTheFileBecomeABooklet(FxRobot robot) throws IOException, TimeoutException {
        openThree(robot);
        choose(robot, "#export-format", "PDF, the game to print");
        choose(robot, "#export-scope", "All 3 games");
        window.picture("export-booklet");
        try (PDDocument book = Loader.loadPDF(save(robot, "g.pdf").toFile())) {
            assertEquals(1, book.getNumberOfPages(), "contents, and all three games below");
        }
        robot.clickOn("#export-part-pages");
        choose(robot, "#export-layout", "Each on a page of its own");
        try (PDDocument book = Loader.loadPDF(save(robot, "i.pdf").toFile())) {
            assertEquals(4, book.getNumberOfPages(), "contents, then three games");
        }
        robot.clickOn("#export-part-texts");
        robot.clickOn("#export-title").write("Club games");
        try (PDDocument book = Loader.loadPDF(save(robot, "t.pdf").toFile())) {
            assertEquals("Club games", book.getDocumentInformation().getTitle());
        }
        choose(robot, "#export-scope", "This game");
        try (PDDocument page = Loader.loadPDF(save(robot, "h.pdf").toFile())) {
            assertEquals(1, page.getNumberOfPages());
            assertNotEquals("Club games", page.getDocumentInformation().getTitle(), "the title is the booklet's");
        }
        choose(robot, "#export-scope", "All 3 games");
        assertEquals(
                "Club games",
                robot.lookup("#export-title").queryAs(TextField.class).getText());
    }

    @Test
    void eachGameBecomesAPictureAndNoneIsReplacedUnasked(FxRobot robot) throws IOException, TimeoutException {
        openThree(robot);
        choose(robot, "#export-scope", "All 3 games");
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(
                text(robot, "#export-caption").startsWith("Each of the 3 games gets a picture of its last position"));
        assertFalse(robot.lookup("#export-copy").query().isVisible(), "three pictures are not copied");
        Path pictures = Files.createDirectory(folder.resolve("pictures"));
        save(robot, "pictures");
        assertTrue(text(robot, "#export-said").startsWith("Saved: 3 pictures"), "it says how many");
        try (Stream<Path> files = Files.list(pictures)) {
            assertEquals(
                    3, files.filter(file -> file.toString().endsWith(".png")).count());
        }
        Path first;
        try (Stream<Path> files = Files.list(pictures)) {
            first = files.sorted().findFirst().orElseThrow();
        }
        Files.writeString(first, "mine");
        window.chosen().add(pictures);
        robot.clickOn("#export-save");
        robot.clickOn("Cancel");
        assertEquals("mine", Files.readString(first));
        window.chosen().add(pictures);
        robot.clickOn("#export-save");
        robot.clickOn("Replace");
        OpenWindow.await(() -> Files.size(first) > 4);
    }

    @Test
    void aNameThatGetsItsEndingAndWhatLiesBesideAreAskedAbout(FxRobot robot) throws IOException, TimeoutException {
        openCard(robot);
        Path file = Files.writeString(folder.resolve("k.png"), "mine");
        window.chosen().add(folder.resolve("k"));
        robot.clickOn("#export-save");
        robot.clickOn("Cancel");
        assertEquals("mine", Files.readString(file));
        choose(robot, "#export-format", "Markdown, the game");
        save(robot, "k.md");
        Path text = folder.resolve("k.md");
        Files.writeString(text, "mine");
        window.chosen().add(text);
        robot.clickOn("#export-save");
        robot.clickOn("Cancel");
        assertEquals("mine", Files.readString(text), "not half of it either");
    }

    @Test
    void everyChoiceAndFieldSaysWhatItIsFor(FxRobot robot) throws IOException {
        openThree(robot);
        for (String name : List.of("format", "scope", "theme", "width", "pause", "diagrams")) {
            Control part = robot.lookup("#export-" + name).queryAs(Control.class);
            assertNotNull(part.getTooltip(), name);
            assertFalse(part.getTooltip().getText().isBlank(), name);
            assertNotNull(part.getAccessibleText(), name);
        }
    }

    @Test
    void thePreviewFollowsTheChoices(FxRobot robot) throws IOException, TimeoutException {
        openCard(robot);
        ImageView preview = robot.lookup("#export-preview").queryAs(ImageView.class);
        OpenWindow.await(() -> preview.getImage() != null);
        int light = preview.getImage().getPixelReader().getArgb(0, 0);
        choose(robot, "#export-theme", "Dark");
        OpenWindow.await(() -> preview.getImage().getPixelReader().getArgb(0, 0) != light);
        window.picture("export-dark-picture");
        robot.clickOn("#export-transparent");
        OpenWindow.await(() -> preview.getImage().getPixelReader().getArgb(0, 0) == 0);
    }

    @Test
    void aBadWidthIsToldAndTheLastGoodOneStays(FxRobot robot) throws IOException, TimeoutException {
        openCard(robot);
        assertFalse(robot.lookup("#export-scope").query().getParent().isVisible(), "one game is no choice");
        write(robot, "#export-width", "12");
        window.picture("export-bad-width");
        assertTrue(text(robot, "#export .preferences-problem").contains("50"));
        save(robot, "d.png");
        assertEquals(800, ImageIO.read(folder.resolve("d.png").toFile()).getWidth());
        window.chosen().add(folder.resolve("none/e.png"));
        robot.clickOn("#export-save");
        OpenWindow.await(() -> text(robot, "#export-said").startsWith("Not saved"));
    }

    @Test
    void theChoicesAreThereAgainAndTheLanguageIsOneOfThem(FxRobot robot) throws IOException, TimeoutException {
        openCard(robot);
        choose(robot, "#export-format", "Markdown, the game");
        robot.clickOn("#export-part-texts");
        write(robot, "#export-title", "Mein Spiel");
        choose(robot, "#export-language", "Deutsch (German)");
        window.key(robot, KeyCode.ESCAPE);
        window.key(robot, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.E);
        String text = Files.readString(save(robot, "again.md"));
        assertTrue(text.contains("Mein Spiel"), text);
        assertTrue(text.contains("Abbildung") || text.contains("Diagramm"), text);
    }

    @Test
    void theClipboardGetsItAndEscapeGoesBack(FxRobot robot) throws IOException, TimeoutException {
        openCard(robot);
        choose(robot, "#export-format", "SVG picture");
        robot.clickOn("#export-copy");
        OpenWindow.await(() -> text(robot, "#export-said").startsWith("SVG text"));
        robot.interact(
                () -> assertTrue(Clipboard.getSystemClipboard().getString().contains("<svg ")));
        choose(robot, "#export-format", "PNG picture");
        robot.clickOn("#export-copy");
        OpenWindow.await(() -> text(robot, "#export-said").startsWith("Picture copied"));
        robot.interact(() ->
                assertEquals(800, Clipboard.getSystemClipboard().getImage().getWidth()));
        ComboBox<ExportFormat> formats = robot.lookup("#export-format").queryComboBox();
        assertEquals(ExportFormat.Picture.PNG, formats.getValue());
        window.key(robot, KeyCode.ESCAPE);
        assertFalse(robot.lookup("#export").tryQuery().isPresent());
        window.key(robot, KeyCode.LEFT);
        assertEquals("a1b", window.here(), "the keys are the game's again");
    }
}
