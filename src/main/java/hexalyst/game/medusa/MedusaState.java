package hexalyst.game.medusa;

import hexalyst.board.CellSet;
import hexalyst.game.PositionSetup;
import hexalyst.game.SetupField;
import hexalyst.game.Side;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// The data of a position besides the stones.
///
/// @param marker the marker's position: points for White, negative for Black, at most [#MOST] either way
/// @param quiet the number of consecutive turns without a placement just before, up to [#LAST]; at least `passes`
/// @param passes how many of them were passes
/// @param placed true if a stone was placed in this turn
/// @param spent own stones that may not move any more in this turn: whole groups
/// @param dead what the players agree to be dead at the end: whole groups of either colour
record MedusaState(int marker, int quiet, int passes, boolean placed, CellSet spent, CellSet dead) {
    /// The end of the marker's track, on both sides.
    static final int MOST = 9;
    /// This many turns in a row without a placement end the game.
    static final int LAST = 20;

    static final String MARKER = "marker";
    static final String QUIET = "quiet";
    static final String MID = "mid";
    static final String SPENT = "spent";
    static final String DEAD = "dead";
    /// The value of [#MARKER] at the start of a game.
    static final String KOMI = "w3";

    private static final String PLACED = "p";
    private static final String MOVED = "m";

    private static final List<String> MARKERS = IntStream.rangeClosed(-MOST, MOST)
            .map(at -> -at)
            .mapToObj(MedusaState::said)
            .toList();

    /// The fields for this data ([hexalyst.game.Game#fields]).
    static final List<SetupField> FIELDS = List.of(
            new SetupField(MARKER, new SetupField.Word(MARKERS, MARKERS.reversed())),
            new SetupField(QUIET, new SetupField.Count(LAST)),
            new SetupField(MID, new SetupField.Word(List.of(PLACED, MOVED, PLACED + MOVED)), true),
            new SetupField(SPENT, new SetupField.Names(), true),
            new SetupField(DEAD, new SetupField.Names()));

    private static String said(int marker) {
        return marker == 0 ? "0" : marker > 0 ? "w" + marker : "b" + -marker;
    }

    /// Reads the fields of a set-up. Cells are only those that are named, not yet their whole groups.
    ///
    /// @param setup a set-up whose fields only name cells of its board
    static MedusaState of(PositionSetup setup) {
        String mid = setup.field(MID).orElse("");
        return new MedusaState(
                MOST - MARKERS.indexOf(setup.field(MARKER).orElse(KOMI)),
                setup.number(QUIET, setup.passes()),
                setup.passes(),
                mid.startsWith(PLACED),
                setup.named(SPENT),
                setup.named(DEAD));
    }

    /// True if a set-up's fields about an unfinished turn are consistent: stones are spent if and only if something has
    /// moved.
    static boolean isTurn(PositionSetup setup) {
        return setup.field(SPENT).isPresent() == setup.field(MID).orElse("").endsWith(MOVED);
    }

    /// A set-up with the fields for this data: always the marker, the others only if they differ from the usual.
    ///
    /// @param first the first stone of each dead group
    PositionSetup in(PositionSetup setup, CellSet first) {
        return setup.withField(MARKER, Optional.of(said(marker)))
                .withField(QUIET, quiet, 0)
                .withField(MID, (placed ? PLACED : "") + (spent.isEmpty() ? "" : MOVED), "")
                .withNamed(SPENT, spent)
                .withNamed(DEAD, first);
    }

    /// True in the middle of a turn.
    boolean midTurn() {
        return placed || !spent.isEmpty();
    }

    /// True if the game is over.
    boolean over() {
        return passes > 1 || quiet >= LAST;
    }

    /// The points that the marker gives a player.
    int points(Side side) {
        return Math.max(0, side == Side.WHITE ? marker : -marker);
    }

    /// The state in the same turn, after a stone was placed.
    MedusaState withPlaced() {
        return new MedusaState(marker, quiet, passes, true, spent, dead);
    }

    /// The state in the same turn, with these stones spent.
    MedusaState withSpent(CellSet stones) {
        return new MedusaState(marker, quiet, passes, placed, stones, dead);
    }

    /// The state with these stones dead.
    MedusaState withDead(CellSet stones) {
        return new MedusaState(marker, quiet, passes, placed, spent, stones);
    }

    /// The state if play went on after the end of the game.
    MedusaState resumed() {
        return new MedusaState(marker, 0, 0, false, CellSet.EMPTY, CellSet.EMPTY);
    }

    /// The state after a turn.
    ///
    /// @param mover whose turn it was
    MedusaState ended(Side mover) {
        return new MedusaState(
                placed ? marker : Math.clamp(marker + (mover == Side.WHITE ? 1 : -1), -MOST, MOST),
                placed ? 0 : quiet + 1,
                midTurn() ? 0 : passes + 1,
                false,
                CellSet.EMPTY,
                CellSet.EMPTY);
    }
}
