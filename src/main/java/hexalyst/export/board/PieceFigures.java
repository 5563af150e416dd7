package hexalyst.export.board;

import hexalyst.board.PieceShape;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// The figures cut into pieces to distinguish them: polygons in a square from -10 to 10, y down.
final class PieceFigures {
    /// The half side of the square.
    static final double HALF = 10;

    private static final String FOOT = "7,5.6 7,9 -7,9 -7,5.6";
    private static final Map<PieceShape, List<double[][]>> FIGURES = new EnumMap<>(Map.of(
            PieceShape.CROWNED, figure("-7.5,5.5 -9,-5.5 -4,-0.5 0,-7.5 4,-0.5 9,-5.5 7.5,5.5"),
            PieceShape.KING,
                    figure(
                            "-1.3,-10 1.3,-10 1.3,-8.2 3.4,-8.2 3.4,-5.8 1.3,-5.8 1.3,-3.4 "
                                    + "5,-4.6 8.2,-2.6 7.8,1 5.4,4.4 -5.4,4.4 -7.8,1 -8.2,-2.6 -5,-4.6 "
                                    + "-1.3,-3.4 -1.3,-5.8 -3.4,-5.8 -3.4,-8.2 -1.3,-8.2",
                            FOOT),
            PieceShape.QUEEN,
                    figure(
                            "-9.4,-6 -5.2,-0.6 -4.8,-8.4 -1.5,-1 0,-9.8 1.5,-1 4.8,-8.4 5.2,-0.6 9.4,-6 "
                                    + "5.8,4.4 -5.8,4.4",
                            FOOT),
            PieceShape.ROOK,
                    figure(
                            "-7,-9 -4.2,-9 -4.2,-6.6 -1.6,-6.6 -1.6,-9 1.6,-9 1.6,-6.6 4.2,-6.6 4.2,-9 7,-9 "
                                    + "7,-3.6 4.6,-2 4.6,4.4 -4.6,4.4 -4.6,-2 -7,-3.6",
                            FOOT),
            PieceShape.BISHOP,
                    figure(
                            "-1.4,-10 1.4,-10 1.4,-8.2 4.2,-4.8 4.6,-1.4 2.2,1.4 3,4.4 -3,4.4 "
                                    + "-2.2,1.4 -4.6,-1.4 -4.2,-4.8 -1.4,-8.2",
                            FOOT),
            PieceShape.KNIGHT,
                    figure("-6.4,9 -5,4.4 -0.8,-0.6 -4.6,0.6 -6.6,2 -8.2,-0.4 -4.2,-6 -2.6,-9.6 0.4,-7.6 "
                            + "5,-4.6 7,1 7,9"),
            PieceShape.PAWN,
                    figure(
                            "0,-8.4 2.6,-7.3 3.7,-4.7 2.6,-2.1 4.4,-1 2.2,-0.2 3.4,4.4 -3.4,4.4 -2.2,-0.2 "
                                    + "-4.4,-1 -2.6,-2.1 -3.7,-4.7 -2.6,-7.3",
                            FOOT)));

    private PieceFigures() {}

    private static List<double[][]> figure(String... polygons) {
        List<double[][]> figure = new ArrayList<>();
        for (String polygon : polygons) {
            String[] corners = polygon.split(" ", -1);
            double[][] both = new double[2][corners.length];
            for (int i = 0; i < corners.length; i++) {
                String[] corner = corners[i].split(",", -1);
                both[0][i] = Double.parseDouble(corner[0]);
                both[1][i] = Double.parseDouble(corner[1]);
            }
            figure.add(both);
        }
        return List.copyOf(figure);
    }

    /// The polygons of a shape, each with the x and the y of its corners; none if its outline is enough.
    static List<double[][]> of(PieceShape shape) {
        return FIGURES.getOrDefault(shape, List.of());
    }
}
