package hexalyst.analysis.balance;

import hexalyst.analysis.job.Finding;
import hexalyst.engine.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/// What the other player does best after a set-up that a player has made. Whoever chooses can move first with the
/// better colour, or let the setter do that; so the chooser wins whatever is not even.
///
/// @param made the set-up
/// @param first the value of moving first with the better colour; empty while it is open
/// @param chance the chance of moving first with the better colour, as far as it is proved or estimated for both
public record SetupAnswer(Restriction.Made made, Optional<Value> first, OptionalDouble chance) {
    /// The answers to all set-ups of a table, in the order of their numbers, then of the table.
    public static List<SetupAnswer> of(List<Balance> table) {
        Map<Restriction.Made, List<Balance>> rows = new LinkedHashMap<>();
        for (Balance row : table) {
            row.restriction()
                    .made()
                    .ifPresent(made ->
                            rows.computeIfAbsent(made, any -> new ArrayList<>()).add(row));
        }
        return rows.entrySet().stream()
                .sorted(Comparator.comparingInt(entry -> entry.getKey().number()))
                .map(entry -> of(entry.getKey(), entry.getValue()))
                .toList();
    }

    /// The answer to the most even set-up of a table: proved to be even, or else still open with the chance nearest to
    /// 50 of 100. Empty if there is neither.
    public static Optional<SetupAnswer> mostEven(List<Balance> table) {
        return of(table).stream()
                .filter(answer -> answer.unevenness().isPresent())
                .min(Comparator.comparingDouble(answer -> answer.unevenness().getAsDouble()));
    }

    /// 0 if it is proved to be even; from there on how far the chance is from 50 of 100, if it is open.
    private OptionalDouble unevenness() {
        if (first.isPresent()) {
            return first.get() == Value.DRAW ? OptionalDouble.of(0) : OptionalDouble.empty();
        }
        return chance.isPresent() ? OptionalDouble.of(Math.abs(chance.getAsDouble() - 0.5)) : chance;
    }

    private static SetupAnswer of(Restriction.Made made, List<Balance> rows) {
        List<Optional<Value>> values =
                rows.stream().map(row -> row.proof().map(Finding.Proved::value)).toList();
        List<OptionalDouble> chances = rows.stream().map(SetupAnswer::chance).toList();
        boolean all = chances.stream().allMatch(OptionalDouble::isPresent);
        return new SetupAnswer(
                made,
                best(values),
                all ? chances.stream().mapToDouble(OptionalDouble::getAsDouble).max() : OptionalDouble.empty());
    }

    private static Optional<Value> best(List<Optional<Value>> values) {
        if (values.contains(Optional.of(Value.WIN))) {
            return Optional.of(Value.WIN);
        }
        if (values.contains(Optional.<Value>empty())) {
            return Optional.empty();
        }
        return Optional.of(values.contains(Optional.of(Value.DRAW)) ? Value.DRAW : Value.LOSS);
    }

    private static OptionalDouble chance(Balance row) {
        return row.proof().map(Finding.Proved::winChance).orElseGet(row::estimate);
    }
}
