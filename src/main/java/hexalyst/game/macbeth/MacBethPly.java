package hexalyst.game.macbeth;

/// The stones of one position on the current line of a search, from the point of view of the player to move. Each is
/// kept until the search returns to it.
final class MacBethPly {
    /// The stones of the player to move on the lines; the last word is the hash as this player sees it.
    final long[] own;
    /// The same for the other player.
    final long[] other;

    int ownCount;
    int otherCount;
    /// The number of empty cells of the ring; as long as there are any, turns fill it.
    int toFill;

    /// @param words how many words a set has
    MacBethPly(int words) {
        own = new long[words];
        other = new long[words];
    }

    /// The hash as the player to move sees it.
    long hash() {
        return own[own.length - 1];
    }

    /// Takes over the stones of a position, with the other player to move.
    void follow(MacBethPly before) {
        for (int word = 0; word < own.length; word++) {
            own[word] = before.other[word];
            other[word] = before.own[word];
        }
        ownCount = before.otherCount;
        otherCount = before.ownCount;
        toFill = before.toFill;
    }
}
