package hexalyst.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.IdeaTruth;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.SetupResult;
import hexalyst.game.Side;
import hexalyst.notation.PositionText;
import hexalyst.record.Annotations;
import hexalyst.record.GameTree;
import hexalyst.record.MachineNote;
import hexalyst.record.Node;
import hexalyst.text.Texts;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Compares what an analysis has written into one game with the truth: values, glyphs, sentences in both languages,
/// lines and the summary.
final class WrittenGame {
    /// The keys of the sentences that can be checked.
    static final Set<String> KEYS = Set.of(
            "only",
            "only.wins",
            "only.double",
            "only.threat",
            "only.quiet",
            "only.sure",
            "danger",
            "danger.forced",
            "delay",
            "delay.wins",
            "zugzwang",
            "plan.double",
            "plan.sealed",
            "missed.draw",
            "missed.wins",
            "missed.double",
            "missed.threat",
            "missed.quiet",
            "missed.sure",
            "allows",
            "allows.over",
            "allows.overDraw",
            "allows.draw",
            "allows.wins",
            "allows.double",
            "allows.threat",
            "allows.quiet",
            "allows.sure",
            "allows.far",
            "estimated",
            "estimated.better",
            "estimated.after",
            "estimated.before",
            "rules");

    private static final Sentences ENGLISH = new Sentences(Locale.ENGLISH);
    private static final Sentences GERMAN = new Sentences(Locale.GERMAN);
    private static final Map<String, String> GERMAN_NAMES = Map.of(
            "White", "Weiß", "Black", "Schwarz", "Orange", "Orange", "Purple", "Violett", "Red", "Rot", "Yellow",
            "Gelb");

    private final GameTree game;
    private final GameTree german;
    private final GameSummary summary;
    private final Truths truths;
    private final ResultStore store;
    private final Set<String> said = new TreeSet<>();
    /// The position after the winning move that the last sentence was about.
    private Optional<Position> talkedOf = Optional.empty();

    private int blunders;
    private int mistakes;
    private int onlyMoves;
    private int lines;

    /// @param written the game in English
    /// @param store the results that it was written from
    WrittenGame(AnnotatedGame written, Truths truths, ResultStore store) {
        game = written.tree();
        summary = written.summary();
        this.truths = truths;
        this.store = store;
        german = Texts.in(Locale.GERMAN, () -> AnnotationJob.annotate(MachineMark.strip(game), store, Lines.NONE));
    }

    /// Checks everything, and returns the keys of the sentences that occurred.
    Set<String> check() throws InterruptedException {
        int positions = 0;
        int proved = 0;
        int estimated = 0;
        Set<Integer> machines = machines();
        for (int id : game.preorder(GameTree.ROOT)) {
            Position position = game.position(id);
            Annotations notes = game.node(id).annotations();
            note(id, position, notes);
            if (id != GameTree.ROOT) {
                move(id, game.position(game.node(id).parent()), position);
            }
            if (!machines.contains(id)) {
                positions++;
                proved += provedOrOver(id) ? 1 : 0;
                estimated += estimate(id).isPresent() ? 1 : 0;
            }
        }
        assertEquals(
                new GameSummary(
                        positions,
                        proved,
                        estimated,
                        positions - proved - estimated,
                        blunders,
                        mistakes,
                        onlyMoves,
                        lines),
                summary);
        return said;
    }

    private String at(int id) {
        return game.text(id) + " to " + PositionText.format(game.position(id)) + " of "
                + game.edition().id() + ": " + game.node(id).annotations();
    }

    /// The nodes that the program has added.
    private Set<Integer> machines() {
        Set<Integer> added = new HashSet<>();
        for (int id : game.preorder(GameTree.ROOT)) {
            int length = MachineMark.of(game.node(id).annotations()).line();
            int at = id;
            for (int i = 0; i < length; i++) {
                added.add(at);
                at = i + 1 < length ? game.node(at).mainChild().orElseThrow() : at;
            }
        }
        return added;
    }

    /// Checks the values noted for a position, and the line from it.
    private void note(int id, Position position, Annotations notes) throws InterruptedException {
        for (MachineNote note : notes.notes()) {
            switch (note) {
                case MachineNote.Proved proved -> proved(id, position, proved);
                case MachineNote.Estimate estimate -> {
                    assertTrue(Math.abs(estimate.value()) <= Finding.MOST_EVAL, () -> at(id));
                    assertTrue(notes.proved().isEmpty(), () -> "an estimate beside a proof: " + at(id));
                    double chance = 1 / (1 + Math.exp(-estimate.value()));
                    double found = Math.clamp(chance(id, Side.WHITE), 0.01, 0.99);
                    assertEquals(found, chance, 0.005, () -> at(id));
                }
                case MachineNote.Line line -> {
                    lines++;
                    line(id, position, line.moves(), notes.proved());
                }
                case MachineNote.Unknown other -> {}
            }
        }
    }

    private void proved(int id, Position position, MachineNote.Proved proved) throws InterruptedException {
        if (proved.plies().isPresent()) {
            assertTrue(
                    truths.within(
                            position,
                            proved.winner().orElseThrow(),
                            proved.plies().getAsInt()),
                    () -> at(id));
        } else {
            assertTrue(truths.is(position, proved.winner()), () -> at(id));
        }
    }

    /// A line that belongs to a proof keeps its value throughout, and a win is not longer than the proof says.
    private void line(int id, Position from, List<Move> moves, Optional<MachineNote.Proved> value)
            throws InterruptedException {
        Position position = from;
        for (Move move : moves) {
            assertTrue(position.allows(move), () -> "an illegal line: " + at(id));
            position = position.play(move);
            if (value.isPresent()) {
                assertTrue(truths.is(position, value.get().winner()), () -> "a line that loses the value: " + at(id));
            }
        }
        int most = value.isPresent() ? value.get().plies().orElse(Integer.MAX_VALUE) : Integer.MAX_VALUE;
        assertTrue(moves.size() <= most, () -> "a line that is longer than its proof: " + at(id));
    }

    /// Checks what is said about a move.
    private void move(int id, Position before, Position after) throws InterruptedException {
        Annotations notes = game.node(id).annotations();
        MachineMark mark = MachineMark.of(notes);
        if (mark.glyph().isPresent()) {
            int glyph = mark.glyph().get();
            assertTrue(notes.glyphs().contains(glyph), () -> at(id));
            glyph(id, before, after, glyph, mark.line() > 0);
        }
        if (mark.line() > 0) {
            lines++;
            Node first = game.node(id);
            List<Move> moves = game.lineFrom(id).stream()
                    .flatMap(node -> game.node(node).move().stream())
                    .toList();
            List<Move> whole = moves.size() == mark.line()
                    ? moves
                    : Stream.concat(first.move().stream(), moves.stream()).toList();
            assertEquals(mark.line(), whole.size(), () -> at(id));
            line(id, before, whole, notes.proved().flatMap(proof -> one(proof)));
        }
        if (!notes.said().isEmpty()) {
            List<Sentences.Sentence> sentences = ENGLISH.read(notes.said());
            for (Sentences.Sentence sentence : sentences) {
                said.add(sentence.key());
                sentence(id, before, after, sentence);
            }
            assertSameInGerman(id, sentences);
        }
    }

    /// The proof of the position before the first move of a line.
    private static Optional<MachineNote.Proved> one(MachineNote.Proved after) {
        return Optional.of(
                after.plies().isPresent()
                        ? MachineNote.Proved.win(
                                after.winner().orElseThrow(), after.plies().getAsInt() + 1)
                        : after);
    }

    private void assertSameInGerman(int id, List<Sentences.Sentence> sentences) {
        List<Sentences.Sentence> others =
                GERMAN.read(german.node(id).annotations().said());
        assertEquals(sentences.size(), others.size(), () -> at(id));
        for (int i = 0; i < sentences.size(); i++) {
            Sentences.Sentence one = sentences.get(i);
            Sentences.Sentence other = others.get(i);
            assertEquals(one.key(), other.key(), () -> at(id));
            assertEquals(one.cells(), other.cells(), () -> at(id));
            if (one.key().equals("rules")) {
                assertEquals(one.text(0), other.text(0), () -> at(id));
                assertEquals(cells(one.text(1)), cells(other.text(1)), () -> at(id));
                continue;
            }
            one.values().forEach((place, value) -> {
                if (place != 3 || one.key().startsWith("estimated")) {
                    assertEquals(GERMAN_NAMES.getOrDefault(value, value), other.text(place), () -> at(id));
                }
            });
        }
    }

    private static Set<String> cells(String text) {
        return Pattern.compile("[a-z]\\d+")
                .matcher(text)
                .results()
                .map(match -> match.group())
                .collect(Collectors.toSet());
    }

    private void glyph(int id, Position before, Position after, int glyph, boolean ofALine)
            throws InterruptedException {
        switch (glyph) {
            case MoveGlyphs.BLUNDER -> {
                blunders += ofALine ? 0 : 1;
                assertTrue(truths.is(before, Optional.of(before.toMove())), () -> at(id));
                assertFalse(truths.is(after, Optional.of(before.toMove())), () -> at(id));
            }
            case MoveGlyphs.MISTAKE -> {
                mistakes += ofALine ? 0 : 1;
                mistake(id, before, after);
            }
            case MoveGlyphs.GOOD -> {
                onlyMoves += ofALine ? 0 : 1;
                only(id, before, after);
            }
            default -> throw new AssertionError("glyph " + glyph + ": " + at(id));
        }
    }

    /// A mistake by the noted values: one of them is an estimate, or a draw is given away.
    private void mistake(int id, Position before, Position after) throws InterruptedException {
        Optional<Side> loses = Optional.of(before.toMove().other());
        assertTrue(
                before.legalMoves().size() < MoveGlyphs.MANY
                        || before.game().traits().severalParts()
                        || before.legalMoves().stream()
                                .map(before::play)
                                .filter(other -> !StoreKey.of(other).equals(StoreKey.of(after)))
                                .anyMatch(other -> other.outcome().over()
                                        ? !other.outcome().wonBy().equals(loses)
                                        : winning(other, other.toMove()).isEmpty()),
                () -> "forced: " + at(id));
        boolean proved = provedOrOver(game.node(id).parent()) && provedOrOver(id);
        if (proved) {
            assertTrue(truths.is(before, Optional.empty()), () -> at(id));
            assertTrue(truths.is(after, Optional.of(after.toMove())), () -> at(id));
        } else {
            double drop = chance(game.node(id).parent(), before.toMove()) - chance(id, before.toMove());
            assertTrue(drop > MoveGlyphs.LARGE_DROP - 0.01, () -> "by " + drop + ": " + at(id));
            assertFalse(
                    provedOrOver(id) && truths.is(after, Optional.of(before.toMove())),
                    () -> "a winning move: " + at(id));
        }
    }

    private boolean provedOrOver(int id) {
        return store.find(game.position(id)).filter(Result::proved).isPresent();
    }

    private Optional<Finding.Estimated> estimate(int id) {
        return store.find(game.position(id))
                .map(Result::finding)
                .filter(Finding.Estimated.class::isInstance)
                .map(Finding.Estimated.class::cast);
    }

    /// A side's winning chance as the analysis found it; where a line of the program begins, from what is known before
    /// it.
    private double chance(int id, Side side) {
        Node node = game.node(id);
        boolean ofALine = MachineMark.of(node.annotations()).line() > 0;
        Finding finding = ofALine
                ? store.find(game.position(node.parent()))
                        .orElseThrow()
                        .finding()
                        .afterBest()
                : store.find(game.position(id)).orElseThrow().finding();
        double own = finding.winChance().orElseThrow();
        return game.position(id).toMove() == side ? own : 1 - own;
    }

    private void only(int id, Position before, Position after) throws InterruptedException {
        Optional<Side> mover = Optional.of(before.toMove());
        assertTrue(before.legalMoves().size() >= MoveGlyphs.MANY, () -> at(id));
        assertTrue(truths.is(after, mover), () -> at(id));
        for (Move move : before.legalMoves()) {
            Position other = before.play(move);
            if (!StoreKey.of(other).equals(StoreKey.of(after))) {
                assertFalse(truths.is(other, mover), () -> before.text(move) + " wins too: " + at(id));
            }
        }
    }

    private void sentence(int id, Position before, Position after, Sentences.Sentence sentence)
            throws InterruptedException {
        String key = sentence.key();
        int dot = key.indexOf('.');
        String kind = key.substring(dot + 1);
        switch (dot < 0 ? key : key.substring(0, dot)) {
            case "only" -> {
                only(id, before, after);
                if (dot > 0) {
                    winning(id, before, game.node(id).move().orElseThrow(), kind, sentence);
                }
            }
            case "danger" -> danger(id, before, dot > 0, sentence);
            case "missed" -> missed(id, before, kind, sentence);
            case "allows" -> allows(id, after, kind, sentence);
            case "estimated" -> estimated(id, before, sentence);
            case "delay" -> delay(id, before, after, sentence);
            case "plan" -> plan(id, kind, sentence);
            case "zugzwang" -> zugzwang(id, before, after, sentence);
            case "rules" -> rules(id, before, after, sentence);
            default -> throw new AssertionError(key);
        }
    }

    /// The win is kept, but takes longer than the move that is named.
    private void delay(int id, Position before, Position after, Sentences.Sentence sentence)
            throws InterruptedException {
        Side mover = before.toMove();
        assertTrue(!after.outcome().over() && truths.is(after, Optional.of(mover)), () -> at(id));
        Position better = before.play(move(before, sentence.text(1)));
        if (sentence.key().equals("delay.wins")) {
            assertEquals(Optional.of(mover), better.outcome().wonBy(), () -> at(id));
        } else {
            assertTrue(truths.within(better, mover, sentence.number(2) - 1), () -> at(id));
            assertTrue(truths.holdsOut(after, sentence.number(4) - 2), () -> "faster: " + at(id));
            assertTrue(sentence.number(4) >= sentence.number(2) + 4, () -> at(id));
        }
    }

    /// The answer and the move after it are legal, and the move wins and makes the threats.
    private void plan(int id, String kind, Sentences.Sentence sentence) throws InterruptedException {
        Position talked = talkedOf.orElseThrow();
        Side winner = talked.toMove().other();
        Position middle = talked.play(move(talked, sentence.text(1)));
        Position then = middle.play(move(middle, sentence.text(5)));
        assertEquals(winner, middle.toMove(), () -> at(id));
        assertTrue(!then.outcome().over() && truths.is(then, Optional.of(winner)), () -> at(id));
        assertEquals(sentence.cells(), Truths.winningCells(then, winner), () -> at(id));
        if (kind.equals("double")) {
            assertEquals(sentence.number(4), sentence.cells().size(), () -> at(id));
        } else {
            assertEquals(sentence.text(0), then.edition().sideName(then.toMove()), () -> at(id));
            assertTrue(
                    then.legalMoves().stream()
                            .allMatch(move -> then.play(move).outcome().wonBy().equals(Optional.of(winner))),
                    () -> at(id));
        }
    }

    /// The player who has to move loses, but the other one would not win in its place.
    private void zugzwang(int id, Position before, Position after, Sentences.Sentence sentence)
            throws InterruptedException {
        boolean first = before.edition().sideName(before.toMove()).equals(sentence.text(4));
        Position from = first ? before : after;
        Position lost = from.play(move(from, sentence.text(1)));
        assertEquals(lost.edition().sideName(lost.toMove()), sentence.text(0), () -> at(id));
        assertTrue(truths.is(lost, Optional.of(from.toMove())), () -> at(id));
        Position turned = ((SetupResult.Valid)
                        lost.game().position(lost.edition(), lost.setup().with(from.toMove())))
                .position();
        assertFalse(truths.is(turned, Optional.of(from.toMove())), () -> at(id));
    }

    /// What a move of this position or the next one does.
    private void rules(int id, Position before, Position after, Sentences.Sentence sentence) {
        List<Position> from = Stream.of(before, after)
                .filter(position -> position.move(sentence.text(0))
                        .filter(move ->
                                position.allows(move) && ideas(position, move).contains(sentence.text(1)))
                        .isPresent())
                .toList();
        assertFalse(from.isEmpty(), () -> at(id));
        if (!before.game().traits().severalParts()) {
            from.forEach(position -> IdeaTruth.check(position, move(position, sentence.text(0)), sentence.text(1)));
        }
    }

    private static List<String> ideas(Position position, Move move) {
        List<String> ideas = Texts.in(Locale.ENGLISH, () -> position.ideas(move));
        return position.game().traits().severalParts() ? List.of(String.join("; ", ideas)) : ideas;
    }

    /// By the rules alone: every cell that is named, and no other, wins for the other player if it is its turn.
    private void danger(int id, Position before, boolean forced, Sentences.Sentence sentence) {
        Side other = before.toMove().other();
        assertEquals(sentence.text(0), before.edition().sideName(other), () -> at(id));
        Set<String> wins = new TreeSet<>();
        if (before.game().position(before.edition(), before.setup().with(other)) instanceof SetupResult.Valid turn) {
            winning(turn.position(), other)
                    .forEach(move -> wins.add(before.grid().name(move.lastCell())));
        }
        assertEquals(wins, sentence.cells(), () -> at(id));
        Position after = game.position(id);
        for (Move move : before.legalMoves()) {
            Position next = before.play(move);
            if (!forced || StoreKey.of(next).equals(StoreKey.of(after))) {
                continue;
            }
            boolean lost = next.outcome().over()
                    ? next.outcome().wonBy().equals(Optional.of(other))
                    : !winning(next, other).isEmpty();
            assertTrue(lost, () -> before.text(move) + ": " + at(id));
        }
    }

    /// The moves that end the game with a win for the player to move.
    private static List<Move> winning(Position position, Side side) {
        return position.legalMoves().stream()
                .filter(move -> position.play(move).outcome().wonBy().equals(Optional.of(side)))
                .toList();
    }

    private void missed(int id, Position before, String kind, Sentences.Sentence sentence) throws InterruptedException {
        Move move = move(before, sentence.text(1));
        assertFalse(
                StoreKey.of(before.play(move)).equals(StoreKey.of(game.position(id))),
                () -> "the move that was played: " + at(id));
        if (kind.equals("draw")) {
            assertTrue(truths.is(before, Optional.empty()), () -> at(id));
            assertTrue(truths.is(before.play(move), Optional.empty()), () -> at(id));
        } else {
            winning(id, before, move, kind, sentence);
        }
    }

    private void allows(int id, Position after, String kind, Sentences.Sentence sentence) throws InterruptedException {
        Side other = after.toMove();
        switch (kind) {
            case "over" -> {
                assertTrue(after.outcome().over(), () -> at(id));
                assertEquals(
                        after.outcome().wonBy().map(after.edition()::sideName),
                        Optional.of(sentence.text(0)),
                        () -> at(id));
            }
            case "overDraw" ->
                assertTrue(after.outcome().over() && after.outcome().wonBy().isEmpty(), () -> at(id));
            case "draw" -> assertTrue(truths.is(after, Optional.empty()), () -> at(id));
            case "far" -> {
                assertEquals(after.edition().sideName(other), sentence.text(0), () -> at(id));
                assertTrue(truths.is(after, Optional.of(other)), () -> at(id));
            }
            case "allows" -> {
                assertEquals(after.edition().sideName(other), sentence.text(0), () -> at(id));
                assertTrue(truths.within(after, other, sentence.number(1)), () -> at(id));
            }
            default -> {
                assertEquals(after.edition().sideName(other), sentence.text(0), () -> at(id));
                winning(id, after, move(after, sentence.text(1)), kind, sentence);
            }
        }
    }

    /// A sentence about a winning move: it wins, within this many plies if they are given, and the cells are those
    /// where it makes threats.
    private void winning(int id, Position before, Move move, String kind, Sentences.Sentence sentence)
            throws InterruptedException {
        Side mover = before.toMove();
        Position after = before.play(move);
        talkedOf = Optional.of(after);
        assertEquals(kind.equals("wins"), after.outcome().over(), () -> at(id));
        assertTrue(truths.is(after, Optional.of(mover)), () -> before.text(move) + " does not win: " + at(id));
        if (sentence.values().containsKey(2)) {
            assertTrue(
                    truths.within(after, mover, sentence.number(2) - 1),
                    () -> before.text(move) + " takes longer than " + sentence.number(2) + ": " + at(id));
        }
        if (after.outcome().over()) {
            return;
        }
        Set<String> cells = Truths.winningCells(after, mover);
        assertEquals(cells, sentence.cells(), () -> at(id));
        cells.retainAll(Truths.winningCells(before, mover));
        assertEquals(Set.of(), cells, () -> "there before: " + at(id));
        assertEquals(
                switch (kind) {
                    case "quiet", "sure" -> 0;
                    case "threat" -> 1;
                    default -> sentence.number(4);
                },
                sentence.cells().size(),
                () -> at(id));
    }

    private void estimated(int id, Position before, Sentences.Sentence sentence) {
        assertEquals(before.edition().sideName(before.toMove()), sentence.text(0), () -> at(id));
        int parent = game.node(id).parent();
        String key = sentence.key();
        if (key.equals("estimated.after")) {
            number(id, id, before.toMove(), sentence.number(1));
            return;
        }
        number(id, parent, before.toMove(), sentence.number(1));
        if (!key.equals("estimated.before")) {
            number(id, id, before.toMove(), sentence.number(2));
        }
        if (key.equals("estimated.better")) {
            Position better = before.play(move(before, sentence.text(3)));
            assertFalse(StoreKey.of(better).equals(StoreKey.of(game.position(id))), () -> at(id));
        }
    }

    /// A number that is called an estimate equals a noted estimate.
    private void number(int id, int node, Side side, int percent) {
        assertTrue(estimate(node).isPresent(), () -> "no estimate: " + at(id));
        assertEquals(100 * chance(node, side), percent, 1.01, () -> at(id));
    }

    private static Move move(Position position, String text) {
        Move move = position.move(text).orElseThrow();
        assertTrue(position.allows(move), () -> text + " is illegal");
        assertEquals(text, position.text(move));
        return move;
    }
}
