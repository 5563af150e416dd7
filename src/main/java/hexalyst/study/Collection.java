package hexalyst.study;

/// Where a library's game is from.
public enum Collection {
    /// The user's own games: what the user added or imported.
    OWN(0),
    /// The games that come with the program and that the user may add ([Starter]).
    STARTER(1);

    private final int number;

    Collection(int number) {
        this.number = number;
    }

    /// The number in the library's file.
    int number() {
        return number;
    }
}
