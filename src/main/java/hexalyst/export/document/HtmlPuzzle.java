package hexalyst.export.document;

import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.record.Exercise;
import hexalyst.record.GameTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What the page's script needs to let a puzzle be solved: for each position of the solver, the moves of the solution,
/// with the cells that have to be clicked for them, and the other moves that the same click may mean.
final class HtmlPuzzle {
    private final Exercise exercise;
    private final GameTree tree;
    private final HtmlData data;

    private HtmlPuzzle(Exercise exercise, HtmlData data) {
        this.exercise = exercise;
        tree = exercise.solution();
        this.data = data;
    }

    /// Adds it to the data of the game.
    static void add(Exercise exercise, HtmlData data) {
        new HtmlPuzzle(exercise, data).add();
    }

    private void add() {
        data.game().put("wanted", exercise.wanted());
        ObjectNode answers = data.game().putObject("answers");
        ObjectNode closed = data.game().putObject("closed");
        for (int node : tree.preorder(GameTree.ROOT)) {
            List<Integer> children = tree.node(node).children();
            boolean refuted = tree.path(node).stream().anyMatch(exercise::isTry);
            if (tree.ply(node) % 2 == 0 && !children.isEmpty() && !refuted) {
                ArrayNode out = answers.putArray(Integer.toString(data.place(node)));
                Position position = tree.position(node);
                if (!tree.game().traits().openTurns()) {
                    closed(closed.putArray(Integer.toString(data.place(node))), position);
                }
                List<Move> given = new ArrayList<>();
                for (int child : children) {
                    Move move = tree.node(child).move().orElseThrow();
                    given.add(move);
                    ObjectNode answer = answer(out, position, move).put("n", data.place(child));
                    if (exercise.isTry(child)) {
                        answer.put("y", true);
                    }
                }
                given.stream()
                        .filter(move -> move.parts().size() == 1 && move.parts().getFirst() instanceof Part.Put)
                        .flatMap(move -> position.candidates(move.lastCell()).stream())
                        .distinct()
                        .filter(move -> !given.contains(move))
                        .forEach(move -> answer(out, position, move));
            }
        }
    }

    /// Adds the cells that no legal move has.
    private static void closed(ArrayNode out, Position position) {
        Set<Integer> open = position.legalMoves().stream()
                .flatMap(move -> move.cells().stream().boxed())
                .collect(Collectors.toSet());
        IntStream.range(0, position.grid().cells())
                .filter(cell -> !open.contains(cell))
                .forEach(out::add);
    }

    private static ObjectNode answer(ArrayNode out, Position position, Move move) {
        ObjectNode answer = out.addObject().put("t", position.text(move));
        ArrayNode cells = answer.putArray("c");
        for (Part part : move.parts()) {
            switch (part) {
                case Part.Put put -> cells.add(put.cell());
                case Part.Shift shift -> cells.add(shift.from()).add(shift.to());
                case Part.Remove remove -> cells.add(remove.cell());
                case Part.Choose choose -> {
                    // Said, not clicked.
                }
            }
        }
        return answer;
    }
}
