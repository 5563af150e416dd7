package hexalyst.analysis;

/// Two statements about one position that cannot both be right.
///
/// @param key the position, as the store names it
/// @param kept what stays
/// @param rejected what does not
/// @param claimed true if the rejected one is the word of another file, and what stays was proved here; else both were
///     proved: a fault of the program, or a store of another version of the rules
public record Contradiction(StoreKey key, Finding.Proved kept, Finding.Proved rejected, boolean claimed) {
    /// In one line, for people.
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
