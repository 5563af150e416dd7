package hexalyst.game;

/// What a search board tells of the moves of its position: which of them are decided, and under which keys and with
/// which numbers a search goes on with the others. One object is filled again and again; confined to one thread.
///
/// A board may hold back its *quiet* moves, those that threaten nothing: it then only says how many there are and a
/// number that they all start with at least, and tells of them when [SearchBoard#lookAtQuietMoves] is called.
public final class Lookahead {
    private final int[] moves = new int[SearchBoard.MAX_MOVES];
    private final long[] keys = new long[SearchBoard.MAX_MOVES];
    private final int[] numbers = new int[SearchBoard.MAX_MOVES];
    /// Whether the same player goes on.
    private final boolean[] again = new boolean[SearchBoard.MAX_MOVES];
    private int count;
    private int winPlies;
    private int lossPlies;
    private boolean draw;
    private boolean symmetric;
    private int quiet;
    private int quietNumber;
    private boolean lasting;

    /// Forgets everything, to begin with another position.
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

    /// Notes a move after which the game goes on and nothing is known.
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

    /// Notes a part of a turn after which the same player goes on and nothing is known.
    ///
    /// @param key [SearchBoard#tableKey] of the position after it
    public void again(int move, long key) {
        open(move, key, 1);
        again[count - 1] = true;
    }

    /// Notes that some move wins within this many plies, the move included (1 or more).
    public void wins(int plies) {
        winPlies = winPlies == 0 ? plies : Math.min(winPlies, plies);
    }

    /// Notes that some move loses within this many plies after it (0 if it loses itself), and no sooner if it is more
    /// than 1.
    public void loses(int plies) {
        lossPlies = Math.max(lossPlies, plies);
    }

    /// Notes that some move ends the game with a draw.
    public void draws() {
        draw = true;
    }

    /// Notes that the position may be a mirror image of itself, so that several moves may lead to the same key.
    public void symmetric() {
        symmetric = true;
    }

    /// Notes that moves are held back.
    ///
    /// @param held how many, 0 or more
    /// @param number what they all start with at least, 1 or more
    public void quiet(int held, int number) {
        quiet = held;
        quietNumber = number;
    }

    /// Notes that no open move, noted or held back, wins within 3 plies, the move included: the other player has a
    /// reply after which the game goes on and the player to move does not win at once. A move noted as a win takes as
    /// long as noted.
    public void lasts() {
        lasting = true;
    }

    /// How many open moves were noted.
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

    /// True if the same player goes on after an open move, which is a part of a turn.
    public boolean isAgain(int index) {
        return again[index];
    }

    /// How hard the position after an open move looks to lose.
    public int number(int index) {
        return numbers[index];
    }

    /// In how many plies some move wins; 0 if none is known to win.
    public int winPlies() {
        return winPlies;
    }

    /// The most plies that the moves noted or left out as losing hold out after they are made.
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

    /// What the moves held back start with at least.
    public int quietNumber() {
        return quietNumber;
    }

    /// True if no open move, noted or held back, wins within 3 plies, and none noted as a win sooner than noted; false
    /// if that is not known.
    public boolean isLasting() {
        return lasting;
    }
}
