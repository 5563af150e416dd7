package hexalyst.analysis.campaign;

import hexalyst.analysis.annotate.Spot;
import hexalyst.analysis.job.Finding;
import hexalyst.analysis.results.StoreKey;
import hexalyst.engine.ProvedValue;
import hexalyst.game.Position;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// What follows for the positions of a campaign from each other: a position is won if a move leads to a position where
/// the other player is proved to lose, and lost if all moves lead to positions where the other player wins. It depends
/// only on what is proved, not on the order in which it was proved, so that many machines come to the same as one.
public final class Conclusions {
    private final List<KeyedSpot> spots;
    /// The spots of which something can follow from others.
    private final List<KeyedSpot> inner;

    /// A position of a campaign.
    ///
    /// @param position the position
    /// @param ply how many moves lead there from where the campaign begins
    public record Spot(Position position, int ply) {}

    private record KeyedSpot(StoreKey key, Position position, int ply) {}

    private Conclusions(List<Spot> all) {
        // The longest lines come first, since the others follow from them. Where the campaign has all positions up to
        // some plies, nothing follows for those at the last ply.
        spots = all.stream()
                .sorted(Comparator.comparingInt(Spot::ply).reversed())
                .map(spot -> new KeyedSpot(StoreKey.of(spot.position()), spot.position(), spot.ply()))
                .toList();
        boolean tree = all.stream().anyMatch(spot -> spot.ply() == 0);
        inner = tree
                ? spots.stream()
                        .filter(spot -> spot.ply() < spots.getFirst().ply())
                        .toList()
                : spots;
    }

    /// The conclusions for a campaign.
    ///
    /// @param spots all positions of the campaign
    public static Conclusions of(List<Spot> spots) {
        return new Conclusions(spots);
    }

    /// The conclusions for the targets of a campaign.
    ///
    /// @param targets all positions of the campaign
    static Conclusions ofTargets(List<Target> targets) {
        return new Conclusions(targets.stream()
                .map(target -> new Spot(target.position(), target.line().size()))
                .toList());
    }

    /// What is known about positions outside the campaign from which something follows.
    ///
    /// @param store finds what is proved about some positions
    Map<StoreKey, Finding.Proved> outside(Function<List<StoreKey>, Map<StoreKey, Finding.Proved>> store) {
        Map<StoreKey, Finding.Proved> found = new HashMap<>();
        for (KeyedSpot spot : spots) {
            found.putAll(store.apply(spot.position().steps().stream()
                    .map(spot.position()::step)
                    .filter(after -> !after.outcome().over())
                    .map(StoreKey::of)
                    .toList()));
        }
        spots.forEach(spot -> found.remove(spot.key()));
        return found;
    }

    /// Like [#draw(Map, Map)], with nothing known outside the campaign.
    public Map<Position, Finding.Proved> draw(Map<StoreKey, Finding.Proved> known) {
        return draw(known, Map.of());
    }

    /// What follows from what is known, and from that again, until nothing more follows.
    ///
    /// @param known what is proved about positions of the campaign
    /// @param outside what is known about other positions
    /// @return what follows that was not known, or contradicts it
    Map<Position, Finding.Proved> draw(Map<StoreKey, Finding.Proved> known, Map<StoreKey, Finding.Proved> outside) {
        Map<StoreKey, Finding.Proved> all = new HashMap<>(outside);
        all.putAll(known);
        Map<Position, Finding.Proved> news = new LinkedHashMap<>();
        Set<StoreKey> aside = new HashSet<>();
        boolean more = true;
        while (more) {
            more = false;
            for (KeyedSpot spot : outside.isEmpty() ? inner : spots) {
                Finding.Proved before = all.get(spot.key());
                Optional<Finding.Proved> follows = conclude(spot.position(), all);
                if (follows.isEmpty() || aside.contains(spot.key()) || !isNews(follows.get(), before)) {
                    continue;
                }
                more = true;
                news.put(spot.position(), follows.get());
                if (before != null && before.value() != follows.get().value()) {
                    all.remove(spot.key());
                    aside.add(spot.key());
                } else {
                    all.put(spot.key(), follows.get());
                }
            }
        }
        return news;
    }

    private static boolean isNews(Finding.Proved follows, Finding.@Nullable Proved before) {
        return before == null || follows.value() != before.value() || follows.plies() < before.plies();
    }

    private static Optional<Finding.Proved> conclude(Position position, Map<StoreKey, Finding.Proved> known) {
        return ProvedValue.ofMoves(position.steps().stream()
                        .map(position::step)
                        .map(after ->
                                proof(after, known).map(proof -> proof.proof().beforeTheMove(after.midTurn())))
                        .toList())
                .map(Finding.Proved::new);
    }

    private static Optional<Finding.Proved> proof(Position after, Map<StoreKey, Finding.Proved> known) {
        return after.outcome().over()
                ? Finding.atTheEnd(after)
                        .filter(Finding.Proved.class::isInstance)
                        .map(Finding.Proved.class::cast)
                : Optional.ofNullable(known.get(StoreKey.of(after)));
    }
}
