package hexalyst.study;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.PositionKey;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/// What the library's games played in a position. Transpositions and mirror images count as one position, and moves
/// that lead to the same position count as one move.
///
/// @param position the position
/// @param all the games that reached it
/// @param moves what was played in it, the most played first; moves that nobody played follow in the order of their
///     codes, unless turns may have several parts
public record Exploration(Position position, PlayCount all, List<Played> moves) {
    private static final Comparator<Played> MOST_PLAYED =
            Comparator.comparingLong((Played played) -> -played.tried().games());

    /// Copies the list.
    public Exploration {
        moves = List.copyOf(moves);
    }

    /// The exploration of a position that no game reached: every legal move, untried; no moves where turns may have
    /// several parts.
    public static Exploration nothing(Position position) {
        boolean several = position.game().traits().openTurns();
        return new Exploration(position, PlayCount.NEVER, List.of())
                .withUnplayed(several ? List.of() : position.legalMoves());
    }

    /// What was played.
    ///
    /// @param keys the keys of the library's file
    /// @param byChild how often each of the positions after the moves was reached, by the position's key in the file
    /// @param turns one turn that leads to each of these positions; used where turns may have several parts
    static Exploration of(Position position, LibraryKeys keys, Map<Long, PlayCount> byChild, List<Move> turns) {
        List<Move> moves = position.game().traits().openTurns() ? turns : position.legalMoves();
        List<Played> played = played(position, moves, child -> byChild.getOrDefault(keys.of(child), PlayCount.NEVER));
        played.sort(MOST_PLAYED);
        return new Exploration(position, byChild.values().stream().reduce(PlayCount.NEVER, PlayCount::plus), played);
    }

    /// This exploration with turns that nobody played after the others, in their order.
    ///
    /// @param turns legal turns; those that lead to the same position as one of the moves are left out
    public Exploration withUnplayed(List<Move> turns) {
        Set<PositionKey> known = moves.stream()
                .map(played -> position.play(played.move()).lookupKey())
                .collect(Collectors.toSet());
        List<Move> unplayed = turns.stream()
                .filter(turn -> !known.contains(position.play(turn).lookupKey()))
                .toList();
        List<Played> longer = new ArrayList<>(moves);
        longer.addAll(played(position, unplayed, child -> PlayCount.NEVER));
        return new Exploration(position, all, longer);
    }

    /// Moves, those that lead to the same position as one.
    private static List<Played> played(Position position, List<Move> moves, Function<PositionKey, PlayCount> tried) {
        Map<PositionKey, List<Move>> same = new LinkedHashMap<>();
        for (Move move : moves) {
            same.computeIfAbsent(position.play(move).lookupKey(), child -> new ArrayList<>())
                    .add(move);
        }
        List<Played> played = new ArrayList<>();
        same.forEach((child, all) -> played.add(new Played(all.getFirst(), all, tried.apply(child))));
        return played;
    }

    /// A move and its images under the symmetries of the position.
    ///
    /// @param move the one with the smallest code
    /// @param same all of them
    /// @param tried how often one of them was played
    public record Played(Move move, List<Move> same, PlayCount tried) {
        /// Copies the list.
        public Played {
            same = List.copyOf(same);
        }
    }
}
