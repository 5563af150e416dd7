package hexalyst.analysis;

import hexalyst.text.Texts;

/// Two statements about one position that cannot both be right.
///
/// @param key the position, as named in the store
/// @param kept the statement that stays
/// @param rejected the statement that was discarded
/// @param claimed true if the rejected statement is the claim of another file and the kept one was proved here.
///     Otherwise both were proved, which means a bug, or a store of another version of the rules
public record Contradiction(StoreKey key, Finding.Proved kept, Finding.Proved rejected, boolean claimed) {
    /// The contradiction in one line, for people.
    public String text() {
        Texts texts = Texts.of(Contradiction.class);
        return texts.get(
                claimed ? "contradiction.claimed" : "contradiction.proved",
                key.text(),
                texts.get("contradiction." + kept.value().word()),
                texts.get("contradiction." + rejected.value().word()));
    }
}
