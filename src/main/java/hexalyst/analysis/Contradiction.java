package hexalyst.analysis;

/// Two proofs of one position that cannot both be right: a fault of the program, or a store of another version of the
/// rules.
///
/// @param key the position, as the store names it
/// @param kept what was known first, which stays
/// @param rejected what came later
public record Contradiction(StoreKey key, Finding.Proved kept, Finding.Proved rejected) {
    /// In one line, for people.
    public String text() {
        return "two proofs contradict each other: position " + key.text() + " was proved a "
                + kept.value().word() + " and then a " + rejected.value().word() + "; the first stays";
    }
}
