package hexalyst.ui.guide;

import hexalyst.game.Game;
import hexalyst.notation.rules.RulesPage;
import hexalyst.text.Texts;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.CustomNode;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;

/// A page of the guide.
///
/// @param name the name of its file, without the suffix
/// @param folder the folder of the file, for resolving its pictures
/// @param document its content
/// @param sections its sections; the first one begins with the title
/// @param game the game that it is about, whose rules follow; empty for a page about what people do
record GuidePage(String name, URI folder, Node document, List<GuideSection> sections, Optional<Game> game) {
    /// The anchor of the rules.
    static final String RULES = "rules";

    private static final String ANCHOR = "<a id=\"";

    GuidePage {
        sections = List.copyOf(sections);
    }

    /// Divides a document into sections.
    static GuidePage of(String name, URI folder, Node document) {
        return new GuidePage(name, folder, document, sections(document), Optional.empty());
    }

    /// The same page about a game, with its rules.
    GuidePage ofGame(Game about) {
        List<GuideSection> all = new ArrayList<>(sections);
        String rules = RulesPage.words(about, about.editions().getFirst());
        if (!rules.isEmpty()) {
            all.add(new GuideSection(RULES, Texts.of(GuidePage.class).get("rules"), rules));
        }
        return new GuidePage(name, folder, document, all, Optional.of(about));
    }

    /// The page's title.
    String title() {
        return sections.getFirst().title();
    }

    /// The anchor that a block sets for the heading after it: a line with `<a id="...">` and nothing else.
    static Optional<String> anchor(Node block) {
        if (block instanceof Paragraph
                && block.getFirstChild() instanceof HtmlInline html
                && html.getLiteral().startsWith(ANCHOR)) {
            String from = html.getLiteral().substring(ANCHOR.length());
            return Optional.of(from.substring(0, from.indexOf('"')));
        }
        return Optional.empty();
    }

    /// The text of a node, in one line.
    static String words(Node node) {
        Words words = new Words();
        node.accept(words);
        return words.said.toString().replaceAll("\\s+", " ").strip();
    }

    private static List<GuideSection> sections(Node document) {
        List<GuideSection> sections = new ArrayList<>();
        String anchor = "";
        String title = "";
        StringBuilder text = new StringBuilder();
        String next = "";
        for (Node block = document.getFirstChild(); block != null; block = block.getNext()) {
            Optional<String> set = anchor(block);
            if (set.isPresent()) {
                next = set.get();
            } else if (block instanceof Heading) {
                if (!title.isEmpty()) {
                    sections.add(new GuideSection(anchor, title, text.toString()));
                    text.setLength(0);
                    anchor = next.isEmpty() ? "part-" + sections.size() : next;
                }
                title = words(block);
                next = "";
            } else {
                text.append(words(block)).append(' ');
            }
        }
        sections.add(new GuideSection(anchor, title, text.toString()));
        return sections;
    }

    /// Collects the text of nodes.
    private static final class Words extends AbstractVisitor {
        private final StringBuilder said = new StringBuilder();

        @Override
        public void visit(Text text) {
            said.append(text.getLiteral());
        }

        @Override
        public void visit(Code code) {
            said.append(code.getLiteral());
        }

        @Override
        public void visit(FencedCodeBlock block) {
            said.append(' ').append(block.getLiteral()).append(' ');
        }

        @Override
        public void visit(SoftLineBreak end) {
            said.append(' ');
        }

        @Override
        public void visit(Paragraph paragraph) {
            visitChildren(paragraph);
            said.append(' ');
        }

        @Override
        public void visit(CustomNode node) {
            visitChildren(node);
            if (node instanceof TableCell) {
                said.append(' ');
            }
        }
    }
}
