package hexalyst.export.document;

import hexalyst.engine.ProvedValue;
import hexalyst.export.board.BoardLook;
import hexalyst.export.board.NodePicture;
import hexalyst.export.board.PictureDetails;
import hexalyst.export.board.PieceSet;
import hexalyst.export.picture.Palette;
import hexalyst.export.picture.PictureStyle;
import hexalyst.export.picture.SvgPicture;
import hexalyst.export.picture.Xml;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.record.GameDate;
import hexalyst.record.GameTree;
import hexalyst.record.Tags;
import hexalyst.text.Texts;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The pages that lead through a collection of documents: an index of the games, with a search, and a table of
/// openings. Like the documents themselves they load nothing from anywhere.
public final class StudySite {
    /// The name of the index.
    public static final String INDEX = "index.html";
    /// The name of the table of openings.
    public static final String OPENINGS = "openings.html";

    private static final int PICTURE = 150;
    private static final double LAST = 1e15;
    private static final int PERCENT = 100;

    private final String title;
    private final DocumentOptions options;

    /// @param title the name of the collection
    /// @param options as for the documents
    public StudySite(String title, DocumentOptions options) {
        this.title = title;
        this.options = options;
    }

    /// A game in a document of the site.
    ///
    /// @param page the relative address of the document
    /// @param number the number of the game in it, from 1
    public record Entry(String page, int number, GameTree tree) {}

    /// A document of puzzles.
    ///
    /// @param page its relative address
    /// @param name its name
    /// @param count how many puzzles it has
    public record Sheet(String page, String name, int count) {}

    /// A move from a start position.
    ///
    /// @param move the move; its mirror images count as the same
    /// @param games how many games of the collection have it
    /// @param score the share that its player won, half of the draws included, from 0 to 1; empty if no game ended
    /// @param value its value for the player who makes it, if that is proved
    public record Opening(
            Position before, Move move, long games, Optional<Double> score, Optional<ProvedValue> value) {}

    /// The index.
    ///
    /// @param openings true if there is a table of openings
    public String index(List<Entry> games, List<Sheet> puzzles, boolean openings) {
        return Texts.in(options.language(), () -> {
            List<SortablePage.Link> links = new ArrayList<>();
            if (openings) {
                links.add(new SortablePage.Link(texts().get("site.openings"), OPENINGS));
            }
            puzzles.forEach(sheet -> links.add(new SortablePage.Link(
                    texts().get("site.puzzles", sheet.name(), sheet.count()), address(sheet.page(), null))));
            List<String> columns = new ArrayList<>(List.of(""));
            for (String column : List.of("game", "event", "date", "rules", "result", "plies")) {
                columns.add(texts().get("site." + column));
            }
            List<SortablePage.Row> rows = new ArrayList<>();
            for (Entry entry : games) {
                rows.add(row(entry, rows.size()));
            }
            return page(
                    title,
                    Stream.of(options.imprint().by(), texts().get("site.about", games.size()))
                            .filter(line -> !line.isEmpty())
                            .toList(),
                    links,
                    games.isEmpty() ? "" : texts().get("site.search"),
                    columns,
                    rows);
        });
    }

    /// A document of the site, in a folder beside the index, with a link to the index above it.
    public byte[] withLinkToIndex(byte[] document) {
        String link = "<nav class=\"site\"><a href=\"../" + INDEX + "\">" + Xml.escaped(title) + "</a></nav>\n";
        return new String(document, StandardCharsets.UTF_8)
                .replaceFirst("<body>\n", Matcher.quoteReplacement("<body>\n" + link))
                .getBytes(StandardCharsets.UTF_8);
    }

    private SortablePage.Row row(Entry entry, int place) {
        GameTree tree = entry.tree();
        Tags tags = tree.tags();
        String written = tags.get(Tags.DATE).orElse("");
        Optional<GameDate> date = GameDate.parse(written);
        int plies = tree.mainLine().size() - 1;
        Wording words = new Wording(tree, options.numbering());
        return new SortablePage.Row(
                "",
                List.of(
                        new SortablePage.Cell(
                                words.players().orElseGet(words::title),
                                place,
                                address(entry.page(), "game-" + entry.number())),
                        cell(tags.get(Tags.EVENT).orElse(""), place),
                        cell(
                                date.map(GameDate::text).orElse(written),
                                date.map(StudySite::day).orElse(LAST)),
                        cell(tree.game().title() + ", " + tree.edition().title(), place),
                        cell(tags.result(), Tags.RESULTS.indexOf(tags.result())),
                        cell(Integer.toString(plies), plies)));
    }

    /// A relative address with every character that has a meaning in addresses escaped.
    private static String address(String page, @Nullable String place) {
        try {
            return new URI(null, null, page, place).toASCIIString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(page, e);
        }
    }

    /// A number that grows with the date.
    private static double day(GameDate date) {
        return Double.parseDouble((date.text().replace(".", "") + "0000").substring(0, "20261125".length()));
    }

    /// The table of openings.
    public String openings(List<Opening> openings) {
        return Texts.in(options.language(), () -> {
            List<String> columns = new ArrayList<>();
            for (String column : List.of("board", "rules", "move", "games", "score", "value", "within")) {
                columns.add(texts().get("site." + column));
            }
            return page(
                    texts().get("site.openings"),
                    List.of(texts().get("site.openings.about")),
                    List.of(new SortablePage.Link(title, INDEX)),
                    "",
                    columns,
                    openings.stream().map(this::row).toList());
        });
    }

    private SortablePage.Row row(Opening opening) {
        Position before = opening.before();
        PictureDetails bare = PictureDetails.DIAGRAM.with(new BoardLook(0, false, false, false, false));
        GameTree tree = GameTree.of(before, List.of(opening.move()));
        String move = before.text(opening.move());
        String picture = SvgPicture.element(
                NodePicture.of(tree, tree.mainLine().getLast(), bare),
                new PictureStyle(options.palette(tree), PICTURE, true),
                move);
        Optional<ProvedValue> value = opening.value();
        int within = value.map(ProvedValue::plies).filter(ProvedValue::tells).orElse(0);
        return new SortablePage.Row(
                picture,
                List.of(
                        cell(
                                before.game().title() + ", " + before.edition().title(),
                                before.grid().cells()),
                        cell(move, opening.move().lastCell()),
                        cell(Long.toString(opening.games()), (double) -opening.games()),
                        cell(
                                opening.score()
                                        .map(score -> Math.round(PERCENT * score) + " %")
                                        .orElse("–"),
                                opening.score().map(score -> -score).orElse(LAST)),
                        cell(
                                texts().get("site.value."
                                        + value.map(proved -> proved.value().name())
                                                .orElse("OPEN")),
                                value.map(proved -> (double) proved.value().ordinal())
                                        .orElse(LAST)),
                        cell(within == 0 ? "–" : Integer.toString(within), within == 0 ? LAST : within)));
    }

    /// The texts in the language that is current when a page is made.
    private static Texts texts() {
        return Texts.of(StudySite.class);
    }

    private static SortablePage.Cell cell(String text, double key) {
        return new SortablePage.Cell(text, key);
    }

    private String page(
            String heading,
            List<String> notes,
            List<SortablePage.Link> links,
            String search,
            List<String> columns,
            List<SortablePage.Row> rows) {
        return new SortablePage(options.language().getLanguage(), heading, notes, links, search, columns, rows)
                .html(Palette.of(options.theme(), PieceSet.WHITE_BLACK.styleClass()));
    }
}
