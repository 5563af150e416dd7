package hexalyst.study;

/// Where a library's game is from.
public enum Collection {
    /// The user's own games: what the user added or imported.
    OWN,
    /// The games that come with the program and that the user may add ([Starter]).
    STARTER
}
