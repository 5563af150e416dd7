package hexalyst.ui.rules;

import hexalyst.notation.rules.RulesBlock;
import hexalyst.notation.rules.RulesPage;
import hexalyst.text.Texts;
import hexalyst.ui.command.CardHead;
import hexalyst.ui.command.CardScroll;
import hexalyst.ui.fx.WrappedLabel;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
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
        VBox content = new VBox();
        content.getStyleClass().addAll("card-body", "rules-content");
        content.getChildren().setAll(nodes(page, figures));
        scroll = new CardScroll("rules-scroll", content, HEIGHT, title);
        CardHead head = new CardHead(title, "rules-close", texts.get("close"), texts.get("close.tip"), close);
        getChildren().addAll(head, scroll);
    }

    /// The node that gets the focus first.
    Node home() {
        return scroll;
    }

    /// The nodes of the page. Consecutive pictures share a row.
    private static List<Node> nodes(RulesPage page, RulesFigures figures) {
        List<Node> nodes = new ArrayList<>();
        List<RulesBlock.Diagram> row = new ArrayList<>();
        for (RulesBlock block : page.blocks()) {
            if (block instanceof RulesBlock.Diagram diagram) {
                row.add(diagram);
                continue;
            }
            end(row, figures, nodes);
            nodes.add(node(block));
        }
        end(row, figures, nodes);
        return nodes;
    }

    private static void end(List<RulesBlock.Diagram> row, RulesFigures figures, List<Node> nodes) {
        if (!row.isEmpty()) {
            nodes.add(figures.row(row));
            row.clear();
        }
    }

    private static Node node(RulesBlock block) {
        return switch (block) {
            case RulesBlock.Heading heading -> WrappedLabel.of(heading.text(), "rules-heading");
            case RulesBlock.Paragraph paragraph -> WrappedLabel.of(paragraph.text());
            case RulesBlock.Item item -> item(item.text());
            case RulesBlock.Diagram diagram -> throw new IllegalArgumentException("a picture stands in a row");
        };
    }

    private static HBox item(String text) {
        Label sign = new Label("•");
        sign.setMinWidth(Region.USE_PREF_SIZE);
        Label label = WrappedLabel.of(text);
        HBox.setHgrow(label, Priority.ALWAYS);
        HBox item = new HBox(sign, label);
        item.getStyleClass().add("rules-item");
        return item;
    }
}
