package hexalyst.engine.ending;

import hexalyst.game.Contents;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.TurnResult;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.LongStream;

/// Lists all positions that can be reached from one and solves them backwards from the ends of the games (retrograde
/// analysis: Ströhlein, "Untersuchungen über kombinatorische Spiele", 1970; Thompson, "Retrograde Analysis of Certain
/// Endgames", 1986). Each is won or lost in an exact number of plies or, if nobody can force a win, drawn.
/// [EndingReader] explains why that holds although the rules count how often a position was on the board.
///
/// We differ in that no move is taken back: games say only how moves are made. So all positions are listed forwards,
/// each is expanded once, and the lists of its successors are stored ([PackedLists]) for [Backwards].
/// Mirror images are one position, unless the history has only one of them.
///
/// Confined to one thread, except for [#expanded].
public final class EndingSearch {
    private static final int FIRST_AHEAD = 64;

    private final SearchBoard board;
    private final Limits limits;
    private final BooleanSupplier mayGoOn;
    private final ContentTable table = new ContentTable();
    private final PackedLists lists = new PackedLists();
    private final int[] moves = new int[SearchBoard.MAX_MOVES];
    private final int[] after = new int[SearchBoard.MAX_MOVES];

    /// The contents after the moves of a position, where they end, and their hashes.
    private byte[] ahead = new byte[0];

    private int[] ends = new int[FIRST_AHEAD];
    private long[] hashes = new long[FIRST_AHEAD];
    /// What was read ahead, so that the reading is not optimised away.
    @SuppressWarnings("unused")
    private int touched;

    private volatile int expanded;

    /// When a search gives up.
    ///
    /// @param positions the most positions
    /// @param bytes how much memory they may take
    public record Limits(long positions, long bytes) {}

    /// @param board the position to begin with, where the game is not over; left at another one
    /// @param mayGoOn asked before each position is expanded, and now and then later; if it may not, the search ends
    public EndingSearch(SearchBoard board, Limits limits, BooleanSupplier mayGoOn) {
        this.board = board;
        this.limits = limits;
        this.mayGoOn = mayGoOn;
    }

    /// Positions expanded so far. May be called from any thread.
    public int expanded() {
        return expanded;
    }

    /// Lists and solves. Empty if the board's positions cannot be kept as bytes, if turns have several parts, or if a
    /// limit was reached.
    public Optional<SolvedEnding> run() {
        Contents contents = board.contents().orElse(null);
        if (contents == null || board.openTurns()) {
            return Optional.empty();
        }
        try {
            long root = contents.here();
            Side mover = board.toMove();
            long[] seenTwice = LongStream.of(contents.seenTwice())
                    .filter(seen -> seen != root)
                    .toArray();
            return list(contents, seenTwice.length == 0)
                    ? new Backwards(table, lists, mayGoOn)
                            .solve()
                            .map(values -> new SolvedEnding(contents.frame(), table, values, seenTwice, root, mover))
                    : Optional.empty();
        } catch (OutOfMemoryError noRoom) {
            return Optional.empty();
        }
    }

    /// @param alike whether mirror images are one position
    private boolean list(Contents contents, boolean alike) {
        byte[] content = new byte[contents.room()];
        int length = contents.write(content, 0, alike);
        if (length > ContentTable.LONGEST) {
            return false;
        }
        table.add(ContentTable.hash(content, 0, length), content, 0, length);
        int done = 0;
        for (int position = 0; position < table.size(); position++) {
            if (table.mark(position) == Backwards.ONGOING) {
                if (!fits() || !mayGoOn.getAsBoolean()) {
                    return false;
                }
                contents.read(content, table.read(position, content));
                if (!expand(contents, alike)) {
                    return false;
                }
                expanded = ++done;
            } else {
                lists.add(Backwards.OVER, after, 0);
            }
        }
        return true;
    }

    private boolean fits() {
        int size = table.size();
        long bytes = table.bytesToGrow() + lists.bytes() + Short.BYTES * (long) size;
        return size <= Math.min(limits.positions(), ContentTable.MOST) && bytes <= limits.bytes() && lists.hasRoom();
    }

    /// Lists the positions after the moves of the board's position: first all are written, then the places where their
    /// look-ups begin are read, and only then they are added. So the processor waits for many places of a large table
    /// together, not for one after the other. Returns false for what is not provided for: no move, or a content that
    /// is too long.
    private boolean expand(Contents contents, boolean alike) {
        int marks = board.toMove() == Side.BLACK ? Backwards.BLACK : 0;
        int count = board.moves(moves);
        if (count == 0 || !writeAhead(contents, alike, count)) {
            return false;
        }
        int sum = 0;
        for (int i = 0; i < count; i++) {
            sum += table.touch(hashes[i]);
        }
        touched = sum;
        int open = 0;
        for (int i = 0; i < count; i++) {
            int start = i == 0 ? 0 : ends[i - 1];
            int size = table.size();
            int number = table.add(hashes[i], ahead, start, ends[i] - start);
            if (number == size) {
                table.mark(number, judged(contents, moves[i]));
            }
            int mark = table.mark(number);
            if (mark == Backwards.ONGOING) {
                after[open++] = number;
            } else if (mark == Backwards.WON) {
                marks |= Backwards.WINS;
            } else if (mark == Backwards.DRAWN) {
                marks |= Backwards.DRAWS;
            }
        }
        lists.add(marks, after, (marks & Backwards.WINS) == 0 ? open : 0);
        return true;
    }

    private boolean writeAhead(Contents contents, boolean alike, int count) {
        int room = contents.room();
        if (count > ends.length) {
            ends = new int[2 * count];
            hashes = new long[2 * count];
        }
        if (ahead.length < count * room) {
            ahead = new byte[2 * count * room];
        }
        int end = 0;
        for (int i = 0; i < count; i++) {
            int start = end;
            contents.play(moves[i]);
            end = contents.write(ahead, start, alike);
            board.unmake();
            ends[i] = end;
            hashes[i] = ContentTable.hash(ahead, start, end);
            if (end - start > ContentTable.LONGEST) {
                return false;
            }
        }
        return true;
    }

    private int judged(Contents contents, int move) {
        contents.play(move);
        TurnResult result = contents.judge();
        board.unmake();
        return switch (result) {
            case ONGOING -> Backwards.ONGOING;
            case WIN -> Backwards.WON;
            case LOSS -> Backwards.LOST;
            case DRAW -> Backwards.DRAWN;
        };
    }
}
