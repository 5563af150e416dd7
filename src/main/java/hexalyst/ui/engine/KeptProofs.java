package hexalyst.ui.engine;

import hexalyst.analysis.job.Finding;
import hexalyst.analysis.results.Contradiction;
import hexalyst.analysis.results.Result;
import hexalyst.analysis.results.ResultStore;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Step;
import hexalyst.record.GameTree;
import hexalyst.record.Node;
import hexalyst.text.Texts;
import hexalyst.ui.fx.FxThread;
import hexalyst.ui.game.GameViewModel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// Proofs across sessions. Proofs of any tab are added to the stored results. When a position is shown, the stored
/// proofs of it and of the positions after its moves are recalled at once, and so are other people's claims about it. A
/// single background thread reads and writes the file; everything else happens on the JavaFX thread.
public final class KeptProofs {
    /// The most positions of a game that are also looked up in the strategies, which is slow.
    private static final int MOST_LOOKED_UP = 500;

    private final Supplier<ResultStore> store;
    private final Executor background;
    private final FxThread later;
    private final Consumer<String> alarm;
    private final Set<String> told = ConcurrentHashMap.newKeySet();

    /// @param store the stored results; opened in the background
    /// @param background runs one task after the other
    /// @param later returns to the JavaFX thread
    /// @param alarm receives a line when two proofs contradict each other, or stored ones are not believed
    public KeptProofs(Supplier<ResultStore> store, Executor background, FxThread later, Consumer<String> alarm) {
        this.store = store;
        this.background = background;
        this.later = later;
        this.alarm = alarm;
    }

    /// Stores a proof. Proofs without known plies are not stored, because another session could derive no bound from
    /// them.
    public void keep(Proof proof) {
        if (proof.bounded() && !proof.position().outcome().over()) {
            background.execute(() -> {
                ResultStore results = store.get();
                results.put(proof.position(), proof.proved(), proof.line());
                report(results);
            });
        }
    }

    /// Tells, once a session, which stored results are not believed, as far as they were met.
    private void report(ResultStore results) {
        results.contradictionsMet().forEach(found -> tell(text(found), text(found)));
        report("store.onlyClaimed", results.onlyClaimed());
        report("store.unreadable", results.unreadable());
        report("store.misfits", results.misfits());
    }

    private void report(String key, int number) {
        if (number > 0) {
            tell(key, Texts.of(KeptProofs.class).get(key, number));
        }
    }

    private void tell(String what, String text) {
        if (told.add(what)) {
            later.run(() -> alarm.accept(text));
        }
    }

    private static String text(Contradiction found) {
        Texts texts = Texts.of(KeptProofs.class);
        return texts.get(
                found.claimed() ? "contradiction.claimed" : "contradiction.proved",
                found.key().text(),
                texts.get("contradiction." + found.first().value().word()),
                texts.get("contradiction." + found.second().value().word()));
    }

    /// Recalls stored results whenever the game shows another position. When another game is shown, also recalls
    /// results for its positions, those of the main line first.
    ///
    /// @param proofs the session's proofs, in the same tab
    public void follow(GameViewModel game, ProofStore proofs) {
        AtomicInteger latest = new AtomicInteger();
        AtomicInteger shown = new AtomicInteger(-1);
        game.momentProperty().subscribe(moment -> {
            int number = latest.incrementAndGet();
            Position position = moment.position();
            // First the shown position, then the rest of its game.
            background.execute(() -> {
                if (latest.get() == number && !position.outcome().over()) {
                    ResultStore results = store.get();
                    tell(recall(results, position), proofs);
                    tellClaim(results, position, proofs);
                    report(results);
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

    /// Recalls what is stored by now for the positions of a game.
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

    /// The values along the main line and then beside it, but not those of moves that are not in the game.
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
        List<Position> all = new ArrayList<>(List.of(position));
        position.steps().forEach(step -> all.add(position.step(step)));
        Map<Position, Result> known =
                results.find(all.stream().filter(at -> !at.outcome().over()).toList());
        List<Proof> found = new ArrayList<>();
        Optional.ofNullable(known.get(position))
                .flatMap(result -> proof(result, position, ResultStore.line(position, result)))
                .ifPresent(found::add);
        // A move may win in fewer plies than the stored value of the position says.
        for (Step step : position.steps()) {
            Position after = position.step(step);
            boolean again = after.midTurn();
            if (!after.outcome().over()) {
                Optional<Proof> kept =
                        Optional.ofNullable(known.get(after)).flatMap(result -> proof(result, after, List.of()));
                kept.ifPresent(found::add);
                kept.map(proof -> proof.proved().beforeTheMove(again))
                        .filter(before -> before.value() == Value.WIN)
                        .map(before -> new Proof(position, before, position.turns(List.of(step))))
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
        return new Proof(position, proved.proof(), line);
    }
}
