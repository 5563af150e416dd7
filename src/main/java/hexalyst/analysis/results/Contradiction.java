package hexalyst.analysis.results;

import hexalyst.analysis.job.Finding;

/// Two statements about one position that cannot both be right.
///
/// @param key the position, as named in the store
/// @param first the statement that was there first; if the other one is a claim, what is proved here
/// @param second the other statement
/// @param claimed true if the second statement is the claim of another user or file, which does not count. Otherwise
///     both were proved, which means a bug, broken hardware or another version of the rules: both are set aside
public record Contradiction(StoreKey key, Finding.Proved first, Finding.Proved second, boolean claimed) {
    /// Two proofs of one position.
    static Contradiction of(StoreKey key, Result first, Result second, boolean claimed) {
        return new Contradiction(key, (Finding.Proved) first.finding(), (Finding.Proved) second.finding(), claimed);
    }

    /// The contradiction in one English line, for commands.
    public String text() {
        return claimed
                ? "position " + key.text() + " is proved a " + first.value().word()
                        + ", and another user or file claims that it is a "
                        + second.value().word()
                : "two proofs contradict each other: position " + key.text() + " was proved a "
                        + first.value().word() + " and then a "
                        + second.value().word() + "; both are set aside";
    }
}
