package hexalyst.ui.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.net.URI;
import java.util.HashMap;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import org.commonmark.parser.Parser;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.ApplicationExtension;

@ExtendWith(ApplicationExtension.class)
@Tag("window")
class GuideBlocksTest {
    @Test
    void aPictureThatIsMissingIsReplacedByItsDescription() {
        GuidePage page = GuidePage.of(
                "page",
                URI.create("/guide/en/"),
                Parser.builder().build().parse("# Title\n\n![The board](../pictures/en/none.png)\n"));
        List<Node> made = new GuideBlocks(page, new HashMap<>(), to -> {}).of(page.document());
        assertEquals("The board", assertInstanceOf(Label.class, made.getLast()).getText());
    }
}
