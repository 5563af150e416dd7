package hexalyst.cli.positions;

import hexalyst.analysis.balance.Balance;
import hexalyst.analysis.balance.BalanceWords;
import hexalyst.analysis.results.Difficulty;
import hexalyst.export.board.BoardLook;
import hexalyst.export.board.NodePicture;
import hexalyst.export.board.PictureDetails;
import hexalyst.export.board.PieceSet;
import hexalyst.export.document.SortablePage;
import hexalyst.export.picture.Palette;
import hexalyst.export.picture.PictureStyle;
import hexalyst.export.picture.SvgPicture;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/// The table of the balance finder as a page.
final class BalancePage {
    private static final String THEME = "light";
    private static final int PICTURE = 150;
    private static final double LAST = 1e15;

    private final Map<String, Palette> palettes = new HashMap<>();
    private final BalanceWords words;
    /// Whether the rows are set-ups that a player makes.
    private final boolean made;

    /// A column.
    ///
    /// @param key sorts the rows
    private record Column(String head, Function<Balance, String> text, ToDoubleFunction<Balance> key) {}

    private BalancePage(BalanceWords words, boolean made) {
        this.words = words;
        this.made = made;
    }

    /// The page.
    ///
    /// @param table its rows, in their initial order
    /// @param answers what the other player does best after each set-up; empty where none is compared
    /// @param summary how many are proved and how many are open
    static String of(List<Balance> table, BalanceWords words, List<String> answers, String summary) {
        BalancePage page = new BalancePage(words, !answers.isEmpty());
        List<Column> columns = page.columns();
        return new SortablePage(
                        "en",
                        page.made
                                ? "Balance: which set-ups are even"
                                : "Balance: which restrictions make the game last",
                        Stream.concat(page.notes(summary), answers.stream()).toList(),
                        Stream.concat(Stream.of("Board"), columns.stream().map(Column::head))
                                .toList(),
                        table.stream().map(row -> page.row(row, columns)).toList())
                .html(Palette.of(THEME, PieceSet.WHITE_BLACK.styleClass()));
    }

    private Stream<String> notes(String summary) {
        String estimates =
                made ? "the chance of the player who moves first is an estimate" : "no estimate stands in its place";
        return Stream.of(
                summary + ".",
                "Values are proved; what is not proved is open, and " + estimates + ". Plies are at most"
                        + " so many. Winning moves are those of the player to move. Replies: after the losing move that"
                        + " is hardest to punish, so many replies win. Nodes: positions that the proof took, by an"
                        + " engine that knew nothing before; with > it was not found with so many.");
    }

    private List<Column> columns() {
        List<Column> columns = new ArrayList<>(List.of(
                new Column(
                        "Edition",
                        row -> position(row).edition().title(),
                        row -> position(row).grid().cells()),
                new Column(
                        made ? "Set-up" : "Restriction",
                        row -> words.restriction(row.restriction()),
                        row -> row.restriction().blocked().size()),
                new Column("Value", words::value, BalancePage::value),
                new Column("Plies", words::plies, row -> row.plies() < 0 ? LAST : row.plies()),
                new Column(
                        "Winning moves",
                        words::moves,
                        row -> row.difficulty().map(BalancePage::share).orElse(LAST)),
                new Column("Replies", words::replies, BalancePage::replies),
                new Column("Nodes", words::nodes, row -> row.nodes() < 0 ? LAST : row.nodes())));
        if (made) {
            columns.add(new Column(
                    "Estimate", words::estimate, row -> row.estimate().orElse(LAST)));
        }
        return columns;
    }

    private SortablePage.Row row(Balance row, List<Column> columns) {
        Position position = position(row);
        Palette palette = palettes.computeIfAbsent(
                PieceSet.EDITION.styleClass(position.game(), position.edition()), style -> Palette.of(THEME, style));
        PictureDetails shown = PictureDetails.DIAGRAM.with(new BoardLook(0, false, false, false, false));
        String picture = SvgPicture.element(
                NodePicture.of(GameTree.of(position), GameTree.ROOT, shown),
                new PictureStyle(palette, PICTURE, true),
                words.restriction(row.restriction()));
        return new SortablePage.Row(
                picture,
                columns.stream()
                        .map(column -> new SortablePage.Cell(
                                column.text().apply(row), column.key().applyAsDouble(row)))
                        .toList());
    }

    private static Position position(Balance row) {
        return row.restriction().position();
    }

    private static double replies(Balance row) {
        return row.difficulty()
                .filter(counted -> counted.fewestReplies().isPresent())
                .map(counted -> (double) counted.replies())
                .orElse(LAST);
    }

    private static double value(Balance row) {
        return row.proof().map(proof -> (double) proof.value().ordinal()).orElse(LAST);
    }

    private static double share(Difficulty counted) {
        return (double) counted.winning() / counted.moves();
    }
}
