package hexalyst.ui.export;

import hexalyst.board.Grid;
import hexalyst.export.Batch;
import hexalyst.export.DocumentFiles;
import hexalyst.export.ExportFormat;
import hexalyst.export.ExportSettings;
import hexalyst.export.Exporter;
import hexalyst.export.FileNames;
import hexalyst.export.board.BoardLook;
import hexalyst.export.board.BoardPicture;
import hexalyst.export.board.MoveNumbers;
import hexalyst.export.board.NodePicture;
import hexalyst.export.board.Overlays;
import hexalyst.export.board.PictureDetails;
import hexalyst.export.board.PieceSet;
import hexalyst.export.document.DocumentFormat;
import hexalyst.export.picture.PictureStyle;
import hexalyst.record.GameTree;
import hexalyst.record.Tags;
import hexalyst.study.puzzle.PuzzleExercise;
import hexalyst.text.Texts;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.prefs.NumberEntry;
import hexalyst.ui.theme.ThemeViewModel;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.util.Subscription;

/// An export of the position or game that a tab shows, or of all games of its file: the choices, the preview, and the
/// destination. Starts with the look of the board in the window. JavaFX thread only; pictures are made in the
/// background.
public final class ExportViewModel {
    /// The width of the preview, in pixels.
    static final int PREVIEW = 460;

    private final Outside outside;
    private final Exported what;
    private final Exporter exporter = new Exporter(PuzzleExercise::of, PuzzleExercise::brief);
    private final Texts texts = Texts.of(ExportViewModel.class);
    private final ObjectProperty<ExportFormat> format;
    private final ObjectProperty<String> theme;
    private final BooleanProperty overlays;
    private final BooleanProperty coordinates;
    private final BooleanProperty transparent = new SimpleBooleanProperty();
    private final PageChoices pages;
    private final Subscription watching;
    private final NumberEntry width;
    private final NumberEntry pause;
    private final ReadOnlyStringWrapper caption = new ReadOnlyStringWrapper("");
    private final ReadOnlyObjectWrapper<Optional<ExportPreview>> preview =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ObjectProperty<ExportScope> scope = new SimpleObjectProperty<>(ExportScope.GAME);
    private final ExportRun run;
    private int pixels = PictureStyle.USUAL;
    private int millis = ExportSettings.USUAL_PAUSE;
    /// Counts the previews. Read while a preview is made, to stop when a newer one is wanted.
    private final AtomicInteger asked = new AtomicInteger();

    /// What an export needs from outside.
    ///
    /// @param theme the colours of the window
    /// @param asking asks for the destination, and whether files may be replaced
    /// @param threads run long work
    public record Outside(ThemeViewModel theme, FilesViewModel.Asking asking, FilesViewModel.Threads threads) {}

    /// An export with the usual choices.
    ///
    /// @param what what is exported
    public ExportViewModel(Exported what, Outside outside) {
        this(what, outside, new PageChoices(what.look().numberingProperty().get()), Optional.empty());
    }

    /// An export with the choices of an earlier one.
    ///
    /// @param what what is exported
    /// @param pages the choices for a document
    /// @param earlier the format of the earlier one
    ExportViewModel(Exported what, Outside outside, PageChoices pages, Optional<ExportFormat> earlier) {
        this.outside = outside;
        this.what = what;
        this.pages = pages;
        // Who chose several games wants to read them, not a picture of each.
        format = new SimpleObjectProperty<>(earlier.orElseGet(() ->
                what.usual().several() ? new ExportFormat.Document(DocumentFormat.PDF) : ExportFormat.Picture.PNG));
        run = new ExportRun(outside.threads());
        theme = new SimpleObjectProperty<>(pages.theme()
                .orElseGet(() -> outside.theme().themeProperty().get().key()));
        // What is shown over the board would give the solution of a puzzle away.
        overlays = new SimpleBooleanProperty(!isPuzzle(what.tree()));
        coordinates = new SimpleBooleanProperty(what.picture().look().coordinates());
        width = new NumberEntry(PictureStyle.LEAST, PictureStyle.MOST, pixels, number -> pixels = number);
        pause = new NumberEntry(ExportSettings.SHORTEST, ExportSettings.LONGEST, millis, number -> millis = number);
        format.subscribe((before, now) -> show());
        theme.subscribe((before, now) -> {
            pages.keepTheme(now);
            show();
        });
        overlays.subscribe((before, now) -> show());
        coordinates.subscribe((before, now) -> show());
        transparent.subscribe((before, now) -> show());
        watching = pages.onChange(this::show);
        scope.set(what.usual());
        pages.use(what.usual().several());
        scope.subscribe((before, now) -> {
            pages.use(now.several());
            show();
        });
        show();
    }

    /// The format.
    public ObjectProperty<ExportFormat> formatProperty() {
        return format;
    }

    /// The colours, one of [hexalyst.export.picture.Palette#THEMES].
    public ObjectProperty<String> themeProperty() {
        return theme;
    }

    /// Whether to include what is switched on over the board: lens, signs, best moves, numbers, sizes, a line.
    public BooleanProperty overlaysProperty() {
        return overlays;
    }

    /// Whether to include coordinates.
    public BooleanProperty coordinatesProperty() {
        return coordinates;
    }

    /// Whether to leave out the background.
    public BooleanProperty transparentProperty() {
        return transparent;
    }

    /// The choices for a document.
    public PageChoices pages() {
        return pages;
    }

    /// Whether a document would be a sheet of puzzles.
    public ObservableValue<Boolean> sheet() {
        return scope.map(chosen -> wanted().stream().allMatch(ExportViewModel::isPuzzle));
    }

    /// The end of the key of a scope's name: puzzles are called so.
    String named(ExportScope chosen) {
        return chosen.name() + kind();
    }

    /// The same for a format: a document of puzzles is called so.
    String named(ExportFormat chosen) {
        return chosen.isPicture() ? chosen.key() : chosen.key() + kind();
    }

    private String kind() {
        return what.all().stream().allMatch(ExportViewModel::isPuzzle) && isPuzzle(what.document()) ? ".puzzle" : "";
    }

    private static boolean isPuzzle(GameTree game) {
        return game.tags().get(Tags.TASK).isPresent();
    }

    /// The width of a picture, in pixels.
    public NumberEntry width() {
        return width;
    }

    /// How long an animation shows each move, in milliseconds.
    public NumberEntry pause() {
        return pause;
    }

    /// The preview; empty until it is made.
    public ReadOnlyObjectProperty<Optional<ExportPreview>> previewProperty() {
        return preview.getReadOnlyProperty();
    }

    /// Which games to export.
    public ObjectProperty<ExportScope> scopeProperty() {
        return scope;
    }

    /// What is exported.
    Exported what() {
        return what;
    }

    /// The export in progress, and the outcome of the last one.
    public ExportRun run() {
        return run;
    }

    /// What the preview shows, if that is only part of the export.
    public ReadOnlyStringProperty captionProperty() {
        return caption.getReadOnlyProperty();
    }

    /// The card was closed in any way. Cancels the export and the preview, as nobody could see them.
    public void leave() {
        asked.incrementAndGet();
        watching.unsubscribe();
        run.cancel();
    }

    private PictureDetails shown() {
        PictureDetails look = overlays.get() ? what.look().shown() : PictureDetails.DIAGRAM;
        if (look.moveNumbers() == MoveNumbers.OFF) {
            // A board without numbers does not ask for documents without any.
            look = look.with(MoveNumbers.RECENT);
        }
        BoardLook seen = what.picture().look();
        boolean names = coordinates.get();
        return look.with(new BoardLook(seen.turn(), seen.mirrored(), names, names && seen.numbers(), seen.shapes()));
    }

    private ExportSettings settings(int wide) {
        PieceSet pieces = what.look().piecesProperty().get();
        boolean moving = !format.get().isStill();
        return new ExportSettings(
                pages.document(theme.get(), pieces, shown(), moving),
                wide,
                transparent.get() && format.get() != ExportFormat.Picture.GIF,
                millis);
    }

    /// The picture of the position, as the board or as a diagram shows it.
    private BoardPicture picture(ExportSettings settings) {
        BoardPicture plain =
                NodePicture.of(what.tree(), what.node(), settings.document().shown());
        Overlays over = overlays.get() ? what.picture().overlays() : plain.overlays();
        return plain.with(plain.notes(), over, Optional.empty(), Grid.NONE);
    }

    private List<GameTree> wanted() {
        return what.games(scope.get());
    }

    private void show() {
        int request = asked.incrementAndGet();
        ExportSettings small = settings(PREVIEW);
        BoardPicture picture = picture(small);
        List<GameTree> games = wanted();
        boolean each = scope.get().several() && !games.isEmpty();
        caption.set(captionText(each));
        boolean pages = !format.get().isPicture();
        Supplier<byte[]> board = () -> each
                ? lastOf(games.getFirst(), small)
                : exporter.picture(ExportFormat.Picture.PNG, what.tree(), what.node(), picture, small, "");
        Supplier<byte[]> shown =
                pages ? () -> exporter.firstPage(games, small, (number, of) -> stillWanted(request)) : board;
        outside.threads().background().execute(() -> {
            try {
                ExportPreview made = new ExportPreview(shown.get());
                outside.threads().later().run(() -> {
                    if (request == asked.get()) {
                        preview.set(Optional.of(made));
                    }
                });
            } catch (CancellationException overtaken) {
                // Another preview is being made, or the export itself.
                return;
            }
        });
    }

    /// The first of the pictures made for the games of a file.
    private byte[] lastOf(GameTree game, ExportSettings small) {
        return exporter.picture(ExportFormat.Picture.PNG, game, PuzzleExercise.pictured(game), small, "");
    }

    private String captionText(boolean each) {
        return switch (format.get()) {
            case ExportFormat.Picture picture -> each ? texts.get("caption.each", wanted().size()) : "";
            case ExportFormat.Document document -> texts.get("caption." + document.kind());
        };
    }

    private void stillWanted(int request) {
        if (request != asked.get()) {
            throw new CancellationException();
        }
    }

    /// Asks for a file, or for a folder with a file for each game, and writes the export.
    public void save() {
        take();
        ExportFormat chosen = format.get();
        if (scope.get().several() && chosen.isPicture()) {
            outside.asking().choice().toFolder().ifPresent(folder -> saveEach(chosen, folder));
            return;
        }
        outside.asking().choice().toExport(suggestion(chosen), chosen.suffix()).ifPresent(file -> {
            Path whole = withSuffix(file, chosen);
            // The dialog asked about the name as typed, not about the name with the suffix.
            if (whole.equals(file) || !Files.exists(whole) || mayReplace(List.of(whole))) {
                saveOne(chosen, whole);
            }
        });
    }

    private void saveOne(ExportFormat chosen, Path file) {
        String name = String.valueOf(file.getFileName());
        String base = base(name);
        switch (chosen) {
            case ExportFormat.Picture picture -> make(picture, bytes -> written(file, Map.of(name, bytes)));
            case ExportFormat.Document document -> {
                ExportSettings settings = settings(pixels);
                List<GameTree> games = wanted();
                run.start(() -> {
                    Map<String, byte[]> made = exporter.document(document.kind(), games, settings, base, run);
                    return () -> saveDocument(file, DocumentFiles.placed(file, made));
                });
            }
        }
    }

    /// Asks before replacing files beside a document, which the dialog did not ask about, and writes all files.
    private void saveDocument(Path file, Map<Path, byte[]> placed) {
        if (run.isOver()) {
            return;
        }
        List<Path> beside =
                placed.keySet().stream().skip(1).filter(Files::exists).toList();
        if (!beside.isEmpty() && !mayReplace(beside)) {
            run.done("");
            return;
        }
        run.goOn(() -> {
            long bytes = DocumentFiles.write(placed);
            return () -> run.saved(texts.get("saved", file, kilobytes(bytes)));
        });
    }

    /// Writes a picture of each game's last position, or of the one to solve, or each game's moves, into a folder.
    private void saveEach(ExportFormat chosen, Path folder) {
        String base = baseName();
        List<Batch.Item> items = new ArrayList<>();
        for (GameTree game : wanted()) {
            int shown = PuzzleExercise.pictured(game);
            String name = Batch.name(base, items.size() + 1);
            items.add(new Batch.Item(name, texts.get("caption.title", name, game.ply(shown)), game, shown));
        }
        Batch batch = new Batch(exporter, chosen, settings(pixels), folder, items);
        List<Path> existing = batch.existing();
        if (!existing.isEmpty() && !mayReplace(existing)) {
            return;
        }
        run.start(() -> {
            long bytes = batch.write(true, run);
            return () -> run.saved(texts.get("savedAll", items.size(), folder, kilobytes(bytes)));
        });
    }

    private boolean mayReplace(List<Path> files) {
        String name = String.valueOf(files.getFirst().getFileName());
        return outside.asking().prompts().replace(files.size() == 1 ? name : texts.get("more", name, files.size() - 1));
    }

    /// Writes a picture, and returns what to do afterwards.
    private Runnable written(Path file, Map<String, byte[]> made) throws IOException {
        long bytes = DocumentFiles.write(DocumentFiles.placed(file, made));
        return () -> run.saved(texts.get("saved", file, kilobytes(bytes)));
    }

    private static long kilobytes(long bytes) {
        return (bytes + 1023) / 1024;
    }

    /// Makes a picture for the clipboard: a PNG, or the text of an SVG.
    ///
    /// @param image receives a PNG, in the JavaFX thread
    /// @param text receives an SVG, in the JavaFX thread
    public void copy(Consumer<ExportPreview> image, Consumer<String> text) {
        take();
        ExportFormat.Picture chosen =
                format.get() == ExportFormat.Picture.SVG ? ExportFormat.Picture.SVG : ExportFormat.Picture.PNG;
        make(chosen, bytes -> () -> {
            if (chosen == ExportFormat.Picture.SVG) {
                text.accept(new String(bytes, StandardCharsets.UTF_8));
            } else {
                image.accept(new ExportPreview(bytes));
            }
            run.done(texts.get(chosen == ExportFormat.Picture.SVG ? "copied.svg" : "copied.png"));
        });
    }

    private void take() {
        width.commit();
        pause.commit();
    }

    /// Uses the bytes of a picture, in the background; what it returns runs in the JavaFX thread.
    private interface User {
        Runnable take(byte[] bytes) throws IOException;
    }

    private void make(ExportFormat.Picture chosen, User user) {
        ExportSettings settings = settings(pixels);
        BoardPicture picture = picture(settings);
        String title = texts.get("caption.title", what.name(), what.tree().ply(what.node()));
        run.start(() -> {
            byte[] made = exporter.picture(chosen, what.tree(), what.node(), picture, settings, title);
            run.made();
            return user.take(made);
        });
    }

    private String suggestion(ExportFormat chosen) {
        return baseName() + "." + chosen.suffix();
    }

    /// The file's name without its suffix; without a file, the name that saving would suggest.
    private String baseName() {
        return what.file()
                .map(file -> base(String.valueOf(file.getFileName())))
                .orElseGet(() -> scope.get().several()
                        ? FileNames.fitting(base(what.allName()))
                        : FileNames.fitting(what.name()));
    }

    private static String base(String name) {
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }

    private static Path withSuffix(Path file, ExportFormat chosen) {
        String name = String.valueOf(file.getFileName());
        String ending = "." + chosen.suffix();
        return name.toLowerCase(Locale.ROOT).endsWith(ending) ? file : file.resolveSibling(name + ending);
    }
}
