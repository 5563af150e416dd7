package hexalyst.analysis;

import hexalyst.engine.ProvedElsewhere;
import hexalyst.engine.ProvedValue;
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

    /// Where the player to move wins, the move that is kept; where that player loses, the one that holds out longest.
    @Override
    public List<Move> line(Position position) {
        List<Move> line = new ArrayList<>();
        Position at = position;
        Optional<ProvedValue> value = value(at);
        int left = value.map(ProvedValue::plies).orElse(0);
        while (!at.outcome().over() && value.isPresent() && line.size() < left) {
            Optional<Move> next = switch (value.get().value()) {
                case WIN, DRAW -> results.get().line(at).stream().findFirst();
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
