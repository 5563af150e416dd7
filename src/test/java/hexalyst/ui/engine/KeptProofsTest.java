package hexalyst.ui.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.results.DataFolder;
import hexalyst.analysis.results.ResultStore;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.record.GameTree;
import hexalyst.record.TreeEdit;
import hexalyst.ui.fx.Queue;
import hexalyst.ui.game.GameState;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.message.MessageLine;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeptProofsTest {
    private static final Position START = Positions.of("3/4/5/4/3 w");

    private final Queue queue = new Queue();
    private final List<Runnable> waiting = new ArrayList<>();

    @TempDir
    Path folder = Path.of("");

    private void work() {
        while (!waiting.isEmpty()) {
            waiting.removeFirst().run();
            queue.runAll();
        }
    }

    private static Move move(String text) {
        return START.move(text).orElseThrow();
    }

    private ResultStore open() {
        try {
            return ResultStore.open(
                    folder.resolve("results.db"), DataFolder.ofUser().seal(why -> {}));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void whatWasProvedComesBackInTheNextSession() throws IOException {
        Position after = START.play(move("c3w"));
        Position mirrored = START.play(move("a1w"));
        Position same = START.play(move("e3w"));
        ResultStore first = open();
        KeptProofs keeping = new KeptProofs(() -> first, waiting::add, queue, text -> {});
        ProofStore session = new ProofStore(keeping::keep);
        session.add(new Proof(START, new ProvedValue(Value.WIN, 19), List.of(move("c3w"))));
        session.add(new Proof(after, new ProvedValue(Value.LOSS, 16), List.of()));
        session.add(new Proof(mirrored, new ProvedValue(Value.WIN, 17), List.of()));
        work();
        first.close();
        ResultStore second = open();
        KeptProofs kept = new KeptProofs(() -> second, waiting::add, queue, text -> {});
        ProofStore later = new ProofStore(kept::keep);
        GameViewModel game = new GameViewModel(START, new MessageLine());
        kept.follow(game, later);
        assertEquals(Optional.empty(), later.find(START), "nothing is read on the JavaFX thread");
        work();
        Proof proof = later.find(START).orElseThrow();
        assertEquals(17, proof.proved().plies(), "c3w wins sooner than was kept of the start");
        assertEquals(List.of(move("c3w")), proof.line());
        assertEquals(Value.LOSS, later.find(after).orElseThrow().value());
        assertEquals(Value.WIN, later.find(same).orElseThrow().value(), "e3 is a mirror image of a1");
        assertTrue(later.countProperty().get() > 0, "and it is told");
        second.close();
    }

    @Test
    void aGameThatIsOpenedIsKnownAlongItsMainLine() {
        Position first = START.play(move("c3w"));
        Position second = first.play(move("a1w"));
        ResultStore results = ResultStore.inMemory();
        KeptProofs kept = new KeptProofs(() -> results, waiting::add, queue, text -> {});
        kept.keep(new Proof(first, new ProvedValue(Value.LOSS, 16), List.of()));
        kept.keep(new Proof(second, new ProvedValue(Value.WIN, 15), List.of()));
        work();
        GameViewModel game = new GameViewModel(START, new MessageLine());
        ProofStore proofs = new ProofStore();
        kept.follow(game, proofs);
        work();
        assertEquals(Optional.empty(), proofs.find(second));
        game.show(GameState.of(GameTree.of(START, List.of(move("c3w"), move("a1w")))));
        work();
        assertEquals(15, proofs.find(second).orElseThrow().proved().plies());
    }

    @Test
    void whatIsNotBelievedIsToldOnce() {
        ResultStore results = ResultStore.inMemory();
        List<String> told = new ArrayList<>();
        KeptProofs kept = new KeptProofs(() -> results, waiting::add, queue, told::add);
        Position opened = START.play(move("c3w"));
        kept.keep(new Proof(opened, new ProvedValue(Value.WIN, 1), List.of()));
        work();
        GameViewModel game = new GameViewModel(opened, new MessageLine());
        kept.follow(game, new ProofStore());
        work();
        game.show(GameState.of(GameTree.of(START, List.of(move("a1w")))));
        work();
        assertEquals(List.of("1 stored proof was passed over: it cannot be of the position that it names"), told);
    }

    @Test
    void aVariationIsKnownToo() {
        Position beside = START.play(move("c3w")).play(move("b2b"));
        ResultStore results = ResultStore.inMemory();
        KeptProofs kept = new KeptProofs(() -> results, waiting::add, queue, text -> {});
        GameTree line = GameTree.of(START, List.of(move("c3w"), move("a1w"), move("e3b")));
        GameTree tree = line.apply(new TreeEdit.Play(1, move("b2b"))).tree();
        GameViewModel game = new GameViewModel(START, new MessageLine());
        ProofStore proofs = new ProofStore();
        kept.follow(game, proofs);
        game.show(GameState.of(tree));
        work();
        assertEquals(Optional.empty(), proofs.find(beside));
        kept.keep(new Proof(beside, new ProvedValue(Value.WIN, 11), List.of()));
        kept.recallGame(tree, proofs);
        work();
        assertEquals(11, proofs.find(beside).orElseThrow().proved().plies());
        ProofStore later = new ProofStore();
        kept.follow(game, later);
        work();
        assertEquals(11, later.find(beside).orElseThrow().proved().plies(), "as soon as it is opened");
    }

    @Test
    void aContradictionIsToldWithBothCases() {
        ResultStore results = ResultStore.inMemory();
        List<String> warned = new ArrayList<>();
        KeptProofs kept = new KeptProofs(() -> results, waiting::add, queue, warned::add);
        kept.keep(new Proof(START, new ProvedValue(Value.WIN, 17), List.of()));
        kept.keep(new Proof(START, new ProvedValue(Value.LOSS, 18), List.of()));
        work();
        assertEquals(1, warned.size());
        assertTrue(warned.getFirst().contains("win") && warned.getFirst().contains("loss"), warned.getFirst());
    }

    @Test
    void aPositionThatWasLeftIsNotLookedUp() {
        List<Position> asked = new ArrayList<>();
        ResultStore results = ResultStore.inMemory();
        GameViewModel game = new GameViewModel(START, new MessageLine());
        KeptProofs kept = new KeptProofs(
                () -> {
                    asked.add(game.moment().position());
                    return results;
                },
                waiting::add,
                queue,
                text -> {});
        kept.follow(game, new ProofStore());
        game.play(move("c3w"));
        game.play(move("a1w"));
        work();
        assertEquals(1, asked.size());
    }

    @Test
    void aProofWithoutABoundIsNotKept() {
        ResultStore results = ResultStore.inMemory();
        KeptProofs kept = new KeptProofs(() -> results, waiting::add, queue, text -> {});
        kept.keep(new Proof(START, new ProvedValue(Value.WIN, 0), List.of()));
        work();
        assertEquals(Optional.empty(), results.find(START));
    }
}
