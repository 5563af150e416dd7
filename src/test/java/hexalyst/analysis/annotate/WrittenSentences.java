package hexalyst.analysis.annotate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.job.Finding;
import hexalyst.analysis.results.Result;
import hexalyst.analysis.results.ResultStore;
import hexalyst.analysis.results.StoreKey;
import hexalyst.game.IdeaTruth;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.SetupResult;
import hexalyst.game.Side;
import hexalyst.record.GameTree;
import hexalyst.record.MachineMark;
import hexalyst.record.Node;
import hexalyst.text.Texts;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/// Compares the sentences that an analysis has written into one game with the truth.
final class WrittenSentences {
    /// The keys of the sentences that can be checked.
    static final Set<String> KEYS = Set.of(
            "only",
            "only.wins",
            "only.double",
            "only.threat",
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
            "allows.lost",
            "line.double",
            "shot.takes",
            "shot.only",
            "shot.any",
            "estimated",
            "estimated.better",
            "estimated.after",
            "estimated.before",
            "rules");

    private final GameTree game;
    private final Truths truths;
    private final ResultStore store;
    /// The position after the winning move that the last sentence was about.
    private Optional<Position> talkedOf = Optional.empty();

    /// @param game the game in English
    /// @param store the results that it was written from
    WrittenSentences(GameTree game, Truths truths, ResultStore store) {
        this.game = game;
        this.truths = truths;
        this.store = store;
    }

    private String at(int id) {
        return WrittenGame.at(game, id);
    }

    /// The estimate that the analysis found.
    Optional<Finding.Estimated> estimate(int id) {
        return store.find(game.position(id))
                .map(Result::finding)
                .filter(Finding.Estimated.class::isInstance)
                .map(Finding.Estimated.class::cast);
    }

    /// A side's winning chance as the analysis found it; where a line of the program begins, from what is known before
    /// it.
    double chance(int id, Side side) {
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

    /// Checks that no other move wins.
    void only(int id, Position before, Position after) throws InterruptedException {
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

    static List<Move> winning(Position position, Side side) {
        return position.legalMoves().stream()
                .filter(move -> position.play(move).outcome().wonBy().equals(Optional.of(side)))
                .toList();
    }

    /// Checks a sentence about the move that leads to a node.
    void check(int id, Position before, Position after, Sentences.Sentence sentence) throws InterruptedException {
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
            case "line" -> line(id, after, sentence);
            case "zugzwang" -> zugzwang(id, before, after, sentence);
            case "shot" -> shot(id, before, after, sentence);
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
        boolean own = game.node(id).annotations().glyphs().contains(MoveGlyphs.GOOD);
        Position talked = own ? game.position(id) : talkedOf.orElseThrow();
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

    /// A line ends where its winner threatens to win on several cells and the other player cannot win at once.
    private void line(int id, Position after, Sentences.Sentence sentence) throws InterruptedException {
        Side winner = after.toMove().other();
        assertEquals(after.edition().sideName(winner), sentence.text(0), () -> at(id));
        assertTrue(truths.is(after, Optional.of(winner)), () -> at(id));
        assertEquals(sentence.cells(), Truths.winningCells(after, winner), () -> at(id));
        assertEquals(sentence.number(4), sentence.cells().size(), () -> at(id));
        assertEquals(List.of(), winning(after, after.toMove()), () -> at(id));
        assertTrue(game.node(id).children().isEmpty(), () -> at(id));
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

    /// The moves of a shot are legal, the replies are captures that have to be made, and nothing can be captured at
    /// the end. How many men fall is what the rules demand of each capture.
    private void shot(int id, Position before, Position after, Sentences.Sentence sentence) {
        Side loser = before.toMove();
        assertEquals(sentence.text(0), before.edition().sideName(loser), () -> at(id));
        int won = 0;
        int lost = demanded(before);
        Position now = after;
        for (int place : List.of(1, 2, 5)) {
            if (sentence.values().containsKey(place)) {
                boolean reply = now.toMove() == loser;
                int men = demanded(now);
                assertTrue(place == 1 || men > 0, () -> at(id));
                assertTrue(
                        !reply
                                || sentence.key().equals("shot.only")
                                        == (now.legalMoves().size() == 1),
                        () -> at(id));
                won += reply ? 0 : men;
                lost += reply ? men : 0;
                now = now.play(move(now, sentence.text(place)));
            }
        }
        assertEquals(0, demanded(now), () -> at(id));
        assertEquals(List.of(won, lost), List.of(sentence.number(4), sentence.number(6)), () -> at(id));
        assertTrue(won > lost && sentence.cells().size() <= won, () -> at(id));
    }

    /// How many men the player to move has to capture.
    static int demanded(Position position) {
        return position.duty()
                .map(duty -> (Integer) duty.arguments().getFirst())
                .orElse(0);
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
        if (!before.game().traits().openTurns()) {
            from.forEach(position -> IdeaTruth.check(position, move(position, sentence.text(0)), sentence.text(1)));
        }
    }

    private static List<String> ideas(Position position, Move move) {
        List<String> ideas = Texts.in(Locale.ENGLISH, () -> position.ideas(move));
        return position.game().traits().openTurns() ? List.of(String.join("; ", ideas)) : ideas;
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
            case "lost" -> {
                assertEquals(after.edition().sideName(other.other()), sentence.text(0), () -> at(id));
                assertTrue(truths.is(after, Optional.of(other)), () -> at(id));
            }
            case "far" -> {
                assertEquals(after.edition().sideName(other), sentence.text(0), () -> at(id));
                assertTrue(truths.is(after, Optional.of(other)), () -> at(id));
            }
            case "allows" -> {
                assertEquals(after.edition().sideName(other), sentence.text(0), () -> at(id));
                assertTrue(truths.is(after, Optional.of(other)), () -> at(id));
                if (sentence.values().containsKey(1)) {
                    assertTrue(truths.within(after, other, sentence.number(1)), () -> at(id));
                }
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
            assertTrue(sentence.isCountedRight(2), () -> at(id));
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
