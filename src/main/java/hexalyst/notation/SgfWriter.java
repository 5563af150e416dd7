package hexalyst.notation;

import hexalyst.board.Grid;
import hexalyst.game.Content;
import hexalyst.game.Move;
import hexalyst.game.MoveCodec;
import hexalyst.game.Piece;
import hexalyst.game.PositionSetup;
import hexalyst.game.Side;
import hexalyst.notation.source.CommentCommand;
import hexalyst.record.Annotations;
import hexalyst.record.Arrow;
import hexalyst.record.ForeignProperty;
import hexalyst.record.GameTree;
import hexalyst.record.Label;
import hexalyst.record.MachineNote;
import hexalyst.record.Mark;
import hexalyst.record.Node;
import hexalyst.record.Tag;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Writes SGF FF\[4\] files, which [SgfReader] reads back as the same trees. `W[e5b]` is White placing a black piece,
/// `W[]` a pass. `GM[0]` means that the game has no SGF number; `HXGM` names it. For the other properties see
/// [SgfNames]. A line of play is one sequence of nodes, whatever its length; only variations are nested.
public final class SgfWriter {
    private static final int WIDTH = 80;

    private SgfWriter() {}

    /// The text of a file with these games.
    public static String write(List<GameTree> games) {
        StringBuilder out = new StringBuilder();
        for (GameTree game : games) {
            new Writing(out, game).write();
            out.append('\n');
        }
        return out.toString();
    }

    /// One game being written.
    private static final class Writing {
        private static final int CLOSE = -1;

        private final StringBuilder out;
        private final GameTree tree;
        private final Grid grid;
        private final MoveCodec codec;
        private final CommandText commands;
        private int lineStart;

        /// A pending step of the writing: a variation with the side to move, or (node [#CLOSE]) a parenthesis.
        private record Step(int node, Side mover, boolean nested) {}

        Writing(StringBuilder out, GameTree tree) {
            this.out = out;
            this.tree = tree;
            grid = tree.grid();
            codec = tree.game().codec(grid);
            commands = new CommandText(grid, codec);
            lineStart = out.length();
        }

        void write() {
            root();
            Deque<Step> open = new ArrayDeque<>();
            open.push(new Step(CLOSE, Side.WHITE, true));
            push(open, tree.root(), tree.start().toMove());
            while (!open.isEmpty()) {
                Step step = open.pop();
                if (step.node() == CLOSE) {
                    out.append(')');
                    continue;
                }
                Node node = tree.node(step.node());
                if (step.nested()) {
                    out.append('(');
                    open.push(new Step(CLOSE, step.mover(), true));
                } else if (out.length() - lineStart > WIDTH) {
                    out.append('\n');
                    lineStart = out.length();
                }
                out.append(';').append(step.mover() == Side.WHITE ? "W" : "B");
                node.move().ifPresent(move -> out.append('[').append(text(move)).append(']'));
                said(node.annotations());
                push(open, node, step.mover().other());
            }
        }

        private static void push(Deque<Step> open, Node node, Side mover) {
            boolean nested = node.children().size() > 1;
            for (int child : node.children().reversed()) {
                open.push(new Step(child, mover, nested));
            }
        }

        private String text(Move move) {
            return move.isPass() ? "" : codec.format(move);
        }

        private void property(String name, List<String> values) {
            if (!values.isEmpty()) {
                out.append(SgfText.property(name, values));
            }
        }

        private void root() {
            out.append("(;FF[4]CA[UTF-8]AP[Hexalyst]GM[0]");
            property("HXGM", List.of(tree.game().id()));
            property("HXED", List.of(tree.edition().id()));
            property("HXBD", List.of(GameHead.rows(grid)));
            PositionSetup setup = tree.start().setup();
            if (onlyStones(setup)) {
                setUp(setup);
            } else {
                property("HXPO", List.of(PositionText.format(tree.start())));
            }
            tags();
            said(tree.root().annotations());
        }

        /// True if the stone properties describe the whole set-up. A board without pieces and blocked cells has none
        /// and is read as the game's start, so that start must have none of them either, and no fields.
        private boolean onlyStones(PositionSetup setup) {
            PositionSetup start = tree.game().start(tree.edition(), grid).setup();
            return setup.fields().isEmpty()
                    && (setup.count(Content.BLOCKED) > 0 || start.count(Content.BLOCKED) == 0)
                    && (Content.anyPiece(setup.cells())
                            || !Content.anyPiece(start.cells())
                                    && start.fields().isEmpty())
                    && tree.edition().letters().equals(Piece.STONES)
                    && Content.simple().containsAll(setup.cells());
        }

        private void setUp(PositionSetup setup) {
            property("AW", cells(setup, Content.WHITE));
            property("AB", cells(setup, Content.BLACK));
            property("HXBL", cells(setup, Content.BLOCKED));
            // In a game where Black moves first, White has to be named too.
            if (setup.toMove() != Side.WHITE
                    || tree.game().start(tree.edition(), grid).toMove() != Side.WHITE) {
                property("PL", List.of(setup.toMove() == Side.WHITE ? "W" : "B"));
            }
            if (setup.supply().isPresent() && !setup.supply().equals(setup.usualSupply(tree.edition()))) {
                property("HXSU", List.of(PositionText.supply(setup.supply().get())));
            }
            if (setup.passes() != 0) {
                property("HXPA", List.of(Integer.toString(setup.passes())));
            }
            if (setup.swap()) {
                property("HXSW", List.of("1"));
            }
        }

        private List<String> cells(PositionSetup setup, Content content) {
            List<String> names = new ArrayList<>();
            for (int cell = 0; cell < grid.cells(); cell++) {
                if (setup.cells().get(cell).equals(content)) {
                    names.add(grid.name(cell));
                }
            }
            return names;
        }

        private void tags() {
            Map<String, String> said = new HashMap<>();
            SgfTags.properties(tree.tags()).forEach((name, value) -> {
                property(name, List.of(value));
                said.putAll(SgfTags.tags(name, value));
            });
            List<String> order = new ArrayList<>();
            for (Tag tag : tree.tags().all()) {
                order.add(tag.value().equals(said.get(tag.name())) ? tag.name() : tag.name() + ":" + tag.value());
            }
            property("HXTG", order);
        }

        private void said(Annotations annotations) {
            if (annotations.isEmpty()) {
                return;
            }
            glyphs(annotations.glyphs());
            text("HXBC", annotations.before());
            text("C", annotations.comment());
            for (Mark.Shape shape : Mark.Shape.values()) {
                marks(shape, annotations.marks());
            }
            property(
                    "AR",
                    annotations.arrows().stream()
                            .map(arrow -> grid.name(arrow.from()) + ':' + grid.name(arrow.to()))
                            .toList());
            labels(annotations.labels());
            List<String> others = new ArrayList<>();
            for (MachineNote note : annotations.notes()) {
                others.add(text(commands.command(note)));
            }
            coloured(annotations, others);
            for (ForeignProperty foreign : annotations.properties()) {
                if (SgfNames.isKnown(foreign.name())) {
                    others.add(text(CommandText.foreign(foreign)));
                } else {
                    out.append(SgfText.property(foreign));
                }
            }
            property("HXNT", others);
        }

        private void text(String name, String value) {
            property(name, value.isEmpty() ? List.of() : List.of(value));
        }

        private static String text(CommentCommand command) {
            return command.value().isEmpty() ? command.name() : command.name() + ' ' + command.value();
        }

        /// Writes glyphs as SGF properties where these exist, and all of them as one property if those do not show
        /// their order.
        private void glyphs(List<Integer> glyphs) {
            List<String> written = new ArrayList<>();
            for (int number : glyphs) {
                Optional<SgfNames.Glyph> glyph = SgfNames.glyph(number);
                if (glyph.isPresent() && !written.contains(glyph.get().name())) {
                    written.add(glyph.get().name());
                    property(glyph.get().name(), List.of(glyph.get().value()));
                }
            }
            if (glyphs.size() > 1 || written.size() < glyphs.size()) {
                property("HXGL", glyphs.stream().map(String::valueOf).toList());
            }
        }

        private void marks(Mark.Shape shape, List<Mark> marks) {
            List<String> cells = marks.stream()
                    .filter(mark -> mark.shape() == shape)
                    .map(mark -> grid.name(mark.cell()))
                    .toList();
            switch (shape) {
                case CIRCLE -> property("CR", cells);
                case TRIANGLE -> property("TR", cells);
                case SQUARE -> property("SQ", cells);
                case CROSS -> property("MA", cells);
            }
        }

        /// Writes marks and arrows as commands where SGF's properties are not enough: for colours, or for the order
        /// across shapes.
        private void coloured(Annotations annotations, List<String> others) {
            List<Mark> marks = annotations.marks();
            List<Mark> byShape =
                    marks.stream().sorted(Comparator.comparing(Mark::shape)).toList();
            if (!byShape.equals(marks)
                    || marks.stream().anyMatch(mark -> mark.colour().isPresent())) {
                others.add(text(commands.marks(marks)));
            }
            List<Arrow> arrows = annotations.arrows();
            if (arrows.stream().anyMatch(arrow -> arrow.colour().isPresent())) {
                others.add(text(commands.arrows(arrows)));
            }
        }

        private void labels(List<Label> labels) {
            if (!labels.isEmpty()) {
                out.append("LB");
                for (Label label : labels) {
                    out.append('[')
                            .append(grid.name(label.cell()))
                            .append(':')
                            .append(SgfText.escapedPart(label.text()))
                            .append(']');
                }
            }
        }
    }
}
