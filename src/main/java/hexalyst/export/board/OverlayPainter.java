package hexalyst.export.board;

import hexalyst.engine.Value;
import hexalyst.export.board.BoardGeometry.Corners;
import hexalyst.export.board.Surface.Style;
import hexalyst.game.Content;
import hexalyst.game.Side;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Draws what is switched on over a board: what the moves are worth, what the rules say of them, numbers. Proved values
/// are solid hexagons with a number of plies, estimates are pale with a percentage: they never look alike.
final class OverlayPainter {
    private static final double LENS = 0.84;
    /// From the middle of a cell to that of one of its halves.
    private static final double ASIDE = 0.37;

    /// From there up to the small piece that tells the colour.
    private static final double TOP = 0.27;

    private static final double GAP = 0.025;
    private static final double PREVIEW_OPACITY = 0.72;
    /// The least height of an estimate's digits, in pixels: smaller ones are seen but not read.
    private static final double LEAST_DIGITS = 9;
    /// Of bold digits, in the size of the text.
    private static final double DIGIT_HEIGHT = 0.73;

    private static final double DIGIT_WIDTH = 0.7;
    /// How wide a text in a half can be, in radii.
    private static final double HALF_ROOM = 0.64;
    /// And in a whole cell.
    private static final double WHOLE_ROOM = 2 * HALF_ROOM;
    /// How high a proved number is where there is room, in radii: usual and at most.
    private static final double NUMBER = 0.36;

    private static final double MOST_NUMBER = 0.45;
    /// Of the room, for the signs before a number are wider than digits.
    private static final double NUMBER_SHARE = 0.9;
    /// How high an estimate is where there is room, in radii: a little smaller than what is proved.
    private static final double ESTIMATE = 0.3;
    /// The radius of a group's badge, and the height of its number, in radii: usual and at most.
    private static final double BADGE = 0.26;

    private static final double BADGE_TEXT = 0.36;
    private static final double MOST_BADGE_TEXT = 0.5;
    /// From the middle of a cell down to the badge of a half: below its number, away from the small piece.
    private static final double BADGE_BELOW = 0.6;

    private static final double MOST_HALF_BADGE_TEXT = 0.38;
    /// How far along an arrow its number stands: those that end on one cell part there.
    private static final double NUMBERED = 0.45;

    private static final int GOOD = 60;
    private static final int BAD = 40;

    private final Brush brush;
    private final PiecePainter pieces;
    private final boolean signs;

    /// @param look its colour-blind-safe form writes signs before proved numbers
    OverlayPainter(Brush brush, PiecePainter pieces, BoardLook look) {
        this.brush = brush;
        this.pieces = pieces;
        signs = look.shapes();
    }

    /// @param ground true to leave out all but the ground, as something stands there
    void lens(Overlays.LensCell lens, boolean ground) {
        List<Overlays.Half> halves = lens.halves();
        if (ground) {
            brush.cell(lens.cell(), LENS, Style.filled(ground(halves.getFirst().value())));
        } else if (halves.size() == 1) {
            whole(lens.cell(), halves.getFirst());
        } else {
            half(lens.cell(), halves.getFirst(), true);
            half(lens.cell(), halves.get(1), false);
        }
    }

    /// The value of a cell on which something stands.
    void value(Overlays.LensCell lens) {
        pill(lens.cell(), lens.halves().getFirst().value());
    }

    /// The way of pieces that move, or a cross over those that leave the board, with its number.
    void trail(Overlays.Trail trail) {
        double x = brush.x(trail.from());
        double y = brush.y(trail.from());
        if (trail.from() == trail.to()) {
            brush.cross(x, y, 0.5, brush.line(Ink.BADGE, 0.12));
        } else {
            brush.arrow(trail.from(), trail.to(), Ink.BADGE);
        }
        badge(
                (1 - NUMBERED) * x + NUMBERED * brush.x(trail.to()),
                (1 - NUMBERED) * y + NUMBERED * brush.y(trail.to()),
                Integer.toString(trail.number()),
                MOST_BADGE_TEXT);
    }

    /// Where only one colour can be placed nobody asks which.
    private void whole(int cell, Overlays.Half only) {
        brush.cell(cell, LENS, Style.filled(ground(only.value())));
        value(only.value(), brush.x(cell), brush.y(cell), WHOLE_ROOM);
    }

    private void half(int cell, Overlays.Half half, boolean left) {
        double gap = (left ? -1 : 1) * GAP * brush.radius();
        Corners corners = brush.corners(cell, LENS).half(brush.x(cell), left, gap);
        brush.out().polygon(corners.xs(), corners.ys(), Style.filled(ground(half.value())));
        content(brush.x(cell) + (left ? -1 : 1) * ASIDE * brush.radius(), brush.y(cell), half, HALF_ROOM);
    }

    /// @param room how wide a text can be, in radii
    private void content(double x, double y, Overlays.Half half, double room) {
        double r = brush.radius();
        pieces.piece(x, y - TOP * r, half.colour(), 0.11, 1);
        value(half.value(), x, y + 0.16 * r, room);
    }

    /// @param y its middle, in pixels
    private void value(LensValue value, double x, double y, double room) {
        switch (value) {
            case LensValue.Proved proved -> number(text(proved), x, y, room);
            case LensValue.Estimated estimated -> estimate(estimated, x, y, room);
            case LensValue.Open open -> brush.disc(x, y, 0.055, Ink.ON_OPEN);
            case LensValue.Illegal illegal -> brush.cross(x, y, 0.11, brush.line(Ink.ON_OPEN, 0.05));
        }
    }

    /// As wide as a half lets it be, at most.
    private void number(String text, double x, double y, double room) {
        double most = Math.min(MOST_NUMBER, NUMBER_SHARE * room / (DIGIT_WIDTH * text.length()));
        brush.bold(text, x, y, Math.min(NUMBER, most), most, Ink.ON_VALUE);
    }

    /// A percentage in digits that can be read; where there is no room for them, the ground alone tells, and the
    /// pointer on the cell says the rest.
    private void estimate(LensValue.Estimated estimated, double x, double y, double widest) {
        double least = LEAST_DIGITS / DIGIT_HEIGHT;
        String whole = estimated.text();
        // The sign of what is below 1 or above 99 goes before a digit does.
        boolean sign = !Character.isDigit(whole.charAt(0));
        String digits = sign ? whole.substring(1) : whole;
        // A sign that is close to the number of the other half would be read as one between them.
        double wide = widest / (DIGIT_WIDTH * (whole.length() + (sign ? 1 : 0))) * brush.radius();
        String text = wide >= least ? whole : digits;
        double room = widest / (DIGIT_WIDTH * text.length()) * brush.radius();
        if (room >= least) {
            double size = Math.min(room, Math.max(least, ESTIMATE * brush.radius()));
            brush.thin(text, x, y, size, Ink.ON_PALE);
        }
    }

    private String text(LensValue.Proved proved) {
        if (proved.value() == Value.DRAW) {
            return "=";
        }
        String sign = proved.value() == Value.WIN ? "+" : "−";
        return (signs ? sign : "") + proved.text();
    }

    private static Ink ground(LensValue value) {
        return switch (value) {
            case LensValue.Proved proved ->
                switch (proved.value()) {
                    case WIN -> Ink.WIN;
                    case DRAW -> Ink.DRAW;
                    case LOSS -> Ink.LOSS;
                };
            case LensValue.Estimated estimated ->
                estimated.percent() >= GOOD ? Ink.PALE_GOOD : estimated.percent() <= BAD ? Ink.PALE_BAD : Ink.PALE_EVEN;
            case LensValue.Open open -> Ink.OPEN;
            case LensValue.Illegal illegal -> Ink.OPEN;
        };
    }

    /// A small piece at the side that the lens has for it: ringed and with a point upwards where it wins, downwards
    /// where it loses, crossed out where it is illegal, ringed alone where the other player threatens to place it.
    ///
    /// @param lensed true if the lens is on the cell: it tells all but threats, which ring its small piece
    void sign(Overlays.Sign sign, boolean lensed) {
        if (lensed) {
            threat(sign);
            return;
        }
        double r = brush.radius();
        double x = brush.x(sign.cell()) + (sign.left() ? -1 : 1) * 0.38 * r;
        double y = brush.y(sign.cell());
        switch (sign.kind()) {
            case WINS -> ringed(sign, x, y, Ink.WIN, -1);
            case LOSES -> ringed(sign, x, y, Ink.LOSS, 1);
            case THREATENS -> ringed(sign, x, y, Ink.THREAT, 0);
            case ILLEGAL -> {
                pieces.piece(x, y, sign.colour(), 0.13, 0.5);
                brush.cross(x, y, 0.17, brush.line(Ink.ILLEGAL, 0.06));
            }
        }
    }

    private void threat(Overlays.Sign sign) {
        if (sign.kind() == Overlays.Sign.Kind.THREATENS) {
            double x = brush.x(sign.cell()) + (sign.left() ? -1 : 1) * ASIDE * brush.radius();
            double y = brush.y(sign.cell()) - TOP * brush.radius();
            // On a dark ring of its own, as the ground may have any colour.
            brush.ring(x, y, 0.18, Ink.BADGE, 0.13);
            brush.ring(x, y, 0.18, Ink.THREAT, 0.07);
        }
    }

    /// @param point -1 for a point upwards, 1 for one downwards, 0 for none
    private void ringed(Overlays.Sign sign, double x, double y, Ink ink, int point) {
        double r = brush.radius();
        pieces.piece(x, y, sign.colour(), 0.17, 1);
        brush.ring(x, y, 0.25, ink, 0.09);
        if (point != 0) {
            double foot = y + point * 0.34 * r;
            brush.out()
                    .polygon(
                            new double[] {x - 0.16 * r, x + 0.16 * r, x},
                            new double[] {foot, foot, foot + point * 0.2 * r},
                            Style.filled(ink));
        }
    }

    /// @param lens the cells whose values are shown already
    void best(List<Overlays.BestMove> best, List<Overlays.LensCell> lens) {
        // Two may be on one cell: the frame of the second is not to cover the rank of the first.
        lens.stream()
                .filter(cell -> best.stream().anyMatch(move -> move.cell() == cell.cell()))
                .forEach(cell -> brush.cell(cell.cell(), 0.9, brush.line(Ink.BADGE, 0.09)));
        for (Overlays.BestMove move : best) {
            lens.stream()
                    .filter(cell -> cell.cell() == move.cell())
                    .findFirst()
                    .ifPresentOrElse(cell -> ranked(move, cell.halves()), () -> piece(move));
        }
    }

    /// Its rank alone, in the half that its colour has.
    private void ranked(Overlays.BestMove best, List<Overlays.Half> halves) {
        double r = brush.radius();
        double x = brush.x(best.cell());
        double y = brush.y(best.cell());
        String rank = Integer.toString(best.rank());
        if (halves.size() == 1) {
            badge(x + 0.5 * r, y - 0.5 * r, rank, MOST_BADGE_TEXT);
        } else {
            boolean left = halves.getFirst().colour() == best.colour();
            badge(x + (left ? -1 : 1) * ASIDE * r, y + BADGE_BELOW * r, rank, MOST_HALF_BADGE_TEXT);
        }
    }

    private void piece(Overlays.BestMove best) {
        double r = brush.radius();
        double x = brush.x(best.cell());
        double y = brush.y(best.cell());
        pieces.piece(x, y - 0.16 * r, best.colour(), 0.44, PREVIEW_OPACITY);
        brush.bold(Integer.toString(best.rank()), x, y - 0.16 * r, 0.42, 0.62, PiecePainter.text(best.colour()));
        pill(best.cell(), best.value());
    }

    /// In the lower half of a cell.
    private void pill(int cell, LensValue value) {
        double r = brush.radius();
        boolean proved = value instanceof LensValue.Proved;
        double width = 1.1 * r;
        double height = 0.4 * r;
        double top = brush.y(cell) + 0.33 * r;
        Style style = proved ? Style.filled(ground(value)) : brush.both(ground(value), Ink.ON_PALE, 0.025);
        brush.out().rectangle(brush.x(cell) - width / 2, top, width, height, height / 2, style);
        brush.bold(written(value), brush.x(cell), top + height / 2, 0.3, 0.38, proved ? Ink.ON_VALUE : Ink.ON_PALE);
    }

    private String written(LensValue value) {
        return switch (value) {
            case LensValue.Proved proved -> text(proved);
            case LensValue.Estimated estimated -> estimated.text() + " %";
            case LensValue.Open open -> "·";
            case LensValue.Illegal illegal -> "×";
        };
    }

    void preview(Overlays.NumberedPiece piece) {
        pieces.piece(brush.x(piece.cell()), brush.y(piece.cell()), piece.colour(), 0.56, PREVIEW_OPACITY);
        number(piece.cell(), piece.number(), piece.colour(), 0.5);
    }

    /// The number of the move that placed a piece.
    void moveNumbers(BoardPicture picture) {
        for (Map.Entry<Integer, Integer> entry :
                new TreeMap<>(picture.overlays().moveNumbers()).entrySet()) {
            Content content = picture.contents().get(entry.getKey());
            if (picture.game().isPlain(content)) {
                content.colour().ifPresent(colour -> number(entry.getKey(), entry.getValue(), colour, 0.52));
            }
        }
    }

    private void number(int cell, int number, Side colour, double size) {
        brush.bold(
                Integer.toString(number),
                brush.x(cell),
                brush.y(cell),
                number < 100 ? size : 0.75 * size,
                number < 10 ? 0.9 : number < 100 ? 0.75 : 0.56,
                PiecePainter.text(colour));
    }

    void groupSizes(Map<Integer, Integer> sizes) {
        double r = brush.radius();
        new TreeMap<>(sizes)
                .forEach((cell, size) -> badge(
                        brush.x(cell) + 0.5 * r, brush.y(cell) - 0.5 * r, Integer.toString(size), MOST_BADGE_TEXT));
    }

    private void badge(double x, double y, String text, double most) {
        double height = brush.grown(BADGE_TEXT * brush.radius(), most) / brush.radius();
        brush.disc(x, y, BADGE / BADGE_TEXT * height, Ink.BADGE);
        brush.bold(text, x, y, height, Ink.ON_BADGE);
    }
}
