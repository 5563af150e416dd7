package hexalyst.ui.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.ui.fx.TextWidth;
import hexalyst.ui.fx.WrappedLabel;
import hexalyst.ui.fx.Wrapping;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextArea;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Font;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/// JavaFX fails where it wraps a line within text from right to left, whatever holds the text.
@ExtendWith(ApplicationExtension.class)
@Tag("window")
class RightToLeftCommentTest {
    private static final List<Integer> WIDTHS = List.of(1, 20, 60, 120, 400);

    @Start
    void start(Stage stage) {
        stage.show();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "שלום",
                "שלום עולם זה משחק יפה מאוד ואני אוהב אותו כל כך הרבה",
                "مرحبا بالعالم",
                "good שלום עולם e5w"
            })
    void textIsLaidOutAtAnyWidth(String text, FxRobot robot) {
        for (int width : WIDTHS) {
            robot.interact(() -> {
                WrappedLabel label = WrappedLabel.of(text);
                TextArea area = new TextArea(text);
                Wrapping.on(area);
                for (Region region : List.of(label, area)) {
                    VBox box = new VBox(region);
                    new Scene(box, width, 200);
                    box.applyCss();
                    box.layout();
                    assertTrue(box.prefHeight(width) > 0);
                }
                assertFalse(label.isWrapText());
            });
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"good", "围棋"})
    void otherTextIsWrapped(String text, FxRobot robot) {
        Labeled[] label = new Labeled[1];
        robot.interact(() -> label[0] = WrappedLabel.of(text));
        assertTrue(label[0].isWrapText());
    }

    @ParameterizedTest
    @ValueSource(strings = {"שלום עולם זה משחק יפה", "שלום\nעולם זה משחק"})
    void commentsAreBrokenBetweenWords(String text, FxRobot robot) {
        robot.interact(() -> {
            Font font = Font.font(12);
            String broken = Wrapping.broken(text, 70, font);
            assertEquals(text.replace('\n', ' '), broken.replace('\n', ' '), "no word is lost");
            assertTrue(broken.lines().count() > text.lines().count());
            assertTrue(broken.lines().allMatch(line -> TextWidth.of(line, font) <= 75), broken);
            assertEquals("left to right", Wrapping.broken("left to right", 10, font));
        });
    }
}
