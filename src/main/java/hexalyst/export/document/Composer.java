package hexalyst.export.document;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.record.Annotations;
import hexalyst.record.GameTree;
import hexalyst.record.MachineMark;
import hexalyst.record.MachineWords;
import hexalyst.record.Node;
import hexalyst.record.Tags;
import hexalyst.text.Texts;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Makes a chapter of a game: the main line with its comments, nested variations after the move that they replace, and
/// diagrams where they are wanted. Uses a loop instead of recursion, since lines are long and variations may be deep.
final class Composer {
    private static final int BRILLIANT = 3;
    private static final int BLUNDER = 4;

    /// How many characters of comments a paragraph of the main line has before it ends after one of them.
    private static final int LONG = 280;

    private final GameTree tree;
    private final DocumentOptions options;
    private final Wording wording;
    private final Figure figures;
    private final Map<Integer, Integer> mainPlies = new HashMap<>();
    private final int last;
    private final List<Block> blocks = new ArrayList<>();
    private final Deque<Step> open = new ArrayDeque<>();
    private List<Span> spans = new ArrayList<>();
    /// Diagrams of the running paragraph.
    private final List<Block.Diagram> waiting = new ArrayList<>();
    private int depth;
    private Optional<ValuePoint.Noted> atTheEnd = Optional.empty();

    /// A pending step of the writing.
    ///
    /// @param node a node
    /// @param before the position before the next move
    /// @param ply the number of the next move
    /// @param what whether the next move is the node's, or one that follows it
    private record Step(int node, Position before, int ply, int depth, What what) {
        enum What {
            VARIATION,
            CONTINUATION
        }
    }

    private Composer(GameTree tree, DocumentOptions options, int figures) {
        this.tree = tree;
        this.options = options;
        wording = new Wording(tree, options.numbering());
        this.figures = new Figure(tree, wording, options, figures);
        List<Integer> line = tree.mainLine();
        for (int i = 0; i < line.size(); i++) {
            mainPlies.put(line.get(i), i);
        }
        last = line.getLast();
    }

    /// Makes the chapter.
    ///
    /// @param figures how many diagrams come before it in the document
    static Chapter chapter(GameTree game, DocumentOptions options, int figures) {
        GameTree tree = options.engine() ? game : MachineMark.strip(game);
        Composer composer = new Composer(tree, options, figures);
        composer.compose();
        return new Chapter(
                tree,
                composer.wording.title(),
                composer.wording.event(),
                composer.wording.rules(),
                composer.wording.result(),
                composer.wording.sources(),
                composer.blocks,
                Optional.empty(),
                options.engine() && composer.isGame()
                        ? Optional.of(GameReport.of(tree))
                                .filter(report -> !report.slips().isEmpty())
                        : Optional.empty(),
                composer.isGame() ? composer.graph() : List.of());
    }

    /// Whether somebody played it: nobody made the mistakes of a report on an opening.
    private boolean isGame() {
        return tree.tags().get(Tags.REPORT).isEmpty();
    }

    /// Whether a graph shows anything: that somebody else is better than before.
    private static boolean changes(List<ValuePoint> points) {
        return points.stream()
                        .flatMap(point -> point.value().stream())
                        .map(ValuePoint.Noted::favoured)
                        .distinct()
                        .count()
                > 1;
    }

    private List<ValuePoint> graph() {
        List<ValuePoint> points = new ArrayList<>();
        for (int id : tree.mainLine()) {
            Node node = tree.node(id);
            String name = node.isRoot() ? tree.text(id) : wording.number(points.size() - 1) + " " + wording.move(node);
            Optional<ValuePoint.Noted> noted = ValuePoint.Noted.of(node.annotations());
            points.add(new ValuePoint(
                    id,
                    name,
                    node.isRoot() ? 0 : options.numbering().number(tree.start().toMove(), points.size() - 1),
                    node.annotations().hasSign(List.of("??")),
                    id == last ? atTheEnd.or(() -> noted) : noted));
        }
        return options.engine() && points.size() > 2 && changes(points) ? points : List.of();
    }

    private void compose() {
        Node root = tree.root();
        if (last != GameTree.ROOT && isWanted(root)) {
            diagram(root, -1, tree.start());
        }
        said(root);
        moves();
    }

    private void moves() {
        open.push(new Step(GameTree.ROOT, tree.start(), 0, 0, Step.What.CONTINUATION));
        while (!open.isEmpty()) {
            Step step = open.pop();
            switch (step.what()) {
                case VARIATION -> {
                    flush(step.depth());
                    open.push(played(step, step.node()));
                }
                case CONTINUATION -> continuation(step);
            }
        }
        flush(0);
    }

    /// Schedules what follows a node: its first move, the alternatives, then the continuation of the first.
    private void continuation(Step step) {
        if (step.depth() != depth) {
            flush(step.depth());
        }
        List<Integer> children = tree.node(step.node()).children();
        if (children.isEmpty()) {
            if (step.node() == last) {
                end(step);
            } else {
                endOfVariation(step);
            }
            return;
        }
        open.push(played(step, children.getFirst()));
        for (int child : children.subList(1, children.size()).reversed()) {
            open.push(new Step(child, step.before(), step.ply(), step.depth() + 1, Step.What.VARIATION));
        }
    }

    /// Writes a move with all its annotations, but not what follows it.
    private Step played(Step step, int id) {
        Node node = tree.node(id);
        Annotations said = node.annotations();
        Position position = step.before().play(node.move().orElse(Move.pass()));
        if (depth == 0 && isLong()) {
            flush(0);
        }
        comment(said.before());
        boolean numbered =
                wording.isNumbered(step.ply()) || spans.isEmpty() || !(spans.getLast() instanceof Span.Played);
        spans.add(new Span.Played(
                id, numbered ? wording.number(step.ply()) : "", wording.move(node), mainPlies.containsKey(id)));
        if (options.engine() && !position.outcome().over()) {
            wording.worth(node).ifPresent(spans::add);
        }
        // What a person says comes before what a program says.
        // What the line on the result says as well.
        boolean told = id == last && wording.ending(position).contains("(" + position.endWords() + ")");
        comment(MachineWords.ended(said.comment(), position, told));
        if (options.engine()) {
            wording.line(said, step.ply() + 1).ifPresent(spans::add);
            wording.engine(node).ifPresent(spans::add);
        }
        if (id != last && isWanted(node)) {
            diagram(node, step.ply(), position);
        }
        return new Step(id, position, step.ply() + 1, step.depth(), Step.What.CONTINUATION);
    }

    /// Whether the paragraph is long and may end here: after what is said of a move.
    private boolean isLong() {
        int said = spans.stream()
                .mapToInt(span ->
                        span instanceof Span.Comment comment ? comment.text().length() : 0)
                .sum();
        return said > LONG && spans.getLast() instanceof Span.Comment;
    }

    private void said(Node node) {
        comment(node.annotations().before());
        comment(node.annotations().comment());
        if (options.engine()) {
            wording.worth(node).ifPresent(spans::add);
            wording.line(node.annotations(), 0).ifPresent(spans::add);
        }
        flush(0);
    }

    private void end(Step step) {
        atTheEnd = ValuePoint.Noted.of(step.before().outcome());
        boolean chosen = !(options.diagrams() instanceof Diagrams.Chosen) || isWanted(tree.node(last));
        if (chosen && !(options.diagrams() instanceof Diagrams.None)) {
            diagram(tree.node(last), step.ply() - 1, step.before());
        }
        String ending = wording.ending(step.before());
        if (!ending.isEmpty()) {
            spans.add(new Span.Ending(ending));
        }
    }

    /// Says how the game ended in a variation, unless its comment does.
    private void endOfVariation(Step step) {
        String words = step.before().endWords();
        String said = tree.node(step.node()).annotations().comment();
        boolean told = said.toLowerCase(Locale.ROOT).contains(words.toLowerCase(Locale.ROOT));
        if (step.before().outcome().over() && !told) {
            spans.add(new Span.Joint("(" + words + ")"));
        }
    }

    private void comment(String text) {
        String clean = wording.comment(text);
        if (!clean.isEmpty()) {
            spans.add(new Span.Comment(clean));
        }
    }

    /// Adds a diagram: on the main line after its move, elsewhere after the running part of the variation, which is not
    /// cut but refers to it.
    private void diagram(Node node, int ply, Position position) {
        if (depth == 0) {
            flush(0);
        }
        waiting.add(figures.of(node, depth, ply, position));
        if (depth == 0) {
            flush(0);
        } else {
            spans.add(new Span.Joint(Texts.of(Composer.class).get("figure.there", figures.number())));
        }
    }

    /// Ends the paragraph; the next one has the given depth.
    private void flush(int next) {
        if (!spans.isEmpty()) {
            blocks.add(new Block.Paragraph(depth, spans));
            spans = new ArrayList<>();
        }
        blocks.addAll(waiting);
        waiting.clear();
        depth = next;
    }

    private boolean isWanted(Node node) {
        return switch (options.diagrams()) {
            case Diagrams.None none -> false;
            case Diagrams.Chosen chosen -> node.annotations().glyphs().contains(Annotations.DIAGRAM);
            case Diagrams.Marked marked -> node.isRoot() && !isEmpty(tree.start()) || isMarked(node.annotations());
            case Diagrams.Every every ->
                node.isRoot()
                        ? !isEmpty(tree.start())
                        : isAuthors(node.annotations())
                                || mainPlies.getOrDefault(node.id(), 1) % every.plies() == 0
                                        && mainPlies.containsKey(node.id());
        };
    }

    private static boolean isMarked(Annotations said) {
        return isAuthors(said) || said.glyphs().stream().anyMatch(glyph -> glyph == BRILLIANT || glyph == BLUNDER);
    }

    /// Whether the author wants a diagram, or has drawn something on the board.
    private static boolean isAuthors(Annotations said) {
        return !said.marks().isEmpty()
                || !said.arrows().isEmpty()
                || !said.labels().isEmpty()
                || said.glyphs().contains(Annotations.DIAGRAM);
    }

    private static boolean isEmpty(Position position) {
        for (int cell = 0; cell < position.grid().cells(); cell++) {
            if (!position.at(cell).isEmpty()) {
                return false;
            }
        }
        return true;
    }
}
