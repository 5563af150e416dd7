package hexalyst.ui.rules;

import hexalyst.export.board.PieceSet;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.notation.rules.RulesBlock;
import hexalyst.notation.rules.RulesPage;
import hexalyst.ui.fx.WrappedLabel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// A page of rules: its text and its pictures.
public final class RulesText extends VBox {
    /// @param page the page
    /// @param figures makes the pictures
    RulesText(RulesPage page, RulesFigures figures) {
        getStyleClass().add("rules-content");
        getChildren().setAll(nodes(page, figures));
    }

    /// The rules of a game, with the pieces of its edition; empty if it has no page.
    public static Optional<RulesText> of(Game game, Edition edition) {
        RulesFigures figures = new RulesFigures(PieceSet.EDITION.styleClass(game, edition), false);
        return RulesPage.of(game, edition).map(page -> new RulesText(page, figures));
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
