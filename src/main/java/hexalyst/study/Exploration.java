package hexalyst.study;

import hexalyst.game.Move;
import hexalyst.game.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What the library's games played in a position. Transpositions and mirror images count as one position, and moves
/// that lead to the same position count as one move.
///
/// @param position the position
/// @param all the games that reached it
/// @param moves what was played in it, the most played first; moves that nobody played follow in the order of their
///     codes, unless turns may have several parts
public record Exploration(Position position, Tried all, List<Played> moves) {
    private static final Comparator<Played> MOST_PLAYED =
            Comparator.comparingLong((Played played) -> -played.tried().games());

    /// Copies the list.
    public Exploration {
        moves = List.copyOf(moves);
    }

    /// The exploration of a position that no game reached: every legal move, untried; no moves where turns may have
    /// several parts.
    public static Exploration nothing(Position position) {
        return of(position, Map.of(), Map.of());
    }

    /// What was played.
    ///
    /// @param byChild how often each of the positions after the moves was reached, keyed by the position's key
    /// @param turns the turns that lead to each of these positions; used where turns may have several parts
    static Exploration of(Position position, Map<Long, Tried> byChild, Map<Long, List<Move>> turns) {
        Map<Long, List<Move>> moves = new LinkedHashMap<>(turns);
        if (!position.game().traits().severalParts()) {
            for (Move move : position.legalMoves()) {
                moves.computeIfAbsent(ReplayedLine.key(position.play(move)), any -> new ArrayList<>())
                        .add(move);
            }
        }
        List<Played> played = new ArrayList<>();
        moves.forEach((child, same) ->
                played.add(new Played(same.getFirst(), same, byChild.getOrDefault(child, Tried.NEVER))));
        played.sort(MOST_PLAYED);
        return new Exploration(position, byChild.values().stream().reduce(Tried.NEVER, Tried::plus), played);
    }

    /// This exploration with turns that nobody played after the others, in their order.
    ///
    /// @param turns legal turns; those that lead to the same position as one of the moves are left out
    public Exploration withUnplayed(List<Move> turns) {
        Map<Long, List<Move>> same = new LinkedHashMap<>();
        for (Move turn : turns) {
            same.computeIfAbsent(ReplayedLine.key(position.play(turn)), any -> new ArrayList<>())
                    .add(turn);
        }
        moves.forEach(played -> same.remove(ReplayedLine.key(position.play(played.move()))));
        List<Played> longer = new ArrayList<>(moves);
        same.values().forEach(one -> longer.add(new Played(one.getFirst(), one, Tried.NEVER)));
        return new Exploration(position, all, longer);
    }

    /// A move and its images under the symmetries of the position.
    ///
    /// @param move the one with the smallest code
    /// @param same all of them
    /// @param tried how often one of them was played
    public record Played(Move move, List<Move> same, Tried tried) {
        /// Copies the list.
        public Played {
            same = List.copyOf(same);
        }
    }
}
