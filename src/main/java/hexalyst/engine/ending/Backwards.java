package hexalyst.engine.ending;

import hexalyst.game.SearchBoard;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/// Solves listed positions backwards. There is a pass for each number of plies, over the open positions whose player
/// has something new to look at: in pass n those are won that have a move to one lost in n-1 plies, and those are lost
/// whose moves all lead to won ones, the last of them won in n-1 plies. What no pass solves is drawn.
final class Backwards {
    // The state of a position by the rules alone, for the player who made the last move.
    static final int ONGOING = 0;
    static final int WON = 1;
    static final int LOST = 2;
    static final int DRAWN = 3;

    // The marks of a list: some move wins at once, some move draws at once, Black is to move, the game is over.
    static final int WINS = 1;
    static final int DRAWS = 2;
    static final int BLACK = 4;
    static final int OVER = 8;

    private static final int CHECK_MASK = 4095;

    private final ContentTable table;
    private final PackedLists lists;
    private final BooleanSupplier mayGoOn;
    private final int[] after = new int[SearchBoard.MAX_MOVES];

    /// @param mayGoOn asked now and then; if it may not, it gives up
    Backwards(ContentTable table, PackedLists lists, BooleanSupplier mayGoOn) {
        this.table = table;
        this.lists = lists;
        this.mayGoOn = mayGoOn;
    }

    /// The value of each position, for the player to move: n wins within n plies and no sooner, -n loses so, 0 is drawn
    /// or over. Empty if it had to give up.
    Optional<short[]> solve() {
        short[] values = new short[table.size()];
        boolean[] news = ends(values);
        for (short plies = 2; news[0] || news[1]; plies++) {
            boolean[] fresh = new boolean[2];
            for (int position = 0; position < values.length; position++) {
                if ((position & CHECK_MASK) == 0 && !mayGoOn.getAsBoolean()) {
                    return Optional.empty();
                }
                int marks = values[position] == 0 ? lists.marks(position) : OVER;
                if ((marks & OVER) == 0 && news[1 - side(marks)]) {
                    values[position] = value(position, (marks & DRAWS) == 0, plies, values);
                    fresh[side(marks)] |= values[position] != 0;
                }
            }
            if (plies == Short.MAX_VALUE) {
                return Optional.empty();
            }
            news = fresh;
        }
        return Optional.of(values);
    }

    /// Whose turn it is: 0 for White, 1 for Black.
    private static int side(int marks) {
        return (marks & BLACK) == 0 ? 0 : 1;
    }

    /// Writes what ends at once: a win, or a loss where every move loses. Returns for which players' turns, White's
    /// first, there is anything.
    private boolean[] ends(short[] values) {
        boolean[] news = new boolean[2];
        for (int position = 0; position < values.length; position++) {
            int marks = lists.marks(position);
            boolean wins = (marks & WINS) != 0;
            if (wins || (marks & (DRAWS | OVER)) == 0 && lists.read(position, after) == 0) {
                values[position] = (short) (wins ? 1 : -1);
                news[side(marks)] = true;
            }
        }
        return news;
    }

    /// The value of an open position if it is won or lost in exactly this many plies, otherwise 0.
    ///
    /// @param lost whether no move draws at once
    private short value(int position, boolean lost, short plies, short[] values) {
        int count = lists.read(position, after);
        boolean loses = lost;
        for (int i = 0; i < count; i++) {
            int value = values[after[i]];
            if (value == 1 - plies) {
                return plies;
            }
            loses &= value > 0 && value < plies;
        }
        return (short) (loses ? -plies : 0);
    }
}
