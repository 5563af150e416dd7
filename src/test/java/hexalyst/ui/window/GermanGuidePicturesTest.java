package hexalyst.ui.window;

import java.util.Locale;
import javafx.stage.Stage;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.testfx.framework.junit5.Start;

/// The pictures of the German guide. The English ones tell often enough that they are old.
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
