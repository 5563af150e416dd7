package hexalyst.game.manalath;

import hexalyst.board.CellSet;
import hexalyst.board.Groups;
import hexalyst.board.HexGrid;
import hexalyst.game.CanonicalContent;
import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.IllegalMoveException;
import hexalyst.game.Move;
import hexalyst.game.MovePreview;
import hexalyst.game.Outcome;
import hexalyst.game.Part;
import hexalyst.game.PositionKey;
import hexalyst.game.PositionSetup;
import hexalyst.game.Reason;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.Supply;
import hexalyst.game.kit.KeyedPosition;
import hexalyst.game.kit.PositionHash;
import hexalyst.game.manalath.ManalathEdition.Precedence;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// A Manalath position: the rules in their plain form, against which everything faster is checked.
public final class ManalathPosition extends KeyedPosition {
    private static final List<Content> CONTENTS = Content.simple();
    private final ManalathEdition edition;
    private final HexGrid grid;
    /// The content of each cell, as codes of [Content].
    private final byte[] cells;
    private final Side toMove;
    private final Supply supply;
    private final int passes;
    /// The cells of all groups of 4, and of all groups of 5, by colour.
    private final Standing standing;

    private final Outcome outcome;

    private record Standing(CellSet quarts, CellSet quints) {
        static final Standing NONE = new Standing(CellSet.EMPTY, CellSet.EMPTY);

        /// Replaces joined groups by the group that has just been made.
        Standing join(CellSet group) {
            CellSet others = quarts.minus(group);
            return switch (group.size()) {
                case Manalath.QUART -> new Standing(others.or(group), quints);
                case Manalath.QUINT -> new Standing(others, quints.or(group));
                default -> this;
            };
        }
    }

    private ManalathPosition(
            ManalathEdition edition,
            HexGrid grid,
            byte[] cells,
            Side toMove,
            Supply supply,
            int passes,
            Standing standing,
            Outcome outcome) {
        this.edition = edition;
        this.grid = grid;
        this.cells = cells;
        this.toMove = toMove;
        this.supply = supply;
        this.passes = passes;
        this.standing = standing;
        this.outcome = outcome;
    }

    /// The position of a set-up that has been found valid.
    static ManalathPosition of(ManalathEdition edition, PositionSetup setup, Supply supply) {
        HexGrid grid = HexGrid.of(setup.grid());
        byte[] cells = new byte[grid.cells()];
        Content own = Content.of(setup.toMove());
        Standing standing = Standing.NONE;
        for (int cell = 0; cell < cells.length; cell++) {
            cells[cell] = (byte) setup.cells().get(cell).code();
            if (setup.cells().get(cell).equals(own)) {
                standing = standing.join(Groups.around(
                        grid, cell, next -> setup.cells().get(next).equals(own)));
            }
        }
        return new ManalathPosition(
                edition, grid, cells, setup.toMove(), supply, setup.passes(), standing, Outcome.ongoing());
    }

    @Override
    public Game game() {
        return Manalath.GAME;
    }

    @Override
    public Edition edition() {
        return edition;
    }

    /// The edition with its rules.
    ManalathEdition rules() {
        return edition;
    }

    /// How many quarts the player to move has.
    int standingQuarts() {
        return standing.quarts.size() / Manalath.QUART;
    }

    /// How many quints the player to move has.
    int standingQuints() {
        return standing.quints.size() / Manalath.QUINT;
    }

    @Override
    public HexGrid grid() {
        return grid;
    }

    @Override
    public Side toMove() {
        return toMove;
    }

    @Override
    public Content at(int cell) {
        return CONTENTS.get(cells[cell]);
    }

    @Override
    public Supply supply() {
        return supply;
    }

    @Override
    public int passes() {
        return passes;
    }

    @Override
    public Outcome outcome() {
        return outcome;
    }

    @Override
    public List<Move> legalMoves() {
        if (outcome.over()) {
            return List.of();
        }
        List<Move> moves = new ArrayList<>();
        for (int cell = 0; cell < cells.length; cell++) {
            for (Move move : candidates(cell)) {
                if (allowsPut(move)) {
                    moves.add(move);
                }
            }
        }
        if (moves.isEmpty()) {
            moves.add(Move.pass());
        }
        return List.copyOf(moves);
    }

    @Override
    public List<Move> candidates(int cell) {
        return at(cell).isEmpty() ? List.of(Move.place(cell, Side.WHITE), Move.place(cell, Side.BLACK)) : List.of();
    }

    @Override
    public boolean allows(Move move) {
        Part.Put put = move.put();
        return !outcome.over() && (put != null ? placeable(put) : move.isPass() && !anyPlacement());
    }

    @Override
    public MovePreview preview(Move move) {
        Optional<Reason> illegal = whyIllegal(move);
        Part.Put put = move.put();
        if (put == null) {
            return illegal.<MovePreview>map(why -> new MovePreview.Illegal(why, CellSet.EMPTY))
                    .orElseGet(() -> new MovePreview.Legal(
                            Reason.of("pass", toMove), CellSet.EMPTY, play(move).outcome()));
        }
        if (illegal.isPresent()) {
            return new MovePreview.Illegal(aboutPiece(put, illegal.get()), around(put));
        }
        ManalathPosition next = play(move);
        CellSet group = next.group(put.cell());
        return new MovePreview.Legal(
                aboutPiece(put, next.outcome.told(aboutGroup(group.size()), toMove)), group, next.outcome);
    }

    private CellSet around(Part.Put place) {
        return at(place.cell()).isEmpty() ? joined(place) : CellSet.of(place.cell());
    }

    private static Reason aboutGroup(int size) {
        return switch (size) {
            case 1 -> Reason.of("makes.one");
            case Manalath.QUART -> Reason.of("makes.quart");
            case Manalath.QUINT -> Reason.of("makes.quint");
            default -> Reason.of("makes.group", size);
        };
    }

    private Reason aboutPiece(Part.Put put, Reason what) {
        return Reason.of(put.colour() == toMove ? "piece.own" : "piece.other", put.colour(), what);
    }

    @Override
    public ManalathPosition play(Move move) {
        if (outcome.over()) {
            throw illegal(move);
        }
        Part.Put put = move.put();
        if (put != null) {
            CellSet group = joined(put);
            if (!placeable(put, group)) {
                throw illegal(move);
            }
            return place(put, group);
        }
        if (!allows(move)) {
            throw illegal(move);
        }
        return passed();
    }

    private ManalathPosition passed() {
        Outcome end = endOfTurn(standing, standing);
        Outcome drawn = passes + 1 == edition.passesToDraw() ? new Outcome.Drawn(noMove()) : end;
        return new ManalathPosition(
                edition, grid, cells, toMove.other(), supply, passes + 1, Standing.NONE, end.over() ? end : drawn);
    }

    private IllegalMoveException illegal(Move move) {
        return new IllegalMoveException(
                edition.words(Reason.of("illegal", text(move), whyIllegal(move).orElseThrow())));
    }

    /// `standing` contains only groups of the player to move, since a player who ends a turn with an own quart or quint
    /// has ended the game. So after a placement of the own colour, the game is over or there are no quarts and quints;
    /// after one of the other colour, the next player has at most the new group.
    ///
    /// @param group the group that the piece will belong to
    private ManalathPosition place(Part.Put place, CellSet group) {
        byte[] after = cells.clone();
        after[place.cell()] = (byte) Content.of(place.colour()).code();
        boolean own = place.colour() == toMove;
        Outcome end = endOfTurn(standing, own ? standing.join(group) : standing);
        Standing next = own ? Standing.NONE : Standing.NONE.join(group);
        return new ManalathPosition(edition, grid, after, toMove.other(), supply.less(place.colour(), 1), 0, next, end);
    }

    /// How the turn of the player to move ends, given that player's quarts and quints when it began and now.
    private Outcome endOfTurn(Standing before, Standing now) {
        if (now.quarts.isEmpty() && now.quints.isEmpty()) {
            return Outcome.ongoing();
        }
        boolean loses = !now.quarts.isEmpty()
                && (now.quints.isEmpty()
                        || edition.precedence() == Precedence.QUART_DECIDES
                        || !before.quarts.isEmpty());
        return loses ? decided(toMove.other(), now.quarts) : decided(toMove, now.quints);
    }

    private Outcome decided(Side winner, CellSet cells) {
        return new Outcome.Won(winner, cells, Reason.of(winner == toMove ? "end.quint" : "end.quart", toMove));
    }

    private Reason noMove() {
        return passes == 0 ? Reason.of("end.noMove", toMove) : Reason.of("end.passes");
    }

    private boolean anyPlacement() {
        for (int cell = 0; cell < cells.length; cell++) {
            for (Move move : candidates(cell)) {
                if (allowsPut(move)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean allowsPut(Move move) {
        Part.Put put = move.put();
        return put != null && placeable(put);
    }

    private boolean placeable(Part.Put place) {
        return at(place.cell()).isEmpty() && placeable(place, joined(place));
    }

    /// @param group the group that the piece would belong to
    private boolean placeable(Part.Put place, CellSet group) {
        return at(place.cell()).isEmpty() && supply.has(place.colour()) && group.size() <= Manalath.QUINT;
    }

    /// Why a move is illegal; empty if it is legal.
    private Optional<Reason> whyIllegal(Move move) {
        if (outcome.over()) {
            return outcome.why().map(why -> Reason.of("illegal.over", why));
        }
        Part.Put put = move.put();
        if (put != null) {
            return forbidden(put);
        }
        if (move.isPass()) {
            return anyPlacement() ? Optional.of(Reason.of("illegal.pass")) : Optional.empty();
        }
        return Optional.of(Reason.of("illegal.swap"));
    }

    private Optional<Reason> forbidden(Part.Put place) {
        if (!at(place.cell()).isEmpty()) {
            return Optional.of(Reason.of(at(place.cell()).isBlocked() ? "illegal.blocked" : "illegal.occupied"));
        }
        if (!supply.has(place.colour())) {
            return Optional.of(Reason.of("illegal.supply", place.colour()));
        }
        CellSet group = joined(place);
        return placeable(place, group) ? Optional.empty() : Optional.of(Reason.of("illegal.size", group.size()));
    }

    /// The group that a piece would belong to.
    private CellSet joined(Part.Put place) {
        return joined(place.cell(), place.colour());
    }

    /// The group that a piece of this colour on a cell belongs to, or would belong to.
    CellSet joined(int at, Side side) {
        int colour = Content.of(side).code();
        return Groups.around(grid, at, cell -> cells[cell] == colour || cell == at);
    }

    /// The group of the piece on a cell; empty if there is none.
    private CellSet group(int cell) {
        byte colour = cells[cell];
        return at(cell).isEmpty() || at(cell).isBlocked()
                ? CellSet.EMPTY
                : Groups.around(grid, cell, next -> cells[next] == colour);
    }

    @Override
    public SearchBoard searchBoard() {
        if (cells.length <= Long.SIZE) {
            return new NarrowBoard(this);
        }
        return cells.length <= 2 * Long.SIZE ? new WideBoard(this) : super.searchBoard();
    }

    /// A supply that exceeds the empty cells is equivalent to an unlimited one.
    @Override
    public CanonicalContent canonicalContent() {
        int empties = empties();
        return CanonicalContent.of(
                this,
                List.of(),
                ManalathHash.usable(supply.left(toMove), empties),
                ManalathHash.usable(supply.left(toMove.other()), empties),
                passes);
    }

    @Override
    public PositionKey earlierKey() {
        return PositionHash.key(this, this::frame);
    }

    private long frame(int family) {
        return ManalathHash.frame(family, edition, grid, toMove, supply, empties(), passes);
    }

    private int empties() {
        int count = 0;
        for (byte cell : cells) {
            count += cell == Content.EMPTY.code() ? 1 : 0;
        }
        return count;
    }

    @Override
    public PositionSetup setup() {
        return new PositionSetup(grid, contents(), toMove, Optional.of(supply), passes);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ManalathPosition position
                && position.edition.equals(edition)
                && position.grid.equals(grid)
                && position.toMove == toMove
                && position.passes == passes
                && position.supply.equals(supply)
                && position.outcome.equals(outcome)
                && Arrays.equals(position.cells, cells);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(cells) + toMove.ordinal();
    }
}
