package hexalyst.ui.campaign;

import hexalyst.analysis.campaign.Campaign;
import hexalyst.analysis.job.Finding;
import hexalyst.game.Position;
import hexalyst.game.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// A row of the map: a heading, or some of the positions of a ply.
sealed interface MapRow {
    /// How many positions are shown in a row.
    int LENGTH = 24;

    /// True if it shows a settled position.
    default boolean settlesAny() {
        return this instanceof Squares squares
                && squares.all.stream().anyMatch(position -> position.proof().isPresent());
    }

    /// A summary of all positions of a ply.
    ///
    /// @param ply how many plies after the first position
    /// @param all how many positions
    /// @param white how many are won by White
    /// @param black how many are won by Black
    /// @param drawn how many are drawn
    record Heading(int ply, int all, int white, int black, int drawn) implements MapRow {
        /// How many are open.
        int open() {
            return all - white - black - drawn;
        }
    }

    /// Some positions.
    record Squares(List<Campaign.Settled> all) implements MapRow {
        public Squares {
            all = List.copyOf(all);
        }
    }

    /// The proved winner of a position; empty for a draw.
    static Optional<Side> winner(Position position, Finding.Proved proof) {
        return proof.value().winner(position.toMove());
    }

    /// The rows of a map.
    static List<MapRow> of(List<Campaign.Settled> map) {
        Map<Integer, List<Campaign.Settled>> byPly = map.stream()
                .collect(Collectors.groupingBy(
                        settled -> settled.target().line().size(), TreeMap::new, Collectors.toList()));
        List<MapRow> rows = new ArrayList<>();
        byPly.forEach((ply, all) -> {
            rows.add(heading(ply, all));
            for (int from = 0; from < all.size(); from += LENGTH) {
                rows.add(new Squares(all.subList(from, Math.min(from + LENGTH, all.size()))));
            }
        });
        return rows;
    }

    private static Heading heading(int ply, List<Campaign.Settled> all) {
        int white = 0;
        int black = 0;
        int drawn = 0;
        for (Campaign.Settled one : all) {
            if (one.proof().isPresent()) {
                Optional<Side> winner =
                        winner(one.target().position(), one.proof().get());
                white += winner.equals(Optional.of(Side.WHITE)) ? 1 : 0;
                black += winner.equals(Optional.of(Side.BLACK)) ? 1 : 0;
                drawn += winner.isEmpty() ? 1 : 0;
            }
        }
        return new Heading(ply, all.size(), white, black, drawn);
    }
}
