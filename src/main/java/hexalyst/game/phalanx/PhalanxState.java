package hexalyst.game.phalanx;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.PositionSetup;
import hexalyst.game.SetupField;
import hexalyst.game.Side;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/// What a position has besides the men and walls on the board.
///
/// @param phase how far the opening has come
/// @param takenByWhite how many black men White has taken in turns that are over, 0 or more
/// @param takenByBlack how many white men Black has taken
/// @param passes how many passes were made in a row just before this turn, 0 to 2
/// @param quiet how many turns in a row before this one brought neither growth nor capture, 0 to [#MOST]
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
    /// The largest number that a field may say.
    static final int MOST = 9999;

    static final String PHASE = "phase";
    static final String TAKEN = "taken";
    static final String QUIET = "quiet";
    static final String LIMIT = "limit";
    static final String GREW = "grew";
    static final String MOVED = "moved";
    static final String TOOK = "took";
    static final String PLACED = "placed";
    /// What [#PLACED] says after a swap, when no man has been placed yet.
    static final String SWAP = "swap";

    /// The fields that carry it ([hexalyst.game.Game#fields]).
    static final List<SetupField> FIELDS = List.of(
            new SetupField(PHASE, new SetupField.Word(PhalanxPhase.WORDS)),
            new SetupField(TAKEN, new SetupField.Counts()),
            new SetupField(QUIET, new SetupField.Count(MOST)),
            new SetupField(LIMIT, new SetupField.Count(MOST)),
            new SetupField(GREW, new SetupField.Names(), true),
            new SetupField(MOVED, new SetupField.Names(), true),
            new SetupField(TOOK, new SetupField.Count(MOST), true),
            new SetupField(PLACED, new SetupField.Names(), true));

    private static final int USUAL_LIMIT = 40;

    /// What the fields of a set-up say. Cells in [#moved] are those that are named, not yet their whole groups.
    ///
    /// @param setup one whose fields name cells of its board only ([#unknown])
    static PhalanxState of(PositionSetup setup) {
        String[] taken = setup.field(TAKEN).orElse("0,0").split(",", -1);
        PhalanxPhase phase = PhalanxPhase.of(setup.field(PHASE));
        boolean swapped = phase == PhalanxPhase.CHOOSE && saysSwap(setup);
        return new PhalanxState(
                swapped ? PhalanxPhase.SWAPPED : phase,
                Integer.parseInt(taken[0]),
                Integer.parseInt(taken[1]),
                setup.passes(),
                number(setup, QUIET, 0),
                number(setup, LIMIT, USUAL_LIMIT),
                phase == PhalanxPhase.NORMAL ? cells(setup, GREW) : swapped ? CellSet.EMPTY : cells(setup, PLACED),
                cells(setup, MOVED),
                number(setup, TOOK, 0));
    }

    private static boolean saysSwap(PositionSetup setup) {
        return setup.field(PLACED).equals(Optional.of(SWAP));
    }

    private static int number(PositionSetup setup, String field, int usual) {
        return setup.field(field).map(Integer::parseInt).orElse(usual);
    }

    private static CellSet cells(PositionSetup setup, String field) {
        CellSet cells = CellSet.EMPTY;
        for (String name : names(setup, field)) {
            cells = cells.with(setup.grid().named(name).orElseThrow());
        }
        return cells;
    }

    private static List<String> names(PositionSetup setup, String field) {
        return setup.field(field).map(names -> List.of(names.split(",", -1))).orElse(List.of());
    }

    /// The first field that names what is no cell of the board; empty if there is none.
    static Optional<String> unknown(PositionSetup setup) {
        return List.of(GREW, MOVED, PLACED).stream()
                .filter(field -> !(field.equals(PLACED) && saysSwap(setup)))
                .filter(field ->
                        names(setup, field).stream().map(setup.grid()::named).anyMatch(OptionalInt::isEmpty))
                .findFirst();
    }

    /// The fields that say it, those left out that say the usual.
    ///
    /// @param first of each group that may not move any more its first man
    Map<String, String> fields(Grid grid, CellSet first) {
        Map<String, String> fields = new HashMap<>();
        phase.word().ifPresent(word -> fields.put(PHASE, word));
        say(fields, TAKEN, takenByWhite + "," + takenByBlack, "0,0");
        say(fields, QUIET, String.valueOf(quiet), "0");
        say(fields, LIMIT, String.valueOf(limit), String.valueOf(USUAL_LIMIT));
        String names = names(grid, put);
        say(fields, GREW, phase == PhalanxPhase.NORMAL ? names : "", "");
        say(fields, MOVED, names(grid, first), "");
        say(fields, TOOK, String.valueOf(took), "0");
        say(fields, PLACED, phase == PhalanxPhase.NORMAL ? "" : phase == PhalanxPhase.SWAPPED ? SWAP : names, "");
        return fields;
    }

    private static void say(Map<String, String> fields, String field, String value, String usual) {
        if (!value.equals(usual)) {
            fields.put(field, value);
        }
    }

    private static String names(Grid grid, CellSet cells) {
        return String.join(",", cells.stream().mapToObj(grid::name).toList());
    }

    /// True in the middle of a turn.
    boolean midTurn() {
        return !put.isEmpty() || !moved.isEmpty() || phase == PhalanxPhase.SWAPPED;
    }

    /// How many men a player has taken in turns that are over.
    int taken(Side by) {
        return by == Side.WHITE ? takenByWhite : takenByBlack;
    }

    /// True if the game is over because nothing has happened for so long.
    boolean still() {
        return limit > 0 && quiet >= limit;
    }

    /// In the same turn, with these men put in it.
    PhalanxState withPut(CellSet men) {
        return new PhalanxState(phase, takenByWhite, takenByBlack, passes, quiet, limit, men, moved, took);
    }

    /// In the same turn, after a movement.
    PhalanxState withMoved(CellSet men, int taken) {
        return new PhalanxState(phase, takenByWhite, takenByBlack, passes, quiet, limit, put, men, took + taken);
    }

    /// At the begin of a phase of the opening, or in the middle of the turn that leads to it.
    PhalanxState in(PhalanxPhase next) {
        return new PhalanxState(
                next, takenByWhite, takenByBlack, passes, quiet, limit, CellSet.EMPTY, CellSet.EMPTY, 0);
    }

    /// After a normal turn.
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
