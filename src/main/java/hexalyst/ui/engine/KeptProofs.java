package hexalyst.ui.engine;

import hexalyst.analysis.Contradiction;
import hexalyst.analysis.Finding;
import hexalyst.analysis.Result;
import hexalyst.analysis.ResultStore;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Turns;
import hexalyst.record.GameTree;
import hexalyst.record.Node;
import hexalyst.ui.fx.Later;
import hexalyst.ui.game.GameViewModel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// Proofs across sessions: what is proved in any tab goes into the results that are kept, and what earlier sessions
/// proved of the position that is shown, and of those after its moves, comes back at once, and so does what others
/// claim of that position. The file is read and written by one thread that is not the JavaFX thread; everything else
/// happens on the JavaFX thread.
public final class KeptProofs {
    /// So many positions of a game are looked up in the strategies too, which takes a moment for each.
    private static final int MOST_LOOKED_UP = 500;

    private final Supplier<ResultStore> store;
    private final Executor background;
    private final Later later;
    private final Consumer<String> alarm;
    private int told;

    /// @param store what is kept; opened in the background
    /// @param background runs one task after the other
    /// @param later comes back to the JavaFX thread
    /// @param alarm told in a line when two proofs contradict each other
    public KeptProofs(Supplier<ResultStore> store, Executor background, Later later, Consumer<String> alarm) {
        this.store = store;
        this.background = background;
        this.later = later;
        this.alarm = alarm;
    }

    /// Keeps a proof. Those of which the plies are not known are not kept: another session could bound nothing with
    /// them.
    public void keep(Proof proof) {
        boolean bounded = proof.value() == Value.DRAW || proof.plies().isPresent();
        if (bounded && !proof.position().outcome().over()) {
            ProvedValue value = new ProvedValue(proof.value(), proof.plies().orElse(0));
            background.execute(() -> {
                ResultStore results = store.get();
                results.put(proof.position(), value, proof.line());
                report(results.contradictions());
            });
        }
    }

    private void report(List<Contradiction> contradictions) {
        if (contradictions.size() > told) {
            told = contradictions.size();
            String text = contradictions.getLast().text();
            later.run(() -> alarm.accept(text));
        }
    }

    /// Recalls what is kept, whenever a game shows another position; and when another game is shown, what is kept of
    /// its positions, those of the main line first.
    ///
    /// @param proofs those of the session, in the same tab
    public void follow(GameViewModel game, ProofStore proofs) {
        AtomicInteger latest = new AtomicInteger();
        AtomicInteger shown = new AtomicInteger(-1);
        game.momentProperty().subscribe(moment -> {
            int number = latest.incrementAndGet();
            Position position = moment.position();
            // First what is seen, then the rest of its game.
            background.execute(() -> {
                if (latest.get() == number && !position.outcome().over()) {
                    ResultStore results = store.get();
                    tell(recall(results, position), proofs);
                    tellClaim(results, position, proofs);
                }
            });
            int which = game.number();
            if (shown.getAndSet(which) != which && moment.tree().size() > 1) {
                GameTree tree = moment.tree();
                background.execute(() ->
                        tell(shown.get() == which ? recallGame(tree, () -> shown.get() == which) : List.of(), proofs));
            }
        });
    }

    /// Recalls what is kept of the positions of a game by now.
    public void recallGame(GameTree tree, ProofStore proofs) {
        background.execute(() -> tell(recallGame(tree, () -> true), proofs));
    }

    private void tell(List<Proof> found, ProofStore proofs) {
        if (!found.isEmpty()) {
            later.run(() -> {
                found.forEach(proofs::recall);
                proofs.announce();
            });
        }
    }

    private void tellClaim(ResultStore results, Position position, ProofStore proofs) {
        results.claim(position)
                .ifPresent(said -> later.run(() -> {
                    proofs.claim(proof(said, position, List.of()));
                    proofs.announce();
                }));
    }

    /// The values along the main line and then beside it, without those of moves that were not played.
    private List<Proof> recallGame(GameTree tree, BooleanSupplier wanted) {
        ResultStore results = store.get();
        List<Proof> found = new ArrayList<>();
        Map<Integer, Position> positions = new HashMap<>();
        Stream.concat(tree.mainLine().stream(), tree.preorder(GameTree.ROOT).stream())
                .distinct()
                .takeWhile(node -> wanted.getAsBoolean())
                .forEach(id -> {
                    Node node = tree.node(id);
                    Position at = node.isRoot()
                            ? tree.start()
                            : Objects.requireNonNull(positions.get(node.parent()))
                                    .play(node.move().orElseThrow());
                    positions.put(id, at);
                    if (!at.outcome().over()) {
                        boolean first = positions.size() <= MOST_LOOKED_UP;
                        Optional<Result> known = first ? results.find(at) : results.atHand(at);
                        known.flatMap(result -> proof(result, at, ResultStore.line(at, result)))
                                .ifPresent(found::add);
                    }
                });
        return found;
    }

    private static List<Proof> recall(ResultStore results, Position position) {
        List<Proof> found = new ArrayList<>();
        results.find(position)
                .flatMap(result -> proof(result, position, ResultStore.line(position, result)))
                .ifPresent(found::add);
        // A move may win in fewer plies than what is kept of the position itself.
        for (Move move : position.steps()) {
            Position after = position.step(move);
            boolean again = after.midTurn();
            if (!after.outcome().over()) {
                Optional<Proof> kept = results.find(after).flatMap(result -> proof(result, after, List.of()));
                kept.ifPresent(found::add);
                kept.filter(proof -> proof.value() == (again ? Value.WIN : Value.LOSS))
                        .map(proof -> new Proof(
                                position,
                                Value.WIN,
                                OptionalInt.of(proof.plies().orElseThrow() + (again ? 0 : 1)),
                                Turns.joined(position, List.of(move))))
                        .ifPresent(found::add);
            }
        }
        return found;
    }

    private static Optional<Proof> proof(Result result, Position position, List<Move> line) {
        return switch (result.finding()) {
            case Finding.Proved proved -> Optional.of(proof(proved, position, line));
            case Finding.Estimated estimated -> Optional.empty();
            case Finding.Open open -> Optional.empty();
        };
    }

    private static Proof proof(Finding.Proved proved, Position position, List<Move> line) {
        OptionalInt plies = proved.value() == Value.DRAW ? OptionalInt.empty() : OptionalInt.of(proved.plies());
        return new Proof(position, proved.value(), plies, line);
    }
}
