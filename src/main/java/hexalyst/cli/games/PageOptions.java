package hexalyst.cli.games;

import hexalyst.cli.terminal.LanguageConverter;
import hexalyst.cli.terminal.UsageException;
import hexalyst.export.board.PictureDetails;
import hexalyst.export.board.PieceSet;
import hexalyst.export.document.Diagrams;
import hexalyst.export.document.DocumentOptions;
import hexalyst.export.document.Imprint;
import hexalyst.export.pdf.PageLayout;
import hexalyst.export.pdf.PageStyle;
import hexalyst.export.pdf.Paper;
import hexalyst.export.pdf.TextSize;
import hexalyst.export.pdf.Typeface;
import java.util.Locale;
import picocli.CommandLine.Option;

/// The options for documents: what they contain and how their pages are filled.
final class PageOptions {
    @Option(
            names = "--diagrams",
            paramLabel = "<which>",
            description = "Diagrams in a document: marked (default: where something is drawn, at !! and ??, where the"
                    + " author wants one, and the last position), chosen (only where the author wants one: glyph $220),"
                    + " none, or a number: those of the author and one every so many plies.")
    private String diagrams = "marked";

    @Option(
            names = "--no-engine",
            description =
                    "Leave out of a document what programs noted, values, lines and explanations, and who is certain to"
                            + " win.")
    private boolean noEngine;

    @Option(names = "--paper", paramLabel = "<size>", description = "The paper of a .pdf: a4 (default) or letter.")
    private String paper = "a4";

    @Option(
            names = "--layout",
            paramLabel = "<how>",
            description = "The games of a .pdf: running (default), one after the other, or pages, each on a page of its"
                    + " own.")
    private String layout = "running";

    @Option(names = "--columns", paramLabel = "<n>", description = "The columns of a .pdf at most: 1 or 2 (default).")
    private int columns = PageStyle.MOST_COLUMNS;

    @Option(
            names = "--text-size",
            paramLabel = "<size>",
            description = "The text of a .pdf: small, normal (default) or large.")
    private String size = "normal";

    @Option(
            names = "--typeface",
            paramLabel = "<face>",
            description = "The typeface of a .pdf: mixed (default: moves without serifs, comments with them), serif or"
                    + " sans.")
    private String face = "mixed";

    @Option(
            names = "--diagram-width",
            paramLabel = "<mm>",
            description =
                    "How wide the diagrams of games in a .pdf are, 25 to 170 millimetres, up to a column (default:"
                            + " what fills the pages best).")
    private int diagramWidth;

    @Option(
            names = "--per-page",
            paramLabel = "<n>",
            description = "How many puzzles a page of a .pdf has: 6, 9 or 12 (default: what fills the last page best).")
    private int puzzles;

    @Option(names = "--title", paramLabel = "<text>", description = "The title of a document.")
    private String title = "";

    @Option(names = "--author", paramLabel = "<text>", description = "The author of a document.")
    private String author = "";

    @Option(names = "--date", paramLabel = "<text>", description = "The date of a document, as it is to be printed.")
    private String date = "";

    @Option(
            names = "--preface",
            paramLabel = "<text>",
            description = "What stands before the games or puzzles of a document.")
    private String preface = "";

    @Option(names = "--foot", paramLabel = "<text>", description = "What stands at the foot of a document's pages.")
    private String foot = "";

    @Option(
            names = "--language",
            paramLabel = "<code>",
            converter = LanguageConverter.class,
            description = "The language of a document: en (default) or de.")
    private Locale language = Locale.ENGLISH;

    /// Checks the values.
    ///
    /// @throws UsageException if an option has an invalid value
    void check() {
        PictureOptions.choice("--paper", Paper.values(), paper);
        PictureOptions.choice("--layout", PageLayout.values(), layout);
        PictureOptions.choice("--text-size", TextSize.values(), size);
        PictureOptions.choice("--typeface", Typeface.values(), face);
        if (!diagrams.matches("marked|chosen|none|[1-9]\\d{0,3}")) {
            throw new UsageException("--diagrams " + diagrams + ": marked, chosen, none or a number was expected");
        }
        if (columns < 1 || columns > PageStyle.MOST_COLUMNS) {
            throw new UsageException("--columns " + columns + ": 1 or 2 was expected");
        }
        if (diagramWidth != 0 && (diagramWidth < PageStyle.NARROWEST || diagramWidth > PageStyle.WIDEST)) {
            throw new UsageException("--diagram-width " + diagramWidth + ": 25 to 170 was expected");
        }
        if (!PageStyle.PUZZLES.contains(puzzles)) {
            throw new UsageException("--per-page " + puzzles + ": 6, 9 or 12 was expected");
        }
    }

    private Diagrams diagrams() {
        return switch (diagrams) {
            case "marked" -> new Diagrams.Marked();
            case "chosen" -> new Diagrams.Chosen();
            case "none" -> new Diagrams.None();
            default -> new Diagrams.Every(Integer.parseInt(diagrams));
        };
    }

    /// How documents look; call [#check] first.
    DocumentOptions document(String theme, PieceSet pieces, PictureDetails shown) {
        return new DocumentOptions(
                theme,
                pieces,
                shown,
                diagrams(),
                !noEngine,
                new PageStyle(
                        PictureOptions.choice("--paper", Paper.values(), paper),
                        PictureOptions.choice("--layout", PageLayout.values(), layout),
                        columns,
                        PictureOptions.choice("--text-size", TextSize.values(), size),
                        PictureOptions.choice("--typeface", Typeface.values(), face),
                        diagramWidth,
                        puzzles),
                new Imprint(title, author, date, preface, foot),
                language);
    }
}
