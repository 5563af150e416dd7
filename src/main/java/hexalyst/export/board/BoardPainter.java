package hexalyst.export.board;

import hexalyst.board.Caption;
import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.Outline.Point;
import hexalyst.export.board.Surface.Style;
import hexalyst.game.Content;
import hexalyst.game.Side;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Draws one [BoardPicture]. Sizes are in cell radii; the surface resolves the paints.
public final class BoardPainter {
    /// The size of a cell's background.
    static final double CELL = 0.965;
    /// The size of the sign that shows for whom a cell counts.
    public static final double TERRITORY = 0.24;

    static final double GHOST_OPACITY = 0.75;
    private static final double FORBIDDEN_OPACITY = 0.25;
    /// How high letters beside the board and numbers in its cells can be, in radii.
    private static final double MOST_LETTER = 0.8;

    private static final double MOST_NUMBER = 0.46;
    /// How high letters can be that stand above each other, as a fraction of their distance.
    private static final double LETTERS = 0.95;

    private final Surface out;
    private final BoardGeometry geometry;
    private final Brush brush;

    /// A painter of boards in one place and size.
    ///
    /// @param out the empty surface to draw on
    /// @param geometry the place on it
    public BoardPainter(Surface out, BoardGeometry geometry) {
        this(out, geometry, 1);
    }

    /// A painter with larger or smaller letters.
    ///
    /// @param out the empty surface to draw on
    /// @param geometry the place on it
    /// @param lettering the scale of letters and numbers, 1 as usual, as far as they fit into the cells
    public BoardPainter(Surface out, BoardGeometry geometry, double lettering) {
        this.out = out;
        this.geometry = geometry;
        brush = new Brush(out, geometry, lettering);
    }

    /// Draws everything.
    public void paint(BoardPicture picture) {
        PiecePainter pieces = new PiecePainter(brush, picture.look());
        OverlayPainter overlays = new OverlayPainter(brush, pieces, picture.look());
        Overlays over = picture.overlays();
        CellSet covered = covered(over);
        // A line being shown covers cells, and perhaps the only winning move.
        int least = over.preview().isEmpty() ? OverlayPainter.hardest(over.lens()) : Integer.MAX_VALUE;
        out.layer("cells");
        cells(picture);
        OwnerPainter owners = new OwnerPainter(brush);
        if (!over.owners().isEmpty()) {
            out.layer("owners");
            owners.ground(picture);
        }
        new GoalPainter(brush).paint(picture.grid(), picture.game(), geometry.shown());
        if (!picture.grid().lines().isEmpty()) {
            out.layer("lines");
            new LinePainter(brush, picture.grid()).lines(open(picture));
        }
        out.layer("lens");
        over.lens().forEach(lens -> overlays.lens(lens, holds(picture, lens), isHovered(picture, lens.cell()), least));
        out.layer("coordinates");
        if (picture.look().coordinates()) {
            letters(picture);
        }
        if (picture.look().numbers()) {
            numbers(picture, covered(over.withLens(OverlayPainter.told(over.lens(), least))));
        }
        picture.hover().ifPresent(this::groups);
        ReachPainter reach = new ReachPainter(brush);
        if (!picture.reach().lit().isEmpty()) {
            out.layer("lit");
            reach.ground(picture);
        }
        out.layer("pieces");
        StackPainter stacks = new StackPainter(brush, pieces, picture.game());
        for (int cell = 0; cell < picture.grid().cells(); cell++) {
            Content content = picture.contents().get(cell);
            out.about(() -> content.pieces().size() > 1 ? BoardWords.name(content, picture.game()) : "");
            stacks.draw(content, brush.x(cell), brush.y(cell));
        }
        out.about(() -> "");
        owners.pieces(picture);
        out.layer("territory");
        territory(picture, pieces, covered);
        out.layer("deciding");
        picture.deciding().stream().forEach(this::deciding);
        out.layer("last-move");
        lastMove(picture);
        if (!over.branches().isEmpty()) {
            out.layer("branches");
        }
        over.branches().stream()
                .filter(branch -> !covered.contains(branch.cell()) && !isHovered(picture, branch.cell()))
                .forEach(overlays::branch);
        out.layer("signs");
        over.signs().forEach(sign -> overlays.sign(sign));
        out.layer("ways");
        over.trails().forEach(overlays::trail);
        out.layer("best-moves");
        over.lens().stream()
                .filter(lens -> holds(picture, lens))
                .forEach(lens -> overlays.value(lens, isHovered(picture, lens.cell()), least));
        overlays.best(over.best());
        out.layer("move-numbers");
        overlays.moveNumbers(picture);
        out.layer("group-sizes");
        overlays.groupSizes(over.groupSizes());
        out.layer("line");
        over.preview().forEach(overlays::preview);
        picture.hover()
                .filter(hover -> !covered.contains(hover.cell()) && !walls(hover))
                .ifPresent(hover -> {
                    double above = stacks.above(picture.contents().get(hover.cell()));
                    ghosts(hover, above, pieces, stacks);
                });
        ChangePainter changes = new ChangePainter(brush, pieces, stacks);
        picture.hover()
                .ifPresent(hover -> hover.left().ifPresent(ghost -> changes.paint(picture, ghost, hover.cell())));
        new NotePainter(brush).paint(picture, covered);
        if (!picture.reach().equals(BoardPicture.Reach.NONE)) {
            out.layer("reach");
            reach.paint(picture);
        }
        out.layer("cursor");
        if (picture.cursor() != Grid.NONE) {
            brush.cell(picture.cursor(), 0.9, brush.line(Ink.CURSOR, 0.11));
        }
    }

    /// Draws only some pieces, except those on cells where the picture shows something else.
    ///
    /// @param some the contents of their cells
    public void pieces(BoardPicture picture, Map<Integer, Content> some) {
        CellSet told = picture.hover()
                .map(hover -> covered(picture.overlays()).with(hover.cell()))
                .orElse(covered(picture.overlays()));
        some.forEach((cell, content) -> {
            if (!told.contains(cell)) {
                content(picture, content, brush.x(cell), brush.y(cell));
            }
        });
    }

    /// Draws only the content of a cell.
    ///
    /// @param x the centre, in pixels
    /// @param y the centre, in pixels
    public void content(BoardPicture picture, Content content, double x, double y) {
        content(picture.look(), picture.game(), content, x, y);
    }

    /// Draws the content of a cell for a board without a picture.
    public void content(BoardLook look, GameLook game, Content content, double x, double y) {
        new StackPainter(brush, new PiecePainter(brush, look), game).draw(content, x, y);
    }

    /// Draws a small piece of the player for whom a cell counts.
    private void territory(BoardPicture picture, PiecePainter pieces, CellSet covered) {
        for (Side side : Side.values()) {
            CellSet cells = side == Side.WHITE
                    ? picture.game().whites()
                    : picture.game().blacks();
            cells.minus(covered).stream()
                    .filter(cell -> !isHovered(picture, cell))
                    .forEach(cell -> pieces.piece(brush.x(cell), brush.y(cell), side, TERRITORY, 1));
        }
    }

    private static boolean holds(BoardPicture picture, Overlays.LensCell lens) {
        return !picture.contents().get(lens.cell()).pieces().isEmpty();
    }

    /// The cells with something else drawn in their middle.
    static CellSet covered(Overlays over) {
        CellSet cells = CellSet.EMPTY;
        for (Overlays.LensCell lens : over.lens()) {
            cells = cells.with(lens.cell());
        }
        for (Overlays.BestMove best : over.best()) {
            cells = cells.with(best.cell());
        }
        for (Overlays.NumberedPiece piece : over.preview()) {
            cells = cells.with(piece.cell());
        }
        return cells;
    }

    private void letters(BoardPicture picture) {
        List<Caption> captions = geometry.captions(drawn(picture));
        double size = Math.min(
                brush.grown(Math.clamp(0.42 * brush.radius(), 9, 22), MOST_LETTER),
                LETTERS * least(captions) * brush.radius());
        for (Caption caption : captions) {
            brush.text(caption.text(), geometry.x(caption), geometry.y(caption), size, Ink.LETTER);
        }
    }

    /// The least distance of two letters, in radii.
    private static double least(List<Caption> captions) {
        double least = Double.MAX_VALUE;
        for (int one = 0; one < captions.size(); one++) {
            for (int other = 0; other < one; other++) {
                Caption from = captions.get(one);
                Caption to = captions.get(other);
                least = Math.min(least, Math.hypot(from.x() - to.x(), from.y() - to.y()));
            }
        }
        return least;
    }

    /// The cells that are drawn.
    private CellSet drawn(BoardPicture picture) {
        return CellSet.of(geometry.shown().stream()
                .filter(cell -> !picture.game().hides(picture.contents().get(cell)))
                .toArray());
    }

    /// The cells that are drawn and not blocked.
    private CellSet open(BoardPicture picture) {
        return CellSet.of(drawn(picture).stream()
                .filter(cell -> !picture.contents().get(cell).isBlocked())
                .toArray());
    }

    private void cells(BoardPicture picture) {
        CellSet drawn = drawn(picture);
        boolean lined = !picture.grid().lines().isEmpty();
        if (lined) {
            new LinePainter(brush, picture.grid()).ground(drawn);
        }
        CellSet marked = picture.game().marked(picture.grid());
        for (int cell : drawn.stream().toArray()) {
            boolean blocked = picture.contents().get(cell).isBlocked();
            Ink fill;
            if (blocked) {
                fill = Ink.BLOCKED;
            } else if (picture.deciding().contains(cell)) {
                fill = Ink.DECIDING_CELL;
            } else if (isHovered(picture, cell)) {
                fill = Ink.CELL_HOVER;
            } else {
                fill = marked.contains(cell) ? Ink.CELL_MARKED : Ink.CELL;
            }
            if (!lined) {
                brush.cell(cell, CELL, brush.both(fill, blocked ? Ink.BLOCKED_EDGE : Ink.CELL_EDGE, 0.03));
            } else if (fill != Ink.CELL) {
                brush.cell(cell, CELL, Style.filled(fill));
            }
        }
    }

    private static boolean isHovered(BoardPicture picture, int cell) {
        return picture.hover().isPresent() && picture.hover().get().cell() == cell;
    }

    /// True if a click would block its cell.
    private static boolean walls(BoardPicture.Hover hover) {
        return hover.left()
                .filter(ghost -> ghost.changes().walled().contains(hover.cell()))
                .isPresent();
    }

    private void numbers(BoardPicture picture, CellSet covered) {
        CellSet lensed = covered(picture.overlays());
        LinePainter lines = new LinePainter(brush, picture.grid());
        boolean lined = !picture.grid().lines().isEmpty();
        double size = brush.grown(Math.clamp(0.3 * brush.radius(), 8, 16), MOST_NUMBER);
        for (int cell : geometry.shown().stream().toArray()) {
            if (picture.contents().get(cell).isEmpty() && !isHovered(picture, cell) && !covered.contains(cell)) {
                String number = picture.grid().caption(cell);
                // The usual ink is hardly visible on the background of the lens.
                Ink ink = lensed.contains(cell) ? Ink.LETTER : Ink.NUMBER;
                Point aside = lined ? lines.number(cell) : new Point(0, 0.58 * brush.radius());
                brush.thin(number, brush.x(cell) + aside.x(), brush.y(cell) + aside.y(), size, ink);
            }
        }
    }

    /// Draws the outlines of the last move's cells. A move with only one cell also gets a ring, unless that would be
    /// under a number or over a figure.
    private void lastMove(BoardPicture picture) {
        CellSet cells = picture.lastMove();
        for (int cell : cells.stream().toArray()) {
            Content content = picture.contents().get(cell);
            if (cells.size() == 1
                    && !picture.overlays().moveNumbers().containsKey(cell)
                    && picture.game().isPlain(content)) {
                Ink ink = content.is(Side.WHITE) ? Ink.ON_WHITE : Ink.ON_BLACK;
                brush.ring(brush.x(cell), brush.y(cell), 0.2, ink, 0.1);
            }
            brush.cell(cell, 0.93, brush.line(Ink.LAST_MOVE, 0.05));
        }
    }

    private void deciding(int cell) {
        brush.ring(brush.x(cell), brush.y(cell), PiecePainter.PIECE + 0.02, Ink.DECIDING, 0.13);
    }

    /// Draws the groups that the two buttons would make: a solid line around the left button's cells, a dashed one
    /// around the right button's, red for illegal moves.
    private void groups(BoardPicture.Hover hover) {
        hover.left().ifPresent(ghost -> group(ghost, 0.88, false));
        if (!hover.right().equals(hover.left())) {
            hover.right().ifPresent(ghost -> group(ghost, 0.76, true));
        }
    }

    private void group(BoardPicture.Ghost ghost, double size, boolean dashed) {
        Style line = brush.line(ghost.legal() ? Ink.LAST_MOVE : Ink.ILLEGAL, 0.05);
        Style style = dashed ? line.dashed(0.2 * brush.radius()) : line;
        ghost.cells().stream().forEach(cell -> brush.cell(cell, size, style));
    }

    /// Draws the pieces that the buttons would place: the left half of the piece is the left button's, the right half
    /// the right button's, with a cross where that is illegal. On top of other pieces there is only room for one.
    ///
    /// @param above how far above the middle of the cell it would lie, in pixels
    private void ghosts(BoardPicture.Hover hover, double above, PiecePainter pieces, StackPainter stacks) {
        Optional<BoardPicture.Ghost> one = hover.left().or(hover::right);
        if (one.isPresent() && stacks.isMore(one.get().content())) {
            stacks.draw(one.get().content(), brush.x(hover.cell()), brush.y(hover.cell()) - above);
            return;
        }
        if (one.isPresent() && (above > 0 || hover.left().equals(hover.right()))) {
            whole(hover.cell(), above, one.get(), pieces);
            return;
        }
        hover.left().ifPresent(ghost -> half(hover.cell(), ghost, true, pieces));
        hover.right().ifPresent(ghost -> half(hover.cell(), ghost, false, pieces));
    }

    private void whole(int cell, double above, BoardPicture.Ghost ghost, PiecePainter pieces) {
        double x = brush.x(cell);
        double y = brush.y(cell) - above;
        double size = above > 0 ? StackPainter.PIECE : PiecePainter.PIECE;
        pieces.piece(
                x, y, ghost.content().colour().orElseThrow(), size, ghost.legal() ? GHOST_OPACITY : FORBIDDEN_OPACITY);
        if (!ghost.legal()) {
            brush.cross(x, y, 0.2, brush.line(Ink.ILLEGAL, 0.09));
        }
    }

    private void half(int cell, BoardPicture.Ghost ghost, boolean left, PiecePainter pieces) {
        pieces.half(
                cell, ghost.content().colour().orElseThrow(), left, ghost.legal() ? GHOST_OPACITY : FORBIDDEN_OPACITY);
        if (!ghost.legal()) {
            double aside = (left ? -0.33 : 0.33) * brush.radius();
            brush.cross(brush.x(cell) + aside, brush.y(cell), 0.15, brush.line(Ink.ILLEGAL, 0.09));
        }
    }
}
