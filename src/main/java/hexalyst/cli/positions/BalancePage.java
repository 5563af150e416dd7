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

/// The table of the balance finder as a page.
final class BalancePage {
    private static final String THEME = "light";
    private static final int PICTURE = 150;
    private static final double LAST = 1e15;

    private final Map<String, Palette> palettes = new HashMap<>();
    private final BalanceWords words;

    private BalancePage(BalanceWords words) {
        this.words = words;
    }

    /// The page.
    ///
    /// @param table its rows, in their initial order
    /// @param summary how many are proved and how many are open
    static String of(List<Balance> table, BalanceWords words, String summary) {
        BalancePage page = new BalancePage(words);
        boolean made = BalanceCommand.compareSetUps(table);
        List<String> notes = new ArrayList<>(List.of(
                summary + ".",
                "Values are proved; what is not proved is open, and "
                        + (made
                                ? "the chance of the player who moves first is an estimate"
                                : "no estimate stands in its place")
                        + ". Plies are at most"
                        + " so many. Winning moves are those of the player to move. Replies: after the losing move that"
                        + " is hardest to punish, so many replies win. Nodes: positions that the proof took, by an"
                        + " engine that knew nothing before; with > it was not found with so many."));
        notes.addAll(BalanceCommand.answers(table, words));
        List<String> heads = new ArrayList<>(
                List.of("Board", "Edition", "Restriction", "Value", "Plies", "Winning moves", "Replies", "Nodes"));
        if (made) {
            heads.set(2, "Set-up");
            heads.add("Estimate");
        }
        return new SortablePage(
                        "en",
                        made ? "Balance: which set-ups are even" : "Balance: which restrictions make the game last",
                        notes,
                        heads,
                        table.stream().map(page::row).toList())
                .html(Palette.of(THEME, PieceSet.WHITE_BLACK.styleClass()));
    }

    private SortablePage.Row row(Balance row) {
        Position position = row.restriction().position();
        Palette palette = palettes.computeIfAbsent(
                PieceSet.EDITION.styleClass(position.game(), position.edition()), style -> Palette.of(THEME, style));
        PictureDetails shown = PictureDetails.DIAGRAM.with(new BoardLook(0, false, false, false, false));
        String picture = SvgPicture.element(
                NodePicture.of(GameTree.of(position), GameTree.ROOT, shown),
                new PictureStyle(palette, PICTURE, true),
                words.restriction(row.restriction()));
        List<SortablePage.Cell> cells = new ArrayList<>(List.of(
                cell(position.edition().title(), position.grid().cells()),
                cell(
                        words.restriction(row.restriction()),
                        row.restriction().blocked().size()),
                cell(words.value(row), value(row)),
                cell(words.plies(row), row.plies() < 0 ? LAST : row.plies()),
                cell(words.moves(row), row.difficulty().map(BalancePage::share).orElse(LAST)),
                cell(
                        words.replies(row),
                        row.difficulty()
                                .filter(counted -> counted.fewestReplies().isPresent())
                                .map(counted -> (double) counted.replies())
                                .orElse(LAST)),
                cell(words.nodes(row), row.nodes() < 0 ? LAST : row.nodes())));
        if (row.restriction().made().isPresent()) {
            cells.add(cell(words.estimate(row), row.estimate().orElse(LAST)));
        }
        return new SortablePage.Row(picture, cells);
    }

    private static SortablePage.Cell cell(String text, double key) {
        return new SortablePage.Cell(text, key);
    }

    private static double value(Balance row) {
        return row.proof().map(proof -> (double) proof.value().ordinal()).orElse(LAST);
    }

    private static double share(Difficulty counted) {
        return (double) counted.winning() / counted.moves();
    }
}
