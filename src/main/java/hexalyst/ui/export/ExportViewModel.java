package hexalyst.ui.export;

import hexalyst.board.HexGrid;
import hexalyst.export.DocumentFiles;
import hexalyst.export.ExportFormat;
import hexalyst.export.ExportSettings;
import hexalyst.export.Exporter;
import hexalyst.export.board.BoardLook;
import hexalyst.export.board.BoardPicture;
import hexalyst.export.board.NodePicture;
import hexalyst.export.board.Overlays;
import hexalyst.export.board.PieceSet;
import hexalyst.export.board.Shown;
import hexalyst.export.document.Diagrams;
import hexalyst.export.picture.PictureStyle;
import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import hexalyst.ui.board.BoardViewModel;
import hexalyst.ui.files.FileChoice;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.prefs.NumberEntry;
import hexalyst.ui.theme.Theme;
import hexalyst.ui.theme.ThemeViewModel;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;

/// One export of what a tab shows: what is chosen, how it will look, and its end. Begins with how the board looks in
/// the window. JavaFX thread only; pictures are made in the background.
public final class ExportViewModel {
    /// The width of the preview, in pixels.
    static final int PREVIEW = 460;

    private static final String USUAL_NAME = "game";

    private final Outside outside;
    private final GameTree tree;
    private final int node;
    private final BoardPicture onBoard;
    private final Exporter exporter = new Exporter();
    private final Texts texts = Texts.of(ExportViewModel.class);
    private final ObjectProperty<ExportFormat> format = new SimpleObjectProperty<>(ExportFormat.PNG);
    private final ObjectProperty<Theme> theme;
    private final BooleanProperty overlays = new SimpleBooleanProperty(true);
    private final BooleanProperty coordinates;
    private final BooleanProperty transparent = new SimpleBooleanProperty();
    private final ObjectProperty<Diagrams> diagrams = new SimpleObjectProperty<>(new Diagrams.Marked());
    private final NumberEntry width;
    private final NumberEntry pause;
    private final ReadOnlyObjectWrapper<Optional<ExportPreview>> preview =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper();
    private final ReadOnlyStringWrapper said = new ReadOnlyStringWrapper("");
    private int pixels = PictureStyle.USUAL;
    private int millis = ExportSettings.USUAL_PAUSE;
    private int asked;

    /// What an export needs.
    ///
    /// @param game the game and the position
    /// @param board how it looks in the window
    /// @param theme how the window is coloured
    /// @param files whose file is being shown
    /// @param choice asks where it goes
    /// @param threads where long work goes
    public record Outside(
            GameViewModel game,
            BoardViewModel board,
            ThemeViewModel theme,
            FilesViewModel files,
            FileChoice choice,
            FilesViewModel.Threads threads) {}

    /// An export of what is shown now.
    public ExportViewModel(Outside outside) {
        this.outside = outside;
        outside.game().commitComment();
        tree = outside.game().moment().tree();
        node = outside.game().moment().id();
        BoardPicture seen = outside.board().picture();
        onBoard = seen.with(seen.notes(), seen.overlays(), Optional.empty(), HexGrid.NONE);
        theme = new SimpleObjectProperty<>(outside.theme().themeProperty().get());
        coordinates = new SimpleBooleanProperty(onBoard.look().coordinates());
        width = new NumberEntry(PictureStyle.LEAST, PictureStyle.MOST, pixels, number -> pixels = number);
        pause = new NumberEntry(ExportSettings.SHORTEST, ExportSettings.LONGEST, millis, number -> millis = number);
        format.subscribe((before, now) -> show());
        theme.subscribe((before, now) -> show());
        overlays.subscribe((before, now) -> show());
        coordinates.subscribe((before, now) -> show());
        transparent.subscribe((before, now) -> show());
        diagrams.subscribe((before, now) -> show());
        show();
    }

    /// As what.
    public ObjectProperty<ExportFormat> formatProperty() {
        return format;
    }

    /// In which colours.
    public ObjectProperty<Theme> themeProperty() {
        return theme;
    }

    /// Whether what is switched on over the board is in it: lens, signs, best moves, numbers, sizes, a line.
    public BooleanProperty overlaysProperty() {
        return overlays;
    }

    /// Whether rows and cells are named.
    public BooleanProperty coordinatesProperty() {
        return coordinates;
    }

    /// Whether what the board lies on is left out.
    public BooleanProperty transparentProperty() {
        return transparent;
    }

    /// Which positions a document shows.
    public ObjectProperty<Diagrams> diagramsProperty() {
        return diagrams;
    }

    /// How wide a picture is, in pixels.
    public NumberEntry width() {
        return width;
    }

    /// How long an animation shows each move, in milliseconds.
    public NumberEntry pause() {
        return pause;
    }

    /// What will be exported; empty until it is made.
    public ReadOnlyObjectProperty<Optional<ExportPreview>> previewProperty() {
        return preview.getReadOnlyProperty();
    }

    /// True while a file is being made.
    public ReadOnlyBooleanProperty busyProperty() {
        return busy.getReadOnlyProperty();
    }

    /// How the last export ended; empty before.
    public ReadOnlyStringProperty saidProperty() {
        return said.getReadOnlyProperty();
    }

    private Shown shown() {
        Shown look = overlays.get() ? outside.board().look().shown() : Shown.DIAGRAM;
        BoardLook seen = onBoard.look();
        boolean names = coordinates.get();
        return look.with(new BoardLook(seen.turn(), seen.mirrored(), names, names && seen.numbers(), seen.shapes()));
    }

    private ExportSettings settings(int wide) {
        PieceSet pieces = outside.board().look().piecesProperty().get();
        return new ExportSettings(
                theme.get().key(), pieces, shown(), wide, transparent.get(), diagrams.get(), Texts.language(), millis);
    }

    /// The picture of the position: as it is on the board, or as a diagram has it.
    private BoardPicture picture(ExportSettings settings) {
        BoardPicture plain = NodePicture.of(tree, node, settings.shown());
        Overlays over = overlays.get() ? onBoard.overlays() : plain.overlays();
        return plain.with(plain.notes(), over, Optional.empty(), HexGrid.NONE);
    }

    private void show() {
        int request = ++asked;
        ExportSettings small = settings(PREVIEW);
        BoardPicture picture = picture(small);
        boolean pages = !format.get().isPicture();
        outside.threads().background().execute(() -> {
            ExportPreview made = new ExportPreview(
                    pages
                            ? exporter.firstPage(List.of(tree), small)
                            : exporter.picture(ExportFormat.PNG, tree, node, picture, small, ""));
            outside.threads().later().run(() -> {
                if (request == asked) {
                    preview.set(Optional.of(made));
                }
            });
        });
    }

    /// Asks for a file and writes it.
    public void save() {
        take();
        ExportFormat chosen = format.get();
        outside.choice().toExport(suggestion(chosen), chosen.suffix()).ifPresent(file -> {
            Path whole = withSuffix(file, chosen);
            String name = String.valueOf(whole.getFileName());
            String base = name.substring(0, name.length() - chosen.suffix().length() - 1);
            if (chosen.isPicture()) {
                make(chosen, bytes -> finish(whole, Map.of(name, bytes)));
            } else {
                ExportSettings settings = settings(pixels);
                work(() -> finish(whole, exporter.document(chosen, List.of(tree), settings, base)));
            }
        });
    }

    /// Writes the files and tells how it went.
    private void finish(Path file, Map<String, byte[]> made) {
        String end;
        try {
            long bytes = DocumentFiles.write(DocumentFiles.placed(file, made));
            end = texts.get("saved", file, (bytes + 1023) / 1024);
        } catch (IOException e) {
            end = texts.get("failed", file, String.valueOf(e.getMessage()));
        }
        String result = end;
        outside.threads().later().run(() -> done(result));
    }

    /// Does what takes a while on another thread. What goes wrong there is told, so that the buttons do not wait for
    /// ever: a picture may be larger than the memory.
    private void work(Runnable task) {
        busy.set(true);
        said.set("");
        outside.threads().background().execute(() -> {
            try {
                task.run();
            } catch (RuntimeException | OutOfMemoryError failure) {
                outside.threads().later().run(() -> done(texts.get("notMade", failure.toString())));
            }
        });
    }

    /// Makes the picture to be copied: a PNG, or the text of an SVG.
    ///
    /// @param image gets a PNG, in the JavaFX thread
    /// @param text gets an SVG, in the JavaFX thread
    public void copy(Consumer<ExportPreview> image, Consumer<String> text) {
        take();
        ExportFormat chosen = format.get() == ExportFormat.SVG ? ExportFormat.SVG : ExportFormat.PNG;
        make(
                chosen,
                bytes -> outside.threads().later().run(() -> {
                    if (chosen == ExportFormat.SVG) {
                        text.accept(new String(bytes, StandardCharsets.UTF_8));
                    } else {
                        image.accept(new ExportPreview(bytes));
                    }
                    done(texts.get(chosen == ExportFormat.SVG ? "copied.svg" : "copied.png"));
                }));
    }

    private void take() {
        width.commit();
        pause.commit();
    }

    private void make(ExportFormat chosen, Consumer<byte[]> user) {
        ExportSettings settings = settings(pixels);
        BoardPicture picture = picture(settings);
        String title = texts.get("title", outside.files().nameProperty().get(), tree.ply(node));
        work(() -> user.accept(exporter.picture(chosen, tree, node, picture, settings, title)));
    }

    private void done(String text) {
        busy.set(false);
        said.set(text);
    }

    private String suggestion(ExportFormat chosen) {
        String name = outside.files()
                .file()
                .map(file -> String.valueOf(file.getFileName()))
                .orElse(USUAL_NAME);
        int dot = name.lastIndexOf('.');
        return (dot > 0 ? name.substring(0, dot) : name) + "." + chosen.suffix();
    }

    private static Path withSuffix(Path file, ExportFormat chosen) {
        String name = String.valueOf(file.getFileName());
        String ending = "." + chosen.suffix();
        return name.toLowerCase(Locale.ROOT).endsWith(ending) ? file : file.resolveSibling(name + ending);
    }
}
