package hexalyst.analysis.annotate;

import hexalyst.analysis.job.Finding;
import hexalyst.analysis.job.GamePositions;
import hexalyst.analysis.job.KeyLine;
import hexalyst.analysis.results.Result;
import hexalyst.analysis.results.ResultStore;
import hexalyst.analysis.results.StoreKey;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.record.Annotations;
import hexalyst.record.EditResult;
import hexalyst.record.GameTree;
import hexalyst.record.MachineMark;
import hexalyst.record.MachineNote;
import hexalyst.record.Node;
import hexalyst.record.TreeEdit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/// Writes what the store knows about a game's positions into the game: values, glyphs and lines. Annotations by a
/// person stay as they are: a move that has one of the glyphs from `!` to `?!` gets no other. Earlier machine
/// annotations are replaced, so that annotating twice changes nothing. Use a new object for each game.
final class Annotator {
    private final GameTree original;
    private final GameTree before;
    /// The positions to which this analysis has added a line.
    private final Set<Integer> lined = new HashSet<>();
    private final ResultStore store;
    private final Function<Position, Optional<Result>> known;
    private final Lines lines;
    private final GamePositions positions;
    private final MoveWords words;
    private final Tally tally = new Tally();
    /// The moves that made a win longer.
    private final Set<Integer> delays = new HashSet<>();
    private GameTree tree;
    private final BooleanSupplier inTime;
    private int unexplained;

    /// Counts for the summary.
    private static final class Tally {
        int proved;
        int estimated;
        int open;
        int blunders;
        int mistakes;
        int onlyMoves;
        int lines;

        void add(Optional<Finding> finding) {
            if (finding.isEmpty() || finding.get() instanceof Finding.Open) {
                open++;
            } else if (finding.get() instanceof Finding.Estimated) {
                estimated++;
            } else {
                proved++;
            }
        }

        void add(int glyph) {
            switch (glyph) {
                case MoveGlyphs.BLUNDER -> blunders++;
                case MoveGlyphs.MISTAKE -> mistakes++;
                default -> onlyMoves++;
            }
        }
    }

    /// @param game a game, perhaps with glyphs and lines of an earlier analysis
    /// @param known returns what the store knows about a position, with or without the strategies
    /// @param inTime false when there is no time left to explain moves; what is known is written all the same
    Annotator(
            GameTree game,
            ResultStore store,
            Function<Position, Optional<Result>> known,
            Lines lines,
            BooleanSupplier inTime) {
        this.inTime = inTime;
        original = game;
        before = MachineMark.strip(game);
        tree = before;
        this.store = store;
        this.known = position -> known.apply(position).filter(result -> !BestMoves.isRefuted(position, result, known));
        this.lines = lines;
        positions = new GamePositions(before);
        words = new MoveWords(this.known, noted());
    }

    private Map<StoreKey, Integer> noted() {
        Map<StoreKey, Integer> plies = new HashMap<>();
        for (int id : before.preorder(GameTree.ROOT)) {
            before.node(id)
                    .annotations()
                    .proved()
                    .map(MachineNote.Proved::plies)
                    .orElse(OptionalInt.empty())
                    .ifPresent(number -> plies.merge(StoreKey.of(positions.at(id)), number, Math::min));
        }
        return plies;
    }

    /// The fully annotated game.
    AnnotatedGame annotate() {
        List<Integer> nodes = before.preorder(GameTree.ROOT);
        for (int id : nodes) {
            value(id);
            boolean mistake = false;
            boolean win = false;
            for (int child : before.node(id).children()) {
                boolean explains = inTime.getAsBoolean();
                Optional<Integer> glyph = glyph(id, child)
                        .filter(number -> number != MoveGlyphs.MISTAKE
                                || explains && !words.isForced(positions.at(id), move(child)));
                glyph.ifPresent(number -> sign(child, number));
                if (explains) {
                    say(
                            child,
                            glyph.map(number -> words.about(positions.at(id), move(child), number))
                                    .orElseGet(() -> withoutGlyph(id, child)));
                } else {
                    unexplained++;
                    keepWords(child);
                }
                mistake |= glyph.filter(number -> number != MoveGlyphs.GOOD).isPresent();
                win |= known.apply(positions.at(child))
                        .filter(result -> result.finding().proves(Value.LOSS))
                        .isPresent();
            }
            if (lines == Lines.EVERYWHERE || (lines == Lines.AT_MISTAKES && mistake && !win)) {
                line(id);
            }
        }
        if (lines != Lines.NONE) {
            keepLines();
        }
        return new AnnotatedGame(
                tree,
                new GameSummary(
                        nodes.size(),
                        tally.proved,
                        tally.estimated,
                        tally.open,
                        tally.blunders,
                        tally.mistakes,
                        tally.onlyMoves,
                        tally.lines));
    }

    /// For how many moves there was no time.
    int unexplained() {
        return unexplained;
    }

    private void annotate(int id, Annotations annotations) {
        tree = tree.apply(new TreeEdit.Annotate(id, annotations)).tree();
    }

    /// Notes the value of a position, unless the game is over there; the board then shows the result.
    private void value(int id) {
        Position position = positions.at(id);
        Optional<Finding> finding = known.apply(position).map(Result::finding);
        tally.add(finding);
        if (finding.isPresent() && !position.outcome().over()) {
            finding.get()
                    .note(position.toMove())
                    .ifPresent(note -> annotate(id, with(tree.node(id).annotations(), note)));
        }
    }

    /// Annotations with a new value. The old value stays if it is proved and the new one is only an estimate, or the
    /// same value with a longer bound.
    private static Annotations with(Annotations old, MachineNote note) {
        Optional<MachineNote.Proved> noted = old.proved();
        boolean better = noted.isPresent()
                && (!(note instanceof MachineNote.Proved proof)
                        || (noted.get().winner().equals(proof.winner())
                                && noted.get().plies().orElse(Integer.MAX_VALUE)
                                        < proof.plies().orElse(0)));
        MachineNote value = better ? noted.get() : note;
        List<MachineNote> others = new ArrayList<>(old.notes());
        others.removeIf(other -> other instanceof MachineNote.Proved || other instanceof MachineNote.Estimate);
        others.addFirst(value);
        return old.withNotes(others);
    }

    private Optional<Integer> glyph(int parent, int child) {
        Position position = positions.at(parent);
        Optional<Result> from = known.apply(position);
        Optional<Result> to = known.apply(positions.at(child));
        return from.isEmpty() || to.isEmpty()
                ? Optional.empty()
                : MoveGlyphs.of(
                        from.get().finding(),
                        to.get().finding(),
                        position.steps().size(),
                        store.onlyMove(position));
    }

    private void sign(int id, int glyph) {
        Annotations old = tree.node(id).annotations();
        boolean judged =
                old.glyphs().stream().anyMatch(number -> number >= 1 && number <= Annotations.GLYPH_SIGNS.size());
        if (!judged) {
            tally.add(glyph);
            List<Integer> glyphs = new ArrayList<>(List.of(glyph));
            glyphs.addAll(old.glyphs());
            annotate(id, new MachineMark(0, Optional.of(glyph)).writtenInto(old.withGlyphs(glyphs)));
        }
    }

    private Move move(int id) {
        return before.node(id).move().orElseThrow();
    }

    /// The sentences about a move without a glyph. Of several moves that delay a win, only the first has one.
    private List<String> withoutGlyph(int parent, int child) {
        Position position = positions.at(parent);
        Optional<String> delay = words.aboutDelay(position, move(child));
        if (delay.isEmpty()) {
            return words.aboutDefence(position, move(child));
        }
        delays.add(child);
        boolean again =
                parent != GameTree.ROOT && delays.contains(before.node(parent).parent());
        return again ? List.of() : words.fresh(delay);
    }

    /// Adds an explanation, even next to a glyph given by a person.
    private void say(int id, List<String> sentences) {
        if (!sentences.isEmpty()) {
            annotate(id, MachineMark.said(tree.node(id).annotations(), String.join(" ", sentences)));
        }
    }

    /// Adds the best line: as a variation where the game continues, as a note where it ends.
    private void line(int id) {
        Position position = positions.at(id);
        Optional<Result> result =
                known.apply(position).filter(found -> !found.line().isEmpty());
        if (result.isEmpty()) {
            return;
        }
        List<Move> moves = KeyLine.moves(position, result.get().line());
        Node node = before.node(id);
        if (node.children().isEmpty()) {
            annotate(id, tree.node(id).annotations().withNote(new MachineNote.Line(moves)));
            tally.lines++;
        } else if (!moves.isEmpty() && before.childWith(id, moves.getFirst()).isEmpty()) {
            variation(id, moves, result.get().finding());
            lined.add(id);
            tally.lines++;
        }
    }

    /// Puts back the explanation of an earlier analysis, if the move still has its glyph.
    private void keepWords(int id) {
        Annotations earlier = original.node(id).annotations();
        boolean same = MachineMark.of(earlier)
                .glyph()
                .equals(MachineMark.of(tree.node(id).annotations()).glyph());
        earlier.notes().stream()
                .filter(note -> same && note.isUnknown(MachineNote.Unknown.SAYS))
                .forEach(note -> annotate(id, tree.node(id).annotations().withNote(note)));
    }

    /// Puts back the lines of an earlier analysis that this one neither replaces nor contradicts.
    private void keepLines() {
        for (int id : original.preorder(GameTree.ROOT)) {
            int parent = original.node(id).parent();
            if (before.find(id).isEmpty()
                    && before.find(parent).isPresent()
                    && !lined.contains(parent)
                    && holds(parent, id)) {
                keepLine(parent, id);
            }
        }
    }

    /// Whether nothing else is proved of a position, or after its best move, than an earlier analysis noted there.
    private boolean holds(int parent, int best) {
        Position position = positions.at(parent);
        Position after = position.play(original.node(best).move().orElseThrow());
        Optional<MachineNote.Proved> noted = original.node(best).annotations().proved();
        return holds(position, noted) && holds(after, noted);
    }

    private boolean holds(Position position, Optional<MachineNote.Proved> noted) {
        Optional<MachineNote.Proved> proved = known.apply(position)
                .flatMap(result -> result.finding().note(position.toMove()))
                .filter(MachineNote.Proved.class::isInstance)
                .map(MachineNote.Proved.class::cast);
        return proved.filter(now -> !noted.map(MachineNote.Proved::winner).equals(Optional.of(now.winner())))
                .isEmpty();
    }

    private void keepLine(int parent, int first) {
        int at = parent;
        for (int id : original.lineFrom(first)) {
            EditResult played =
                    tree.apply(new TreeEdit.Play(at, original.node(id).move().orElseThrow()));
            tree = played.tree();
            at = played.goTo();
            annotate(at, original.node(id).annotations());
        }
        tally.lines++;
    }

    /// Adds a line as a variation, up to where the win is plain.
    private void variation(int id, List<Move> moves, Finding finding) {
        Position position = positions.at(id);
        Optional<Side> winner = finding.note(position.toMove())
                .filter(MachineNote.Proved.class::isInstance)
                .flatMap(note -> ((MachineNote.Proved) note).winner());
        Position after = position;
        Optional<String> plain = Optional.empty();
        int at = id;
        int length = 0;
        while (length < moves.size() && plain.isEmpty()) {
            Move move = moves.get(length++);
            EditResult played = tree.apply(new TreeEdit.Play(at, move));
            tree = played.tree();
            at = played.goTo();
            after = after.play(move);
            Position reached = after;
            plain = winner.flatMap(side -> words.plain(reached, side));
        }
        if (plain.isPresent() && length > 1) {
            annotate(at, MachineMark.said(tree.node(at).annotations(), plain.get()));
        }
        int first = tree.childWith(id, moves.getFirst()).orElseThrow();
        Optional<Integer> glyph = glyph(position, finding);
        Annotations notes = Annotations.NONE
                .withGlyphs(glyph.stream().toList())
                .withNotes(finding.afterBest().note(position.toMove().other()).stream()
                        .toList());
        annotate(first, new MachineMark(length, glyph).writtenInto(notes));
    }

    /// The glyph of the best move of a position.
    private Optional<Integer> glyph(Position position, Finding finding) {
        return MoveGlyphs.of(finding, finding.afterBest(), position.steps().size(), store.onlyMove(position));
    }
}
