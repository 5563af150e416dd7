package hexalyst.game.kit;

import hexalyst.board.Grid;
import java.util.Arrays;

/// Sets of cells that fields name, with a journal and a hash of their own: those that a turn of several parts has
/// marked until it ends, such as the pieces that have moved; and what players agree to be dead. Confined to one thread.
final class CellMarks {
    private static final int FIRST_JOURNAL = 64;
    private static final int SAVED = 3;

    private final long[][] sets;
    private final int words;
    private final Grid grid;
    private final long[] hashes;
    private long white;
    private long black;
    /// Each change: the set and its word, then what the word was.
    private long[] journal = new long[FIRST_JOURNAL];

    private int journalled;
    private long[] saved = new long[FIRST_JOURNAL];
    private int saves;

    /// @param count how many sets
    CellMarks(Ground ground, int count) {
        grid = ground.grid();
        words = Ground.words(grid);
        sets = new long[count][words];
        hashes = ground.marks();
    }

    /// A set; not to be changed.
    long[] of(int set) {
        return sets[set];
    }

    boolean isEmpty(int set) {
        long all = 0;
        for (long word : sets[set]) {
            all |= word;
        }
        return all == 0;
    }

    void add(int set, int cell) {
        add(set, cell >> 6, 1L << cell);
    }

    void add(int set, long[] cells) {
        for (int word = 0; word < words; word++) {
            add(set, word, cells[word]);
        }
    }

    /// Adds the cells of one word.
    void add(int set, int word, long cells) {
        long added = cells & ~sets[set][word];
        if (added != 0) {
            write(set, word, sets[set][word] | added);
            for (long rest = added; rest != 0; rest &= rest - 1) {
                int place = place(set, word << 6 | Long.numberOfTrailingZeros(rest));
                white ^= hashes[place];
                black ^= hashes[place + 1];
            }
        }
    }

    private int place(int set, int cell) {
        return 2 * (sets.length * cell + set);
    }

    private void write(int set, int word, long value) {
        if (journalled + 2 > journal.length) {
            journal = Arrays.copyOf(journal, 2 * journal.length);
        }
        journal[journalled] = (long) set * words + word;
        journal[journalled + 1] = sets[set][word];
        journalled += 2;
        sets[set][word] = value;
    }

    void clear() {
        for (int set = 0; set < sets.length; set++) {
            for (int word = 0; word < words; word++) {
                if (sets[set][word] != 0) {
                    write(set, word, 0);
                }
            }
        }
        white = 0;
        black = 0;
    }

    void mark() {
        if (saves + SAVED > saved.length) {
            saved = Arrays.copyOf(saved, 2 * saved.length);
        }
        saved[saves] = journalled;
        saved[saves + 1] = white;
        saved[saves + 2] = black;
        saves += SAVED;
    }

    void rollBack() {
        saves -= SAVED;
        int from = (int) saved[saves];
        for (int i = journalled - 2; i >= from; i -= 2) {
            int at = (int) journal[i];
            sets[at / words][at % words] = journal[i + 1];
        }
        journalled = from;
        white = saved[saves + 1];
        black = saved[saves + 2];
    }

    long white() {
        return white;
    }

    long black() {
        return black;
    }

    /// The hash of the cells' images under a symmetry.
    ///
    /// @param view 0 for White's, 1 for Black's
    long image(int symmetry, int view) {
        long image = 0;
        for (int set = 0; set < sets.length; set++) {
            for (int word = 0; word < words; word++) {
                for (long rest = sets[set][word]; rest != 0; rest &= rest - 1) {
                    int cell = word << 6 | Long.numberOfTrailingZeros(rest);
                    image ^= hashes[place(set, grid.image(symmetry, cell)) + view];
                }
            }
        }
        return image;
    }

    /// Forgets all changes, so that none can be taken back.
    void settle() {
        journalled = 0;
    }
}
