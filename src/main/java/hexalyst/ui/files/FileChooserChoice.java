package hexalyst.ui.files;

import hexalyst.study.LibraryImport;
import hexalyst.text.FileNaming;
import hexalyst.text.Texts;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.FileChooser.ExtensionFilter;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;

/// The system's own file dialogs. They start in the folder of the file that was opened or chosen last; games are added
/// where something was written last, and folder dialogs start in the folder that was chosen last for the same purpose.
public final class FileChooserChoice implements FileChoice {
    private final Stage owner;
    private final GameStore store;
    private final Consumer<String> refusal;
    private final Texts texts = Texts.of(FileChooserChoice.class);
    private Optional<Path> folder = Optional.empty();
    /// The folder that pictures were last exported to.
    private Optional<Path> pictures = Optional.empty();
    /// The folder of the file that was written last.
    private Optional<Path> written = Optional.empty();
    /// The folder whose games were added last.
    private Optional<Path> imported = Optional.empty();

    /// @param owner the window
    /// @param store knows the suffixes
    /// @param refusal receives the reason why a chosen file cannot be used
    public FileChooserChoice(Stage owner, GameStore store, Consumer<String> refusal) {
        this.owner = owner;
        this.store = store;
        this.refusal = refusal;
    }

    @Override
    public void beside(Path file) {
        folder = Optional.ofNullable(file.toAbsolutePath().getParent());
    }

    @Override
    public Optional<Path> toOpen() {
        return existing("chooser.open", store.readable(), folder);
    }

    @Override
    public Optional<Path> toAddTo() {
        return writes(existing("chooser.add", store.writable(), written.or(() -> folder)));
    }

    /// A file that is written to.
    private Optional<Path> writes(Optional<Path> file) {
        written = file.map(Path::getParent).or(() -> written);
        return file;
    }

    private Optional<Path> existing(String title, List<String> suffixes, Optional<Path> first) {
        FileChooser chooser = chooser(texts.get(title), games(suffixes));
        first.filter(Files::isDirectory).map(Path::toFile).ifPresent(chooser::setInitialDirectory);
        chooser.getExtensionFilters().add(new ExtensionFilter(texts.get("chooser.all"), "*"));
        return chosen(chooser.showOpenDialog(owner));
    }

    @Override
    public List<Path> toImport() {
        FileChooser chooser = chooser(
                texts.get("chooser.import"),
                games(Stream.concat(store.readable().stream(), Stream.of(LibraryImport.LIBRARY))
                        .toList()));
        chooser.getExtensionFilters().add(new ExtensionFilter(texts.get("chooser.all"), "*"));
        List<File> files = chooser.showOpenMultipleDialog(owner);
        List<Path> paths = files == null ? List.of() : paths(files);
        paths.stream().findFirst().ifPresent(this::beside);
        return paths;
    }

    @Override
    public Optional<Path> toSave(String suggestion) {
        FileChooser chooser = chooser(texts.get("chooser.save"), games(store.writable()));
        chooser.setInitialFileName(suggestion);
        return writes(chosen(chooser.showSaveDialog(owner)));
    }

    @Override
    public Optional<Path> toExport(String suggestion, String suffix) {
        FileChooser chooser = chooser(
                texts.get("chooser.export"), new ExtensionFilter(suffix.toUpperCase(Locale.ROOT), "*." + suffix));
        chooser.setInitialFileName(suggestion);
        return chosen(chooser.showSaveDialog(owner));
    }

    @Override
    public Optional<Path> toFolder() {
        Optional<Path> chosen = folder("chooser.folder", pictures.or(() -> folder));
        pictures = chosen.or(() -> pictures);
        return chosen;
    }

    @Override
    public Optional<Path> toImportFolder() {
        Optional<Path> chosen = folder("chooser.importFolder", imported.or(() -> folder));
        imported = chosen.or(() -> imported);
        return chosen;
    }

    private Optional<Path> folder(String title, Optional<Path> first) {
        DirectoryChooser chooser = new DirectoryChooser();
        chooser.setTitle(texts.get(title));
        first.filter(Files::isDirectory).map(Path::toFile).ifPresent(chooser::setInitialDirectory);
        return path(chooser.showDialog(owner));
    }

    private ExtensionFilter games(List<String> suffixes) {
        return new ExtensionFilter(
                texts.get("chooser.games"),
                suffixes.stream().map(suffix -> "*" + suffix).toList());
    }

    private FileChooser chooser(String title, ExtensionFilter filter) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(title);
        folder.filter(Files::isDirectory).map(Path::toFile).ifPresent(chooser::setInitialDirectory);
        chooser.getExtensionFilters().add(filter);
        return chooser;
    }

    private Optional<Path> path(@Nullable File file) {
        return paths(file == null ? List.of() : List.of(file)).stream().findFirst();
    }

    /// Without a UTF-8 locale, the dialogs show files whose names Java cannot write. These are left out, with one
    /// message for all.
    private List<Path> paths(List<File> files) {
        List<Path> paths = new ArrayList<>();
        Optional<InvalidPathException> refused = Optional.empty();
        for (File file : files) {
            try {
                paths.add(file.toPath());
            } catch (InvalidPathException unfit) {
                refused = Optional.of(unfit);
            }
        }
        refused.map(unfit -> FileNaming.ofThisStart().problem(unfit)).ifPresent(refusal);
        return paths;
    }

    private Optional<Path> chosen(@Nullable File file) {
        Optional<Path> path = path(file);
        path.map(Path::getParent).ifPresent(parent -> folder = Optional.of(parent));
        return path;
    }
}
