package hexalyst.analysis.balance;

import hexalyst.game.Edition;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.text.Texts;
import java.util.stream.Collectors;

/// The texts of a table of [Balance]s. Open values are shown as open; estimates, which only set-ups have, are named so.
public final class BalanceWords {
    private final Texts texts = Texts.of(BalanceWords.class);

    public String restriction(Restriction restriction) {
        if (restriction.made().isPresent()) {
            Side first = restriction.position().toMove();
            return texts.get(
                    "balance.made",
                    made(restriction.position(), restriction.made().get()),
                    restriction.position().edition().sideName(first));
        }
        if (restriction.first().isPresent()) {
            return texts.get("balance.first", restriction.text());
        }
        return restriction.blocked().isEmpty()
                ? texts.get("balance.none")
                : texts.get("balance.blocked", restriction.text());
    }

    private String made(Position position, Restriction.Made made) {
        return texts.get(
                made.without().isEmpty() ? "balance.setUp" : "balance.setUp.without",
                made.number(),
                made.without().stream().map(position.grid()::name).collect(Collectors.joining(" ")),
                position.edition()
                        .words(position.game().playersSetup().orElseThrow().bait(position.setup())));
    }

    /// What the other player does best after a set-up: as far as it is proved, else what is estimated.
    ///
    /// @param position a start with that set-up
    public String answer(SetupAnswer answer, Position position) {
        String said = answer.first()
                .map(value -> texts.get("answer." + value.word()))
                .orElseGet(() -> answer.chance().isPresent()
                        ? texts.get("answer.estimate", percent(answer.chance().getAsDouble()))
                        : texts.get("answer.open"));
        return texts.get("answer", made(position, answer.made()), said);
    }

    /// The same of the most even set-up of several.
    public String mostEven(SetupAnswer answer, Position position) {
        return texts.get("answer.mostEven", answer(answer, position));
    }

    /// The estimated chance of the player who moves first; a dash if there is none.
    public String estimate(Balance row) {
        return row.estimate().isPresent()
                ? texts.get("balance.estimate", percent(row.estimate().getAsDouble()))
                : texts.get("balance.unknown");
    }

    /// Never 0 or 100, which would look certain.
    private static long percent(double chance) {
        return Math.clamp(Math.round(100 * chance), 1, 99);
    }

    /// Who is proved to win.
    public String value(Balance row) {
        Edition edition = row.restriction().position().edition();
        return row.winner()
                .map(winner -> texts.get("balance.wins", edition.sideName(winner)))
                .orElseGet(() -> texts.get(row.drawn() ? "balance.draw" : "balance.open"));
    }

    /// The most plies until the game ends.
    public String plies(Balance row) {
        return row.plies() < 0 ? texts.get("balance.unknown") : texts.get("balance.bound", row.plies());
    }

    /// How many moves win.
    public String moves(Balance row) {
        return row.difficulty()
                .map(counted -> counted.open() == 0
                        ? texts.get("balance.moves", counted.winning(), counted.moves())
                        : texts.get("balance.movesOpen", counted.winning(), counted.moves(), counted.open()))
                .orElseGet(() -> texts.get("balance.unknown"));
    }

    /// The fewest winning replies to a losing move.
    public String replies(Balance row) {
        return row.difficulty()
                .filter(counted -> counted.fewestReplies().isPresent())
                .map(counted -> counted.repliesExact()
                        ? Integer.toString(counted.replies())
                        : texts.get("balance.bound", counted.replies()))
                .orElseGet(() -> texts.get("balance.unknown"));
    }

    /// How many positions the proof took, or a lower bound if it was not found.
    public String nodes(Balance row) {
        return row.difficulty()
                .map(counted -> counted.settled()
                        ? texts.get("balance.nodes", counted.nodes())
                        : texts.get("balance.more", counted.nodes()))
                .orElseGet(() -> texts.get("balance.unknown"));
    }
}
