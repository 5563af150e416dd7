package hexalyst.ui.export;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.export.ExportFormat;
import hexalyst.export.document.DocumentFormat;
import hexalyst.export.picture.Palette;
import hexalyst.record.GameTree;
import hexalyst.record.Numbering;
import hexalyst.ui.board.BoardGuests;
import hexalyst.ui.board.BoardLookViewModel;
import hexalyst.ui.board.BoardViewModel;
import hexalyst.ui.engine.KnownValues;
import hexalyst.ui.engine.MoveSearches;
import hexalyst.ui.engine.PositionAnalysisViewModel;
import hexalyst.ui.engine.ProofStore;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.files.Nobody;
import hexalyst.ui.files.NotationStore;
import hexalyst.ui.files.OtherFiles;
import hexalyst.ui.fx.Queue;
import hexalyst.ui.game.GameState;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.game.Trees;
import hexalyst.ui.message.MessageLine;
import hexalyst.ui.theme.KeptSettings;
import hexalyst.ui.theme.Settings;
import hexalyst.ui.theme.ThemeViewModel;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ExportViewModelTest {
    private final Queue queue = new Queue();
    private final MessageLine messages = new MessageLine();
    private final Settings settings = new KeptSettings();
    private final GameViewModel game = new GameViewModel(Trees.position("3/4/5/4/3 w"), messages);
    private final ProofStore proofs = new ProofStore();
    private final PositionAnalysisViewModel moves =
            new PositionAnalysisViewModel(new MoveSearches(), game, proofs, messages, queue);
    private final BoardViewModel board = new BoardViewModel(
            game,
            messages,
            new BoardLookViewModel(settings),
            moves,
            new KnownValues(proofs, moves),
            BoardGuests.onlyPlayer(game::play));
    private final List<String> suggested = new ArrayList<>();
    private final FilesViewModel.Asking asking = new FilesViewModel.Asking(
            new Nobody() {
                @Override
                public Optional<Path> toSave(String suggestion) {
                    suggested.add("save " + suggestion);
                    return Optional.empty();
                }

                @Override
                public Optional<Path> toExport(String suggestion, String suffix) {
                    suggested.add("export " + suggestion + " as " + suffix);
                    return Optional.empty();
                }
            },
            new Nobody());
    /// Previews are never made.
    private final FilesViewModel.Threads threads = new FilesViewModel.Threads(task -> {}, queue);

    private final FilesViewModel files =
            new FilesViewModel(new NotationStore(), asking, game, messages, threads, new OtherFiles() {});

    @Test
    void whatIsInNoFileIsOfferedUnderTheNameThatSavingOffers() {
        game.show(GameState.of(Trees.read("""
                [Game "Manalath"]
                [White "Ann: A."] [Black "Bob Jr."]

                1. e5w *
                """)));
        ExportViewModel export = new ExportViewModel(
                Exported.of(game, board, files),
                new ExportViewModel.Outside(new ThemeViewModel(settings), asking, threads));
        export.save();
        export.formatProperty().set(new ExportFormat.Document(DocumentFormat.PDF));
        export.save();
        files.saveAs();
        assertEquals(
                List.of(
                        "export Ann-A. – Bob Jr.png as png",
                        "export Ann-A. – Bob Jr.pdf as pdf",
                        "save Ann-A. – Bob Jr.hgn"),
                suggested);
    }

    @Test
    void chosenColoursStayForTheNextExport() {
        ExportViewModel.Outside outside = new ExportViewModel.Outside(new ThemeViewModel(settings), asking, threads);
        PageChoices pages = new PageChoices(Numbering.MOVES);
        Exported what = Exported.of(game, board, files);
        ExportViewModel first = new ExportViewModel(what, outside, pages, Optional.empty());
        assertEquals("light", first.themeProperty().get());
        first.themeProperty().set(Palette.PRINT);
        assertEquals(
                Palette.PRINT,
                new ExportViewModel(what, outside, pages, Optional.empty())
                        .themeProperty()
                        .get());
    }

    @Test
    void aSetOfPuzzlesIsOfferedUnderItsOwnName() {
        GameTree tree = game.moment().tree();
        ExportViewModel export = new ExportViewModel(
                Exported.puzzle(game, board, tree, List.of(tree, tree), "Puzzle One", "may.hgn"),
                new ExportViewModel.Outside(new ThemeViewModel(settings), asking, threads));
        export.formatProperty().set(new ExportFormat.Document(DocumentFormat.PDF));
        export.save();
        export.scopeProperty().set(ExportScope.FILE);
        export.save();
        assertEquals(List.of("export Puzzle One.pdf as pdf", "export may.pdf as pdf"), suggested);
    }
}
