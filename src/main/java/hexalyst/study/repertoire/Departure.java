package hexalyst.study.repertoire;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.record.GameTree;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/// Where a game leaves a repertoire. Mirror images count as the same position.
///
/// @param side whose lessons these are
/// @param ply the ply of the first move that the repertoire does not have, from 1
/// @param played that move
/// @param learned the move that the repertoire has instead, as it is on the game's board; empty if the other side left
///     it
public record Departure(Side side, int ply, Move played, Optional<Move> learned) {
    /// Where the main line of a game leaves the lessons of each side. A side is not among them if the game has none of
    /// its lessons, or follows them to its end.
    public static List<Departure> of(Collection<Lesson> lessons, GameTree game) {
        Map<String, Lesson> byName =
                lessons.stream().collect(Collectors.toMap(Lesson::name, Function.identity(), (one, other) -> one));
        List<Departure> found = new ArrayList<>();
        for (Side side : Side.values()) {
            of(byName, game, side).ifPresent(found::add);
        }
        return found;
    }

    /// True if the repertoire has a lesson after some move. Not looked for where turns may have several parts, since
    /// there may be millions.
    private static boolean goesOn(Map<String, Lesson> lessons, Position position) {
        return !position.game().traits().openTurns()
                && position.legalMoves().stream()
                        .anyMatch(move -> lessons.containsKey(Lesson.name(position.play(move))));
    }

    private static Optional<Departure> of(Map<String, Lesson> lessons, GameTree game, Side side) {
        List<Integer> line = game.mainLine();
        boolean followed = false;
        for (int ply = 0; ply + 1 < line.size(); ply++) {
            Position before = game.position(line.get(ply));
            if (before.toMove() != side) {
                continue;
            }
            Optional<Lesson> lesson = Optional.ofNullable(lessons.get(Lesson.name(before)));
            Move played = game.node(line.get(ply + 1)).move().orElseThrow();
            if (lesson.isEmpty() && followed) {
                Move left = game.node(line.get(ply)).move().orElseThrow();
                return Optional.of(new Departure(side, ply, left, Optional.empty()))
                        .filter(found -> goesOn(lessons, game.position(line.get(found.ply - 1))));
            }
            if (lesson.isPresent()) {
                Position wanted = lesson.get().position().play(lesson.get().move());
                if (!wanted.lookupKey().equals(before.play(played).lookupKey())) {
                    return Optional.of(
                            new Departure(side, ply + 1, played, lesson.get().moveIn(before)));
                }
                followed = true;
            }
        }
        return Optional.empty();
    }
}
