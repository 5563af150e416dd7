package hexalyst.export.document;

import hexalyst.board.Caption;
import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.board.Outline.Point;
import hexalyst.export.board.BoardGeometry;
import hexalyst.export.board.BoardLook;
import hexalyst.export.board.BoardPainter;
import hexalyst.export.board.BoardPicture;
import hexalyst.export.board.FactLine;
import hexalyst.export.board.GameLook;
import hexalyst.export.board.GoalPainter;
import hexalyst.export.board.Ink;
import hexalyst.export.board.LinePainter;
import hexalyst.export.board.MoveNumbers;
import hexalyst.export.board.NodePicture;
import hexalyst.export.board.Overlays;
import hexalyst.export.board.PictureDetails;
import hexalyst.export.board.PlacingMoves;
import hexalyst.export.picture.Colour;
import hexalyst.export.picture.Xml;
import hexalyst.game.Content;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.record.Annotations;
import hexalyst.record.GameTree;
import hexalyst.record.Node;
import hexalyst.record.Numbering;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The data of a game for the page's script, as JSON: the board's geometry and, for each node, the changes on the board
/// and the annotations. Parents come before their children.
final class HtmlData {
    private static final int WIDTH = HtmlBoards.WIDTH;
    private static final JsonMapper JSON = new JsonMapper();

    private final GameTree tree;
    private final DocumentOptions options;
    private final Wording wording;
    private final Map<Integer, Integer> places = new HashMap<>();
    private final ObjectNode game = JSON.createObjectNode();
    private final BoardGeometry geometry;
    private final HtmlLooks looks;
    /// True if a position shows something besides its pieces.
    private boolean tells;
    /// True if a turn has several parts.
    private boolean hasParts;
    /// True if a move is marked on more than one cell.
    private boolean marksSeveral;

    private record Step(int node, Position before, int ply) {}

    HtmlData(Chapter chapter, DocumentOptions options) {
        tree = chapter.tree();
        this.options = options;
        wording = new Wording(tree, options.numbering());
        BoardLook look = options.shown().look();
        geometry = BoardGeometry.wide(tree.grid(), look.turn(), look.mirrored(), WIDTH);
        looks = new HtmlLooks(tree.edition(), geometry, look);
        board();
        game.put("start", String.join("", contents(tree.start())));
        nodes(game.putArray("nodes"));
        ArrayNode names = game.putArray("names");
        for (int cell = 0; cell < tree.grid().cells(); cell++) {
            names.add(tree.grid().name(cell));
        }
        game.set("kinds", looks.names());
        // Which node each bar of the graph is, from left to right, and what a pointer tells of it.
        ArrayNode graph = game.putArray("graph");
        for (ValuePoint point : chapter.graph()) {
            graph.addObject().put("n", place(point.node())).put("t", Xml.allowed(point.name()));
        }
    }

    /// The index of a node in the data.
    int place(int node) {
        return places.getOrDefault(node, 0);
    }

    ObjectNode game() {
        return game;
    }

    /// Games as text for a page's script element; nothing in it can end the element.
    static String text(Iterable<ObjectNode> games) {
        ArrayNode all = JSON.createArrayNode();
        games.forEach(all::add);
        return all.toString()
                .replace("<", "\\u003c")
                .replace(">", "\\u003e")
                .replace("\u2028", "\\u2028")
                .replace("\u2029", "\\u2029");
    }

    private void board() {
        game.put("width", WIDTH);
        game.put("height", Math.round(2 * geometry.centreY()));
        game.put("radius", rounded(geometry.radius()));
        ArrayNode cells = game.putArray("cells");
        for (int cell = 0; cell < tree.grid().cells(); cell++) {
            cells.addArray()
                    .add(rounded(geometry.x(cell)))
                    .add(rounded(geometry.y(cell)))
                    .add(tree.grid().caption(cell));
        }
        ArrayNode rows = game.putArray("rows");
        for (Caption caption : tree.grid().captions()) {
            rows.addArray()
                    .add(rounded(geometry.x(caption)))
                    .add(rounded(geometry.y(caption)))
                    .add(caption.text());
        }
        game.put("letters", options.shown().look().coordinates());
        game.put("numbers", options.shown().look().numbers());
        game.put("shapes", options.shown().look().shapes());
        game.put("last", options.shown().lastMove());
        game.put("deciding", options.shown().deciding());
        game.put("moveNumbers", options.shown().moveNumbers().name());
        if (options.numbering() == Numbering.MOVES) {
            // How many plies the first move's number counts already.
            game.put("first", tree.start().toMove() == Side.WHITE ? 0 : 1);
            game.put("both", Numbering.placesBoth(tree.start()));
        }
    }

    private static double rounded(double length) {
        return Math.round(10 * length) / 10.0;
    }

    private List<String> contents(Position position) {
        return position.contents().stream().map(looks::name).toList();
    }

    private void nodes(ArrayNode out) {
        Deque<Step> open = new ArrayDeque<>();
        open.push(new Step(GameTree.ROOT, tree.start(), -1));
        while (!open.isEmpty()) {
            Step step = open.pop();
            Node node = tree.node(step.node());
            Position position = node.isRoot()
                    ? tree.start()
                    : step.before().play(node.move().orElse(Move.pass()));
            ObjectNode item = out.addObject();
            item.put("p", node.isRoot() ? -1 : place(node.parent()));
            item.put("t", node.isRoot() ? "" : wording.number(step.ply()) + " " + wording.move(node));
            places.put(node.id(), places.size());
            if (!node.isRoot() && tree.node(node.parent()).children().getFirst() != node.id()) {
                item.put("x", true);
            }
            parts(item, step);
            changes(item, step.before().contents(), position.contents());
            last(item, node.move().orElse(Move.pass()), position);
            said(item, node);
            outcome(item, position);
            overlays(item, node.id(), position);
            for (int child : node.children().reversed()) {
                open.push(new Step(child, position, step.ply() + 1));
            }
        }
    }

    /// Adds the cell where a move ends, its other cells, and the cell of a piece that it placed and that bears its
    /// number.
    private void last(ObjectNode item, Move move, Position after) {
        int end = NodePicture.cell(move, after);
        if (end != Grid.NONE) {
            item.put("l", end);
        }
        int placed = move.isSwap() ? end : PlacingMoves.cell(move);
        boolean numbers = options.shown().moveNumbers() == MoveNumbers.ALL
                || options.shown().moveNumbers() == MoveNumbers.VARIATION;
        if (numbers && placed != Grid.NONE && !after.at(placed).pieces().isEmpty()) {
            item.put("n", placed);
        }
        if (numbers && move.isSwap()) {
            // The pieces change colours and stay.
            item.put("swap", true);
        }
        int[] others = NodePicture.cells(move, after).stream()
                .filter(cell -> cell != end)
                .toArray();
        if (others.length > 0) {
            marksSeveral = true;
            IntStream.of(others).forEach(item.putArray("k")::add);
        }
    }

    /// Adds the parts of a turn except the last, with what each changes.
    private void parts(ObjectNode item, Step step) {
        List<BoardPicture> during = NodePicture.during(tree, step.node(), step.before(), options.shown());
        if (during.isEmpty()) {
            return;
        }
        hasParts = true;
        List<Content> before = step.before().contents();
        ArrayNode parts = item.putArray("q");
        for (int i = 0; i <= during.size(); i++) {
            Part part = tree.node(step.node()).move().orElseThrow().parts().get(i);
            ObjectNode told =
                    parts.addObject().put("t", Xml.allowed(step.before().text(Move.of(part))));
            if (i < during.size()) {
                BoardPicture picture = during.get(i);
                changes(told, before, picture.contents());
                picture.lastMove().stream().forEach(told.putArray("k")::add);
                told(told, picture.game());
                before = picture.contents();
            }
        }
    }

    private void changes(ObjectNode item, List<Content> before, List<Content> after) {
        ArrayNode changes = item.putArray("d");
        for (int cell = 0; cell < after.size(); cell++) {
            if (!before.get(cell).equals(after.get(cell))) {
                changes.addArray().add(cell).add(looks.name(after.get(cell)));
            }
        }
    }

    private void outcome(ObjectNode item, Position position) {
        if (position.outcome().over()) {
            item.put("r", position.outcome().result() + ", " + position.endWords());
            ArrayNode cells = item.putArray("o");
            position.outcome().cells().stream().forEach(cells::add);
        } else {
            item.put("s", position.toMove() == Side.WHITE ? 0 : 1);
        }
    }

    /// Adds the sizes of groups and what the rules say about moves, as far as they are to be shown. The script itself
    /// computes the numbers of moves.
    private void overlays(ObjectNode item, int node, Position position) {
        PictureDetails shown = options.shown().with(MoveNumbers.OFF);
        BoardPicture picture = NodePicture.of(tree, node, position, shown);
        told(item, picture.game());
        Overlays over = picture.overlays();
        if (!over.groupSizes().isEmpty()) {
            ArrayNode sizes = item.putArray("z");
            new TreeMap<>(over.groupSizes())
                    .forEach((cell, size) -> sizes.addArray().add(cell).add(size));
        }
        if (!over.signs().isEmpty()) {
            ArrayNode signs = item.putArray("g");
            for (Overlays.Sign sign : over.signs()) {
                signs.addArray()
                        .add(sign.cell())
                        .add(sign.aside())
                        .add(String.valueOf(sign.colour().letter()))
                        .add(sign.kind().name());
            }
        }
    }

    /// Adds for whom cells count, and the line below the board.
    private void told(ObjectNode item, GameLook told) {
        tells |= !told.equals(GameLook.of(tree.edition()));
        if (!told.whites().isEmpty()) {
            told.whites().stream().forEach(item.putArray("whites")::add);
        }
        if (!told.blacks().isEmpty()) {
            told.blacks().stream().forEach(item.putArray("blacks")::add);
        }
        if (!told.facts().isEmpty()) {
            item.put("f", Xml.allowed(told.line()));
        }
    }

    /// True if turns can be stepped through part by part.
    boolean hasParts() {
        return hasParts;
    }

    /// True if there is more to draw than stones on hexagons, which needs another script.
    boolean isRich() {
        return tells
                || marksSeveral
                || hasParts
                || !looks.drawn().isEmpty()
                || tree.edition().hidesBlocked()
                || !(tree.grid() instanceof HexGrid);
    }

    /// Adds what that script needs: the outlines of the cells, how lines and pieces are drawn, and the line below the
    /// board.
    void enrich() {
        ArrayNode outlines = game.putArray("outlines");
        for (int cell = 0; cell < tree.grid().cells(); cell++) {
            BoardGeometry.Corners corners = geometry.corners(cell, 1);
            double[] xs = corners.xs();
            double[] ys = corners.ys();
            ArrayNode outline = outlines.addArray();
            for (int i = 0; i < xs.length; i++) {
                outline.addArray().add(rounded(xs[i] - geometry.x(cell))).add(rounded(ys[i] - geometry.y(cell)));
            }
        }
        if (!tree.grid().lines().isEmpty()) {
            CellSet open = CellSet.of(IntStream.range(0, tree.grid().cells())
                    .filter(cell -> !tree.start().at(cell).isBlocked())
                    .toArray());
            LookSurface ground = new LookSurface(game.putArray("ground"));
            new LinePainter(ground, geometry).ground(open);
            new GoalPainter(ground, geometry).paint(tree.grid(), GameLook.of(tree.edition()), geometry.shown());
            LinePainter lines = new LinePainter(new LookSurface(game.putArray("lines")), geometry);
            lines.lines(open);
            ArrayNode asides = game.putArray("asides");
            for (int cell = 0; cell < tree.grid().cells(); cell++) {
                Point aside = lines.number(cell);
                asides.addArray().add(rounded(aside.x())).add(rounded(aside.y()));
            }
        }
        contents(tree.start()).forEach(game.putArray("start")::add);
        game.set("looks", looks.drawn());
        game.put("hides", tree.edition().hidesBlocked());
        game.put("territory", BoardPainter.TERRITORY);
        if (tells) {
            long height = Math.round(2 * geometry.centreY());
            game.put("height", height + Math.round(FactLine.height(WIDTH)));
            game.putObject("facts")
                    .put("top", height)
                    .put("y", height + FactLine.middle(WIDTH))
                    .put("size", FactLine.size(WIDTH))
                    .put("letter", FactLine.LETTER);
        }
    }

    private void said(ObjectNode item, Node node) {
        Annotations said = node.annotations();
        String engine = !options.engine()
                ? ""
                : wording.engine(node).map(Span.Line::text).orElse("");
        String text = (wording.comment(said.before()) + "\n" + wording.comment(said.comment()) + "\n" + engine).strip();
        if (!text.isEmpty()) {
            item.put("c", text);
        }
        wording.value(node)
                .filter(worth -> options.engine())
                .ifPresent(worth -> item.put("v", worth.whole()).put("vp", worth.proved()));
        if (!said.marks().isEmpty()) {
            ArrayNode marks = item.putArray("m");
            said.marks()
                    .forEach(mark -> marks.addArray()
                            .add(mark.cell())
                            .add(mark.shape().text())
                            .add(colour(mark.colour())));
        }
        if (!said.arrows().isEmpty()) {
            ArrayNode arrows = item.putArray("a");
            said.arrows()
                    .forEach(arrow ->
                            arrows.addArray().add(arrow.from()).add(arrow.to()).add(colour(arrow.colour())));
        }
        if (!said.labels().isEmpty()) {
            ArrayNode labels = item.putArray("b");
            said.labels().forEach(label -> labels.addArray().add(label.cell()).add(Xml.allowed(label.text())));
        }
    }

    /// The paint of a mark: the property of a theme's ink, or a user's colour.
    private static String colour(Optional<String> name) {
        String text = name.orElse("").toLowerCase(Locale.ROOT);
        return switch (text) {
            case "red" -> "-" + Ink.MARK_RED.property();
            case "green" -> "-" + Ink.MARK_GREEN.property();
            case "blue" -> "-" + Ink.MARK_BLUE.property();
            case "yellow" -> "-" + Ink.MARK_YELLOW.property();
            default -> Colour.parse(text).map(Colour::hex).orElse("-" + Ink.MARK.property());
        };
    }
}
