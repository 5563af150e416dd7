package hexalyst.export.board;

import hexalyst.engine.Value;
import hexalyst.export.board.BoardGeometry.Corners;
import hexalyst.export.board.Surface.Style;
import hexalyst.game.Content;
import hexalyst.game.Side;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// Draws the enabled overlays of a board: the values of moves, what the rules say about them, and numbers. Proved
/// values in the lens are solid: wins and draws strong, with a number of plies, losses pale. Estimates are outlined,
/// with a percentage, so that the two never look alike.
final class OverlayPainter {
    /// The part of a piece's width that a number may take, by its letters.
    private static final double[] SHARES = {0.9, 0.75, 0.56, 0.42};
    /// The usual height of such a number, relative to one of a single letter.
    private static final double[] SIZES = {1, 1, 0.75, 0.6};

    private static final double LENS = 0.84;
    /// From the centre of a cell to the centre of one of its halves.
    private static final double ASIDE = 0.37;

    /// From there up to the small piece that shows the colour.
    private static final double TOP = 0.27;

    private static final double GAP = 0.025;
    private static final double PREVIEW_OPACITY = 0.72;
    /// The least height of an estimate's digits, in pixels; smaller ones are not legible.
    private static final double LEAST_DIGITS = 9;
    /// The height of bold digits, relative to the text size.
    private static final double DIGIT_HEIGHT = 0.73;

    private static final double DIGIT_WIDTH = 0.7;
    /// How wide a text in a half can be, in radii.
    private static final double HALF_ROOM = 0.64;
    /// How wide a text in a whole cell can be.
    private static final double WHOLE_ROOM = 2 * HALF_ROOM;
    /// The height of a proved number if there is room, in radii: usual and maximum.
    private static final double NUMBER = 0.36;

    private static final double MOST_NUMBER = 0.45;
    /// The fraction of the room for a number, since the signs before it are wider than digits.
    private static final double NUMBER_SHARE = 0.9;
    /// The height of an estimate if there is room, in radii; a little smaller than a proved number.
    private static final double ESTIMATE = 0.3;
    /// The radius of a group's badge, and the height of its number, in radii: usual and maximum.
    private static final double BADGE = 0.26;

    private static final double BADGE_TEXT = 0.36;
    private static final double MOST_BADGE_TEXT = 0.5;
    /// How far along an arrow its number is, so that arrows to the same cell have separate numbers.
    private static final double NUMBERED = 0.45;

    /// From the centre of a cell to the centre of a sign, or of one of two best moves.
    private static final double SIGN_ASIDE = 0.43;
    /// The size of each of two best moves on one cell, relative to a single one.
    private static final double SHARING = 0.75;
    /// The radius of a small piece on a shortest connection.
    private static final double CONNECTING = 0.23;
    /// How wide the ring of the best move and the frame of its value are, in radii.
    private static final double RING = 0.12;

    private static final double PILL = 1.1;
    /// How wide the outline of an estimate is, in radii.
    private static final double OUTLINE = 0.025;
    /// The chance below which an estimate is not shown, in percent.
    private static final int BLANK = 5;

    /// If all moves lose, losses of at least this fraction of the longest one's plies are shown.
    private static final double HARD = 0.8;

    private static final int GOOD = 60;
    private static final int BAD = 40;

    private final Brush brush;
    private final PiecePainter pieces;
    private final boolean signs;

    /// @param look in its colour-blind-safe form, signs are written before proved numbers
    OverlayPainter(Brush brush, PiecePainter pieces, BoardLook look) {
        this.brush = brush;
        this.pieces = pieces;
        signs = look.shapes();
    }

    /// @param ground true to draw only the background, since something else is drawn there
    /// @param pointed true to also show what usually only the background shows: the plies of losses, and very small
    ///     chances
    /// @param least the plies from which losses are shown anyway, as from [#hardest]
    void lens(Overlays.LensCell lens, boolean ground, boolean pointed, int least) {
        List<Overlays.Half> halves = lens.halves();
        boolean alike = halves.stream().allMatch(half -> isLoss(half.value()));
        if (alike) {
            ground(lens.cell(), 0, halves.getFirst().value());
        }
        for (int i = 0; i < halves.size(); i++) {
            LensValue value = halves.get(i).value();
            boolean whole = pointed || isHard(value, least);
            if (isBlank(value) && !whole) {
                continue;
            }
            int aside;
            if (halves.size() == 1) {
                aside = 0;
            } else {
                aside = i == 0 ? -1 : 1;
            }
            if (!alike) {
                ground(lens.cell(), aside, value);
            }
            if (!ground) {
                content(lens.cell(), aside, halves.get(i), whole);
            }
        }
    }

    /// The threshold for losing moves to be shown. If all moves lose, those that are hard to refute matter.
    ///
    /// @return the plies from which on a loss is shown; larger than any if not all moves lose
    static int hardest(List<Overlays.LensCell> lens) {
        int most = 0;
        for (Overlays.LensCell cell : lens) {
            for (Overlays.Half half : cell.halves()) {
                if (half.value() instanceof LensValue.Proved proved && isLoss(proved)) {
                    most = Math.max(most, proved.proof().plies());
                } else if (!(half.value() instanceof LensValue.Illegal)) {
                    return Integer.MAX_VALUE;
                }
            }
        }
        return (int) Math.ceil(HARD * most);
    }

    /// The cells of a lens that show more than their background.
    static List<Overlays.LensCell> told(List<Overlays.LensCell> lens, int least) {
        return lens.stream()
                .filter(cell -> cell.halves().stream()
                        .map(Overlays.Half::value)
                        .anyMatch(value -> isHard(value, least) || !isBlank(value) && !isLoss(value)))
                .toList();
    }

    private static boolean isHard(LensValue value, int least) {
        return value instanceof LensValue.Proved proved && proved.proof().plies() >= least;
    }

    /// True for an estimate that is hardly worth a thought. It is not shown, so that the rest stands out.
    private static boolean isBlank(LensValue value) {
        return value instanceof LensValue.Estimated estimated && estimated.percent() < BLANK;
    }

    /// Draws the value of an occupied cell.
    void value(Overlays.LensCell lens, boolean pointed, int least) {
        LensValue value = lens.halves().getFirst().value();
        if (pointed || !told(List.of(lens), least).isEmpty()) {
            pill(brush.x(lens.cell()), brush.y(lens.cell()), PILL, value);
        }
    }

    private static boolean isLoss(LensValue value) {
        return value instanceof LensValue.Proved proved && proved.value() == Value.LOSS;
    }

    /// Draws the path of pieces that move, or a cross over those that leave the board, with its number if it has one.
    void trail(Overlays.Trail trail) {
        double x = brush.x(trail.from());
        double y = brush.y(trail.from());
        if (trail.from() == trail.to()) {
            brush.cross(x, y, 0.5, brush.line(Ink.BADGE, 0.12));
        } else {
            brush.arrow(trail.from(), trail.to(), Ink.BADGE);
        }
        if (trail.number() != 0) {
            badge(
                    (1 - NUMBERED) * x + NUMBERED * brush.x(trail.to()),
                    (1 - NUMBERED) * y + NUMBERED * brush.y(trail.to()),
                    Integer.toString(trail.number()),
                    MOST_BADGE_TEXT);
        }
    }

    /// @param aside -1 for the left half of the cell, 1 for the right one, 0 for all of it
    private void ground(int cell, int aside, LensValue value) {
        Optional<Style> style = switch (value) {
            case LensValue.Proved proved -> Optional.of(Style.filled(isLoss(proved) ? Ink.LOST : ground(value)));
            case LensValue.Estimated estimated -> Optional.of(brush.both(ground(value), Ink.ON_PALE, OUTLINE));
            case LensValue.Open open -> Optional.empty();
            case LensValue.Illegal illegal -> Optional.empty();
        };
        if (style.isPresent()) {
            Corners corners = brush.corners(cell, LENS);
            Corners half = aside == 0 ? corners : corners.half(brush.x(cell), aside < 0, aside * GAP * brush.radius());
            brush.out().polygon(half.xs(), half.ys(), style.get());
        }
    }

    /// The colour is only shown where both can be placed.
    private void content(int cell, int aside, Overlays.Half half, boolean whole) {
        double r = brush.radius();
        double x = brush.x(cell) + aside * ASIDE * r;
        double y = brush.y(cell);
        if (aside == 0) {
            value(half.value(), x, y, WHOLE_ROOM, whole);
        } else {
            boolean quiet = isLoss(half.value()) || half.value() instanceof LensValue.Open;
            if (whole || !quiet) {
                pieces.piece(x, y - TOP * r, half.colour(), 0.11, 1);
            }
            value(half.value(), x, y + 0.16 * r, HALF_ROOM, whole);
        }
    }

    /// @param y its middle, in pixels
    /// @param room how wide a text can be, in radii
    private void value(LensValue value, double x, double y, double room, boolean whole) {
        switch (value) {
            case LensValue.Proved proved -> {
                if (!isLoss(proved)) {
                    number(text(proved), x, y, room, Ink.ON_VALUE);
                } else if (whole) {
                    number(text(proved), x, y, room, Ink.LABEL);
                }
            }
            case LensValue.Estimated estimated -> estimate(estimated, x, y, room);
            case LensValue.Open open -> brush.disc(x, y, 0.055, Ink.ON_OPEN);
            case LensValue.Illegal illegal -> brush.cross(x, y, 0.11, brush.line(Ink.ON_OPEN, 0.05));
        }
    }

    /// Draws a number, at most as wide as a half of the cell allows.
    private void number(String text, double x, double y, double room, Ink ink) {
        double most = Math.min(MOST_NUMBER, NUMBER_SHARE * room / (DIGIT_WIDTH * text.length()));
        brush.bold(text, x, y, Math.min(NUMBER, most), most, ink);
    }

    /// Draws a percentage in legible digits. If there is no room, only the background shows it; pointing at the cell
    /// shows the rest.
    private void estimate(LensValue.Estimated estimated, double x, double y, double widest) {
        double least = LEAST_DIGITS / DIGIT_HEIGHT;
        String whole = estimated.text();
        // The sign of `<1` or `>99` is dropped before a digit is.
        boolean sign = !Character.isDigit(whole.charAt(0));
        String digits = sign ? whole.substring(1) : whole;
        // A sign close to the number of the other half would be read as a sign between the two.
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
            case LensValue.Estimated estimated -> {
                if (estimated.percent() >= GOOD) {
                    yield Ink.PALE_GOOD;
                }
                yield estimated.percent() <= BAD ? Ink.PALE_BAD : Ink.PALE_EVEN;
            }
            case LensValue.Open open -> Ink.OPEN;
            case LensValue.Illegal illegal -> Ink.OPEN;
        };
    }

    /// Draws a piece on the side that the lens uses for it: with a ring and a point upwards if it wins, downwards if it
    /// loses, crossed out if it is illegal, and with only a ring if the other player threatens to place it; small if it
    /// is on a shortest connection, in a wider ring if the other player would cut that there, or can never place
    /// anything there.
    void sign(Overlays.Sign sign) {
        double x = brush.x(sign.cell()) + sign.aside() * SIGN_ASIDE * brush.radius();
        double y = brush.y(sign.cell());
        switch (sign.kind()) {
            case WINS -> ringed(sign, x, y, Ink.WIN, -1);
            case LOSES -> ringed(sign, x, y, Ink.LOSS, 1);
            case THREATENS -> ringed(sign, x, y, Ink.THREAT, 0);
            case ILLEGAL -> {
                pieces.piece(x, y, sign.colour(), 0.26, 0.5);
                brush.cross(x, y, 0.3, brush.line(Ink.ILLEGAL, 0.08));
            }
            case CONNECTS -> pieces.piece(x, y, sign.colour(), CONNECTING, 1);
            case CUTS, EYE -> {
                pieces.piece(x, y, sign.colour(), CONNECTING, 1);
                brush.ring(x, y, 1.5 * CONNECTING, Ink.CURSOR, 0.07);
            }
        }
    }

    /// @param point -1 for a point upwards, 1 for one downwards, 0 for none
    private void ringed(Overlays.Sign sign, double x, double y, Ink ink, int point) {
        double r = brush.radius();
        pieces.piece(x, y, sign.colour(), 0.31, 1);
        brush.ring(x, y, 0.385, ink, 0.08);
        if (point != 0) {
            double foot = y + point * 0.47 * r;
            brush.out()
                    .polygon(
                            new double[] {x - 0.17 * r, x + 0.17 * r, x},
                            new double[] {foot, foot, foot + point * 0.2 * r},
                            Style.filled(ink));
        }
    }

    /// Draws a piece in a ring, which is stronger for better moves. Two on one cell, one in each colour, share it.
    void best(List<Overlays.BestMove> best) {
        for (Overlays.BestMove move : best) {
            Optional<Overlays.BestMove> beside = best.stream()
                    .filter(other -> other.cell() == move.cell() && other.colour() != move.colour())
                    .findFirst();
            int aside;
            if (beside.isEmpty()) {
                aside = 0;
            } else {
                aside = move.colour() == Side.WHITE ? -1 : 1;
            }
            best(move, aside, beside.isEmpty() ? 1 : SHARING);
        }
    }

    private void best(Overlays.BestMove best, int aside, double size) {
        double x = brush.x(best.cell()) + aside * SIGN_ASIDE * brush.radius();
        double y = brush.y(best.cell());
        double top = y - 0.16 * brush.radius();
        double strength = 1.0 / best.rank();
        pieces.piece(x, top, best.colour(), 0.44 * size, PREVIEW_OPACITY);
        Style ring = brush.line(Ink.CURSOR, RING * (0.3 + 0.7 * strength)).faint(0.35 + 0.65 * strength);
        brush.out().circle(x, top, 0.5 * size * brush.radius(), ring);
        brush.bold(Integer.toString(best.rank()), x, top, 0.42 * size, 0.62 * size, PiecePainter.text(best.colour()));
        pill(x, y, PILL * size, best.value());
    }

    /// Draws a value in the lower half of a cell.
    ///
    /// @param x its middle, in pixels
    /// @param y the middle of the cell, in pixels
    /// @param width in radii
    private void pill(double x, double y, double width, LensValue value) {
        double r = brush.radius();
        boolean proved = value instanceof LensValue.Proved;
        double wide = width * r;
        double height = 0.4 * r;
        double top = y + 0.33 * r;
        Style style = proved ? Style.filled(ground(value)) : brush.both(ground(value), Ink.ON_PALE, OUTLINE);
        brush.out().rectangle(x - wide / 2, top, wide, height, height / 2, style);
        String text = written(value);
        double most = Math.min(0.38, width / (DIGIT_WIDTH * text.length()));
        brush.bold(text, x, top + height / 2, Math.min(0.3, most), most, proved ? Ink.ON_VALUE : Ink.ON_PALE);
    }

    private String written(LensValue value) {
        return switch (value) {
            case LensValue.Proved proved -> text(proved);
            case LensValue.Estimated estimated -> estimated.text() + " %";
            case LensValue.Open open -> "·";
            case LensValue.Illegal illegal -> "×";
        };
    }

    /// Draws a small piece, a little larger for the main line.
    void branch(Overlays.NumberedPiece piece) {
        double size = piece.number() == 1 ? 0.2 : 0.15;
        pieces.piece(brush.x(piece.cell()), brush.y(piece.cell()), piece.colour(), size, PREVIEW_OPACITY);
    }

    void preview(Overlays.NumberedPiece piece) {
        pieces.piece(brush.x(piece.cell()), brush.y(piece.cell()), piece.colour(), 0.56, PREVIEW_OPACITY);
        if (piece.number() > 0) {
            number(piece.cell(), Integer.toString(piece.number()), piece.colour(), 0.5);
        } else {
            // On paper a pale white piece would hardly be seen without it.
            brush.ring(brush.x(piece.cell()), brush.y(piece.cell()), 0.56, Ink.LETTER, 0.05);
        }
    }

    /// Draws the number of the move that placed each piece.
    void moveNumbers(BoardPicture picture) {
        for (Map.Entry<Integer, String> entry : new TreeMap<>(picture.overlays().moveNumbers()).entrySet()) {
            Content content = picture.contents().get(entry.getKey());
            if (picture.game().isPlain(content)) {
                content.colour().ifPresent(colour -> number(entry.getKey(), entry.getValue(), colour, 0.52));
            }
        }
    }

    private void number(int cell, String number, Side colour, double size) {
        // An ellipsis is as wide as two digits.
        int length = Math.min(number.length() + (number.endsWith("…") ? 1 : 0), SHARES.length);
        brush.bold(
                number,
                brush.x(cell),
                brush.y(cell),
                SIZES[length - 1] * size,
                SHARES[length - 1],
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
