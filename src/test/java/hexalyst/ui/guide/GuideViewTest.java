package hexalyst.ui.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.text.Texts;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.stage.Stage;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Link;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/// The guide as a user reads it.
@ExtendWith(ApplicationExtension.class)
@SuppressWarnings("NullAway.Init")
@Tag("window")
class GuideViewTest {
    /// How far below the upper edge a heading may be, in pixels.
    private static final double NEAR = 60;

    private Stage stage;

    @Start
    void start(Stage shown) {
        stage = shown;
        stage.setScene(new Scene(new javafx.scene.Group(), 900, 700));
        stage.show();
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void linksOpenAtTheHeadingThatTheyName(String language, FxRobot robot) {
        GuideBook book = Texts.in(Locale.of(language), GuideBook::read);
        robot.interact(() -> stage.getScene()
                .setRoot(Texts.in(Locale.of(language), () -> new GuideView(book, game -> Optional.empty()))));
        Set<String> followed = new HashSet<>();
        for (int number = 0; number < book.pages().size(); number++) {
            GuidePage page = book.pages().get(number);
            List<String> targets = targets(page);
            for (int i = 0; i < targets.size(); i++) {
                String to = targets.get(i);
                // One link to each place takes long enough, and half of them in each language.
                boolean chosen = i % 2 == (language.equals("en") ? 0 : 1);
                if (chosen && !to.contains("://") && followed.add(to.startsWith("#") ? page.name() + to : to)) {
                    open(robot, number);
                    Hyperlink link = links().get(i);
                    robot.interact(link::fire);
                    assertShown(book, page, to);
                }
            }
        }
        assertTrue(followed.size() > 20, followed::toString);
    }

    @ParameterizedTest
    @CsvSource({"en, 620", "en, 900", "de, 620", "de, 1100"})
    void everyTableShowsAllItsRows(String language, int width, FxRobot robot) {
        GuideBook book = Texts.in(Locale.of(language), GuideBook::read);
        robot.interact(() -> {
            stage.getScene()
                    .setRoot(Texts.in(Locale.of(language), () -> new GuideView(book, game -> Optional.empty())));
            stage.setWidth(width);
        });
        int tables = 0;
        for (int number = 0; number < book.pages().size(); number++) {
            open(robot, number);
            for (Node table : scroll().getContent().lookupAll(".guide-table-scroll")) {
                double rows =
                        ((ScrollPane) table).getContent().getLayoutBounds().getHeight();
                double shown = table.getLayoutBounds().getHeight();
                assertTrue(rows <= shown + 1, book.pages().get(number).title() + ": " + rows + " in " + shown);
                tables++;
            }
        }
        assertTrue(tables > 10, "tables: " + tables);
    }

    private void open(FxRobot robot, int number) {
        ListView<?> list = (ListView<?>) stage.getScene().lookup("#guide-list");
        robot.interact(() -> {
            list.getSelectionModel().clearSelection();
            list.getSelectionModel().select(number);
        });
    }

    private static List<String> targets(GuidePage page) {
        List<String> targets = new ArrayList<>();
        page.document().accept(new AbstractVisitor() {
            @Override
            public void visit(Link link) {
                targets.add(link.getDestination());
            }
        });
        return targets;
    }

    private List<Hyperlink> links() {
        return scroll().getContent().lookupAll(".guide-link").stream()
                .map(Hyperlink.class::cast)
                .toList();
    }

    private ScrollPane scroll() {
        return (ScrollPane) stage.getScene().lookup("#guide-scroll");
    }

    private void assertShown(GuideBook book, GuidePage from, String to) {
        int hash = to.indexOf('#');
        String file = hash < 0 ? to : to.substring(0, hash);
        GuidePage page =
                file.isEmpty() ? from : book.page(file.replace(".md", "")).orElseThrow();
        String place = from.name() + ": " + to;
        assertEquals(page.title(), scroll().getAccessibleText(), place);
        if (hash < 0) {
            assertEquals(0, scroll().getVvalue(), place);
            return;
        }
        String title = page.sections().stream()
                .filter(section -> section.anchor().equals(to.substring(hash + 1)))
                .findFirst()
                .orElseThrow()
                .title();
        Node heading = scroll().getContent().lookupAll(".guide-heading-2").stream()
                .filter(node -> title.equals(node.getAccessibleText()))
                .findFirst()
                .orElseThrow();
        Bounds seen = scroll().localToScene(scroll().getLayoutBounds());
        double top = heading.localToScene(heading.getLayoutBounds()).getMinY() - seen.getMinY();
        assertTrue(top > -1 && top < NEAR, place + " at " + top);
    }
}
