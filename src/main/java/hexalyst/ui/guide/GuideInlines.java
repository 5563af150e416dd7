package hexalyst.ui.guide;

import hexalyst.text.Texts;
import hexalyst.ui.fx.CopiedText;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;

/// Makes the formatted text of a block. Links within the guide are followed; other links are copied to the clipboard,
/// because this program opens no connections.
final class GuideInlines extends AbstractVisitor {
    private final Consumer<String> follow;
    private final List<javafx.scene.Node> made = new ArrayList<>();
    private final List<String> styles = new ArrayList<>();
    private boolean key;

    private GuideInlines(Consumer<String> follow) {
        this.follow = follow;
    }

    /// The text of a block, wrapped to its width.
    ///
    /// @param follow opens the target of a link
    static TextFlow flow(Node block, Consumer<String> follow) {
        GuideInlines inlines = new GuideInlines(follow);
        inlines.visitChildren(block);
        TextFlow flow = new TextFlow(inlines.made.toArray(javafx.scene.Node[]::new));
        flow.setAccessibleText(GuidePage.words(block));
        return flow;
    }

    @Override
    public void visit(org.commonmark.node.Text text) {
        if (key) {
            Label label = new Label(text.getLiteral());
            label.getStyleClass().add("guide-key");
            made.add(label);
        } else {
            add(text.getLiteral());
        }
    }

    private void add(String words) {
        Text text = new Text(words);
        text.getStyleClass().add("guide-text");
        text.getStyleClass().addAll(styles);
        made.add(text);
    }

    private void styled(Node node, String style) {
        styles.add(style);
        visitChildren(node);
        styles.removeLast();
    }

    @Override
    public void visit(StrongEmphasis strong) {
        styled(strong, "guide-strong");
    }

    @Override
    public void visit(Emphasis emphasis) {
        styled(emphasis, "guide-emphasis");
    }

    @Override
    public void visit(Code code) {
        styles.add("guide-code");
        add(code.getLiteral());
        styles.removeLast();
    }

    @Override
    public void visit(SoftLineBreak end) {
        add(" ");
    }

    @Override
    public void visit(HardLineBreak end) {
        add("\n");
    }

    /// Only `<kbd>`, a key, is supported; other HTML is ignored.
    @Override
    public void visit(HtmlInline html) {
        key = html.getLiteral().equals("<kbd>") || key && !html.getLiteral().equals("</kbd>");
    }

    @Override
    public void visit(Link link) {
        String to = link.getDestination();
        Hyperlink shown = new Hyperlink(GuidePage.words(link));
        shown.getStyleClass().add("guide-link");
        if (to.contains("://")) {
            Tooltip tip = new Tooltip(Texts.of(GuideInlines.class).get("link.copy", to));
            shown.setTooltip(tip);
            shown.setOnAction(event -> {
                CopiedText.put(to);
                tip.setText(Texts.of(GuideInlines.class).get("link.copied", to));
            });
        } else {
            shown.setOnAction(event -> follow.accept(to));
        }
        made.add(shown);
    }
}
