package hexalyst.ui.rules;

import hexalyst.notation.rules.RulesPage;
import hexalyst.text.Texts;
import hexalyst.ui.command.CardHead;
import hexalyst.ui.command.CardScroll;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The card with a page of rules. A new one is made each time.
final class RulesView extends VBox {
    /// The width of a row of pictures and the margins beside it.
    private static final double WIDTH = RulesFigures.WIDTH + 92;
    private static final double HEIGHT = 700;

    private final CardScroll scroll;

    /// @param title whose rules they are
    /// @param page the page
    /// @param figures makes the pictures
    /// @param close closes the card
    RulesView(String title, RulesPage page, RulesFigures figures, Runnable close) {
        Texts texts = Texts.of(RulesView.class);
        setId("rules");
        getStyleClass().addAll("card", "rules-card");
        setMaxSize(WIDTH, Region.USE_PREF_SIZE);
        StackPane.setAlignment(this, Pos.CENTER);
        VBox content = new RulesText(page, figures);
        content.getStyleClass().add("card-body");
        scroll = new CardScroll("rules-scroll", content, HEIGHT, title);
        CardHead head = new CardHead(title, "rules-close", texts.get("close"), texts.get("close.tip"), close);
        getChildren().addAll(head, scroll);
    }

    /// The node that gets the focus first.
    Node home() {
        return scroll;
    }
}
