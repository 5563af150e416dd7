package hexalyst.game;

/// One of the two players, and the colour of that player's pieces. White moves first.
public enum Side {
    WHITE('w'),
    BLACK('b');

    private final char letter;

    Side(char letter) {
        this.letter = letter;
    }

    /// The letter in positions and moves: `w` or `b`.
    public char letter() {
        return letter;
    }

    /// The other player.
    public Side other() {
        return this == WHITE ? BLACK : WHITE;
    }
}
