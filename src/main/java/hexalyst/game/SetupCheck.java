package hexalyst.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// Gathers what keeps a set-up from being a position of a game. Confined to one thread.
public final class SetupCheck {
    private final PositionSetup setup;
    private final List<SetupProblem> problems = new ArrayList<>();

    /// Nothing is found yet.
    public SetupCheck(PositionSetup setup) {
        this.setup = setup;
    }

    /// Notes a problem.
    public void add(SetupProblem problem) {
        problems.add(problem);
    }

    /// Notes a problem with a part of the set-up, if there is one.
    public void refuse(boolean wrong, SetupProblem.Part part, String key, Object... arguments) {
        if (wrong) {
            problems.add(SetupProblem.in(part, key, arguments));
        }
    }

    /// Refuses what a field says, with a text that gets its name.
    public void refuseField(boolean wrong, String field, String key) {
        refuse(wrong, SetupProblem.Part.FIELD, key, field);
    }

    /// True if these fields name cells of the board, if they are there. Refuses the first one that does not, with the
    /// text `setup.cells`.
    public boolean namesCells(String... fields) {
        Optional<String> wrong = Stream.of(fields)
                .filter(field ->
                        setup.names(field).stream().map(setup.grid()::named).anyMatch(OptionalInt::isEmpty))
                .findFirst();
        wrong.ifPresent(field -> refuseField(true, field, "setup.cells"));
        return wrong.isEmpty();
    }

    /// The stones left, by the set-up or else as usual in an edition. Refuses an endless supply with the text
    /// `supply.endless`.
    public Supply limitedSupply(Edition edition) {
        Supply supply = setup.supply().or(() -> setup.usualSupply(edition)).orElse(Supply.ENDLESS);
        refuse(supply.white() < 0 || supply.black() < 0, SetupProblem.Part.SUPPLY, "supply.endless");
        return supply;
    }

    /// Refuses a limited supply, with the text `supply`.
    public void endlessSupply() {
        boolean endless = setup.supply().orElse(Supply.ENDLESS).equals(Supply.ENDLESS);
        refuse(!endless, SetupProblem.Part.SUPPLY, "supply");
    }

    /// Refuses that somebody passed, with the text `setup.noPasses`.
    public void noPasses() {
        refuse(setup.passes() != 0, SetupProblem.Part.PASSES, "setup.noPasses");
    }

    /// Refuses that a swap is on offer, with the text `setup.noSwap`.
    public void noSwap() {
        refuse(setup.swap(), SetupProblem.Part.SWAP, "setup.noSwap");
    }

    /// The position, if there is no problem, in the set-up or in the position; a game that is over is one, with the
    /// text `setup.over`.
    ///
    /// @param position makes it, if there is no problem so far, and may note some more
    public SetupResult result(Supplier<? extends Position> position) {
        if (problems.isEmpty()) {
            Position made = position.get();
            made.outcome().why().ifPresent(why -> add(over(made, why)));
            if (problems.isEmpty()) {
                return new SetupResult.Valid(made);
            }
        }
        return new SetupResult.Invalid(problems);
    }

    /// The same in a game where a set-up can say that the game is over, and where that is a position too.
    public SetupResult resultAtAnyTime(Supplier<? extends Position> position) {
        if (problems.isEmpty()) {
            Position made = position.get();
            if (problems.isEmpty()) {
                return new SetupResult.Valid(made);
            }
        }
        return new SetupResult.Invalid(problems);
    }

    private static SetupProblem over(Position position, Reason why) {
        int decides = position.outcome().cells().next(0);
        if (decides >= 0) {
            return SetupProblem.at(decides, "setup.over", why);
        }
        boolean canPlace = position.supply().has(position.toMove());
        return SetupProblem.in(canPlace ? SetupProblem.Part.ROWS : SetupProblem.Part.SUPPLY, "setup.over", why);
    }
}
