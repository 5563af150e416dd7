package hexalyst.analysis.balance;

import hexalyst.game.Edition;
import hexalyst.text.Texts;

/// The texts of a table of [Balance]s. Open values are shown as open; nothing here is an estimate.
public final class BalanceWords {
    private final Texts texts = Texts.of(BalanceWords.class);

    public String restriction(Restriction restriction) {
        if (restriction.first().isPresent()) {
            return texts.get("balance.first", restriction.text());
        }
        return restriction.blocked().isEmpty()
                ? texts.get("balance.none")
                : texts.get("balance.blocked", restriction.text());
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
