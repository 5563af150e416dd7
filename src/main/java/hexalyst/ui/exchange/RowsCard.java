package hexalyst.ui.exchange;

import hexalyst.export.ExportFormat;
import hexalyst.export.ExportSettings;
import hexalyst.export.Exporter;
import hexalyst.export.board.BoardLook;
import hexalyst.export.board.MoveNumbers;
import hexalyst.export.board.PictureDetails;
import hexalyst.export.board.PieceSet;
import hexalyst.export.document.Diagrams;
import hexalyst.export.document.DocumentOptions;
import hexalyst.export.document.Imprint;
import hexalyst.export.pdf.PageStyle;
import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import hexalyst.ui.command.Layer;
import hexalyst.ui.export.ExportPreview;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.files.RowsQuestion;
import hexalyst.ui.files.RowsViewModel;
import hexalyst.ui.theme.ThemeViewModel;
import java.util.function.Consumer;

/// Shows a [RowsView] over the window while there is a question about rows. The pictures are made in the background.
public final class RowsCard {
    private static final PictureDetails DIAGRAM = PictureDetails.DIAGRAM.with(MoveNumbers.ALL);
    private static final int HALF_TURN = 3;

    private final Layer layer;
    private final RowsViewModel rows;
    private final ThemeViewModel theme;
    private final FilesViewModel.Threads threads;
    private final Exporter exporter = new Exporter();

    /// @param layer where the card is shown
    /// @param rows the question
    /// @param theme the colours of the window
    /// @param threads make the pictures in the background
    public RowsCard(Layer layer, RowsViewModel rows, ThemeViewModel theme, FilesViewModel.Threads threads) {
        this.layer = layer;
        this.rows = rows;
        this.theme = theme;
        this.threads = threads;
        rows.questionProperty().subscribe(asked -> asked.ifPresent(this::open));
    }

    private void open(RowsQuestion question) {
        RowsView view = new RowsView(question, rows, layer::close);
        layer.open(view, view.home());
        GameTree bottom = question.bottom().games().getFirst();
        draw(bottom, DIAGRAM.look(), view::showBottom);
        if (bottom.start()
                .setup()
                .equals(bottom.game().start(bottom.edition(), bottom.grid()).setup())) {
            // On the board turned by half a turn, the letters are where the author of the game saw them.
            draw(bottom, new BoardLook(HALF_TURN, true, true, true, false), view::showTop);
        } else {
            draw(question.top().games().getFirst(), new BoardLook(0, false, false, false, false), view::showTop);
        }
    }

    /// Draws the end of a game with move numbers, by which users recognise it.
    private void draw(GameTree tree, BoardLook look, Consumer<ExportPreview> then) {
        ExportSettings settings = new ExportSettings(
                new DocumentOptions(
                        theme.themeProperty().get().key(),
                        PieceSet.values()[0],
                        DIAGRAM.with(look),
                        new Diagrams.None(),
                        false,
                        PageStyle.USUAL,
                        Imprint.NONE,
                        Texts.language()),
                RowsView.PICTURE,
                true,
                ExportSettings.USUAL_PAUSE);
        threads.background().execute(() -> {
            ExportPreview made = new ExportPreview(exporter.picture(
                    ExportFormat.Picture.PNG, tree, tree.mainLine().getLast(), settings, ""));
            threads.later().run(() -> then.accept(made));
        });
    }
}
