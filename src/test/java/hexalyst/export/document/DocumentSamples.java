package hexalyst.export.document;

import hexalyst.export.pdf.PageLayout;
import hexalyst.export.pdf.PageStyle;
import hexalyst.export.pdf.Paper;
import hexalyst.export.pdf.TextSize;
import hexalyst.export.pdf.Typeface;
import hexalyst.game.Games;
import hexalyst.game.Position;
import hexalyst.notation.GameFiles;
import hexalyst.notation.GameLookup;
import hexalyst.record.Annotations;
import hexalyst.record.GameTree;
import hexalyst.record.Tags;
import hexalyst.record.TreeBuilder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Locale;

/// Games for documents.
final class DocumentSamples {
    /// Text that would be interpreted in one of the formats if it were not escaped.
    static final String HOSTILE =
            "</script><script>alert(1)</script><!-- ]]> -- \u0007\u0000\u001B[31m \u202Etxet\u2066 "
                    + "[a](javascript:x) ![b](http://c/d.svg) <img src=x onerror=alert(2)> & &lt; \\input{x} $x$ %\n"
                    + "(Tj) ET BT /F1 endstream\n- item\n1. one\n# head\n    code\n| a | b |\n---\n```\n@somebody #12 `tick` *b* _i_ ~s~";

    /// Each game on a page of its own.
    static final PageStyle APART = new PageStyle(Paper.A4, PageLayout.PAGES, 2, TextSize.NORMAL, Typeface.MIXED, 0, 0);

    private static final GameFiles FILES = new GameFiles(GameLookup.standard());

    private DocumentSamples() {}

    static GameTree read(String name) {
        try {
            return FILES.read(Path.of("sample-games", name + ".hgn")).games().getFirst();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static DocumentOptions english() {
        return DocumentOptions.usual(Locale.ENGLISH);
    }

    /// An empty board of 61 cells.
    static Position start() {
        return Games.all().getFirst().start(Games.all().getFirst().editions().getFirst());
    }

    /// A game of one move with this text as its comment, its players and its event.
    static GameTree saying(String text) {
        Position start = start();
        TreeBuilder builder = new TreeBuilder(start);
        builder.tags(Tags.NONE
                .with(Tags.WHITE, text)
                .with(Tags.BLACK, text)
                .with(Tags.EVENT, text)
                .with("Source", text));
        int move = builder.add(GameTree.ROOT, start.legalMoves().getFirst());
        builder.annotate(move, Annotations.NONE.withComment(text).withBefore(text));
        return builder.build();
    }
}
