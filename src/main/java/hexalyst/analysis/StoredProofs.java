package hexalyst.analysis;

import hexalyst.engine.ProvedElsewhere;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// What a store, with the program's book and strategies, has proved already, for searches that need not prove it again.
///
/// @param results the store, asked for when it is first needed
public record StoredProofs(Supplier<ResultStore> results) implements ProvedElsewhere {
    @Override
    public Optional<ProvedValue> value(Position position) {
        return results.get()
                .find(position)
                .flatMap(found -> found.finding() instanceof Finding.Proved proved
                        ? Optional.of(new ProvedValue(proved.value(), proved.plies()))
                        : Optional.empty());
    }

    /// Where the player to move wins, the move that is kept, else the one that wins soonest; where that player loses,
    /// the
    /// one that holds out longest.
    @Override
    public List<Move> line(Position position) {
        List<Move> line = new ArrayList<>();
        Position at = position;
        Optional<ProvedValue> value = value(at);
        int left = value.map(ProvedValue::plies).orElse(0);
        while (!at.outcome().over() && value.isPresent() && line.size() < left) {
            Position here = at;
            int rest = left - line.size();
            Optional<Move> next = switch (value.get().value()) {
                case WIN -> kept(at, rest).or(() -> soonest(here));
                case DRAW -> kept(at, Integer.MAX_VALUE);
                case LOSS -> longest(at);
            };
            if (next.isEmpty()) {
                break;
            }
            line.add(next.get());
            at = at.play(next.get());
            value = at.outcome().over() ? Optional.empty() : value(at);
        }
        return line;
    }

    /// The first move of the line that is kept, if the position after it is known to be lost in time.
    private Optional<Move> kept(Position position, int plies) {
        return results.get().line(position).stream().findFirst().filter(move -> {
            Position after = position.play(move);
            return after.outcome().over()
                    || value(after).filter(known -> known.plies() < plies).isPresent();
        });
    }

    private Optional<Move> soonest(Position position) {
        Optional<Move> best = Optional.empty();
        int least = Integer.MAX_VALUE;
        for (Move move : position.legalMoves()) {
            Position after = position.play(move);
            int plies = after.outcome().over()
                    ? after.outcome().wonBy().equals(Optional.of(position.toMove())) ? 0 : Integer.MAX_VALUE
                    : value(after)
                            .filter(known -> known.value() == Value.LOSS)
                            .map(ProvedValue::plies)
                            .orElse(Integer.MAX_VALUE);
            if (plies < least) {
                least = plies;
                best = Optional.of(move);
            }
        }
        return best;
    }

    /// The reply of a lost position that holds out longest, if that is known of all replies that do not end the game.
    private Optional<Move> longest(Position position) {
        Optional<Move> best = Optional.empty();
        int most = -1;
        for (Move move : position.legalMoves()) {
            Position after = position.play(move);
            int plies = 0;
            if (!after.outcome().over()) {
                Optional<ProvedValue> won = value(after);
                if (won.isEmpty()) {
                    return Optional.empty();
                }
                plies = won.get().plies();
            }
            if (plies > most) {
                most = plies;
                best = Optional.of(move);
            }
        }
        return best;
    }
}
