package hexalyst.game.phalanx;

import hexalyst.board.CellHash;
import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.Groups;
import hexalyst.board.HexGrid;
import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.Move;
import hexalyst.game.MoveCodec;
import hexalyst.game.Part;
import hexalyst.game.Piece;
import hexalyst.game.Position;
import hexalyst.game.PositionKey;
import hexalyst.game.PositionSetup;
import hexalyst.game.Reason;
import hexalyst.game.SetupCheck;
import hexalyst.game.SetupField;
import hexalyst.game.SetupProblem;
import hexalyst.game.Traits;
import hexalyst.game.Traits.SwapRule;
import hexalyst.game.kit.Ground;
import hexalyst.game.kit.PositionHash;
import hexalyst.game.kit.RuleBoard;
import hexalyst.game.kit.RuleGame;
import hexalyst.game.kit.RulePosition;
import hexalyst.game.kit.Stones;
import hexalyst.game.kit.TurnCodec;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Phalanx, by Christian Freeling.
///
/// In a turn a player may grow any own groups by one man each, then move any own groups that have not grown. A group
/// moves by moving one of its rows straight ahead, by fewer cells than the row has men. Enemy men that the row covers
/// are taken if their lines are shorter than the row; the men on top of them leave the board too, and their cells
/// become walls for good. When both players pass, the empty cells that only one colour can reach are that player's
/// territory, and each own man that was taken costs a point.
///
/// ```
///        O O O O O O O O           8 cells         a row of three takes one of two:
///       O O O O O O O O O          9
///      ...                                          W W W B B .
///   O O O O O O O O O O O O O      15                   to
///      ...                                          . W W x B .
///       O O O O O O O O O          9
///        O O O O O O O O           8
/// ```
///
/// White places one white and two black men first, or two and three (`pie2`). Then Black says `keep`, and White places
/// one more white man; or Black says `swap`, all men change their colours, and Black places one more black man. After
/// that the other player makes the first normal turn.
///
/// Source: the rules page of MindSports. We settled what it leaves open as follows:
/// - **The board** has no size in the text. Eight cells a side are the default here, three to nine are available, and a
///   set-up may be any hexagon with any walls: "it may be compact or have lakes and peninsulas".
/// - **A row** that moves extends from its tail to its head. The enemy line that has to be shorter is the whole line on
///   the same axis, even if the row reaches only a part of it.
/// - **Walls** are only built after the whole movement. The combination in the text, three men over two, requires this.
/// - **Groups that were joined** by a movement have lost the right to move, and so have all their parts.
/// - **Endless games.** In the text only two passes end the game. Here forty turns in a row without growth or capture
///   also end it; `limit=` sets another number, 0 for none. The counter is part of the position, so that its value does
///   not depend on how it was reached, and no position repeats in a game.
/// - **Draws**: equal points.
/// - **Set-ups** without a phase are normal turns. In the middle of a turn a position contains which men were placed,
///   which groups may not move, and how many men were taken; after `swap` it is `phase=choose placed=swap`.
public final class Phalanx extends RuleGame {
    /// The largest number in a field.
    static final int MOST = 9999;

    /// The choice to keep the colours.
    static final Part KEEP = new Part.Choose("keep");

    static final String PHASE = "phase";
    static final String TAKEN = "taken";
    static final String QUIET = "quiet";
    static final String LIMIT = "limit";
    static final String TOOK = "took";
    /// The men that were put in this turn, and those that may not move any more, among the marked cells.
    static final int PUT = 0;

    static final int MOVES = 1;

    private static final String GREW = "grew";
    private static final String MOVED = "moved";
    private static final String PLACED = "placed";
    /// The value of [#PLACED] after a swap, when no man has been placed yet.
    private static final String SWAP = "swap";

    private static final String NO_MEN = "0,0";
    private static final int USUAL_LIMIT = 40;
    private static final int HASH_FAMILY = 64;
    /// The words that can be chosen, in the order of their codes.
    private static final List<String> WORDS = List.of("keep", SWAP, "end", "pass");

    private static final int SMALLEST = 3;
    private static final int LARGEST = 9;

    /// The game.
    public static final Phalanx GAME = new Phalanx();

    private Phalanx() {
        super("Phalanx", HexGrid.hexagons(SMALLEST, LARGEST), PhalanxEdition.PIE1, PhalanxEdition.PIE2);
    }

    /// Fitted to 4,400 open positions of 100 games of the engine against itself, on five cells a side, with 300 random
    /// games each.
    @Override
    public double slopeOfGames() {
        return 1.45;
    }

    @Override
    public List<Reason> ideas(Position before, Move turn) {
        return PhalanxIdeas.of(before, turn);
    }

    @Override
    public Traits traits() {
        return Traits.of(Traits.Goal.TERRITORY, SwapRule.NONE).byPoints().with(Traits.Turns.OPEN);
    }

    @Override
    public MoveCodec codec(Grid grid) {
        return new TurnCodec(grid, Piece.STONES, (from, to) -> 1, WORDS);
    }

    @Override
    public List<SetupField> fields() {
        return fields(PhalanxPhase.SAID, new SetupField(PLACED, new SetupField.Names(), true));
    }

    /// [#GREW] tells of the opening too.
    @Override
    protected List<SetupField> boardFields() {
        return fields(PhalanxPhase.WORDS);
    }

    private static List<SetupField> fields(List<String> phases, SetupField... more) {
        return Stream.concat(
                        Stream.of(
                                new SetupField(PHASE, new SetupField.Word(phases)),
                                new SetupField(TAKEN, new SetupField.Counts()),
                                new SetupField(QUIET, new SetupField.Count(MOST)),
                                new SetupField(LIMIT, new SetupField.Count(MOST)),
                                new SetupField(GREW, new SetupField.Names(), true),
                                new SetupField(MOVED, new SetupField.Names(), true),
                                new SetupField(TOOK, new SetupField.Count(MOST), true)),
                        Stream.of(more))
                .toList();
    }

    @Override
    protected PositionSetup kept(PositionSetup said) {
        boolean opening = said.field(PHASE).isPresent();
        boolean swapped = isSwap(said);
        PositionSetup kept = said.withField(QUIET, said.number(QUIET, said.passes()), 0)
                .withField(LIMIT, said.number(LIMIT, USUAL_LIMIT), 0)
                .withField(PLACED, Optional.empty())
                .withNamed(MOVED, Stones.of(said).groups(said.named(MOVED)));
        if (swapped) {
            return kept.withField(PHASE, Optional.of(PhalanxPhase.SWAPPED.word()));
        }
        return opening ? kept.withNamed(GREW, said.named(PLACED)) : kept;
    }

    @Override
    protected PositionSetup said(PositionSetup kept) {
        Optional<String> phase = kept.field(PHASE);
        PositionSetup said = kept.withField(LIMIT, kept.number(LIMIT, 0), USUAL_LIMIT)
                .withNamed(MOVED, Stones.of(kept).firsts(kept.named(MOVED)));
        if (phase.isEmpty()) {
            return said;
        }
        return phase.get().equals(PhalanxPhase.SWAPPED.word())
                ? said.withField(PHASE, Optional.of(PhalanxPhase.CHOOSE.word())).withField(PLACED, Optional.of(SWAP))
                : said.withField(PLACED, kept.field(GREW)).withField(GREW, Optional.empty());
    }

    /// True if [#PLACED] names no cells but says that the colours were swapped.
    private static boolean isSwap(PositionSetup setup) {
        return setup.field(PLACED).equals(Optional.of(SWAP));
    }

    @Override
    protected Ground ground(Edition edition, Grid grid, CellSet blocked) {
        return new PhalanxGround(edition, grid, blocked);
    }

    @Override
    protected RuleBoard board(Ground ground) {
        return new PhalanxBoard((PhalanxGround) ground);
    }

    @Override
    public HexGrid grid(List<Integer> rowLengths) {
        return HexGrid.ofRows(rowLengths);
    }

    @Override
    public boolean countsPasses() {
        return true;
    }

    /// No man on the board, and White to place the first ones.
    @Override
    protected PositionSetup begin(Edition edition, Grid grid) {
        boolean one = edition.as(PhalanxEdition.class).own() == 1;
        return PositionSetup.empty(grid)
                .withField(PHASE, Optional.of((one ? PhalanxPhase.PLACE_ONE : PhalanxPhase.PLACE_TWO).word()));
    }

    @Override
    protected boolean setsUpEnds() {
        return false;
    }

    @Override
    protected void check(PositionSetup setup, SetupCheck check) {
        check.refuse(!(setup.grid() instanceof HexGrid), SetupProblem.Part.ROWS, "board");
        if (check.namesCells(GREW, MOVED) && (isSwap(setup) || check.namesCells(PLACED))) {
            PhalanxPhase phase = PhalanxPhase.of(setup.field(PHASE).orElse(""));
            check.quietPasses(QUIET);
            boolean opening = phase != PhalanxPhase.NORMAL;
            for (String field : opening ? List.of(QUIET, TAKEN, GREW, MOVED, TOOK) : List.of(PLACED)) {
                boolean none = setup.field(field)
                        .filter(value -> !value.equals("0") && !value.equals(NO_MEN))
                        .isEmpty();
                check.refuseField(!none, field, "setup.phase");
            }
            if (opening) {
                checkOpening(phase, setup, check);
            } else {
                checkTurn(setup, check);
            }
        }
    }

    private static void checkOpening(PhalanxPhase phase, PositionSetup setup, SetupCheck check) {
        Stones stones = Stones.of(setup);
        CellSet own = stones.of(setup.toMove());
        CellSet put = isSwap(setup) ? CellSet.EMPTY : setup.named(PLACED);
        int all = phase.men(true) + phase.men(false);
        boolean some =
                put.and(own).size() <= phase.men(true) && put.minus(own).size() <= phase.men(false) && put.size() < all;
        check.refuseField(isSwap(setup) && phase != PhalanxPhase.CHOOSE, PLACED, "setup.phase");
        check.refuse(setup.passes() > 0, SetupProblem.Part.PASSES, "setup.opening");
        check.refuseField(!put.isEmpty() && !some || !put.isSubsetOf(stones.all()), PLACED, "setup.placed");
        // One more man is placed after the choice.
        int men = 1 + Math.max(0, all - put.size());
        check.refuse(setup.count(Content.EMPTY) < men, SetupProblem.Part.ROWS, "setup.room", men);
    }

    private static void checkTurn(PositionSetup setup, SetupCheck check) {
        Stones stones = Stones.of(setup);
        CellSet own = stones.of(setup.toMove());
        CellSet grew = setup.named(GREW);
        CellSet moved = setup.named(MOVED);
        boolean could = grew.isSubsetOf(own) && (!moved.isEmpty() || couldGrow(stones.grid(), own.minus(grew), grew));
        check.refuseField(!could, GREW, "setup.grew");
        check.refuseField(!moved.isSubsetOf(own), MOVED, "setup.moved");
        int quiet = setup.number(QUIET, setup.passes());
        int limit = setup.number(LIMIT, USUAL_LIMIT);
        boolean over = setup.passes() > 1 || limit > 0 && quiet >= limit;
        check.refuseField(over && !grew.isEmpty(), GREW, "setup.midOver");
        check.refuseField(over && grew.isEmpty() && !moved.isEmpty(), MOVED, "setup.midOver");
        // When a row takes men, some of its men stay behind.
        int took = setup.number(TOOK, 0);
        check.refuseField(took > stones.blocked().size() || took > 0 && moved.isEmpty(), TOOK, "setup.took");
    }

    /// True if men can have been put in a turn: each next to an existing group, and each such group next to at most one
    /// of them. After movements this cannot be checked.
    private static boolean couldGrow(Grid grid, CellSet before, CellSet grew) {
        return grew.isSubsetOf(Groups.near(grid, before))
                && Groups.of(grid, before).stream()
                        .allMatch(group -> Groups.near(grid, group).and(grew).size() <= 1);
    }

    @Override
    protected void checkEnd(PositionSetup setup, SetupCheck check) {
        check.refuseField(true, setup.field(GREW).isPresent() ? GREW : MOVED, "setup.ended");
    }

    /// The phases in the order that they had once, and the passes after the men taken.
    @Override
    protected long[] numbers(long[] seen) {
        long phase = Math.floorMod(seen[0] - 1, PhalanxPhase.WORDS.size());
        return new long[] {phase, seen[1], seen[2], seen[6], seen[3], seen[4], seen[5]};
    }

    /// Each number has bits of its own.
    @Override
    protected PositionKey earlierKey(RulePosition position) {
        long[] numbers = position.numbers();
        long counts = (numbers[1] * 10_000L + numbers[2]) * 10_000L + numbers[6];
        long rest = ((numbers[4] * 10_000L + numbers[5]) * 4L + numbers[3]) * 8L + numbers[0];
        return PositionHash.key(position, position.marks(), family -> {
            long rules = PositionHash.rules(HASH_FAMILY + family, position.edition(), position.grid());
            return CellHash.mix(CellHash.mix(rules ^ counts) ^ rest);
        });
    }
}
