package hexalyst.analysis.annotate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.job.Finding;
import hexalyst.analysis.results.Result;
import hexalyst.analysis.results.ResultStore;
import hexalyst.analysis.results.StoreKey;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.notation.PositionText;
import hexalyst.record.Annotations;
import hexalyst.record.GameTree;
import hexalyst.record.MachineMark;
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
    private final WrittenSentences sentences;
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
        sentences = new WrittenSentences(game, truths, store);
        german = Texts.in(Locale.GERMAN, () -> GameAnalysisJob.annotate(MachineMark.strip(game), store, Lines.NONE));
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
                estimated += sentences.estimate(id).isPresent() ? 1 : 0;
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
        return at(game, id);
    }

    /// Where a test failed.
    static String at(GameTree game, int id) {
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
                    double found = Math.clamp(sentences.chance(id, Side.WHITE), 0.01, 0.99);
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
            List<Sentences.Sentence> read = ENGLISH.read(notes.said());
            for (Sentences.Sentence sentence : read) {
                said.add(sentence.key());
                sentences.check(id, before, after, sentence);
            }
            // Lines of the program are not among the German texts.
            if (german.contains(id)) {
                assertSameInGerman(id, read);
            }
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

    private void assertSameInGerman(int id, List<Sentences.Sentence> read) {
        List<Sentences.Sentence> others =
                GERMAN.read(german.node(id).annotations().said());
        assertEquals(read.size(), others.size(), () -> at(id));
        for (int i = 0; i < read.size(); i++) {
            Sentences.Sentence one = read.get(i);
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
                sentences.only(id, before, after);
            }
            default -> throw new AssertionError("glyph " + glyph + ": " + at(id));
        }
    }

    /// A mistake by the noted values: one of them is an estimate, or a draw is given away.
    private void mistake(int id, Position before, Position after) throws InterruptedException {
        Optional<Side> loses = Optional.of(before.toMove().other());
        assertTrue(
                before.legalMoves().size() < MoveGlyphs.MANY
                        || before.game().traits().openTurns()
                        || before.legalMoves().stream()
                                .map(before::play)
                                .filter(other -> !StoreKey.of(other).equals(StoreKey.of(after)))
                                .anyMatch(other -> other.outcome().over()
                                        ? !other.outcome().wonBy().equals(loses)
                                        : WrittenSentences.winning(other, other.toMove())
                                                .isEmpty()),
                () -> "forced: " + at(id));
        boolean proved = provedOrOver(game.node(id).parent()) && provedOrOver(id);
        if (proved) {
            assertTrue(truths.is(before, Optional.empty()), () -> at(id));
            assertTrue(truths.is(after, Optional.of(after.toMove())), () -> at(id));
        } else {
            double drop =
                    sentences.chance(game.node(id).parent(), before.toMove()) - sentences.chance(id, before.toMove());
            assertTrue(drop > MoveGlyphs.LARGE_DROP - 0.01, () -> "by " + drop + ": " + at(id));
            assertFalse(
                    provedOrOver(id) && truths.is(after, Optional.of(before.toMove())),
                    () -> "a winning move: " + at(id));
        }
    }

    private boolean provedOrOver(int id) {
        return store.find(game.position(id)).filter(Result::proved).isPresent();
    }
}
