package hexalyst.analysis;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.function.Consumer;

/// The store's file: text to which sealed lines are only ever appended, the first of them [#HEADER]. Each line is
/// handed to the system in one write as soon as it is known, so it survives if the program ends at any moment. The file
/// is synced to disk once every [#BATCH] lines. Several programs may append to one file at the same time.
final class StoreFile implements AutoCloseable {
    /// The first line, with the version number of the format.
    static final String HEADER = "hexalyst-results 1";

    private static final int BATCH = 64;
    private static final byte LINE_END = '\n';

    private final FileChannel channel;
    private final Seal seal;
    private int waiting;

    private StoreFile(FileChannel channel, Seal seal) {
        this.channel = channel;
        this.seal = seal;
    }

    /// Reads a file, which is created if there is none, and opens it for appending.
    ///
    /// @param seal the seal of the lines that are trusted and of those that are appended
    /// @param each receives every undamaged line
    static StoreFile open(Path file, Seal seal, Consumer<StoreLine> each) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null) {
            Files.createDirectories(folder);
        }
        StoreFile store = new StoreFile(
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.APPEND),
                seal);
        try {
            store.read(file, each);
        } catch (IOException failed) {
            store.close();
            throw failed;
        }
        return store;
    }

    private void read(Path file, Consumer<StoreLine> each) throws IOException {
        // Damaged bytes must not end the reading, so the file is read as Latin-1; valid lines are ASCII only.
        try (BufferedReader reader = Files.newBufferedReader(file, StandardCharsets.ISO_8859_1)) {
            String text = reader.readLine();
            // A killed program may have left a part of the header.
            if (text != null && (text.isEmpty() || !HEADER.startsWith(text))) {
                throw new IOException(file + ": it does not begin with \"" + HEADER + '"');
            }
            while (text != null) {
                StoreLine.parse(text, seal).ifPresent(each);
                text = reader.readLine();
            }
        }
        if (Files.size(file) == 0) {
            write(HEADER + '\n');
        }
        if (!endsWithALine(file)) {
            // The program that wrote this was killed within a line; the next line must not become part of it.
            write("\n");
        }
    }

    private static boolean endsWithALine(Path file) throws IOException {
        try (FileChannel reader = FileChannel.open(file, StandardOpenOption.READ)) {
            ByteBuffer last = ByteBuffer.allocate(1);
            return reader.size() == 0 || (reader.read(last, reader.size() - 1) == 1 && last.get(0) == LINE_END);
        }
    }

    /// Appends a line.
    void append(StoreLine line) throws IOException {
        write(line.text(seal));
        waiting++;
        if (waiting >= BATCH) {
            channel.force(false);
            waiting = 0;
        }
    }

    private void write(String text) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
    }

    @Override
    public void close() throws IOException {
        try (channel) {
            channel.force(false);
        }
    }
}
