package hexalyst.export.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.board.PieceLook;
import hexalyst.board.PieceShape;
import hexalyst.export.board.Sheet.Figure;
import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Piece;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.game.Supply;
import hexalyst.record.GameTree;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// Stacks, kinds of pieces, and neutral pieces can be told apart.
class PiecesTest {
    private static final double RADIUS = 20;
    private static final Grid GRID = HexGrid.hexagon(2, 2);
    private static final int CELL = 3;
    private static final BoardGeometry STRAIGHT = new BoardGeometry(GRID, 0, false, RADIUS, 100, 100);

    private record Rules(List<PieceLook> kinds, boolean hidesBlocked, boolean caps) implements Edition {
        @Override
        public String id() {
            return "standard";
        }

        @Override
        public Grid grid() {
            return GRID;
        }

        @Override
        public Supply supply(Grid grid) {
            return Supply.ENDLESS;
        }
    }

    private static GameLook look(PieceLook... kinds) {
        return GameLook.of(new Rules(List.of(kinds), false, false));
    }

    private static Piece piece(char owner, int kind) {
        return new Piece(owner == 'o' ? Optional.empty() : Optional.of(owner == 'w' ? Side.WHITE : Side.BLACK), kind);
    }

    /// A stack of plain stones, from bottom to top.
    private static Content stack(String owners) {
        return Content.of(owners.chars().mapToObj(c -> piece((char) c, 0)).toList());
    }

    private static Sheet paint(Content content, GameLook game, BoardGeometry geometry, boolean shapes) {
        List<Content> contents = new ArrayList<>(Collections.nCopies(GRID.cells(), Content.EMPTY));
        contents.set(CELL, content);
        Sheet sheet = new Sheet();
        BoardPicture picture = new BoardPicture(
                        GRID,
                        new BoardLook(0, false, false, false, shapes),
                        contents,
                        CellSet.of(CELL),
                        CellSet.EMPTY,
                        new BoardPicture.Notes(List.of(), List.of(), List.of()),
                        Overlays.NONE,
                        Optional.empty(),
                        Grid.NONE)
                .of(game);
        new BoardPainter(sheet, geometry).paint(picture);
        return sheet;
    }

    private static List<Figure> pieces(Content content, GameLook game, boolean shapes) {
        return paint(content, game, STRAIGHT, shapes).on("pieces");
    }

    @Test
    void aStoneIsInTheMiddleOfItsCell() {
        for (GameLook game : List.of(GameLook.PLAIN, look(), look(PieceLook.STONE))) {
            Figure stone = new Figure("pieces", "circle", 100, 100, 0.66 * RADIUS, Ink.WHITE, "");
            assertEquals(List.of(stone), pieces(Content.WHITE, game, false));
        }
    }

    @Test
    void everyPieceOfAStackIsSeen() {
        for (String owners : List.of("wb", "wbw", "wbow", "bwbwb", "owbwbw")) {
            List<Figure> drawn = pieces(stack(owners), GameLook.PLAIN, false);
            assertEquals(owners.length() + (owners.length() < 4 ? 0 : 1), drawn.size());
            for (int i = 0; i < owners.length(); i++) {
                Ink ink = owners.charAt(i) == 'w' ? Ink.WHITE : owners.charAt(i) == 'b' ? Ink.BLACK : Ink.NOBODY;
                assertEquals(ink, drawn.get(i).tone(), owners);
                assertEquals(100, drawn.get(i).x());
                if (i > 0) {
                    double higher = drawn.get(i - 1).y() - drawn.get(i).y();
                    assertTrue(higher > 0.15 * RADIUS, owners + ": a layer of " + higher);
                }
            }
            double low = drawn.getFirst().y() + drawn.getFirst().size();
            Figure last = drawn.get(owners.length() - 1);
            assertEquals(200, low + last.y() - last.size(), 1e-9, "in the middle");
            double slope = Math.sqrt(0.75) * (RADIUS - Math.abs(last.y() - 100));
            assertTrue(last.size() + 0.05 * RADIUS < slope, owners + ": within the sloping edges of the cell");
        }
    }

    @Test
    void aSeamPartsPiecesOfOneColour() {
        List<Figure> drawn = pieces(stack("bbw"), GameLook.PLAIN, false);
        assertEquals(
                List.of(Ink.BLACK, Ink.TEXT_ON_BLACK, Ink.BLACK, Ink.WHITE),
                drawn.stream().map(Figure::tone).toList());
        assertTrue(drawn.get(1).y() > drawn.get(2).y(), "it is seen below the upper one");
    }

    @Test
    void ofATallStackTheTopIsDrawnWithTheNumberOfAll() {
        List<Figure> drawn = pieces(stack("bbbbbbwbwbwb"), GameLook.PLAIN, false);
        assertEquals(7, drawn.size());
        assertEquals(Ink.WHITE, drawn.getFirst().tone(), "the lowest of the six at the top");
        Figure number = drawn.getLast();
        assertEquals("12", number.text());
        assertEquals(Ink.TEXT_ON_BLACK, number.tone());
        assertEquals(drawn.get(5).y(), number.y(), "on the top piece");
        assertEquals("4", pieces(stack("wbwb"), GameLook.PLAIN, false).getLast().text());
        assertTrue(
                pieces(stack("wbw"), GameLook.PLAIN, false).stream()
                        .allMatch(figure -> figure.text().isEmpty()),
                "three can be counted");
    }

    @Test
    void aCapAndItsPrisonersAreDrawnAndCounted() {
        GameLook caps = GameLook.of(new Rules(List.of(), false, true));
        for (String stack : List.of("bbbw 1/3", "bw 0", "wwww 4", "bbbbbbbbbbbbwwwwwwww 8/12", "bwwwwwwww 8/1")) {
            String owners = stack.substring(0, stack.indexOf(' '));
            List<Figure> drawn = pieces(stack(owners), caps, false);
            Figure top = drawn.reversed().stream()
                    .filter(figure -> figure.text().isEmpty())
                    .findFirst()
                    .orElseThrow();
            assertEquals(Ink.WHITE, top.tone(), stack);
            assertEquals(
                    owners.contains("b"),
                    drawn.getFirst().tone() == Ink.BLACK,
                    stack + ": prisoners are at the bottom");
            String number = drawn.getLast().text();
            assertEquals(owners.length() < 4 ? "" : stack.substring(owners.length() + 1), number);
            double letters = number.chars()
                    .mapToDouble(letter -> letter == '/' ? 0.37 : 0.7)
                    .sum();
            assertTrue(letters * drawn.getLast().size() < 2 * top.size(), stack + ": the number fits on the top");
        }
    }

    @Test
    void kindsDifferByShapeInEverySet() {
        for (boolean shapes : List.of(false, true)) {
            for (char owner : new char[] {'w', 'b', 'o'}) {
                Set<List<Figure>> seen = new HashSet<>();
                for (PieceShape shape : PieceShape.values()) {
                    PieceLook kind = PieceLook.of("kind", shape);
                    seen.add(pieces(Content.of(List.of(piece(owner, 0))), look(kind), shapes));
                }
                assertEquals(PieceShape.values().length, seen.size());
            }
        }
    }

    @Test
    void playersDifferByShapeWhereThatIsWantedWhateverTheKind() {
        for (PieceShape shape : PieceShape.values()) {
            GameLook game = look(PieceLook.of("kind", shape));
            Set<List<String>> forms = new HashSet<>();
            for (char owner : new char[] {'w', 'b'}) {
                forms.add(pieces(Content.of(List.of(piece(owner, 0))), game, true).stream()
                        .map(Figure::form)
                        .toList());
            }
            assertEquals(2, forms.size(), shape.toString());
        }
    }

    @Test
    void aLetterIsWrittenAndHasNoRingOverIt() {
        PieceLook elephant = new PieceLook("stone", PieceShape.STONE, "E", 1, List.of(), 0);
        Sheet sheet = paint(Content.BLACK, look(elephant), STRAIGHT, false);
        Figure letter = sheet.on("pieces").getLast();
        assertEquals("E", letter.text());
        assertEquals(Ink.TEXT_ON_BLACK, letter.tone());
        assertEquals(1, sheet.on("last-move").size(), "the outline of the cell alone");
        assertEquals(
                2, paint(Content.BLACK, look(), STRAIGHT, false).on("last-move").size());
    }

    @Test
    void beamsTurnWithTheBoard() {
        GameLook game = look(new PieceLook("stone", PieceShape.STONE, "", 1, List.of(90), 0));
        Figure right = pieces(Content.WHITE, game, false).getFirst();
        assertTrue(right.x() > 100);
        assertEquals(100, right.y(), 1e-9);
        BoardGeometry mirrored = new BoardGeometry(GRID, 0, true, RADIUS, 100, 100);
        assertTrue(paint(Content.WHITE, game, mirrored, false)
                        .on("pieces")
                        .getFirst()
                        .x()
                < 100);
        BoardGeometry turned = new BoardGeometry(GRID, 3, false, RADIUS, 100, 100);
        assertTrue(paint(Content.WHITE, game, turned, false)
                        .on("pieces")
                        .getFirst()
                        .x()
                < 100);
    }

    @Test
    void sizesAreTheEditions() {
        PieceLook half = new PieceLook("stone", PieceShape.STONE, "", 0.5, List.of(), 0);
        Figure small = pieces(Content.WHITE, look(half), false).getFirst();
        assertEquals(0.33 * RADIUS, small.size(), 1e-9);
    }

    @Test
    void nothingIsDrawnWhereThereIsNoCell() {
        GameLook hidden = GameLook.of(new Rules(List.of(), true, false));
        assertEquals(
                6, paint(Content.BLOCKED, hidden, STRAIGHT, false).on("cells").size());
        assertEquals(
                7, paint(Content.BLOCKED, look(), STRAIGHT, false).on("cells").size());
    }

    @Test
    void aRowIsNamedBesideItsFirstCellAndWhatCountsIsTinted() {
        Game crossfire = Games.named("crossfire").orElseThrow();
        List<Figure> letters =
                paint(crossfire.start(crossfire.editions().getFirst())).on("coordinates");
        double tip = letters.getFirst().x();
        assertTrue(
                letters.stream().allMatch(letter -> letter.x() <= tip + 1e-9),
                "a and i are beside the tips, farther right than all others");
        Game yvy = Games.named("yvy").orElseThrow();
        List<Figure> cells = paint(
                        yvy.start(yvy.editions().getFirst(), yvy.sizes().getFirst()))
                .on("cells");
        assertEquals(
                9, cells.stream().filter(cell -> cell.tone() == Ink.CELL_MARKED).count());
    }

    private static Sheet paint(Position position) {
        Sheet sheet = new Sheet();
        BoardPicture picture = NodePicture.of(
                GameTree.of(position),
                GameTree.ROOT,
                PictureDetails.DIAGRAM.with(new BoardLook(0, false, true, false, false)));
        new BoardPainter(sheet, BoardGeometry.wide(position.grid(), 0, false, 800)).paint(picture);
        return sheet;
    }

    @Test
    void territoryHasSmallPiecesOfItsOwner() {
        GameLook game = new GameLook(Optional.empty(), CellSet.of(0, 1), CellSet.of(CELL), List.of());
        List<Figure> drawn = paint(Content.WHITE, game, STRAIGHT, true).on("territory");
        assertEquals(
                List.of(Ink.WHITE, Ink.WHITE, Ink.BLACK),
                drawn.stream().map(Figure::tone).toList());
        assertEquals("rectangle", drawn.getLast().form(), "a dead stone counts for the other player");
        assertNotEquals("rectangle", drawn.getFirst().form());
        assertTrue(drawn.stream().allMatch(figure -> figure.size() < 0.25 * RADIUS));
    }
}
