package hexalyst.ui.window;

import java.util.Locale;
import javafx.stage.Stage;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.testfx.framework.junit5.Start;

/// The pictures of the German guide. Runs only to replace them; in other runs the English ones are enough to detect
/// outdated pictures.
@EnabledIfSystemProperty(named = "hexalyst.pictures", matches = "true")
class GermanGuidePicturesTest extends GuidePicturesTest {
    @Override
    Locale language() {
        return Locale.GERMAN;
    }

    @Override
    @Start
    void start(Stage stage) {
        super.start(stage);
    }
}
