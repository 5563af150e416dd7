package hexalyst.export.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.export.board.Overlays.Half;
import hexalyst.game.Content;
import hexalyst.game.Side;
import hexalyst.record.Label;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/// Estimates in the lens are either large enough to be read, or left out.
class LensTypeTest {
    /// The height and width of bold digits of DejaVu Sans, the widest likely font, relative to the font size.
    private static final double HEIGHT = 0.73;

    private static final double WIDTH = 0.7;

    private final Map<String, Double> written = new TreeMap<>();
    private final Map<String, Double> lefts = new TreeMap<>();
    private final Map<String, Double> heights = new TreeMap<>();
    private List<Label> labels = List.of();
    private final List<String> texts = new ArrayList<>();
    /// The centre and the radius of each.
    private final List<double[]> circles = new ArrayList<>();
    private List<Overlays.BestMove> best = List.of();
    private Optional<BoardPicture.Hover> hover = Optional.empty();
    private List<Overlays.NumberedPiece> line = List.of();
    private double lettering = 1;
    private boolean numbers;

    private final class Sheet implements Surface {
        @Override
        public void layer(String name) {
            written.remove("");
        }

        @Override
        public void polygon(double[] xs, double[] ys, Style style) {
            written.remove("");
        }

        @Override
        public void circle(double x, double y, double radius, Style style) {
            circles.add(new double[] {x, y, radius});
        }

        @Override
        public void halfDisc(double x, double y, double radius, boolean left, Style style) {
            written.remove("");
        }

        @Override
        public void rectangle(double x, double y, double width, double height, double round, Style style) {
            written.remove("");
        }

        @Override
        public void line(double x1, double y1, double x2, double y2, Style style) {
            written.remove("");
        }

        @Override
        public void text(String text, double x, double y, double size, boolean bold, Tone tone, double opacity) {
            written.put(text, size);
            lefts.put(text, x);
            heights.put(text, y);
            texts.add(text);
        }
    }

    private void paint(double radius, int left, int right) {
        paint(radius, new LensValue.Estimated(left), new LensValue.Estimated(right));
    }

    private void paint(double radius, LensValue left, LensValue right) {
        paint(radius, List.of(new Half(Side.WHITE, left), new Half(Side.BLACK, right)));
    }

    private void paint(double radius, List<Half> halves) {
        written.clear();
        texts.clear();
        circles.clear();
        Grid grid = HexGrid.hexagon(2, 2);
        Overlays.LensCell cell = new Overlays.LensCell(3, halves);
        BoardPicture picture = new BoardPicture(
                grid,
                new BoardLook(0, false, false, numbers, false),
                Collections.nCopies(grid.cells(), Content.EMPTY),
                CellSet.EMPTY,
                CellSet.EMPTY,
                new BoardPicture.Notes(List.of(), List.of(), labels),
                Overlays.NONE
                        .withLens(halves.isEmpty() ? List.of() : List.of(cell))
                        .withBest(best)
                        .withPreview(line, List.of()),
                hover,
                Grid.NONE);
        new BoardPainter(new Sheet(), new BoardGeometry(grid, 0, false, radius, 100, 100), lettering).paint(picture);
    }

    @Test
    void whatIsWrittenCanBeReadAndFitsItsHalf() {
        for (double radius = 8; radius < 120; radius++) {
            paint(radius, 62, 100);
            for (Map.Entry<String, Double> text : written.entrySet()) {
                assertTrue(HEIGHT * text.getValue() >= 9 - 1e-9, text + " at " + radius);
                double width = WIDTH * text.getKey().length() * text.getValue();
                assertTrue(width <= 0.66 * radius, text + " at " + radius);
            }
        }
    }

    @Test
    void itHasFewerDigitsWhereThereIsLessRoomAndNoneWhereThereIsNone() {
        paint(60, 62, 100);
        assertEquals("[62, >99]", written.keySet().stream().sorted().toList().toString());
        paint(36, 62, 100);
        assertEquals("[62, 99]", written.keySet().toString(), "no room for the sign");
        paint(28, 62, 100);
        assertEquals("[62, 99]", written.keySet().toString(), "as in a window of 1280 by 800");
        paint(20, 62, 100);
        assertEquals("[]", written.keySet().toString());
    }

    @Test
    void aWholeCellHasRoomForAllWhereAHalfHasNone() {
        paint(20, List.of(new Half(Side.WHITE, new LensValue.Estimated(28))));
        assertEquals("[28]", written.keySet().toString());
        paint(28, List.of(new Half(Side.WHITE, new LensValue.Estimated(100))));
        assertEquals("[>99]", written.keySet().toString());
    }

    @Test
    void lessThanOnePercentIsNotReadAsASignBetweenTheHalves() {
        hover = Optional.of(new BoardPicture.Hover(3, Optional.empty(), Optional.empty()));
        paint(28, 33, 0);
        assertEquals("[1, 33]", written.keySet().toString());
        paint(60, 33, 0);
        assertEquals("[33, <1]", written.keySet().toString());
        double between = Math.abs(Objects.requireNonNull(lefts.get("33")) - Objects.requireNonNull(lefts.get("<1")));
        double half = WIDTH * Objects.requireNonNull(written.get("33"));
        assertTrue(between - 2 * half > 0.1 * 60, "there is room between them: " + between);
    }

    @Test
    void twoBestMovesOnOneCellShareIt() {
        LensValue.Proved value = new LensValue.Proved(new ProvedValue(Value.WIN, 28), true);
        best = List.of(new Overlays.BestMove(3, Side.WHITE, 7, value), new Overlays.BestMove(3, Side.BLACK, 8, value));
        paint(28, List.of());
        assertTrue(Objects.requireNonNull(lefts.get("7")) < 100 - 8, "White's at the left");
        assertTrue(Objects.requireNonNull(lefts.get("8")) > 100 + 8, "Black's at the right");
        double[] white = circles.getFirst();
        double[] black = circles.getLast();
        assertTrue(Math.hypot(white[0] - black[0], white[1] - black[1]) > white[2] + black[2], "one covers the other");
    }

    @Test
    void lossesAreLeftToTheGroundUnlessAllLose() {
        LensValue loss = new LensValue.Proved(new ProvedValue(Value.LOSS, 14), true);
        paint(40, new LensValue.Proved(new ProvedValue(Value.WIN, 28), false), loss);
        assertEquals("[≤14]", written.keySet().toString(), "the win is found at once");
        paint(40, new LensValue.Open(), loss);
        assertEquals("[]", written.keySet().toString());
        paint(40, new LensValue.Illegal(), loss);
        assertEquals("[7]", written.keySet().toString(), "where all lose, how long each takes matters");
        paint(40, new LensValue.Proved(new ProvedValue(Value.LOSS, 8), true), loss);
        assertEquals("[7]", written.keySet().toString(), "of those that are hard to refute");
        line = List.of(new Overlays.NumberedPiece(0, Side.WHITE, 1));
        paint(40, loss, loss);
        assertEquals("[1]", written.keySet().toString(), "a line that is shown may cover the move that wins");
    }

    @Test
    void aChanceOfNextToNothingIsLeftOut() {
        paint(60, 4, 5);
        assertEquals("[5]", written.keySet().toString());
        hover = Optional.of(new BoardPicture.Hover(3, Optional.empty(), Optional.empty()));
        paint(60, 4, 5);
        assertEquals("[4, 5]", written.keySet().toString(), "but told under the pointer");
        paint(60, new LensValue.Open(), new LensValue.Proved(new ProvedValue(Value.LOSS, 14), true));
        assertEquals("[7]", written.keySet().toString(), "and so are the plies of a loss");
    }

    @Test
    void aCellOfWhichNothingIsToldKeepsItsNumber() {
        numbers = true;
        paint(60, List.of());
        assertEquals(List.of("1", "2", "1", "2", "3", "1", "2"), texts);
        paint(60, 4, 3);
        assertEquals(7, texts.size());
        paint(60, 62, 3);
        texts.remove("62");
        assertEquals(List.of("1", "2", "1", "3", "1", "2"), texts);
    }

    @Test
    void aBoundFitsItsHalfAsAnExactNumberDoes() {
        hover = Optional.of(new BoardPicture.Hover(3, Optional.empty(), Optional.empty()));
        for (double radius = 24; radius < 120; radius++) {
            paint(
                    radius,
                    new LensValue.Proved(new ProvedValue(Value.WIN, 28), false),
                    new LensValue.Proved(new ProvedValue(Value.LOSS, 14), true));
            for (String text : List.of("≤14", "7")) {
                double width = WIDTH * text.length() * Objects.requireNonNull(written.get(text));
                assertTrue(width <= 0.75 * radius, text + " at " + radius + " is " + width);
            }
        }
    }

    @Test
    void largerTextIsLargerAsFarAsACellHasRoom() {
        lettering = 1;
        paintProved(40);
        double usual = Objects.requireNonNull(written.get("7"));
        lettering = 1.15;
        paintProved(40);
        assertEquals(1.15 * usual, Objects.requireNonNull(written.get("7")), 1e-9);
        lettering = 3;
        paintProved(40);
        double most = Objects.requireNonNull(written.get("7"));
        assertTrue(most > 1.15 * usual && WIDTH * 2 * most <= 0.66 * 40, "at most " + most);
    }

    /// A count of 1 beside a win in 4 was read as 41.
    @Test
    void aLabelOnACellWithAValueStandsApartFromIt() {
        labels = List.of(new Label(3, "1"));
        paint(60, List.of());
        double middle = Objects.requireNonNull(heights.get("1"));
        for (double radius = 24; radius < 120; radius++) {
            paint(radius, new LensValue.Proved(new ProvedValue(Value.WIN, 7), true), new LensValue.Open());
            double apart = Objects.requireNonNull(heights.get("1")) - Objects.requireNonNull(heights.get("4"));
            double both = Objects.requireNonNull(written.get("1")) + Objects.requireNonNull(written.get("4"));
            assertTrue(apart > HEIGHT * both / 2, "at " + radius + " they are " + apart + " apart");
        }
        paint(60, new LensValue.Proved(new ProvedValue(Value.LOSS, 8), true), new LensValue.Open());
        assertTrue(Objects.requireNonNull(heights.get("1")) > middle + 10, "all labels beside values look alike");
    }

    private void paintProved(double radius) {
        paint(radius, new LensValue.Proved(new ProvedValue(Value.WIN, 13), true), new LensValue.Open());
    }
}
