package hexalyst.export.document;

import hexalyst.export.board.BoardLook;
import hexalyst.export.board.BoardPicture;
import hexalyst.export.board.Ink;
import hexalyst.export.picture.Palette;
import hexalyst.export.picture.Xml;
import hexalyst.game.Side;
import hexalyst.record.Exercise;
import hexalyst.text.RightToLeft;
import hexalyst.text.Texts;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A document as one HTML page that loads nothing. Its text is readable without scripts; its script adds boards for
/// playing through. Only this script and this style sheet, identified by their hashes, are allowed in it.
final class HtmlDocument {
    private static final int DEEPEST = 6;

    private final Texts texts = Texts.of(HtmlDocument.class);
    private final Book book;
    private final DocumentOptions options;
    private final StringBuilder out = new StringBuilder();
    private final List<HtmlData> games = new ArrayList<>();
    private final HtmlBoards boards = new HtmlBoards();

    private HtmlDocument(Book book, DocumentOptions options) {
        this.book = book;
        this.options = options;
    }

    /// Makes the page.
    static byte[] file(Book book, DocumentOptions options, Watch watch) {
        HtmlDocument document = new HtmlDocument(book, options);
        document.write(watch);
        return document.out.toString().getBytes(StandardCharsets.UTF_8);
    }

    private void write(Watch watch) {
        out.append("<main>\n");
        if (book.hasFront()) {
            front();
        }
        for (int i = 0; i < book.chapters().size(); i++) {
            Chapter chapter = book.chapters().get(i);
            if (i == book.games().size()) {
                part();
            }
            if (chapter.question().isEmpty()) {
                watch.begins(i + 1, book.chapters().size());
            }
            HtmlData data = new HtmlData(chapter, options);
            games.add(data);
            ArrayNode sides = data.game().putArray("sides");
            for (Side side : List.of(Side.WHITE, Side.BLACK)) {
                sides.add(texts.get("toMove", chapter.tree().edition().sideName(side)));
            }
            if (chapter.question().isPresent()) {
                puzzle(chapter, chapter.question().get(), data, i + 1);
            } else {
                chapter(chapter, data, i + 1);
            }
        }
        out.append(book.puzzles().isEmpty() ? "" : "</div>\n");
        prose("footer", book.imprint().foot());
        out.append("</main>\n");
        String body = boards.common() + out;
        out.setLength(0);
        // The page's head contains the hashes of the scripts, which depend on the games.
        boolean rich = games.stream().anyMatch(HtmlData::isRich);
        if (rich) {
            games.forEach(HtmlData::enrich);
        }
        String script = PageParts.resource("board.js")
                + PageParts.resource(rich ? "pieces.js" : "stones.js")
                + (book.isSheet() ? "" : PageParts.resource("player.js"))
                + (book.puzzles().isEmpty() ? "" : PageParts.resource("solver.js"))
                + "})();\n";
        String style = colours(rich) + PageParts.resource("page.css");
        out.append("<!DOCTYPE html>\n<html lang=\"")
                .append(texts.get("language"))
                .append("\">\n<head>\n<meta charset=\"utf-8\">\n")
                .append(PageParts.policy(script, style))
                .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
                .append("<meta name=\"color-scheme\" content=\"")
                .append(scheme())
                .append("\">\n");
        element("title", "", book.title());
        out.append("<style>")
                .append(style)
                .append("</style>\n</head>\n<body>\n")
                .append(body);
        out.append("<script type=\"application/json\" id=\"games\">")
                .append(HtmlData.text(games.stream().map(HtmlData::game).toList()))
                .append("</script>\n<script>")
                .append(script)
                .append("</script>\n</body>\n</html>\n");
    }

    /// Begins the puzzles.
    private void part() {
        if (!book.isSheet()) {
            element("h2", " class=\"part\"", texts.get("puzzles.heading"));
        }
        prose("p", book.legend(options));
        out.append("<div class=\"sheet\">\n");
    }

    private void element(String name, String attributes, String text) {
        inline(name, attributes, RightToLeft.isolated(Xml.escaped(text)));
        out.append('\n');
    }

    /// An element in a line of text.
    ///
    /// @param content as HTML
    private void inline(String name, String attributes, String content) {
        out.append("<" + name + attributes + ">" + content + "</" + name + ">");
    }

    /// Writes a text of its maker, if there is one.
    private void prose(String name, String text) {
        if (!text.isEmpty()) {
            inline(name, " dir=\"auto\"", Xml.escaped(text).replace("\n", "<br>"));
            out.append('\n');
        }
    }

    private void front() {
        out.append("<header class=\"book\">\n");
        element("h1", "", book.title());
        prose("p", book.imprint().by());
        String about = String.join(
                " · ",
                Stream.of(book.subtitle(), book.common())
                        .filter(text -> !text.isEmpty())
                        .toList());
        if (!about.isEmpty()) {
            element("p", " class=\"quiet\"", about);
        }
        prose("p", book.imprint().preface());
        if (book.isBooklet() && !book.isSheet()) {
            contents();
        }
        out.append("</header>\n");
    }

    private void contents() {
        out.append("<nav>\n");
        element("h2", "", texts.get("contents"));
        out.append("<ol>\n");
        List<Book.Entry> entries = book.contents();
        for (int i = 0; i < entries.size(); i++) {
            out.append("<li><a href=\"#game-").append(i + 1).append("\">");
            out.append(RightToLeft.isolated(Xml.escaped(entries.get(i).title())))
                    .append("</a> ");
            inline(
                    "span",
                    " class=\"quiet\"",
                    RightToLeft.isolated(Xml.escaped(entries.get(i).note())));
            out.append("</li>\n");
        }
        out.append("</ol>\n</nav>\n");
    }

    private ObjectNode words(HtmlData data, List<String> keys) {
        ObjectNode words = data.game().putObject("words");
        // The script fills in values itself.
        keys.forEach(key -> words.put(key, texts.get(key, "{0}", "{1}")));
        return words;
    }

    /// Writes a puzzle, which can be solved on the board; its solution is folded away.
    private void puzzle(Chapter chapter, Chapter.Question question, HtmlData data, int number) {
        Exercise exercise = question.exercise();
        HtmlPuzzle.add(exercise, data);
        words(
                data,
                List.of(
                        "start",
                        "move",
                        "enter",
                        "again",
                        "which",
                        "right",
                        "reply",
                        "found",
                        "found.again",
                        "solved",
                        "refuted",
                        "tried",
                        "other",
                        "closed",
                        "no"));
        begin(chapter, "puzzle", number);
        out.append("<h2>").append(RightToLeft.isolated(Xml.escaped(chapter.title())));
        if (!exercise.grade().isEmpty()) {
            inline("span", " class=\"quiet\"", "· " + Xml.escaped(exercise.grade()));
        }
        out.append("</h2>\n");
        element("p", "", exercise.task());
        String text = Wording.clean(exercise.text());
        if (!text.isEmpty()) {
            inline("p", " class=\"comment\" dir=\"auto\"", Xml.escaped(text).replace("\n", "<br>"));
            out.append('\n');
        }
        prose("p", book.legend(chapter, options));
        BoardPicture picture = question.diagram().picture();
        String facts = picture.game().line();
        if (!facts.isEmpty()) {
            // Below so small a board it could not be read; the script keeps it true.
            element("p", " class=\"facts\"", facts);
        }
        out.append("<figure>\n")
                .append(boards.element(picture.of(picture.game().withoutFacts()), exercise.task()))
                .append("</figure>\n");
        String credit = book.own(Wording.clean(exercise.credit()));
        if (!credit.isEmpty()) {
            element("p", " class=\"quiet\"", credit);
        }
        out.append("<div class=\"solve\"></div>\n<details>\n");
        element("summary", "", texts.get("solution"));
        out.append("<div class=\"text\">\n");
        chapter.blocks().forEach(block -> block(block, data, number));
        if (exercise.hasTries()) {
            element("p", " class=\"quiet\"", texts.get("tries"));
        }
        out.append("</div>\n</details>\n</article>\n");
    }

    private void begin(Chapter chapter, String kind, int number) {
        out.append("<article class=\"").append(kind).append(" board-");
        out.append(chapter.tree().edition().id())
                .append("\" id=\"game-")
                .append(number)
                .append("\">\n");
    }

    private void chapter(Chapter chapter, HtmlData data, int number) {
        ObjectNode words = words(data, List.of("start", "first", "previous", "next", "last", "choose", "keys"));
        if (data.hasParts()) {
            words.put("keys", texts.get("keys") + " " + texts.get("keys.parts"));
            words.put("parts", texts.get("parts"));
        }
        words.put("unknown", texts.get("graph.unknown"));
        begin(chapter, "game", number);
        out.append("<header>\n");
        if (book.isBooklet()) {
            element("p", " class=\"rank\"", texts.get("game", number));
        }
        if (!book.heading(chapter).isEmpty()) {
            element(book.hasFront() ? "h2" : "h1", "", chapter.title());
        }
        element("p", " class=\"event\"", String.join(" · ", book.about(chapter, options)));
        if (!chapter.result().isEmpty()) {
            element("p", " class=\"result\"", chapter.result());
        }
        chapter.report()
                .ifPresent(
                        report -> report(new ReportWords(chapter.tree(), options.numbering()), report, data, number));
        out.append("</header>\n<div class=\"player\">\n");
        if (!chapter.graph().isEmpty()) {
            out.append("<div class=\"values\">\n").append(HtmlBoards.graph(chapter.graph(), texts.get("graph")));
            element(
                    "p",
                    " class=\"legend\"",
                    texts.get("graph") + " · " + ValuePoint.legend(chapter.graph(), options.numbering()));
            out.append("</div>\n");
        }
        out.append("</div>\n<div class=\"text\">\n");
        out.append("<noscript>");
        element("p", " class=\"quiet\"", texts.get("noscript"));
        out.append("</noscript>\n");
        chapter.blocks().forEach(block -> block(block, data, number));
        chapter.sources().forEach(line -> element("p", " class=\"source\"", line));
        out.append("</div>\n</article>\n");
    }

    /// Writes how a game with noted mistakes went: each player's moves in numbers, the mistakes with what they cost,
    /// and where the game turned. Each move leads to its position.
    private void report(ReportWords words, GameReport report, HtmlData data, int number) {
        for (Side side : Side.values()) {
            element("p", " class=\"report\"", words.noted(side, report));
        }
        for (GameReport.Slip slip : report.slips()) {
            int place = data.place(slip.at().node());
            out.append("<p class=\"report\"><a href=\"#g")
                    .append(number)
                    .append('n')
                    .append(place);
            out.append("\" data-n=\"").append(place).append("\">");
            out.append(Xml.escaped(words.move(slip.at()))).append("</a> ");
            String turn = report.turn().equals(Optional.of(slip))
                    ? words.turn(report).map(said -> ". " + said).orElse("")
                    : "";
            out.append(Xml.escaped(words.change(slip) + turn)).append("</p>\n");
        }
    }

    private void block(Block block, HtmlData data, int number) {
        String depth = " class=\"d" + Math.min(DEEPEST, block.depth()) + "\"";
        switch (block) {
            case Block.Paragraph paragraph -> {
                out.append("<p").append(depth).append('>');
                for (int i = 0; i < paragraph.spans().size(); i++) {
                    out.append(i == 0 ? "" : " ");
                    span(paragraph.spans().get(i), data, number);
                }
                out.append("</p>\n");
            }
            case Block.Diagram diagram -> {
                out.append("<figure")
                        .append(depth)
                        .append(" data-n=\"")
                        .append(data.place(diagram.node()))
                        .append("\">\n");
                out.append(boards.element(small(diagram.picture()), diagram.name()));
                element("figcaption", "", diagram.caption());
                out.append("</figure>\n");
            }
        }
    }

    /// A picture that is shown too small for the numbers of the cells.
    private static BoardPicture small(BoardPicture picture) {
        BoardLook look = picture.look();
        return picture.in(new BoardLook(look.turn(), look.mirrored(), look.coordinates(), false, look.shapes()));
    }

    private void span(Span span, HtmlData data, int number) {
        switch (span) {
            case Span.Played move -> {
                int place = data.place(move.node());
                out.append("<a class=\"").append(move.main() ? "main" : "side");
                out.append("\" id=\"g").append(number).append('n').append(place);
                out.append("\" href=\"#g").append(number).append('n').append(place);
                out.append("\" data-n=\"").append(place).append("\">");
                out.append(Xml.escaped(move.whole()).replace(" ", "&nbsp;")).append("</a>");
            }
            case Span.Comment comment ->
                inline(
                        "span",
                        " class=\"comment\" dir=\"auto\"",
                        Xml.escaped(comment.text()).replace("\n", "<br>"));
            case Span.Joint joint -> out.append(Xml.escaped(joint.text()));
            case Span.Worth worth ->
                inline(
                        "span",
                        " class=\"" + (worth.proved() ? "proved" : "estimated") + "\"",
                        Xml.escaped(worth.whole()));
            case Span.Line line -> inline("span", " class=\"line\"", Xml.escaped(line.text()));
            case Span.Ending ending -> inline("strong", " class=\"ending\"", Xml.escaped(ending.text()));
        }
    }

    private String scheme() {
        if (options.theme().equals("light")) {
            return "light dark";
        }
        return options.isLight() ? "light" : "dark";
    }

    /// The colours of the boards and of the page. With a light theme, the page follows the reader's preference for a
    /// dark page; print is always light.
    ///
    /// @param rich true if there may be pieces that belong to nobody
    private String colours(boolean rich) {
        StringBuilder css = new StringBuilder();
        String screen = options.theme();
        css.append(theme(screen, rich));
        if (screen.equals("light")) {
            css.append("@media screen and (prefers-color-scheme: dark) {\n")
                    .append(theme("dark", rich))
                    .append("}\n");
        } else if (!options.isLight()) {
            css.append("@media print {\n").append(theme("light", rich)).append("}\n");
        }
        return css.toString();
    }

    private String theme(String name, boolean rich) {
        StringBuilder css = new StringBuilder();
        List<String> done = new ArrayList<>();
        for (Chapter chapter : book.chapters()) {
            String edition = chapter.tree().edition().id();
            if (done.contains(edition)) {
                continue;
            }
            Palette palette = options.palette(name, chapter.tree());
            if (done.isEmpty()) {
                css.append(":root { --hx-background: ")
                        .append(palette.background().hex());
                css.append("; --hx-text: ").append(palette.text().hex());
                css.append("; --hx-quiet: ").append(palette.quiet().hex()).append("; }\n");
            }
            done.add(edition);
            css.append(".board-").append(edition).append(" {");
            for (Ink ink : rich ? List.of(Ink.values()) : Ink.OF_STONES) {
                css.append(" -").append(ink.property()).append(": ");
                css.append(palette.colour(ink).hex()).append(';');
            }
            css.append(" }\n");
        }
        return css.toString();
    }
}
