package hexalyst.export.document;

import hexalyst.export.picture.Palette;
import hexalyst.export.picture.PictureStyle;
import hexalyst.export.picture.SvgPicture;
import hexalyst.record.Exercise;
import hexalyst.text.Texts;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A document as Markdown, with its diagrams as SVG files in a folder beside it. Variations are quotes within quotes.
final class MarkdownDocument {
    private static final int WIDTH = 360;
    private static final int GRAPH_WIDTH = 640;
    private static final int GRAPH_HEIGHT = 84;
    /// Deeper quotes are hard to distinguish, and some readers are slow with them.
    private static final int DEEPEST = 8;

    private final Texts texts = Texts.of(MarkdownDocument.class);
    private final DocumentOptions options;
    private final String folder;
    private final StringBuilder out = new StringBuilder();
    private final Map<String, byte[]> pictures = new LinkedHashMap<>();
    /// How many quotes the last block is in.
    private int last;

    private MarkdownDocument(DocumentOptions options, String folder) {
        this.options = options;
        this.folder = folder;
    }

    /// Makes the files, by their paths, the text first.
    ///
    /// @param name the name of the text's file, without its suffix
    static Map<String, byte[]> files(Book book, DocumentOptions options, String name, Watch watch) {
        MarkdownDocument document = new MarkdownDocument(options, name + "-diagrams/");
        document.write(book, watch);
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put(name + ".md", document.out.toString().getBytes(StandardCharsets.UTF_8));
        files.putAll(document.pictures);
        return files;
    }

    private void write(Book book, Watch watch) {
        if (book.hasFront()) {
            front(book);
        }
        if (!book.isSheet()) {
            games(book, watch);
        }
        if (!book.puzzles().isEmpty()) {
            sheet(book);
        }
        prose(book.imprint().foot());
    }

    /// Writes the title and what its maker says.
    private void front(Book book) {
        block(0, "# " + MarkdownText.line(book.title()));
        prose(book.imprint().by());
        prose(book.subtitle());
        prose(book.common());
        book.imprint().paragraphs().forEach(this::prose);
    }

    private void prose(String text) {
        if (!text.isEmpty()) {
            block(0, String.join("\\\n", MarkdownText.lines(text)));
        }
    }

    private void games(Book book, Watch watch) {
        if (book.isBooklet()) {
            block(0, "## " + texts.get("contents"));
            StringBuilder list = new StringBuilder();
            List<Book.Entry> entries = book.contents();
            for (int i = 0; i < entries.size(); i++) {
                String note = entries.get(i).note();
                list.append(i == 0 ? "" : "\n").append(i + 1).append(". [");
                list.append(MarkdownText.line(entries.get(i).title())).append("](#game-");
                list.append(i + 1).append(')').append(note.isEmpty() ? "" : " (" + MarkdownText.line(note) + ")");
            }
            block(0, list.toString());
        }
        for (int i = 0; i < book.games().size(); i++) {
            watch.begins(i + 1, book.chapters().size());
            chapter(book, book.games().get(i), i + 1);
        }
    }

    /// Writes the puzzles, then their solutions.
    private void sheet(Book book) {
        if (!book.isSheet()) {
            block(0, "<a id=\"game-" + (book.games().size() + 1) + "\"></a>");
            block(0, "# " + texts.get("puzzles.heading"));
        }
        prose(book.legend(options));
        for (int i = 0; i < book.puzzles().size(); i++) {
            Chapter chapter = book.puzzles().get(i);
            Chapter.Question question = chapter.question().orElseThrow();
            Exercise exercise = question.exercise();
            block(0, "## " + MarkdownText.line(chapter.title()));
            String grade = exercise.grade().isEmpty() ? "" : " (" + MarkdownText.line(exercise.grade()) + ")";
            block(0, MarkdownText.line(exercise.task()) + grade);
            if (!exercise.text().isBlank()) {
                block(0, String.join("\\\n", MarkdownText.lines(Wording.clean(exercise.text()))));
            }
            prose(book.legend(chapter, options));
            prose(book.own(Wording.clean(exercise.credit())));
            String svg = svg(question.diagram(), options.palette(chapter.tree()));
            block(0, "![" + MarkdownText.line(exercise.task()) + "](" + file("puzzle-" + (i + 1) + ".svg", svg) + ")");
        }
        block(0, "# " + texts.get("solutions"));
        if (book.hasTries()) {
            block(0, texts.get("tries"));
        }
        for (Chapter chapter : book.puzzles()) {
            String task = chapter.question().orElseThrow().exercise().task();
            block(0, "**" + MarkdownText.line(chapter.title()) + "** " + MarkdownText.line(task));
            chapter.blocks().stream()
                    .map(Block.Paragraph.class::cast)
                    .forEach(paragraph -> block(paragraph.depth(), paragraph(paragraph.spans())));
        }
    }

    /// Writes a block after an empty line, which has the quote depth common to this block and the last one.
    private void block(int depth, String text) {
        int quotes = Math.min(DEEPEST, depth);
        if (!out.isEmpty()) {
            out.append("> ".repeat(Math.min(quotes, last)).stripTrailing()).append('\n');
        }
        String quote = "> ".repeat(quotes);
        out.append(quote).append(text.replace("\n", "\n" + quote)).append('\n');
        last = quotes;
    }

    private void chapter(Book book, Chapter chapter, int number) {
        boolean booklet = book.isBooklet();
        Palette palette = options.palette(chapter.tree());
        if (booklet) {
            block(0, "<a id=\"game-" + number + "\"></a>");
        }
        String rank;
        if (booklet) {
            rank = "## " + MarkdownText.line(texts.get("game", number)) + ": ";
        } else {
            rank = book.hasFront() ? "## " : "# ";
        }
        if (!book.heading(chapter).isEmpty()) {
            block(0, rank + MarkdownText.line(chapter.title()));
        }
        StringBuilder head = new StringBuilder();
        book.about(chapter, options)
                .forEach(line -> head.append(MarkdownText.line(line)).append("\\\n"));
        chapter.sources().forEach(line -> head.append(MarkdownText.line(line)).append("\\\n"));
        head.append(chapter.result().isEmpty() ? "" : "**" + MarkdownText.line(chapter.result()) + "**\\\n");
        if (!head.isEmpty()) {
            block(0, head.substring(0, head.length() - 2));
        }
        chapter.report()
                .ifPresent(report ->
                        prose(String.join("\n", new ReportWords(chapter.tree(), options.numbering()).summary(report))));
        if (!chapter.graph().isEmpty()) {
            graph(chapter, palette, number);
        }
        int diagrams = 0;
        for (Block block : chapter.blocks()) {
            switch (block) {
                case Block.Paragraph paragraph -> block(block.depth(), paragraph(paragraph.spans()));
                case Block.Diagram diagram -> {
                    diagrams++;
                    diagram(diagram, palette, number + "-" + diagrams);
                }
            }
        }
    }

    private void graph(Chapter chapter, Palette palette, int number) {
        String title = texts.get("graph") + " (" + ValuePoint.legend(chapter.graph(), options.numbering()) + ")";
        String svg = SvgPicture.drawing(
                palette,
                GRAPH_WIDTH,
                GRAPH_HEIGHT,
                false,
                title,
                surface -> new GraphPainter(surface, GRAPH_WIDTH, GRAPH_HEIGHT).paint(chapter.graph()));
        picture(0, "game-" + number + "-values.svg", svg, title);
    }

    private void diagram(Block.Diagram diagram, Palette palette, String number) {
        String svg = svg(diagram, palette);
        picture(diagram.depth(), "game-" + number + ".svg", svg, diagram.caption());
    }

    private static String svg(Block.Diagram diagram, Palette palette) {
        return SvgPicture.element(diagram.picture(), new PictureStyle(palette, WIDTH, false), diagram.caption());
    }

    private void picture(int depth, String file, String svg, String caption) {
        String text = MarkdownText.line(caption);
        block(depth, "![" + text + "](" + file(file, svg) + ")\\\n*" + text + "*");
    }

    /// Keeps a picture; returns its address.
    private String file(String name, String svg) {
        String path = folder + name;
        pictures.put(path, ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + svg).getBytes(StandardCharsets.UTF_8));
        return MarkdownText.address(path);
    }

    private static String paragraph(List<Span> spans) {
        StringBuilder text = new StringBuilder();
        for (Span span : spans) {
            boolean goesOn = !text.isEmpty() && text.charAt(text.length() - 1) != '\n';
            text.append(goesOn ? " " : "").append(piece(span));
        }
        // Consecutive moves share one bold span; asterisks in people's texts are escaped.
        String moves = text.toString().replace("** **", " ");
        // "12." at the start of a line would begin a list.
        return moves.matches("(?s)\\d+\\.\\s.*") ? moves.replaceFirst("\\.", "\\\\.") : moves;
    }

    private static String piece(Span span) {
        return switch (span) {
            case Span.Played move ->
                move.main() ? "**" + MarkdownText.line(move.whole()).replace("\\.", ".") + "**" : plain(move.whole());
            case Span.Comment comment -> String.join("\\\n", MarkdownText.lines(comment.text()));
            case Span.Joint joint -> MarkdownText.line(joint.text());
            case Span.Worth worth ->
                worth.proved()
                        ? "[**" + MarkdownText.line(worth.text()) + "**]"
                        : "(" + worth.sign() + " *" + MarkdownText.line(worth.text()) + "*)";
            case Span.Line line -> "(*" + MarkdownText.line(line.text()) + "*)";
            case Span.Ending ending -> "**" + MarkdownText.line(ending.text()) + "**";
        };
    }

    private static String plain(String move) {
        return MarkdownText.line(move).replace("\\.", ".");
    }
}
