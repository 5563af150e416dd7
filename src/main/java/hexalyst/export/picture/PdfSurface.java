package hexalyst.export.picture;

import hexalyst.export.board.Surface;
import hexalyst.export.board.Tone;
import java.awt.Color;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.graphics.state.PDExtendedGraphicsState;
import org.apache.pdfbox.util.Matrix;

/// Draws on a page of a PDF document. A failure to write is thrown as an [UncheckedIOException].
public final class PdfSurface implements Surface {
    /// The length of the control arms of a Bézier curve for a quarter circle, relative to the radius.
    private static final double ARM = 0.5523;

    private final PDPageContentStream out;
    private final Palette palette;
    private final PdfFonts fonts;
    private final double left;
    private final double top;

    /// A part of a page. One unit is a point.
    ///
    /// @param left its left edge, from that of the page
    /// @param top its upper edge, from the bottom of the page, as in PDF
    public PdfSurface(PDPageContentStream out, Palette palette, PdfFonts fonts, double left, double top) {
        this.out = out;
        this.palette = palette;
        this.fonts = fonts;
        this.left = left;
        this.top = top;
    }

    private interface Drawing {
        void run() throws IOException;
    }

    private static void run(Drawing drawing) {
        try {
            drawing.run();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private float x(double x) {
        return (float) (left + x);
    }

    private float y(double y) {
        return (float) (top - y);
    }

    static Color colour(Colour colour) {
        return new Color(colour.red(), colour.green(), colour.blue());
    }

    @Override
    public void layer(String name) {
        // PDF pages have no layers here.
    }

    private void draw(Style wanted, Drawing path) {
        Style style = palette.drawn(wanted);
        run(() -> {
            out.saveGraphicsState();
            double opacity = style.opacity()
                    * palette.colour(style.isFilled() ? style.fill() : style.line())
                            .opacity();
            if (opacity < 1) {
                PDExtendedGraphicsState state = new PDExtendedGraphicsState();
                state.setNonStrokingAlphaConstant((float) opacity);
                state.setStrokingAlphaConstant((float) opacity);
                out.setGraphicsStateParameters(state);
            }
            if (style.isFilled()) {
                out.setNonStrokingColor(colour(palette.colour(style.fill())));
            }
            if (style.isOutlined()) {
                out.setStrokingColor(colour(palette.colour(style.line())));
                out.setLineWidth((float) style.width());
                if (style.dash() > 0) {
                    out.setLineDashPattern(new float[] {(float) style.dash(), (float) style.gap()}, 0);
                }
            }
            path.run();
            if (style.isFilled() && style.isOutlined()) {
                out.fillAndStroke();
            } else if (style.isFilled()) {
                out.fill();
            } else {
                out.stroke();
            }
            out.restoreGraphicsState();
        });
    }

    @Override
    public void polygon(double[] xs, double[] ys, Style style) {
        draw(style, () -> {
            out.moveTo(x(xs[0]), y(ys[0]));
            for (int i = 1; i < xs.length; i++) {
                out.lineTo(x(xs[i]), y(ys[i]));
            }
            out.closePath();
        });
    }

    @Override
    public void circle(double x, double y, double radius, Style style) {
        draw(style, () -> {
            out.moveTo(x(x), y(y - radius));
            half(x, y, radius, 1);
            half(x, y, -radius, 1);
            out.closePath();
        });
    }

    /// Half a circle from the top to the bottom; from the bottom to the top if the radius is negative.
    ///
    /// @param side 1 for clockwise, -1 for counter-clockwise
    private void half(double x, double y, double radius, int side) throws IOException {
        double r = radius;
        double arm = ARM * r;
        out.curveTo(x(x + side * arm), y(y - r), x(x + side * r), y(y - arm), x(x + side * r), y(y));
        out.curveTo(x(x + side * r), y(y + arm), x(x + side * arm), y(y + r), x(x), y(y + r));
    }

    @Override
    public void halfDisc(double x, double y, double radius, boolean isLeft, Style style) {
        draw(style, () -> {
            out.moveTo(x(x), y(y - radius));
            half(x, y, radius, isLeft ? -1 : 1);
            out.closePath();
        });
    }

    @Override
    public void rectangle(double x, double y, double width, double height, double round, Style style) {
        draw(style, () -> {
            if (round == 0) {
                out.addRect(x(x), y(y + height), (float) width, (float) height);
            } else {
                rounded(x, y, x + width, y + height, round);
            }
        });
    }

    private void rounded(double x1, double y1, double x2, double y2, double r) throws IOException {
        double k = r * (1 - ARM);
        out.moveTo(x(x1 + r), y(y1));
        out.lineTo(x(x2 - r), y(y1));
        out.curveTo(x(x2 - k), y(y1), x(x2), y(y1 + k), x(x2), y(y1 + r));
        out.lineTo(x(x2), y(y2 - r));
        out.curveTo(x(x2), y(y2 - k), x(x2 - k), y(y2), x(x2 - r), y(y2));
        out.lineTo(x(x1 + r), y(y2));
        out.curveTo(x(x1 + k), y(y2), x(x1), y(y2 - k), x(x1), y(y2 - r));
        out.lineTo(x(x1), y(y1 + r));
        out.curveTo(x(x1), y(y1 + k), x(x1 + k), y(y1), x(x1 + r), y(y1));
        out.closePath();
    }

    @Override
    public void line(double x1, double y1, double x2, double y2, Style style) {
        draw(style, () -> {
            out.moveTo(x(x1), y(y1));
            out.lineTo(x(x2), y(y2));
        });
    }

    @Override
    public void text(String text, double x, double y, double size, boolean bold, Tone tone, double opacity) {
        run(() -> {
            Lettering lettering = bold ? Lettering.BOLD : Lettering.REGULAR;
            String printable = fonts.printable(lettering, text);
            double width = fonts.width(lettering, printable, size);
            out.beginText();
            out.setNonStrokingColor(colour(palette.colour(tone)));
            out.setTextMatrix(Matrix.getTranslateInstance(x(x - width / 2), y(y + Lettering.FOOT * size)));
            fonts.show(out, lettering, printable, size);
            out.endText();
        });
    }
}
