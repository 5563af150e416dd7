package hexalyst.notation;

import hexalyst.game.MoveCodec;
import hexalyst.game.Side;
import hexalyst.notation.source.CommentCommand;
import hexalyst.notation.source.CommentText;
import hexalyst.notation.source.WrappedText;
import hexalyst.record.Annotations;
import hexalyst.record.GameTree;
import hexalyst.record.Node;
import hexalyst.record.Tag;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/// Writes `.hgn` files, which [HgnReader] reads back as the same trees. Lines are wrapped at 80 columns. In a comment,
/// commands come first, then the text; a comment before a move comes after the move's number: `2. { so } f5w`.
public final class HgnWriter {
    private static final int WIDTH = 80;

    private HgnWriter() {}

    /// The text of a file with these games.
    public static String write(List<GameTree> games) {
        StringBuilder out = new StringBuilder();
        for (GameTree game : games) {
            out.append(out.isEmpty() ? "" : "\n");
            new Writing(out, game, WIDTH).write();
        }
        return out.toString();
    }

    /// The text of one game, with the places of its moves.
    ///
    /// @param width how many characters a line may have
    public static PlacedText place(GameTree game, int width) {
        StringBuilder out = new StringBuilder();
        Writing writing = new Writing(out, game, width);
        writing.write();
        return new PlacedText(out.toString(), writing.places);
    }

    /// A pending step of the writing.
    ///
    /// @param what the kind of step
    /// @param node the node that it is about
    /// @param ply how many moves come before the next one
    /// @param numbered true if the next move needs a number in any case
    private record Step(What what, int node, int ply, boolean numbered) {
        enum What {
            /// What follows a node.
            CONTINUATION,
            /// A node that is not its parent's main continuation, in parentheses.
            VARIATION,
            /// The end of a variation.
            CLOSE
        }
    }

    /// One game being written.
    private static final class Writing {
        private final StringBuilder out;
        private final GameTree tree;
        private final WrappedText text;
        private final MoveCodec codec;
        private final CommandText commands;
        private final int firstPly;
        private final Deque<Step> open = new ArrayDeque<>();
        private final List<MovePlace> places = new ArrayList<>();

        Writing(StringBuilder out, GameTree tree, int width) {
            this.out = out;
            this.tree = tree;
            text = new WrappedText(out, width);
            codec = tree.game().codec(tree.grid());
            commands = new CommandText(tree.grid(), codec);
            firstPly = tree.start().toMove() == Side.WHITE ? 0 : 1;
        }

        void write() {
            GameHead head = GameHead.of(tree);
            tag("Game", head.game());
            tag("Edition", head.edition());
            tag("Board", head.board());
            tag("Position", head.position());
            for (Tag tag : tree.tags().all()) {
                tag(tag.name(), Optional.of(tag.value()));
            }
            text.newLine();
            said(tree.root().annotations());
            open.push(new Step(Step.What.CONTINUATION, GameTree.ROOT, firstPly, true));
            while (!open.isEmpty()) {
                Step step = open.pop();
                switch (step.what()) {
                    case CONTINUATION -> continuation(step);
                    case VARIATION -> variation(step);
                    case CLOSE -> text.glue(")");
                }
            }
            text.word(tree.tags().result());
            text.newLine();
        }

        private void tag(String name, Optional<String> value) {
            value.ifPresent(line -> out.append('[')
                    .append(name)
                    .append(" \"")
                    .append(line.replace("\\", "\\\\").replace("\"", "\\\""))
                    .append("\"]\n"));
        }

        private void continuation(Step step) {
            List<Integer> children = tree.node(step.node()).children();
            if (children.isEmpty()) {
                return;
            }
            boolean interrupted = move(tree.node(children.getFirst()), step.ply(), step.numbered(), "");
            open.push(new Step(
                    Step.What.CONTINUATION, children.getFirst(), step.ply() + 1, interrupted || children.size() > 1));
            for (int child : children.subList(1, children.size()).reversed()) {
                open.push(new Step(Step.What.VARIATION, child, step.ply(), true));
            }
        }

        private void variation(Step step) {
            boolean interrupted = move(tree.node(step.node()), step.ply(), true, "(");
            open.push(new Step(Step.What.CLOSE, step.node(), step.ply(), false));
            open.push(new Step(Step.What.CONTINUATION, step.node(), step.ply() + 1, interrupted));
        }

        /// Writes a move; true if a comment follows it.
        private boolean move(Node node, int ply, boolean numbered, String prefix) {
            Annotations annotations = node.annotations();
            boolean white = ply % 2 == 0;
            if (white || numbered || !annotations.before().isEmpty()) {
                text.word(prefix + (ply / 2 + 1) + (white ? "." : "..."));
            }
            if (!annotations.before().isEmpty()) {
                text.word("{");
                text.breakable(CommentText.encodedText(annotations.before()));
                text.word("}");
            }
            String move = codec.format(node.move().orElseThrow());
            text.word(move);
            places.add(new MovePlace(node.id(), out.length() - move.length(), out.length()));
            return !annotations.isEmpty() && said(annotations);
        }

        /// Writes glyphs and comment; true if there is a comment.
        private boolean said(Annotations annotations) {
            List<Integer> glyphs = annotations.glyphs();
            for (int i = 0; i < glyphs.size(); i++) {
                int glyph = glyphs.get(i);
                if (i == 0 && glyph > 0 && glyph <= Annotations.GLYPH_SIGNS.size()) {
                    text.glue(Annotations.GLYPH_SIGNS.get(glyph - 1));
                } else {
                    text.word("$" + glyph);
                }
            }
            List<CommentCommand> named = commands.commands(annotations);
            if (named.isEmpty() && annotations.comment().isEmpty()) {
                return false;
            }
            text.word("{");
            named.forEach(command -> text.breakable(CommentText.encoded(command)));
            if (!annotations.comment().isEmpty()) {
                text.breakable(CommentText.encodedText(annotations.comment()));
            }
            text.word("}");
            return true;
        }
    }
}
