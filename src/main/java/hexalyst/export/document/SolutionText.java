package hexalyst.export.document;

import hexalyst.export.board.NodePicture;
import hexalyst.game.Edition;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.record.Exercise;
import hexalyst.record.GameTree;
import hexalyst.record.MachineWords;
import hexalyst.record.Node;
import hexalyst.text.Texts;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Makes a chapter of a puzzle. The solution is written as in collections of problems: the main line in one piece,
/// then the other defences with their answers, each in a paragraph, then the tries with their refutations. Moves that
/// need no lines of their own stand beside the one that is shown: `3. f3b, f4b or f6b`, and defences with the same
/// answer stand together: `3. g3 or h4, each met by 3... h5`. Other moves that solve a later step are only named: `also
/// 2. f6b`. Uses a loop instead of recursion, since lines may be long.
final class SolutionText {
    private final Texts texts = Texts.of(SolutionText.class);
    private final Exercise exercise;
    private final GameTree tree;
    private final Set<Integer> main;
    private final Wording wording;
    private final List<Block> blocks = new ArrayList<>();
    private final Deque<Line> open = new ArrayDeque<>();
    private List<Span> spans = new ArrayList<>();
    /// Moves that solve the line's later steps as well.
    private final List<Integer> also = new ArrayList<>();
    /// Whether the next move directly follows one that stands alone.
    private boolean follows;
    /// Whether the next move answers each of several.
    private boolean answers;

    /// A line to be written.
    ///
    /// @param moves the nodes of moves that begin it and have the same continuation, the first of which is followed
    private record Line(List<Integer> moves, int depth) {}

    private SolutionText(Exercise exercise, DocumentOptions options) {
        this.exercise = exercise;
        tree = exercise.solution();
        main = new HashSet<>(tree.mainLine());
        if (exercise.wanted() > 1) {
            tree.root().children().stream()
                    .filter(child -> !exercise.isTry(child))
                    .forEach(main::add);
        }
        wording = new Wording(tree, options.numbering());
    }

    /// Makes the chapter.
    ///
    /// @param name its number and title in the document
    static Chapter chapter(Exercise exercise, String name, DocumentOptions options) {
        SolutionText text = new SolutionText(exercise, options);
        text.write();
        Block.Diagram question = new Block.Diagram(
                0,
                GameTree.ROOT,
                NodePicture.of(exercise.solution(), GameTree.ROOT, options.shown()),
                exercise.task(),
                exercise.task());
        return new Chapter(
                exercise.solution(),
                name,
                List.of(),
                "",
                "",
                List.of(),
                text.blocks,
                Optional.of(new Chapter.Question(exercise, question)),
                Optional.empty(),
                List.of());
    }

    private void write() {
        Node root = tree.root();
        if (!exercise.text().equals(root.annotations().comment())) {
            comment(root.annotations().comment());
            flush(0);
        }
        List<Integer> solving =
                root.children().stream().filter(child -> !exercise.isTry(child)).toList();
        solving.forEach(child -> open.add(new Line(List.of(child), 0)));
        root.children().stream()
                .filter(exercise::isTry)
                .forEach(child -> open.add(new Line(List.of(child), solving.isEmpty() ? 0 : 1)));
        while (!open.isEmpty()) {
            line(open.pop());
        }
    }

    /// Writes a line to its end, and schedules what branches off it.
    private void line(Line line) {
        List<Line> branches = new ArrayList<>();
        List<Integer> moves = line.moves();
        if (isAlso(moves.getFirst())) {
            spans.add(new Span.Joint(texts.get("or")));
        }
        int end = moves.getFirst();
        Optional<Node> chosen = Optional.empty();
        while (!moves.isEmpty()) {
            moves(moves);
            end = moves.getFirst();
            chosen = moves.size() > 1 && chosen.isEmpty() ? Optional.of(tree.node(end)) : chosen;
            Node node = tree.node(end);
            comment(MachineWords.ended(node.annotations().comment(), tree.position(end), false));
            Optional<Node> first = chosen;
            exercise.rests().stream().filter(rest -> rest.node() == node.id()).forEach(rest -> rest(rest, first));
            moves = next(node, line.depth() + 1, branches);
        }
        result(tree.node(end));
        flush(line.depth());
        also(line.depth());
        branches.reversed().forEach(open::push);
    }

    /// Says who has won where the words on the end of the game do not.
    private void result(Node node) {
        Position position = tree.position(node.id());
        String said = node.annotations().comment();
        if (!position.outcome().over() || said.isEmpty()) {
            return;
        }
        Edition edition = tree.edition();
        Optional<String> winner = position.outcome().wonBy().map(edition::sideName);
        if (winner.isEmpty() || !said.contains(winner.get())) {
            comment(winner.map(name -> Texts.of(Wording.class).get("wins", name))
                            .orElseGet(() -> texts.get("draw"))
                    + ".");
        }
    }

    /// Names the moves that solve as well at a later step, without their lines.
    private void also(int depth) {
        if (also.isEmpty()) {
            return;
        }
        spans.add(new Span.Joint(texts.get("also")));
        int before = -1;
        for (int i = 0; i < also.size(); i++) {
            int ply = tree.ply(also.get(i)) - 1;
            boolean more = i < also.size() - 1;
            spans.add(new Span.Played(
                    also.get(i),
                    ply == before ? "" : wording.number(ply),
                    wording.move(tree.node(also.get(i))) + (more ? "," : ""),
                    false));
            before = ply;
        }
        also.clear();
        flush(Math.max(1, depth));
    }

    /// Whether a move solves beside another one that stands before it.
    private boolean isAlso(int id) {
        Node parent = tree.node(tree.node(id).parent());
        boolean wanted = parent.isRoot() && exercise.wanted() > 1;
        return tree.ply(id) % 2 == 1
                && !wanted
                && !exercise.isTry(id)
                && parent.children().getFirst() != id;
    }

    /// What follows a node in its line: moves with the same continuation, or nothing.
    ///
    /// @param branches receives what branches off there
    private List<Integer> next(Node node, int depth, List<Line> branches) {
        boolean solver = tree.ply(node.id()) % 2 == 0;
        Map<Object, List<Integer>> groups = new LinkedHashMap<>();
        for (int child : node.children()) {
            boolean alone = solver && (exercise.isTry(child) || !isLeaf(child));
            groups.computeIfAbsent(alone ? child : continuation(child), same -> new ArrayList<>())
                    .add(child);
        }
        Collection<List<Integer>> all = groups.values();
        all.stream().skip(1).forEach(group -> {
            if (isAlso(group.getFirst())) {
                also.addAll(group);
            } else {
                branches.add(new Line(group, depth));
            }
        });
        return all.stream().findFirst().orElse(List.of());
    }

    private boolean isLeaf(int id) {
        return tree.node(id).children().isEmpty() && tree.node(id).annotations().isEmpty();
    }

    /// The moves that may follow and that end the line there; otherwise the node itself, which nothing equals.
    private Object continuation(int id) {
        List<Integer> children = tree.node(id).children();
        boolean ends =
                tree.node(id).annotations().isEmpty() && children.stream().allMatch(this::isLeaf);
        return ends ? children.stream().map(child -> tree.node(child).move()).toList() : id;
    }

    private void moves(List<Integer> moves) {
        int ply = tree.ply(moves.getFirst()) - 1;
        boolean numbered = !follows || wording.isNumbered(ply);
        if (answers) {
            spans.add(new Span.Joint(texts.get("each")));
        }
        answers = moves.size() > 1 && !tree.node(moves.getFirst()).children().isEmpty();
        for (int i = 0; i < moves.size(); i++) {
            int id = moves.get(i);
            if (i > 0 && i == moves.size() - 1) {
                spans.add(new Span.Joint(texts.get("or")));
            }
            spans.add(new Span.Played(
                    id,
                    i == 0 && numbered ? wording.number(ply) : "",
                    wording.move(tree.node(id)) + (i < moves.size() - 2 || answers && i == moves.size() - 1 ? "," : ""),
                    main.contains(id)));
        }
        follows = moves.size() == 1;
    }

    /// @param chosen the first of several moves of which the line has taken this one: what follows is true of it only
    private void rest(Exercise.Rest rest, Optional<Node> chosen) {
        boolean says = !rest.words().isEmpty() || !rest.line().isEmpty();
        chosen.filter(node -> says).ifPresent(node -> {
            List<Integer> path = tree.path(rest.node());
            List<Move> taken = path.subList(path.indexOf(node.id()), path.size()).stream()
                    .map(id -> tree.node(id).move().orElseThrow())
                    .toList();
            stop();
            spans.add(new Span.Joint(texts.get("after", wording.moves(taken, tree.ply(node.id()) - 1))));
        });
        comment(rest.words());
        if (!rest.line().isEmpty()) {
            spans.add(new Span.Line(wording.moves(rest.line(), tree.ply(rest.node()))));
        }
        comment(rest.end());
    }

    /// Ends a sentence that ends with a move.
    private void stop() {
        if (!spans.isEmpty()
                && spans.getLast() instanceof Span.Played last
                && !last.text().matches(".*[.!?]")) {
            spans.set(spans.size() - 1, new Span.Played(last.node(), last.number(), last.text() + ".", last.main()));
        }
    }

    private void comment(String text) {
        String clean = wording.comment(text);
        if (!clean.isEmpty()) {
            spans.add(new Span.Comment(clean));
            follows = false;
        }
    }

    private void flush(int depth) {
        if (!spans.isEmpty()) {
            blocks.add(new Block.Paragraph(depth, spans));
            spans = new ArrayList<>();
        }
        follows = false;
    }
}
