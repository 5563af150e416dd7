package hexalyst.game;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// Collects what is wrong with a set-up of a game. Confined to one thread.
public final class SetupCheck {
    private final PositionSetup setup;
    private final List<SetupProblem> problems = new ArrayList<>();

    /// A check. So far it only refuses a board whose cells are all blocked, with the text `setup.blocked`, pieces that
    /// the edition does not have, with the text `setup.foreign`, and more of them on a cell than may be there, with the
    /// text `setup.high` (the most).
    ///
    /// @param levels the most pieces on a cell, 1 or more
    public SetupCheck(Edition edition, PositionSetup setup, int levels) {
        this.setup = setup;
        refuse(setup.count(Content.BLOCKED) == setup.grid().cells(), SetupProblem.Part.ROWS, "setup.blocked");
        Collection<Piece> known = edition.letters().values();
        for (int cell = 0; cell < setup.grid().cells(); cell++) {
            List<Piece> pieces = setup.cells().get(cell).pieces();
            if (!known.containsAll(pieces)) {
                add(SetupProblem.at(cell, "setup.foreign"));
            } else if (pieces.size() > levels) {
                add(SetupProblem.at(cell, "setup.high", levels));
            }
        }
    }

    /// What is wrong so far, as the answer.
    public SetupResult refused() {
        return new SetupResult.Invalid(problems);
    }

    /// True if nothing is wrong so far.
    public boolean isFine() {
        return problems.isEmpty();
    }

    /// Adds a problem.
    public void add(SetupProblem problem) {
        problems.add(problem);
    }

    /// Adds a problem with a part of the set-up if `wrong` is true.
    public void refuse(boolean wrong, SetupProblem.Part part, String key, Object... arguments) {
        if (wrong) {
            problems.add(SetupProblem.in(part, key, arguments));
        }
    }

    /// Refuses the value of a field if `wrong` is true. The text gets the field's name as its argument.
    public void refuseField(boolean wrong, String field, String key) {
        refuse(wrong, SetupProblem.Part.FIELD, key, field);
    }

    /// True if all of these fields that are present name cells of the board. Refuses the first one that does not, with
    /// the text `setup.cells`.
    public boolean namesCells(String... fields) {
        Optional<String> wrong = Stream.of(fields)
                .filter(field ->
                        setup.names(field).stream().map(setup.grid()::named).anyMatch(OptionalInt::isEmpty))
                .findFirst();
        wrong.ifPresent(field -> refuseField(true, field, "setup.cells"));
        return wrong.isEmpty();
    }

    /// The supply in the set-up, or else the edition's usual one. Refuses an endless supply with the text
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

    /// Refuses passes, with the text `setup.noPasses`.
    public void noPasses() {
        refuse(setup.passes() != 0, SetupProblem.Part.PASSES, "setup.noPasses");
    }

    /// Refuses a number of quiet turns that is smaller than that of passes, with the text `setup.quiet` (field,
    /// passes), in a game where a pass is a quiet turn. A missing number is large enough.
    public void quietPasses(String field) {
        boolean fewer = setup.field(field).isPresent() && setup.number(field, 0) < setup.passes();
        refuse(fewer, SetupProblem.Part.FIELD, "setup.quiet", field, setup.passes());
    }

    /// Refuses a swap on offer, with the text `setup.noSwap`.
    public void noSwap() {
        refuse(setup.swap(), SetupProblem.Part.SWAP, "setup.noSwap");
    }

    /// The position, if there is no problem in the set-up or in the position itself. A finished game is a problem, with
    /// the text `setup.over`.
    ///
    /// @param position creates the position if there is no problem so far, and may add more problems
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

    /// Like [#result], in a game where a set-up can describe a finished game and this is a valid position.
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
