package hexalyst.ui.legend;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.export.board.BoardLook;
import hexalyst.export.board.BoardPicture;
import hexalyst.export.board.BoardPicture.Ghost;
import hexalyst.export.board.LensValue;
import hexalyst.export.board.Overlays;
import hexalyst.export.board.Overlays.BestMove;
import hexalyst.export.board.Overlays.Half;
import hexalyst.export.board.Overlays.LensCell;
import hexalyst.export.board.Overlays.NumberedPiece;
import hexalyst.export.board.Overlays.Sign;
import hexalyst.game.Content;
import hexalyst.game.Side;
import hexalyst.turn.Changes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Everything that a board shows besides cells and pieces, each with a picture of it on the middle cell of the smallest
/// board. Their texts have the same names. In games where players place only their own pieces, some have a different
/// text.
enum BoardSign {
    LENS_PROVED,
    LENS_ESTIMATED,
    LENS_OPEN,
    WINS,
    LOSES,
    THREATENS,
    ILLEGAL,
    CONNECTS,
    CUTS,
    EYE,
    BEST_PROVED,
    BEST_ESTIMATED,
    LAST_MOVE,
    DECIDING,
    GROUP_SIZE,
    GROUP_FREEDOMS,
    MOVE_NUMBER,
    LINE,
    BRANCHES,
    POINTER,
    TARGET,
    TAKEN,
    TURNED,
    WALLED,
    GROUP_OPEN,
    GROUP_IDLE,
    OWNERS;

    private static final Grid GRID = HexGrid.hexagon(2, 2);
    private static final int MIDDLE = 3;
    private static final int BESIDE = 2;
    private static final LensValue WIN = new LensValue.Proved(new ProvedValue(Value.WIN, 5), true);

    /// Draws the sign on a board.
    ///
    /// @param shapes true if the players' pieces differ by shape too
    /// @param colours true if a player may place pieces of either colour
    BoardPicture picture(boolean shapes, boolean colours) {
        List<Content> contents = new ArrayList<>(Collections.nCopies(GRID.cells(), Content.EMPTY));
        piece().ifPresent(piece -> contents.set(MIDDLE, piece));
        return new BoardPicture(
                        GRID,
                        new BoardLook(0, false, false, false, shapes),
                        contents,
                        this == LAST_MOVE ? CellSet.of(MIDDLE) : CellSet.EMPTY,
                        this == DECIDING ? CellSet.of(MIDDLE) : CellSet.EMPTY,
                        new BoardPicture.Notes(List.of(), List.of(), List.of()),
                        overlays(colours),
                        hover(colours),
                        Grid.NONE)
                .reaching(reach());
    }

    private BoardPicture.Reach reach() {
        CellSet middle = CellSet.of(MIDDLE);
        return switch (this) {
            case TARGET -> new BoardPicture.Reach(CellSet.EMPTY, middle);
            case GROUP_OPEN -> new BoardPicture.Reach(CellSet.EMPTY, CellSet.EMPTY, middle, CellSet.EMPTY);
            case GROUP_IDLE -> new BoardPicture.Reach(CellSet.EMPTY, CellSet.EMPTY, CellSet.EMPTY, middle);
            default -> BoardPicture.Reach.NONE;
        };
    }

    /// The key of its text.
    ///
    /// @param signs the signs of the game
    String key(GameSigns signs) {
        boolean reply = signs.afterReply() && (this == WINS || this == THREATENS);
        String now = signs.colours() || this == THREATENS ? "" : ".own";
        return switch (this) {
            case LENS_PROVED, WINS, LOSES, ILLEGAL, POINTER, THREATENS -> name() + (reply ? ".reply" : now);
            default -> name();
        };
    }

    private Optional<BoardPicture.Hover> hover(boolean colours) {
        CellSet middle = CellSet.of(MIDDLE);
        return switch (this) {
            case POINTER -> {
                Ghost left = ghost(Side.WHITE, true, Changes.NONE);
                Ghost right = colours ? ghost(Side.BLACK, false, Changes.NONE) : left;
                yield Optional.of(new BoardPicture.Hover(MIDDLE, Optional.of(left), Optional.of(right)));
            }
            case TAKEN -> beside(new Changes(middle, CellSet.EMPTY, List.of()));
            case TURNED -> beside(new Changes(CellSet.EMPTY, middle, List.of()));
            case WALLED -> beside(new Changes(CellSet.EMPTY, CellSet.EMPTY, middle, List.of()));
            default -> Optional.empty();
        };
    }

    private static Optional<BoardPicture.Hover> beside(Changes changes) {
        Optional<Ghost> ghost = Optional.of(ghost(Side.WHITE, true, changes));
        return Optional.of(new BoardPicture.Hover(BESIDE, ghost, ghost));
    }

    private static Ghost ghost(Side colour, boolean legal, Changes changes) {
        return new Ghost(
                Content.of(colour), legal, changes.equals(Changes.NONE) ? CellSet.of(MIDDLE) : CellSet.EMPTY, changes);
    }

    private Optional<Content> piece() {
        return switch (this) {
            case LAST_MOVE, DECIDING, MOVE_NUMBER, GROUP_OPEN, GROUP_IDLE -> Optional.of(Content.WHITE);
            case GROUP_SIZE, GROUP_FREEDOMS, TAKEN, TURNED, WALLED, OWNERS -> Optional.of(Content.BLACK);
            default -> Optional.empty();
        };
    }

    private Overlays overlays(boolean colours) {
        return switch (this) {
            case LENS_PROVED -> lens(colours, WIN, new LensValue.Proved(new ProvedValue(Value.LOSS, 8), false));
            case LENS_ESTIMATED -> lens(colours, new LensValue.Estimated(62), new LensValue.Estimated(31));
            case LENS_OPEN -> lens(colours, new LensValue.Open(), new LensValue.Illegal());
            case WINS -> sign(Side.WHITE, Sign.Kind.WINS);
            case LOSES -> sign(Side.BLACK, Sign.Kind.LOSES);
            case THREATENS -> sign(Side.BLACK, Sign.Kind.THREATENS);
            case ILLEGAL -> sign(Side.WHITE, Sign.Kind.ILLEGAL);
            case CONNECTS -> sign(Side.WHITE, Sign.Kind.CONNECTS);
            case CUTS -> sign(Side.BLACK, Sign.Kind.CUTS);
            case EYE -> sign(Side.WHITE, Sign.Kind.EYE);
            case BEST_PROVED -> best(new BestMove(MIDDLE, Side.WHITE, 1, WIN));
            case BEST_ESTIMATED -> best(new BestMove(MIDDLE, Side.BLACK, 2, new LensValue.Estimated(62)));
            case GROUP_SIZE, GROUP_FREEDOMS -> numbers(Map.of(), Map.of(MIDDLE, 3));
            case MOVE_NUMBER -> numbers(Map.of(MIDDLE, "7"), Map.of());
            case LINE -> Overlays.NONE.withPreview(List.of(new NumberedPiece(MIDDLE, Side.BLACK, 1)), List.of());
            case OWNERS ->
                Overlays.NONE.withOwners(Map.of(0, 0.9, 1, 0.6, 2, 0.9, MIDDLE, 0.8, 4, -0.3, 5, -0.9, 6, -0.9));
            case BRANCHES -> Overlays.NONE.withBranches(List.of(new NumberedPiece(MIDDLE, Side.BLACK, 1)));
            case LAST_MOVE, DECIDING, POINTER, TARGET, TAKEN, TURNED, WALLED, GROUP_OPEN, GROUP_IDLE -> Overlays.NONE;
        };
    }

    private static Overlays lens(boolean colours, LensValue left, LensValue right) {
        Half first = new Half(Side.WHITE, left);
        LensCell cell = new LensCell(MIDDLE, colours ? List.of(first, new Half(Side.BLACK, right)) : List.of(first));
        return Overlays.NONE.withLens(List.of(cell));
    }

    private static Overlays sign(Side colour, Sign.Kind kind) {
        Sign sign = new Sign(MIDDLE, colour == Side.WHITE ? -1 : 1, colour, kind);
        return Overlays.NONE.withSigns(List.of(sign));
    }

    private static Overlays best(BestMove best) {
        return Overlays.NONE.withBest(List.of(best));
    }

    private static Overlays numbers(Map<Integer, String> moves, Map<Integer, Integer> sizes) {
        return Overlays.NONE.withNumbers(moves, sizes);
    }
}
