package hexalyst.game;

/// Writes the whole content of a board's position as a few bytes, and makes the board the position of such bytes. Two
/// positions of boards with equal frames have the same bytes exactly if they differ at most in what was on the board
/// before. For searches that keep millions of positions and may not take two for one ([hexalyst.engine.ending]), so
/// bytes, not hashes. Belongs to one board, and to its thread.
public interface Contents {
    /// What the bytes leave out because it never changes: game, edition, board, blocked cells. To be compared.
    Object frame();

    /// The most bytes that a position of this board can have.
    int room();

    /// Writes the board's position.
    ///
    /// @param at where it begins in the array
    /// @param alike whether mirror images, under the symmetries that keep the rules, are written alike
    /// @return where it ends
    int write(byte[] into, int at, boolean alike);

    /// Makes the board another position that can come up on it. What was on the board before remains what it was
    /// when the board was made. No earlier move can be taken back then.
    ///
    /// @param from begins with what [#write] wrote
    void read(byte[] from, int length);

    /// Makes a legal move as [SearchBoard#make] does, but leaves open what it leads to, which often takes longer.
    void play(int move);

    /// What the last move led to, for the player who made it. It follows from the position that was reached and from
    /// what was on the board when the board was made.
    TurnResult judge();

    /// About how many positions can be reached from the board's position, mirror images counted once: an estimate, to
    /// tell before a search whether it is worth beginning.
    double reachable();

    /// The hash of the board's position among [#seenTwice].
    long here();

    /// The hashes of the positions that were on the board twice so far, in ascending order: where the third time is a
    /// draw, the game ends when one of them comes back.
    long[] seenTwice();
}
