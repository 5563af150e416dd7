package hexalyst.analysis;

/// Two statements about one position that cannot both be right.
///
/// @param key the position, as named in the store
/// @param kept the statement that stays
/// @param rejected the statement that was discarded
/// @param claimed true if the rejected statement is the claim of another file and the kept one was proved here.
///     Otherwise both were proved, which means a bug, or a store of another version of the rules
public record Contradiction(StoreKey key, Finding.Proved kept, Finding.Proved rejected, boolean claimed) {
    /// The contradiction in one English line, for commands.
    public String text() {
        return claimed
                ? "a false result of another file: position " + key.text() + " was claimed a "
                        + rejected.value().word() + " and is proved a "
                        + kept.value().word()
                : "two proofs contradict each other: position " + key.text() + " was proved a "
                        + kept.value().word() + " and then a "
                        + rejected.value().word() + "; the first stays";
    }
}
