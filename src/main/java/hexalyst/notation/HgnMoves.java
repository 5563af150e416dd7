package hexalyst.notation;

import hexalyst.game.Edition;
import hexalyst.game.IllegalMoveException;
import hexalyst.game.Move;
import hexalyst.game.MoveCodec;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.notation.source.CommentText;
import hexalyst.notation.source.ProblemCollector;
import hexalyst.notation.source.Quoted;
import hexalyst.notation.source.Words;
import hexalyst.record.Annotations;
import hexalyst.record.GameTree;
import hexalyst.record.MachineNote;
import hexalyst.record.Tags;
import hexalyst.record.TreeBuilder;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/// Reads the moves of one game. Variations use an explicit stack. Confined to one thread.
final class HgnMoves {
    private final ProblemCollector source;
    private final HgnLexer lexer;
    private final TreeBuilder builder;
    private final MoveCodec codec;
    private final CommandText commands;
    private final Deque<Variation> open = new ArrayDeque<>();
    private final List<MovePlace> places = new ArrayList<>();
    private Variation line;
    private boolean finished;
    /// Where the result is, or the text ended without one.
    private int resultAt;
    /// True if the text may end without a result.
    private boolean resultMayLack;

    /// The position of the last line at the end of the text; empty if the text does not end between two of its moves.
    private Optional<Position> atEnd = Optional.empty();

    /// A variation being read; the main line is one too.
    private static final class Variation {
        /// The offset of its parenthesis.
        final int offset;

        final boolean main;
        int node;
        /// The position before the last move, and after it.
        Position before;

        Position here;
        boolean moved;
        boolean numbered;
        /// The annotations of the last move, and of the next one.
        @Nullable
        AnnotationDraft said;

        @Nullable
        AnnotationDraft pending;

        Variation(int offset, boolean main, int node, Position here) {
            this.offset = offset;
            this.main = main;
            this.node = node;
            this.before = here;
            this.here = here;
        }
    }

    HgnMoves(ProblemCollector source, HgnLexer lexer, TreeBuilder builder) {
        this.source = source;
        this.lexer = lexer;
        this.builder = builder;
        codec = builder.start().game().codec(builder.start().grid());
        commands = new CommandText(builder.start().grid(), codec);
        line = new Variation(lexer.from, true, GameTree.ROOT, builder.start());
    }

    /// Lets the text end without a result, as for a text that is still being typed.
    HgnMoves withoutResult() {
        resultMayLack = true;
        return this;
    }

    /// Reads from the lexer's token to the result and the token after it.
    void read() {
        while (!finished) {
            switch (lexer.kind) {
                case END -> {
                    atEnd = Optional.of(line.here);
                    endWithoutResult();
                }
                case BRACKET -> bracket();
                case COMMENT -> {
                    comment(lexer.range());
                    if (lexer.unclosed) {
                        finished = true;
                        reportOpen();
                        lexer.next();
                    }
                }
                case OPEN -> openVariation();
                case CLOSE -> closeVariation();
                case GLYPH -> glyph();
                case NUMBER -> number();
                case RESULT -> result();
                case WORD -> move();
            }
            if (!finished) {
                lexer.next();
            }
        }
        while (!open.isEmpty()) {
            finish(line);
            line = open.pop();
        }
        finish(line);
    }

    /// The places of the moves that were read.
    List<MovePlace> places() {
        return places;
    }

    /// The tree of what was read; adds a problem if its result is not the one on the board.
    GameTree tree() {
        GameTree tree = builder.build(line.here);
        BoardResult.compare(source, resultAt, builder.tags(), tree);
        return tree;
    }

    /// The position where the next move would be played, if the text ends where a move may come.
    Optional<Position> atEnd() {
        return atEnd;
    }

    private void bracket() {
        if (lexer.startsLine()) {
            endWithoutResult();
        } else {
            source.problem(lexer.from, Words.of("moveNotBracket"));
            skip();
        }
    }

    private void endWithoutResult() {
        reportOpen();
        resultAt = lexer.from;
        if (!resultMayLack || lexer.kind != HgnLexer.Kind.END) {
            source.problem(lexer.from, Words.of("noResult"));
        }
        finished = true;
    }

    private void reportOpen() {
        for (Variation each = line; !open.isEmpty(); each = line) {
            source.problem(each.offset, Words.of("variationOpen"));
            finish(line);
            line = open.pop();
        }
    }

    /// Adds a comment, wherever it is in the file, to what is being read.
    void comment(HgnLexer.Range at) {
        boolean ahead = line.numbered || !open.isEmpty() && !line.moved;
        Side toMove = line.here.toMove();
        AnnotationDraft draft = new AnnotationDraft(ahead ? toMove.other() : toMove);
        read(draft, at);
        if (ahead) {
            draft.commentIsBefore();
            line.pending = merged(line.pending, draft);
        } else {
            line.said = merged(line.said, draft);
        }
    }

    /// Adds a comment after the result to the last move.
    void commentAfter(HgnLexer.Range at) {
        line.numbered = false;
        line.said = AnnotationDraft.of(builder.annotations(line.node), line.here.toMove());
        comment(at);
        finish(line);
    }

    /// A number with three dots announces a move of Black's. Only the first one of a game tells who begins; later ones
    /// are wrong while somebody inserts a move.
    private void number() {
        line.numbered = true;
        boolean first = open.isEmpty() && !line.moved;
        if (first && lexer.word().endsWith("...") && line.here.toMove() == Side.WHITE) {
            Edition edition = line.here.edition();
            source.problem(
                    lexer.from,
                    Words.of("numberBlack", lexer.word(), edition.sideName(Side.BLACK), edition.sideName(Side.WHITE)));
        }
    }

    private static AnnotationDraft merged(@Nullable AnnotationDraft old, AnnotationDraft more) {
        if (old == null) {
            return more;
        }
        old.addAll(more);
        return old;
    }

    private void read(AnnotationDraft draft, HgnLexer.Range at) {
        StringBuilder text = new StringBuilder();
        for (CommentText.Piece piece : CommentText.pieces(source.text(), at.from(), at.end())) {
            switch (piece) {
                case CommentText.Piece.Text free -> append(text, free.text());
                case CommentText.Piece.Broken broken -> source.problem(broken.offset(), broken.message());
                case CommentText.Piece.Named named -> {
                    Optional<String> wrong = commands.add(named.command(), draft);
                    if (wrong.isPresent()) {
                        source.problem(named.offset(), wrong.get());
                        append(text, named.text());
                    }
                }
            }
        }
        draft.addComment(text.toString());
    }

    private static void append(StringBuilder text, String more) {
        text.append(text.isEmpty() ? "" : " ").append(more);
    }

    private void openVariation() {
        if (!line.moved) {
            source.problem(lexer.from, Words.of("variationFirst"));
            open.push(line);
            line = new Variation(lexer.from, false, line.node, line.here);
            skip();
            return;
        }
        Variation inner = new Variation(lexer.from, false, builder.parent(line.node), line.before);
        line.numbered = false;
        open.push(line);
        line = inner;
    }

    private void closeVariation() {
        if (open.isEmpty()) {
            source.problem(lexer.from, Words.of("closesNothing"));
            return;
        }
        if (!line.moved) {
            source.problem(line.offset, Words.of("variationEmpty"));
        }
        finish(line);
        line = open.pop();
    }

    private void glyph() {
        String word = lexer.word();
        int number = word.charAt(0) == '$' ? nag(word) : Annotations.GLYPH_SIGNS.indexOf(word) + 1;
        if (number < 0 || number == 0 && word.charAt(0) != '$') {
            source.problem(
                    lexer.from,
                    Words.of(
                            "glyph",
                            String.join(" ", Annotations.GLYPH_SIGNS),
                            Annotations.MAX_GLYPH,
                            Quoted.text(word)));
        } else if (!line.moved && !open.isEmpty()) {
            source.problem(lexer.from, Words.of("glyphFirst"));
        } else {
            glyph(number);
        }
    }

    private void glyph(int number) {
        AnnotationDraft draft = new AnnotationDraft(line.here.toMove());
        draft.glyphs.add(number);
        line.said = merged(line.said, draft);
    }

    private static int nag(String word) {
        int number = word.length() < 2 || word.length() > 4 ? -1 : Integer.parseInt(word.substring(1));
        return number > Annotations.MAX_GLYPH ? -1 : number;
    }

    private void result() {
        if (!open.isEmpty() && lexer.peek() == HgnLexer.Kind.CLOSE) {
            source.problem(lexer.from, Words.of("resultInside"));
            return;
        }
        reportOpen();
        result(lexer.result());
        finished = true;
        lexer.next();
        while (lexer.kind == HgnLexer.Kind.COMMENT && !lexer.newParagraph && !lexer.unclosed) {
            line.numbered = false;
            comment(lexer.range());
            lexer.next();
        }
    }

    private void result(String word) {
        resultAt = lexer.from;
        Tags tags = builder.tags();
        Optional<String> tagged = tags.get(Tags.RESULT);
        if (tagged.isEmpty() && !word.equals("*")) {
            builder.tags(tags.with(Tags.RESULT, word));
        } else if (tagged.isPresent() && !tagged.get().equals(word)) {
            source.problem(lexer.from, Words.of("resultTag", word, tagged.get()));
        }
    }

    private void move() {
        String word = lexer.word();
        OptionalInt sign = EvaluationSigns.glyph(word);
        if (sign.isPresent() && (line.moved || open.isEmpty())) {
            glyph(sign.getAsInt());
            return;
        }
        Optional<Move> move = codec.parse(word, line.here.toMove());
        if (move.isEmpty()) {
            source.problem(lexer.from, Words.of("noMove", Quoted.text(word)));
            skip();
            return;
        }
        Position after;
        try {
            after = line.here.play(move.get());
        } catch (IllegalMoveException illegal) {
            source.problem(lexer.from, String.valueOf(illegal.getMessage()));
            skip();
            return;
        }
        AnnotationDraft pending = line.pending;
        line.pending = null;
        finish(line);
        line.node = builder.add(line.node, line.here.canonical(move.get()));
        places.add(new MovePlace(line.node, lexer.from, lexer.end));
        line.before = line.here;
        line.here = after;
        line.moved = true;
        line.numbered = false;
        line.said = pending;
    }

    /// Adds the collected annotations to the node.
    private void finish(Variation variation) {
        if (variation.pending != null) {
            Side toMove = variation.here.toMove();
            variation.pending.beforeIsComment();
            variation.pending.notes.replaceAll(
                    note -> note instanceof MachineNote.Line moves ? from(moves, toMove) : note);
            variation.said = merged(variation.said, variation.pending);
            variation.pending = null;
        }
        boolean hasNode = variation.moved || variation.main;
        if (variation.said != null && hasNode) {
            builder.annotate(variation.node, variation.said.finished());
            variation.said = null;
        }
    }

    /// Reads a line again with this player to move first, since pieces may be written without their colours.
    private MachineNote from(MachineNote.Line line, Side toMove) {
        List<Move> moves = new ArrayList<>();
        for (Move move : line.moves()) {
            Side mover = moves.size() % 2 == 0 ? toMove : toMove.other();
            moves.add(codec.parse(codec.format(move), mover).orElse(move));
        }
        return new MachineNote.Line(moves);
    }

    /// Skips the rest of this variation, or of the game. The next token is the one after it.
    private void skip() {
        int depth = 0;
        boolean inside = true;
        while (inside) {
            lexer.next();
            boolean tags = lexer.kind == HgnLexer.Kind.BRACKET && lexer.startsLine();
            if (lexer.kind == HgnLexer.Kind.END || tags) {
                finished = true;
                resultAt = lexer.from;
                inside = false;
            } else if (lexer.kind == HgnLexer.Kind.OPEN) {
                depth++;
            } else if (lexer.kind == HgnLexer.Kind.CLOSE && depth > 0) {
                depth--;
            } else if (lexer.kind == HgnLexer.Kind.CLOSE && !open.isEmpty()) {
                finish(line);
                line = open.pop();
                inside = false;
            } else if (lexer.kind == HgnLexer.Kind.RESULT && depth == 0 && open.isEmpty()) {
                result();
                inside = false;
            }
        }
    }
}
