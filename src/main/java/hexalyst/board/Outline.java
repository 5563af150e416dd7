package hexalyst.board;

import java.util.List;

/// Where a cell is drawn on an unrotated board, relative to the board's centre. The unit is the radius of a hexagonal
/// cell, from its centre to its corners; x grows to the right and y downwards. Every cell is large enough for a circle
/// of radius 0.86 around its centre.
///
/// @param centre the centre of the cell, where its piece is drawn
/// @param corners the corners of a convex polygon, relative to the centre, in the polygon's order
public record Outline(Point centre, List<Point> corners) {
    /// A point on the board, or a vector from another point.
    public record Point(double x, double y) {}

    /// Copies the list.
    public Outline {
        corners = List.copyOf(corners);
    }

    /// True if a point of the board lies in the cell or on its edge.
    public boolean holds(double x, double y) {
        int left = 0;
        int right = 0;
        for (int i = 0; i < corners.size(); i++) {
            Point from = corners.get(i);
            Point to = corners.get((i + 1) % corners.size());
            double side = (to.x - from.x) * (y - centre.y - from.y) - (to.y - from.y) * (x - centre.x - from.x);
            left += side > 0 ? 1 : 0;
            right += side < 0 ? 1 : 0;
        }
        return left == 0 || right == 0;
    }
}
