package hexalyst.game;

/// What a search board knows about the moves of its position: which moves are decided, and the keys and initial numbers
/// of the positions after the others. One object is filled again and again; confined to one thread.
///
/// A board may hold back its *quiet* moves, which threaten nothing. It then only gives their number and a lower bound
/// of the number that each starts with, and reports the moves themselves when [SearchBoard#lookAtQuietMoves] is called.
public final class Lookahead {
    private final int[] moves;
    private final long[] keys;
    private final int[] numbers;
    /// Whether the same player is to move again.
    private final boolean[] again;
    private int count;
    private int winPlies;
    private int lossPlies;
    private boolean draw;
    private boolean symmetric;
    private int quiet;
    private int quietNumber;
    private boolean lasting;

    /// One for boards with no more moves than usual.
    public Lookahead() {
        this(SearchBoard.MAX_MOVES);
    }

    /// @param most the most moves of a board ([SearchBoard#mostMoves])
    public Lookahead(int most) {
        moves = new int[most];
        keys = new long[most];
        numbers = new int[most];
        again = new boolean[most];
    }

    /// Clears everything, for another position.
    public void clear() {
        count = 0;
        winPlies = 0;
        lossPlies = 0;
        draw = false;
        symmetric = false;
        quiet = 0;
        quietNumber = 0;
        lasting = false;
    }

    /// Adds a move after which the game goes on and nothing is known.
    ///
    /// @param key [SearchBoard#tableKey] of the position after it
    /// @param number [SearchBoard#resistance] of that position, at least 1
    public void open(int move, long key, int number) {
        moves[count] = move;
        keys[count] = key;
        numbers[count] = number;
        again[count] = false;
        count++;
    }

    /// Adds a part of a turn after which the same player is to move again and nothing is known.
    ///
    /// @param key [SearchBoard#tableKey] of the position after it
    public void again(int move, long key) {
        open(move, key, 1);
        again[count - 1] = true;
    }

    /// Records that some move wins within this many plies, counting the move (1 or more).
    public void wins(int plies) {
        winPlies = winPlies == 0 ? plies : Math.min(winPlies, plies);
    }

    /// Records that some move loses within this many plies after it (0 if the move itself loses). If the number is more
    /// than 1, it is exact.
    public void loses(int plies) {
        lossPlies = Math.max(lossPlies, plies);
    }

    /// Records that some move ends the game with a draw.
    public void draws() {
        draw = true;
    }

    /// Records that the position may be its own mirror image, so that several moves may lead to the same key.
    public void symmetric() {
        symmetric = true;
    }

    /// Records that moves are held back.
    ///
    /// @param held how many, 0 or more
    /// @param number the lower bound of the number that each starts with, 1 or more
    public void quiet(int held, int number) {
        quiet = held;
        quietNumber = number;
    }

    /// Records that no open move, added or held back, wins within 3 plies, counting the move: the other player has a
    /// reply after which the game goes on and the player to move does not win at once. A move recorded as a win needs
    /// exactly the recorded plies.
    public void lasts() {
        lasting = true;
    }

    /// How many open moves there are.
    public int count() {
        return count;
    }

    /// The code of an open move.
    public int move(int index) {
        return moves[index];
    }

    /// The key of the position after an open move.
    public long key(int index) {
        return keys[index];
    }

    /// True if the same player is to move again after an open move, which is a part of a turn.
    public boolean isAgain(int index) {
        return again[index];
    }

    /// How hard the position after an open move seems to be to lose.
    public int number(int index) {
        return numbers[index];
    }

    /// The least number of plies in which some move wins; 0 if none is known to win.
    public int winPlies() {
        return winPlies;
    }

    /// The most plies that losing moves, recorded or left out, hold out after they are made.
    public int lossPlies() {
        return lossPlies;
    }

    /// True if some move draws at once.
    public boolean draw() {
        return draw;
    }

    /// True if several moves may lead to the same key.
    public boolean isSymmetric() {
        return symmetric;
    }

    /// How many moves are held back.
    public int quiet() {
        return quiet;
    }

    /// The lower bound of the number that each held-back move starts with.
    public int quietNumber() {
        return quietNumber;
    }

    /// True if no open move, added or held back, wins within 3 plies, and no recorded win is faster than recorded;
    /// false if that is not known.
    public boolean isLasting() {
        return lasting;
    }
}
