package hexalyst.export;

import hexalyst.export.document.Watch;
import hexalyst.record.GameTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/// Files of one format, written one after the other into a folder: pictures of positions, or documents of one game
/// each. May be used from any thread; pictures are made in advance, on as many threads as the machine has processors.
public final class Batch {
    private final Exporter exporter;
    private final ExportFormat format;
    private final ExportSettings settings;
    private final Path folder;
    private final List<Item> items;

    /// The content of one file.
    ///
    /// @param name the file's name without its suffix
    /// @param title a text alternative for the picture
    /// @param tree the game
    /// @param node the position that a picture shows, or that an animation ends with; a document has the whole game
    public record Item(String name, String title, GameTree tree, int node) {}

    /// @param exporter makes the files
    /// @param format the format of all files
    /// @param settings how they look
    /// @param folder where they go; it must exist
    /// @param items what they show, in this order
    /// @throws IllegalArgumentException if two have the same name; [FileNames] makes them different
    public Batch(Exporter exporter, ExportFormat format, ExportSettings settings, Path folder, List<Item> items) {
        this.exporter = exporter;
        this.format = format;
        this.settings = settings;
        this.folder = folder;
        this.items = List.copyOf(items);
        List<String> names = items.stream().map(Item::name).toList();
        if (!FileNames.distinct(names).equals(names)) {
            throw new IllegalArgumentException("two files of one name: " + names);
        }
    }

    /// The name of a game's file, without its suffix, such as `games` for the first one of `games.hgn` and `games-2`
    /// for the second.
    ///
    /// @param base the name of the file that the game comes from, without its suffix
    /// @param number the number of the game in that file, from 1
    public static String name(String base, int number) {
        return number == 1 ? base : base + "-" + number;
    }

    private Path file(Item item) {
        return folder.resolve(item.name() + "." + format.suffix());
    }

    /// The files that already exist. The further files of a document are only known when it is made.
    public List<Path> existing() {
        return items.stream().map(this::file).filter(Files::exists).toList();
    }

    /// Makes and writes the files. If it ends early, the files written so far stay, and each is complete.
    ///
    /// @param replace whether existing files may be replaced
    /// @param watch is called for each file before it is made, and on another thread for letters that are lost
    /// @return how many bytes were written
    /// @throws java.nio.file.FileAlreadyExistsException if one exists and may not be replaced
    /// @throws IOException if one cannot be written
    /// @throws java.util.concurrent.CancellationException if the watch ends it
    public long write(boolean replace, Watch watch) throws IOException {
        long bytes = 0;
        try (Ahead<Map<String, byte[]>> ahead = Ahead.of(items, item -> made(item, watch), threads())) {
            for (int i = 0; i < items.size(); i++) {
                watch.begins(i + 1, items.size());
                Map<Path, byte[]> placed = DocumentFiles.placed(file(items.get(i)), ahead.next());
                watch.made();
                if (!replace) {
                    DocumentFiles.checkNew(placed.keySet());
                }
                bytes += DocumentFiles.write(placed);
            }
        }
        return bytes;
    }

    /// The number of threads. Documents may be large, so only a few are held at a time.
    private int threads() {
        return format.isPicture() ? Runtime.getRuntime().availableProcessors() : 1;
    }

    private Map<String, byte[]> made(Item item, Watch watch) {
        Watch losses = new Watch() {
            @Override
            public void begins(int number, int of) {
                // The batch counts its files itself.
            }

            @Override
            public void lost(String letters) {
                watch.lost(letters);
            }
        };
        return switch (format) {
            case ExportFormat.Picture picture ->
                Map.of(item.name(), exporter.picture(picture, item.tree(), item.node(), settings, item.title()));
            case ExportFormat.Document document ->
                exporter.document(document.kind(), List.of(item.tree()), settings, item.name(), losses);
        };
    }
}
