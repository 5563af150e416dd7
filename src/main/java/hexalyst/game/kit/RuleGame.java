package hexalyst.game.kit;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.board.RowsException;
import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Move;
import hexalyst.game.MoveCodec;
import hexalyst.game.Position;
import hexalyst.game.PositionKey;
import hexalyst.game.PositionSetup;
import hexalyst.game.SetupCheck;
import hexalyst.game.SetupField;
import hexalyst.game.SetupProblem;
import hexalyst.game.SetupResult;
import hexalyst.game.Side;
import hexalyst.game.Traits;
import hexalyst.game.Turns;
import hexalyst.text.Texts;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/// A game that says its rules on a [RuleBoard]; its positions are [RulePosition]s.
public abstract class RuleGame implements Game {
    /// The field of a game in which the third time of a position ends the game: 2 if it is the second time.
    protected static final SetupField SEEN = FieldRow.SEEN;
    /// The field of a game in which no turn may be made twice: the turns that are forbidden now.
    protected static final SetupField KO = FieldRow.KO;
    /// The field of a game at whose end the players agree on dead pieces: those, all marked on the board.
    protected static final SetupField DEAD = FieldRow.DEAD;

    private final String title;
    private final List<? extends Grid> sizes;
    private final List<Edition> editions;

    /// @param title its name for people; in small letters it is the [#id]
    /// @param sizes the boards to choose from for a new game, the smallest first
    /// @param editions its editions, the default one first
    protected RuleGame(String title, List<? extends Grid> sizes, Edition... editions) {
        this.title = title;
        this.sizes = List.copyOf(sizes);
        this.editions = List.of(editions);
    }

    @Override
    public final String id() {
        return title.toLowerCase(Locale.ROOT);
    }

    @Override
    public final String title() {
        return title;
    }

    @Override
    public List<Edition> editions() {
        return editions;
    }

    @Override
    public final List<? extends Grid> sizes() {
        return sizes;
    }

    /// A hexagon with these rows.
    ///
    /// @throws RowsException with the text `board` if it has more than this many cells
    protected final HexGrid hexagon(List<Integer> rowLengths, int most) {
        HexGrid grid = HexGrid.ofAnyRows(rowLengths);
        if (grid.cells() > most) {
            throw new RowsException(0, Texts.of(getClass()).get("board", most));
        }
        return grid;
    }

    /// An empty board, as [RuleBoard#RuleBoard] makes it.
    ///
    /// @param ground from [#ground]
    protected abstract RuleBoard board(Ground ground);

    /// What is the same in all positions of a game. The default has no tables of the game.
    ///
    /// @param blocked the cells that are blocked from the start
    protected Ground ground(Edition edition, Grid grid, CellSet blocked) {
        return new Ground(this, edition, grid, blocked);
    }

    /// How many pieces a cell can hold at most. The default: one.
    protected int levels() {
        return 1;
    }

    /// The fields of a board, where they are not [#fields], the default. Of a [SetupField.Word], the first one is
    /// usual. The cells of [SetupField.Names] are marked until the end of a turn ([RuleBoard#tag]).
    protected List<SetupField> boardFields() {
        return fields();
    }

    /// A set-up with the [#boardFields] instead of [#fields]. The default changes nothing.
    protected PositionSetup kept(PositionSetup said) {
        return said;
    }

    /// A set-up with [#fields] instead of the [#boardFields]. The default changes nothing.
    protected PositionSetup said(PositionSetup kept) {
        return kept;
    }

    /// Adds what is wrong with a set-up in the middle of a turn that can only end. The default lets it end.
    protected void checkEnd(PositionSetup setup, SetupCheck check) {}

    /// The order of a turn's parts in files ([Position#canonical]) where parts are moves. The default: by their codes.
    protected Move canonical(Position before, Move turn) {
        return Turns.sorted(before, turn);
    }

    /// The set-up of a start, White to move. The default: what the edition says of its own board, and an empty board of
    /// any other size.
    protected PositionSetup begin(Edition edition, Grid grid) {
        return edition instanceof RuleEdition own && own.grid().equals(grid)
                ? rows(own, grid, own.start())
                : PositionSetup.empty(grid);
    }

    /// A set-up by its rows from the top, with the edition's letters, `x` for a blocked and `.` for an empty cell;
    /// White is to move.
    protected static PositionSetup rows(Edition edition, Grid grid, List<String> rows) {
        PositionSetup setup = PositionSetup.empty(grid);
        for (int row = 0; row < rows.size(); row++) {
            String cells = rows.get(rows.size() - 1 - row);
            for (int place = 0; place < cells.length(); place++) {
                char sign = cells.charAt(place);
                Content content = sign == 'x'
                        ? Content.BLOCKED
                        : Content.of(Optional.ofNullable(edition.letters().get(String.valueOf(sign))).stream()
                                .toList());
                setup = setup.with(grid.cell(row, place), content);
            }
        }
        return setup;
    }

    /// The start without its pieces.
    @Override
    public final PositionSetup empty(Edition edition, Grid grid) {
        PositionSetup setup = begin(edition, grid);
        for (int cell = 0; cell < grid.cells(); cell++) {
            setup = setup.cells().get(cell).isBlocked() ? setup : setup.with(cell, Content.EMPTY);
        }
        return setup;
    }

    @Override
    public final Position start(Edition edition, Grid grid) {
        return valid(edition, begin(edition, grid));
    }

    /// The position of a set-up without mistakes.
    final Position valid(Edition edition, PositionSetup setup) {
        return switch (position(edition, setup)) {
            case SetupResult.Valid valid -> valid.position();
            case SetupResult.Invalid invalid -> throw new IllegalStateException(invalid.words(edition));
        };
    }

    /// The one of [#sizes] with these rows. Others are refused with the text `board`, at the first row that none of
    /// them has.
    @Override
    public Grid grid(List<Integer> rowLengths) {
        int right = 0;
        for (Grid grid : sizes()) {
            List<Integer> lengths = grid.rowLengths();
            if (lengths.equals(rowLengths)) {
                return grid;
            }
            int most = Math.min(lengths.size(), rowLengths.size());
            int row = 0;
            while (row < most && lengths.get(row).equals(rowLengths.get(row))) {
                row++;
            }
            right = Math.max(right, row);
        }
        throw new RowsException(right, Texts.of(getClass()).get("board"));
    }

    /// Whether a set-up may describe a game that is over. The default: yes.
    protected boolean setsUpEnds() {
        return true;
    }

    /// The numbers of a position as its content has them ([hexalyst.game.CanonicalContent]). A hook for games whose
    /// positions had other numbers once, under which results are kept: the default changes nothing.
    ///
    /// @param seen those of [#boardFields] as the player to move sees them, then the passes if they count
    protected long[] numbers(long[] seen) {
        return seen;
    }

    /// The key of versions before 1.1 ([Position#earlierKey]). The default is for games that had no such key.
    protected PositionKey earlierKey(RulePosition position) {
        return position.key();
    }

    /// Whether a swap can no longer come in a set-up that offers one. The default: after the first piece.
    protected boolean lateSwap(PositionSetup setup) {
        return setup.lateSwap();
    }

    /// Adds what is wrong with a set-up besides what the kit knows. What can be asked of a board of the game is asked
    /// there ([RuleBoard#check]), if nothing else is wrong. The default: nothing.
    protected void check(PositionSetup setup, SetupCheck check) {}

    /// A set-up in which all pieces of the groups that are named are dead ([#DEAD]), for [#kept].
    protected static PositionSetup withDeadGroups(PositionSetup said) {
        return said.withNamed(DEAD.name(), Stones.of(said).groups(said.named(DEAD.name())));
    }

    /// A set-up with the first piece of each dead group, for [#said].
    protected static PositionSetup withDeadNamed(PositionSetup kept) {
        return kept.withNamed(DEAD.name(), Stones.of(kept).firsts(kept.named(DEAD.name())));
    }

    /// Refuses dead pieces where there is none, and before the end of a game.
    protected static void checkDead(PositionSetup setup, SetupCheck check, boolean over) {
        CellSet dead = setup.named(DEAD.name());
        check.refuseField(!dead.isSubsetOf(Stones.of(setup).all()), DEAD.name(), "setup.dead");
        check.refuseField(!dead.isEmpty() && !over, DEAD.name(), "setup.deadLater");
    }

    /// Refuses a set-up in which a player has more than this many pieces.
    ///
    /// @param hands fields with the numbers of both players' pieces that are not on the board
    protected static void refuseMoreThan(int most, PositionSetup setup, SetupCheck check, String... hands) {
        for (Side player : Side.values()) {
            long held = Arrays.stream(hands)
                    .flatMap(hand -> setup.field(hand).stream())
                    .mapToLong(counts -> Long.parseLong(counts.split(",", -1)[player.ordinal()]))
                    .sum();
            check.refuse(pieces(setup, player) + held > most, SetupProblem.Part.ROWS, "setup.many", player, most);
        }
    }

    private static long pieces(PositionSetup setup, Side player) {
        return setup.cells().stream()
                .flatMap(content -> content.pieces().stream())
                .filter(piece -> piece.owner().equals(Optional.of(player)))
                .count();
    }

    @Override
    public final SetupResult position(Edition edition, PositionSetup setup) {
        SetupCheck check = new SetupCheck(edition, setup, levels());
        if (!check.isFine()) {
            return check.refused();
        }
        check.endlessSupply();
        if (countsPasses()) {
            check.refuse(setup.passes() > 2, SetupProblem.Part.PASSES, "setup.passes");
        } else {
            check.noPasses();
        }
        if (traits().swap() == Traits.SwapRule.NONE) {
            check.noSwap();
        } else {
            check.refuse(setup.swap() && lateSwap(setup), SetupProblem.Part.SWAP, "setup.lateSwap");
        }
        check(setup, check);
        int blocked = traits().wholeBoards() ? empty(edition, setup.grid()).count(Content.BLOCKED) : Integer.MAX_VALUE;
        check.refuse(setup.count(Content.BLOCKED) > blocked, SetupProblem.Part.ROWS, "setup.noBlocked");
        Supplier<Position> made = () -> made(edition, setup, check);
        return setsUpEnds() ? check.resultAtAnyTime(made) : check.result(made);
    }

    private Position made(Edition edition, PositionSetup setup, SetupCheck check) {
        int[] blocked = IntStream.range(0, setup.grid().cells())
                .filter(cell -> setup.cells().get(cell).isBlocked())
                .toArray();
        Ground ground = ground(edition, setup.grid(), CellSet.of(blocked));
        RuleBoard board = board(ground);
        board.read(kept(setup));
        board.check(check);
        Position position =
                traits().openTurns() ? open(setup, ground, board, check) : closed(setup, ground, board, check);
        boolean offered = setup.swap() || traits().swap() == Traits.SwapRule.ALWAYS && opens(setup);
        return offered ? new SwapPosition(position) : position;
    }

    private Position open(PositionSetup setup, Ground ground, RuleBoard board, SetupCheck check) {
        if (board.mustEnd()) {
            checkEnd(setup, check);
            board.endIfNeeded();
        }
        return new OpenPosition(ground, board);
    }

    private Position closed(PositionSetup setup, Ground ground, RuleBoard board, SetupCheck check) {
        RulePosition plain = RulePosition.of(ground, board, null);
        return setup.field(FieldRow.KO.name())
                .map(names -> ko(plain, names, check))
                .orElse(setup.number(FieldRow.SEEN.name(), 1) > 1 ? plain.again() : plain);
    }

    /// Whether a swap can still come where the rules always offer it: before the second player's first move.
    private boolean opens(PositionSetup setup) {
        return !lateSwap(setup.withSwap(true));
    }

    private RulePosition ko(RulePosition plain, String names, SetupCheck check) {
        MoveCodec codec = codec(plain.grid());
        RulePosition position = plain;
        for (String name : names.split(",", -1)) {
            Optional<Move> turn = codec.parse(name, plain.toMove()).filter(plain::allows);
            check.refuse(turn.isEmpty(), SetupProblem.Part.FIELD, "setup.ko", name);
            position =
                    turn.isPresent() ? position.forbidding(plain.code(turn.get().parts())) : position;
        }
        return position;
    }
}
