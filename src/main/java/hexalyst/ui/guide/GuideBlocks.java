package hexalyst.ui.guide;

import hexalyst.text.Texts;
import hexalyst.ui.fx.CopiedText;
import hexalyst.ui.fx.WrappedLabel;
import java.net.URI;
import java.net.URL;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Separator;
import javafx.scene.image.Image;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextFlow;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableHead;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.BulletList;
import org.commonmark.node.Code;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.ListBlock;
import org.commonmark.node.OrderedList;
import org.commonmark.node.Paragraph;
import org.commonmark.node.ThematicBreak;

/// Makes the nodes of a page.
final class GuideBlocks {
    /// A column with a cell longer than this, in characters, takes the remaining width.
    private static final int LONG = 12;
    /// The least width of such a column in pixels, so that a longer one beside it leaves it room.
    private static final double LEAST = 80;
    /// The same of a column with commands, whose long words are hard to read in pieces.
    private static final double LEAST_OF_CODE = 170;

    private final URI folder;
    private final Consumer<String> follow;
    /// The headings by their anchors.
    private final Map<String, Node> anchors;
    private final List<GuideSection> sections;
    private int headings;

    /// @param page what to show
    /// @param anchors receives the headings by their anchors
    /// @param follow opens the target of a link
    GuideBlocks(GuidePage page, Map<String, Node> anchors, Consumer<String> follow) {
        folder = page.folder();
        sections = page.sections();
        this.anchors = anchors;
        this.follow = follow;
    }

    /// The blocks below a node, from top to bottom.
    List<Node> of(org.commonmark.node.Node parent) {
        List<Node> made = new ArrayList<>();
        for (org.commonmark.node.Node block = parent.getFirstChild(); block != null; block = block.getNext()) {
            if (GuidePage.anchor(block).isEmpty()) {
                block(block).ifPresent(made::add);
            }
        }
        return made;
    }

    private Optional<Node> block(org.commonmark.node.Node block) {
        return switch (block) {
            case Heading heading -> Optional.of(heading(heading));
            case Paragraph paragraph -> Optional.of(paragraph(paragraph));
            case ListBlock list -> Optional.of(list(list));
            case FencedCodeBlock code -> Optional.of(code(code.getLiteral().stripTrailing()));
            case BlockQuote quote -> {
                VBox box = new VBox();
                box.getChildren().setAll(of(quote));
                box.getStyleClass().add("guide-quote");
                yield Optional.of(box);
            }
            case TableBlock table -> Optional.of(table(table));
            case ThematicBreak rule -> Optional.of(new Separator());
            default -> Optional.empty();
        };
    }

    private Node paragraph(Paragraph paragraph) {
        return paragraph.getFirstChild() instanceof org.commonmark.node.Image image
                ? picture(image)
                : GuideInlines.flow(paragraph, follow);
    }

    private Node heading(Heading heading) {
        TextFlow flow = GuideInlines.flow(heading, follow);
        flow.getStyleClass().add("guide-heading-" + heading.getLevel());
        anchors.put(sections.get(headings).anchor(), flow);
        headings++;
        return flow;
    }

    private Node list(ListBlock list) {
        VBox rows = new VBox();
        rows.getStyleClass().add("guide-list");
        int number = list instanceof OrderedList ordered ? ordered.getMarkerStartNumber() : 0;
        for (org.commonmark.node.Node item = list.getFirstChild(); item != null; item = item.getNext()) {
            Label mark = new Label(list instanceof BulletList ? "•" : number + ".");
            mark.getStyleClass().add("guide-mark");
            mark.setMinWidth(Region.USE_PREF_SIZE);
            number++;
            VBox content = new VBox();
            content.getStyleClass().add("guide-item");
            content.getChildren().setAll(of(item));
            HBox.setHgrow(content, Priority.ALWAYS);
            rows.getChildren().add(new HBox(mark, content));
        }
        return rows;
    }

    /// A block of code, with a button to copy it.
    private static Node code(String text) {
        Label label = WrappedLabel.of(text, "guide-code-block");
        label.setMaxWidth(Double.MAX_VALUE);
        Texts texts = Texts.of(GuideBlocks.class);
        Button copy = new Button(texts.get("copy"));
        copy.getStyleClass().add("guide-copy");
        copy.setFocusTraversable(false);
        copy.setOnAction(event -> {
            CopiedText.put(text);
            copy.setText(texts.get("copied"));
        });
        StackPane.setAlignment(copy, Pos.TOP_RIGHT);
        return new StackPane(label, copy);
    }

    private Node picture(org.commonmark.node.Image image) {
        String file = folder.resolve(image.getDestination()).getPath();
        URL found = GuideBlocks.class.getResource(file);
        String words = GuidePage.words(image);
        return found == null
                ? WrappedLabel.of(words, "guide-no-picture")
                : new GuidePicture(new Image(found.toExternalForm()), words);
    }

    private Node table(TableBlock table) {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("guide-table");
        int row = 0;
        List<Integer> lengths = new ArrayList<>();
        Set<Integer> code = new HashSet<>();
        for (org.commonmark.node.Node part = table.getFirstChild(); part != null; part = part.getNext()) {
            for (org.commonmark.node.Node line = part.getFirstChild(); line != null; line = line.getNext()) {
                int column = 0;
                for (org.commonmark.node.Node cell = line.getFirstChild(); cell != null; cell = cell.getNext()) {
                    grid.add(cell((TableCell) cell, part instanceof TableHead), column, row);
                    if (column == lengths.size()) {
                        lengths.add(0);
                    }
                    lengths.set(
                            column,
                            Math.max(lengths.get(column), GuidePage.words(cell).length()));
                    if (cell.getFirstChild() instanceof Code
                            && GuidePage.words(cell).length() > LONG) {
                        code.add(column);
                    }
                    column++;
                }
                row++;
            }
        }
        for (int i = 0; i < lengths.size(); i++) {
            ColumnConstraints column = new ColumnConstraints();
            boolean isLong = lengths.get(i) > LONG;
            column.setHgrow(isLong ? Priority.ALWAYS : Priority.NEVER);
            double least = code.contains(i) ? LEAST_OF_CODE : LEAST;
            column.setMinWidth(isLong ? least : Region.USE_PREF_SIZE);
            grid.getColumnConstraints().add(column);
        }
        return new GuideTable(grid);
    }

    private Node cell(TableCell cell, boolean head) {
        TextFlow flow = GuideInlines.flow(cell, follow);
        flow.getStyleClass().add(head ? "guide-table-head" : "guide-table-cell");
        return flow;
    }
}
