package hexalyst.game;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/// Whole turns of games whose turns may have several parts, built from [Position#parts] and [Position#with], and the
/// steps of searches that form them.
public final class Turns {
    private Turns() {}

    /// The whole turns from a position, the shortest first; among those that lead to the same position only the first,
    /// with its parts in canonical order. Their number can be very large.
    ///
    /// @param position not in the middle of a turn
    public static List<Move> of(Position position) {
        return of(position, () -> true).orElseThrow();
    }

    /// Like [#of(Position)]; empty if there are too many.
    ///
    /// @param mayGoOn called after each part that is tried; false to give up
    public static Optional<List<Move>> of(Position position, BooleanSupplier mayGoOn) {
        List<Begun> turns = new ArrayList<>();
        Set<Position> reached = new HashSet<>();
        Optional<Begun> end = first(position, Long.MAX_VALUE, next -> {
            if (!next.position.midTurn() && reached.add(next.position)) {
                turns.add(next);
            }
            return !mayGoOn.getAsBoolean();
        });
        return end.isPresent()
                ? Optional.empty()
                : Optional.of(turns.stream().map(turn -> turn.whole(position)).toList());
    }

    /// The positions after the whole turns from a position, each once. Their number can be very large.
    ///
    /// @param stop ends it early, with the positions found so far, once it returns true
    public static Set<Position> reached(Position position, BooleanSupplier stop) {
        Set<Position> reached = new LinkedHashSet<>();
        if (position.game().traits().openTurns()) {
            Set<Position> begun = new HashSet<>();
            Deque<Position> open = new ArrayDeque<>(List.of(position));
            while (!open.isEmpty() && !stop.getAsBoolean()) {
                Position at = open.pop();
                for (Part part : at.parts()) {
                    Position next = at.with(part);
                    if (!next.midTurn()) {
                        reached.add(next);
                    } else if (begun.add(next)) {
                        open.push(next);
                    }
                }
            }
        } else {
            position.legalMoves().forEach(move -> reached.add(position.play(move)));
        }
        return reached;
    }

    /// A turn with which the player to move wins at once; empty if there is none. Goes through the parts, visits each
    /// position of a turn once, and stops at the first win.
    ///
    /// @param most the most positions to visit before it gives up and returns empty
    public static Optional<Move> winning(Position position, int most) {
        Optional<Side> mover = Optional.of(position.toMove());
        return first(position, most, next -> next.position.outcome().wonBy().equals(mover))
                .map(turn -> turn.whole(position));
    }

    /// The first unfinished or whole turn from a position that meets a condition, the shortest first.
    private static Optional<Begun> first(Position position, long most, Predicate<Begun> wanted) {
        Set<Position> begun = new HashSet<>();
        Deque<Begun> open = new ArrayDeque<>(List.of(new Begun(position, List.of())));
        long looked = 0;
        while (!open.isEmpty()) {
            Begun turn = open.poll();
            for (Part part : turn.position.parts()) {
                Begun next = turn.with(part);
                if (wanted.test(next)) {
                    return Optional.of(next);
                }
                if (++looked == most) {
                    return Optional.empty();
                }
                if (next.position.midTurn() && begun.add(next.position)) {
                    open.add(next);
                }
            }
        }
        return Optional.empty();
    }

    /// What [Position#turns(List)] returns.
    static List<Move> joined(Position start, List<Step> steps) {
        if (!start.game().traits().openTurns()) {
            return steps.stream().map(step -> new Move(step.parts())).toList();
        }
        List<Move> turns = new ArrayList<>();
        Position from = start;
        Begun turn = new Begun(start, List.of());
        for (Step step : steps) {
            turn = turn.with(step.parts().getFirst());
            if (!turn.position.midTurn()) {
                turns.add(turn.whole(from));
                from = turn.position;
                turn = new Begun(from, List.of());
            }
        }
        return turns;
    }

    /// What [Position#steps(List)] returns.
    static List<Step> steps(Position start, List<Move> turns) {
        if (!start.game().traits().openTurns()) {
            return turns.stream().map(turn -> new Step(turn.parts())).toList();
        }
        List<Step> steps = new ArrayList<>();
        Position at = start;
        for (Move turn : turns) {
            for (Part part : turn.parts()) {
                at = at.with(part);
                steps.add(Step.of(part));
            }
            if (at.midTurn()) {
                at = at.with(Part.END);
                steps.add(Step.of(Part.END));
            }
        }
        return steps;
    }

    /// A whole turn, chosen step by step ([Position#steps]).
    ///
    /// @param chooser returns a step for a position of the turn
    public static Move made(Position position, Function<Position, Step> chooser) {
        if (!position.game().traits().openTurns()) {
            return new Move(chooser.apply(position).parts());
        }
        Begun turn = new Begun(position, List.of());
        do {
            turn = turn.with(chooser.apply(turn.position).parts().getFirst());
        } while (turn.position.midTurn());
        return turn.whole(position);
    }

    /// The first order of a turn's parts, by their codes, that is legal and has the same result: the canonical order of
    /// games that define no other ([Position#canonical]).
    ///
    /// @throws IllegalMoveException if the turn is not legal
    public static Move sorted(Position position, Move turn) {
        MoveCodec codec = position.game().codec(position.grid());
        List<Part> parts = turn.parts().stream()
                .filter(part -> !part.equals(Part.END))
                .sorted(Comparator.comparingInt(codec::encode))
                .toList();
        return order(position, parts, position.play(turn)).map(Move::new).orElse(turn);
    }

    private static Optional<List<Part>> order(Position at, List<Part> left, Position wanted) {
        if (left.isEmpty()) {
            boolean ends = at.midTurn() && at.parts().contains(Part.END);
            return (ends ? at.with(Part.END) : at).equals(wanted) ? Optional.of(List.of()) : Optional.empty();
        }
        List<Part> next = at.parts();
        for (Part part : left) {
            if (next.contains(part)) {
                List<Part> others = new ArrayList<>(left);
                others.remove(part);
                Position after = at.with(part);
                Optional<List<Part>> rest =
                        after.midTurn() || others.isEmpty() ? order(after, others, wanted) : Optional.empty();
                if (rest.isPresent()) {
                    return rest.map(found ->
                            Stream.concat(Stream.of(part), found.stream()).toList());
                }
            }
        }
        return Optional.empty();
    }

    /// The end of the game if the unfinished turn ended now and both players passed; empty if the turn cannot end, a
    /// player may not pass, or that does not end the game.
    public static Optional<Position> bothPass(Position position) {
        Position at = position;
        List<Part> passes =
                position.midTurn() ? List.of(Part.END, Part.PASS, Part.PASS) : List.of(Part.PASS, Part.PASS);
        for (Part part : passes) {
            if (at.outcome().over()) {
                break;
            }
            if (!at.parts().contains(part)) {
                return Optional.empty();
            }
            at = at.with(part);
        }
        return at.equals(position) || !at.outcome().over() ? Optional.empty() : Optional.of(at);
    }

    /// A turn of random steps.
    public static Move random(Position position, RandomGenerator random) {
        return made(position, at -> {
            List<Step> steps = at.steps();
            return steps.get(random.nextInt(steps.size()));
        });
    }

    /// The position after a whole turn; its final [Part#END] may be omitted.
    ///
    /// @throws IllegalMoveException if the turn is not legal; the message says which part is not
    public static Position play(Position position, Move move) {
        Position at = position;
        boolean begun = false;
        for (Part part : move.parts()) {
            if (begun && !at.midTurn()) {
                throw new IllegalMoveException(position.edition().words(Reason.of("illegal.longer")));
            }
            at = at.with(part);
            begun = true;
        }
        return at.midTurn() ? at.with(Part.END) : at;
    }

    /// An unfinished turn.
    ///
    /// @param parts the parts made so far, without its end
    private record Begun(Position position, List<Part> parts) {
        Begun with(Part part) {
            List<Part> longer = new ArrayList<>(parts);
            if (!part.equals(Part.END)) {
                longer.add(part);
            }
            return new Begun(position.with(part), longer);
        }

        /// The turn from its first position. If that was in the middle of a turn, the rest of it, which may be only the
        /// end.
        Move whole(Position from) {
            return from.midTurn()
                    ? new Move(parts.isEmpty() ? List.of(Part.END) : parts)
                    : from.canonical(new Move(parts));
        }
    }
}
