package hexalyst.game.phalanx;

import hexalyst.board.CellSet;
import hexalyst.game.PositionSetup;
import hexalyst.game.SetupField;
import hexalyst.game.Side;
import java.util.List;
import java.util.Optional;

/// The data of a position besides the men and walls on the board.
///
/// @param phase the phase of the opening
/// @param takenByWhite how many black men White has taken in turns that are over, 0 or more
/// @param takenByBlack how many white men Black has taken
/// @param passes the number of consecutive passes just before this turn, 0 to 2
/// @param quiet the number of consecutive turns before this one without growth or capture, `passes` to [#MOST]
/// @param limit after how many such turns the game ends; 0 for never
/// @param put the men that were put on the board in this turn
/// @param moved all men that have lost the right to move in this turn
/// @param took how many men were taken in this turn
record PhalanxState(
        PhalanxPhase phase,
        int takenByWhite,
        int takenByBlack,
        int passes,
        int quiet,
        int limit,
        CellSet put,
        CellSet moved,
        int took) {
    /// The largest number in a field.
    static final int MOST = 9999;

    static final String PHASE = "phase";
    static final String TAKEN = "taken";
    static final String QUIET = "quiet";
    static final String LIMIT = "limit";
    static final String GREW = "grew";
    static final String MOVED = "moved";
    static final String TOOK = "took";
    static final String PLACED = "placed";
    /// The value of [#PLACED] after a swap, when no man has been placed yet.
    static final String SWAP = "swap";

    /// The fields for this data ([hexalyst.game.Game#fields]).
    static final List<SetupField> FIELDS = List.of(
            new SetupField(PHASE, new SetupField.Word(PhalanxPhase.WORDS)),
            new SetupField(TAKEN, new SetupField.Counts()),
            new SetupField(QUIET, new SetupField.Count(MOST)),
            new SetupField(LIMIT, new SetupField.Count(MOST)),
            new SetupField(GREW, new SetupField.Names(), true),
            new SetupField(MOVED, new SetupField.Names(), true),
            new SetupField(TOOK, new SetupField.Count(MOST), true),
            new SetupField(PLACED, new SetupField.Names(), true));

    static final String NONE_TAKEN = "0,0";
    private static final int USUAL_LIMIT = 40;

    /// Reads the fields of a set-up. Cells in [#moved] are only those that are named, not yet their whole groups.
    ///
    /// @param setup a set-up whose fields only name cells of its board
    static PhalanxState of(PositionSetup setup) {
        String[] taken = setup.field(TAKEN).orElse(NONE_TAKEN).split(",", -1);
        PhalanxPhase phase = PhalanxPhase.of(setup.field(PHASE));
        boolean swapped = phase == PhalanxPhase.CHOOSE && saysSwap(setup);
        return new PhalanxState(
                swapped ? PhalanxPhase.SWAPPED : phase,
                Integer.parseInt(taken[0]),
                Integer.parseInt(taken[1]),
                setup.passes(),
                setup.number(QUIET, setup.passes()),
                setup.number(LIMIT, USUAL_LIMIT),
                phase == PhalanxPhase.NORMAL ? setup.named(GREW) : swapped ? CellSet.EMPTY : setup.named(PLACED),
                setup.named(MOVED),
                setup.number(TOOK, 0));
    }

    /// True if [#PLACED] names no cells but says that the colours were swapped.
    static boolean saysSwap(PositionSetup setup) {
        return setup.field(PLACED).equals(Optional.of(SWAP));
    }

    /// A set-up with the fields for this data, without those that have their usual value.
    ///
    /// @param first the first man of each group that may not move any more
    PositionSetup in(PositionSetup setup, CellSet first) {
        PositionSetup said = setup.withField(PHASE, phase.word())
                .withField(TAKEN, takenByWhite + "," + takenByBlack, NONE_TAKEN)
                .withField(QUIET, quiet, 0)
                .withField(LIMIT, limit, USUAL_LIMIT)
                .withNamed(MOVED, first)
                .withField(TOOK, took, 0);
        return phase == PhalanxPhase.SWAPPED
                ? said.withField(PLACED, Optional.of(SWAP))
                : said.withNamed(phase == PhalanxPhase.NORMAL ? GREW : PLACED, put);
    }

    /// True in the middle of a turn.
    boolean midTurn() {
        return !put.isEmpty() || !moved.isEmpty() || phase == PhalanxPhase.SWAPPED;
    }

    /// How many men a player has taken in turns that are over.
    int taken(Side by) {
        return by == Side.WHITE ? takenByWhite : takenByBlack;
    }

    /// True if the game is over because nothing has happened for too long.
    boolean still() {
        return limit > 0 && quiet >= limit;
    }

    /// The state in the same turn, with these men placed.
    PhalanxState withPut(CellSet men) {
        return new PhalanxState(phase, takenByWhite, takenByBlack, passes, quiet, limit, men, moved, took);
    }

    /// The state in the same turn, after a movement.
    PhalanxState withMoved(CellSet men, int taken) {
        return new PhalanxState(phase, takenByWhite, takenByBlack, passes, quiet, limit, put, men, took + taken);
    }

    /// The state at the beginning of a phase of the opening, or in the middle of the turn that leads to it.
    PhalanxState in(PhalanxPhase next) {
        return new PhalanxState(
                next, takenByWhite, takenByBlack, passes, quiet, limit, CellSet.EMPTY, CellSet.EMPTY, 0);
    }

    /// The state after a normal turn.
    ///
    /// @param mover whose turn it was
    PhalanxState ended(Side mover) {
        boolean grewOrTook = !put.isEmpty() || took > 0;
        return new PhalanxState(
                phase,
                takenByWhite + (mover == Side.WHITE ? took : 0),
                takenByBlack + (mover == Side.BLACK ? took : 0),
                midTurn() ? 0 : passes + 1,
                grewOrTook ? 0 : Math.min(quiet + 1, MOST),
                limit,
                CellSet.EMPTY,
                CellSet.EMPTY,
                0);
    }
}
