package hexalyst.ui.tree;

import hexalyst.text.Texts;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.fx.Visibility;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javafx.geometry.BoundingBox;
import javafx.geometry.Orientation;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollBar;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.Rectangle;

/// The drawn tree. Only visible nodes and edges exist, and scrolling reuses them, so the size of a game does not
/// matter.
public final class TreeView extends Region {
    private static final double STEP = 42;
    private static final double NODE = 40;
    private static final double MARGIN = 8;
    /// The font size for which the lengths above are right.
    private static final double USUAL_FONT = 13;
    private static final double BAR = 12;

    private final TreeViewModel model;
    private final KeyBindings keys;
    private final Texts texts = Texts.of(TreeView.class);
    private final Group edges = new Group();
    private final TreeLinks links;
    private final Group nodes = new Group();
    private final Group stubs = new Group();
    private final Pane canvas = new Pane();
    /// Invisible; its font size scales everything.
    private final Label ruler = new Label();

    private final ScrollBar across = new ScrollBar();
    private final ScrollBar down = new ScrollBar();
    private final Map<Integer, TreeNodeView> shown = new HashMap<>();
    private final List<TreeNodeView> spare = new ArrayList<>();

    /// True if the next layout should scroll to the current node. Doing so at every layout would undo the user's
    /// scrolling.
    private boolean revealing = true;
    /// True while the program moves the scroll bars.
    private boolean moving;

    /// @param model the tree to draw
    /// @param keys the key bindings shown in the menu
    public TreeView(TreeViewModel model, KeyBindings keys) {
        this.model = model;
        this.keys = keys;
        setId("tree");
        getStyleClass().add("game-tree");
        setAccessibleText(texts.get("tree"));
        setMinHeight(0);
        down.setOrientation(Orientation.VERTICAL);
        down.setId("tree-down");
        across.setId("tree-across");
        edges.setMouseTransparent(true);
        links = new TreeLinks(model);
        canvas.getChildren().addAll(edges, links, nodes, stubs);
        for (Group group : List.of(edges, nodes, stubs)) {
            group.setManaged(false);
        }
        Rectangle clip = new Rectangle();
        clip.widthProperty().bind(canvas.widthProperty());
        clip.heightProperty().bind(canvas.heightProperty());
        canvas.setClip(clip);
        Visibility.set(ruler, false);
        getChildren().addAll(canvas, across, down, ruler);
        ruler.fontProperty().subscribe((before, now) -> {
            revealing = true;
            requestLayout();
        });
        across.valueProperty().subscribe(value -> scrolled());
        down.valueProperty().subscribe(value -> scrolled());
        addEventHandler(ScrollEvent.SCROLL, this::wheel);
        heightProperty().subscribe(height -> revealing = true);
        widthProperty().subscribe(width -> revealing = true);
        model.layoutProperty().subscribe(layout -> fresh());
        model.moves().proofsProperty().subscribe(count -> say());
        model.moves().sameProperty().subscribe(count -> {
            say();
            draw();
        });
        model.editionIdProperty().subscribe(id -> {
            getStyleClass().removeIf(name -> name.startsWith("edition-"));
            getStyleClass().add("edition-" + id);
        });
        model.currentProperty().subscribe(id -> showCurrent());
    }

    private void wheel(ScrollEvent event) {
        scroll(down, -event.getDeltaY());
        scroll(across, -event.getDeltaX());
        event.consume();
    }

    /// Draws once for a change of both bars.
    private void scrolled() {
        if (!moving) {
            draw();
        }
    }

    private static void scroll(ScrollBar bar, double by) {
        bar.setValue(Math.clamp(bar.getValue() + by, 0, bar.getMax()));
    }

    /// Updates the looks of all visible nodes.
    private void say() {
        shown.values().forEach(view -> view.show(view.node(), model.look(view.node())));
    }

    private void fresh() {
        say();
        revealing = true;
        requestLayout();
        showCurrent();
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth() - BAR;
        double height = getHeight() - BAR;
        canvas.resizeRelocate(0, 0, Math.max(0, width), Math.max(0, height));
        down.resizeRelocate(width, 0, BAR, Math.max(0, height));
        across.resizeRelocate(0, height, Math.max(0, width), BAR);
        moving = true;
        range(down, 2 * MARGIN + model.layoutProperty().get().rows() * step(), height);
        range(across, 2 * MARGIN + model.layoutProperty().get().columns() * step(), width);
        moving = false;
        if (revealing) {
            revealing = false;
            reveal();
        }
        draw();
    }

    private void range(ScrollBar bar, double content, double room) {
        double most = Math.max(0, content - room);
        bar.setMax(most);
        bar.setVisibleAmount(content <= 0 ? 0 : most * Math.min(1, room / content));
        bar.setUnitIncrement(step());
        bar.setBlockIncrement(Math.max(step(), room - step()));
        bar.setVisible(most > 0);
        bar.setValue(Math.clamp(bar.getValue(), 0, most));
    }

    private void showCurrent() {
        shown.values().forEach(view -> view.mark(model.currentProperty().get()));
        reveal();
        draw();
    }

    /// Scrolls only as far as needed to show the current node and its neighbours.
    private void reveal() {
        moving = true;
        model.layoutProperty().get().spot(model.currentProperty().get()).ifPresent(spot -> {
            into(down, MARGIN + spot.row() * step(), step(), canvas.getHeight());
            into(across, MARGIN + spot.column() * step(), step(), canvas.getWidth());
        });
        moving = false;
    }

    private static void into(ScrollBar bar, double at, double size, double room) {
        double least = at + 2 * size - room;
        double most = at - size;
        if (room > 3 * size && (bar.getValue() < least || bar.getValue() > most)) {
            bar.setValue(Math.clamp(bar.getValue() < least ? least : most, 0, bar.getMax()));
        }
    }

    private void draw() {
        TreeLayout layout = model.layoutProperty().get();
        if (canvas.getWidth() <= 0) {
            return;
        }
        int firstRow = Math.max(0, (int) ((down.getValue() - MARGIN) / step()));
        int lastRow = Math.min(layout.rows() - 1, (int) ((down.getValue() + canvas.getHeight()) / step()));
        int firstColumn = Math.max(0, (int) ((across.getValue() - MARGIN) / step()));
        int lastColumn = (int) ((across.getValue() + canvas.getWidth()) / step());
        Set<Integer> seen = new HashSet<>();
        List<TreeLayout.Spot> lines = new ArrayList<>();
        List<TreeLayout.Spot> folded = new ArrayList<>();
        for (int row = firstRow; row <= Math.min(lastRow + 1, layout.rows() - 1); row++) {
            for (TreeLayout.Spot spot : layout.row(row)) {
                if (spot.column() >= firstColumn && spot.parent() <= lastColumn && spot.row() > 0) {
                    lines.add(spot);
                }
                if (spot.column() >= firstColumn && spot.column() <= lastColumn && row <= lastRow) {
                    seen.add(spot.node());
                    if (spot.folded() > 0) {
                        folded.add(spot);
                    }
                }
            }
        }
        recycle(seen);
        seen.forEach(id -> layout.spot(id).ifPresent(this::place));
        edges(lines);
        stubs(folded);
        links.show(
                seen,
                id -> layout.spot(id).map(spot -> new Point2D(x(spot.column()), y(spot.row()))),
                new BoundingBox(-step(), -step(), canvas.getWidth() + 2 * step(), canvas.getHeight() + 2 * step()),
                step());
    }

    private void recycle(Set<Integer> seen) {
        shown.entrySet().removeIf(entry -> {
            boolean gone = !seen.contains(entry.getKey());
            if (gone) {
                entry.getValue().rest();
                spare.add(entry.getValue());
            }
            return gone;
        });
    }

    private void place(TreeLayout.Spot spot) {
        TreeNodeView view = shown.computeIfAbsent(spot.node(), id -> {
            TreeNodeView free = spare.isEmpty() ? made() : spare.removeLast();
            free.show(id, model.look(id));
            free.mark(model.currentProperty().get());
            free.setVisible(true);
            return free;
        });
        double size = NODE * scale();
        view.resizeRelocate(x(spot.column()) - size / 2, y(spot.row()) - size / 2, size, size);
    }

    private TreeNodeView made() {
        TreeNodeView view = new TreeNodeView();
        view.addEventHandler(MouseEvent.MOUSE_CLICKED, event -> {
            if (event.getButton() == MouseButton.PRIMARY) {
                model.goTo(view.node());
            }
        });
        view.setOnContextMenuRequested(event -> {
            new MoveMenu(model.moves(), view.node(), keys).show(view, event.getScreenX(), event.getScreenY());
            event.consume();
        });
        nodes.getChildren().add(view);
        return view;
    }

    private void edges(List<TreeLayout.Spot> lines) {
        while (edges.getChildren().size() < lines.size()) {
            Polyline line = new Polyline();
            line.getStyleClass().add("tree-edge");
            edges.getChildren().add(line);
        }
        for (int i = 0; i < edges.getChildren().size(); i++) {
            Polyline line = (Polyline) edges.getChildren().get(i);
            line.setVisible(i < lines.size());
            if (i < lines.size()) {
                TreeLayout.Spot spot = lines.get(i);
                // Clipped at the borders: the software renderer is slow with very long lines.
                double from = Math.max(-step(), x(spot.parent()));
                double to = Math.min(canvas.getWidth() + step(), x(spot.column()));
                double above = y(spot.row() - 1);
                line.getPoints().setAll(from, above, to, above, to, y(spot.row()));
            }
        }
    }

    private void stubs(List<TreeLayout.Spot> folded) {
        stubs.getChildren().clear();
        for (TreeLayout.Spot spot : folded) {
            Label stub = new Label("+" + spot.folded());
            stub.setId("unfold-" + spot.node());
            stub.getStyleClass().add("tree-stub");
            stub.setAccessibleText(texts.get("folded", spot.folded()));
            stub.setOnMouseClicked(event -> model.moves().folds().toggle(spot.node()));
            stub.relocate(x(spot.column()) - 8 * scale(), y(spot.row()) + 14 * scale());
            stubs.getChildren().add(stub);
        }
    }

    private double x(int column) {
        return MARGIN + (column + 0.5) * step() - across.getValue();
    }

    private double y(int row) {
        return MARGIN + (row + 0.5) * step() - down.getValue();
    }

    private double scale() {
        return ruler.getFont().getSize() / USUAL_FONT;
    }

    /// The distance between rows and between columns.
    private double step() {
        return STEP * scale();
    }
}
