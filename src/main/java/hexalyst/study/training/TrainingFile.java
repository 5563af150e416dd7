package hexalyst.study.training;

import hexalyst.notation.source.WholeFile;
import hexalyst.text.Texts;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;

/// Keeps a [TrainingLog] in a plain text file: one line per item, with tabs. The new content is written to another
/// file, which then replaces it, so the file is always complete.
public final class TrainingFile {
    private final Path path;

    /// @param path the file; neither it nor its folder need exist yet
    public TrainingFile(Path path) {
        this.path = path;
    }

    /// A file beside it.
    public Path beside(String name) {
        return path.resolveSibling(name);
    }

    /// The result of reading the file.
    ///
    /// @param log the log; empty if there was no file or it was damaged
    /// @param problem the problem, in one line; empty if there was none
    public record Read(TrainingLog log, String problem) {}

    /// Reads the file. A damaged file is renamed and reported, and the log is then empty. A file that cannot be read at
    /// all stays where it is.
    ///
    /// @throws IOException if there is a file that can be neither read nor renamed
    public Read read() throws IOException {
        if (!Files.exists(path)) {
            return new Read(new TrainingLog(), "");
        }
        String text = new String(Files.readAllBytes(path), StandardCharsets.UTF_8);
        var log = TrainingLog.parse(text);
        if (log.isPresent()) {
            return new Read(log.get(), "");
        }
        Path aside = free();
        Files.move(path, aside);
        return new Read(new TrainingLog(), Texts.of(TrainingFile.class).get("damaged", aside.toString()));
    }

    private Path free() {
        Path aside = path.resolveSibling(path.getFileName() + ".damaged");
        for (int i = 2; Files.exists(aside); i++) {
            aside = path.resolveSibling(path.getFileName() + ".damaged-" + i);
        }
        return aside;
    }

    /// Changes the content of the file, keeping what other programs have written in the meantime.
    ///
    /// @param change receives the current content of the file
    /// @return the new content
    /// @throws IOException if that fails; the file is then unchanged
    public Read change(Consumer<TrainingLog> change) throws IOException {
        return FileGate.pass(path, () -> {
            Read now = read();
            change.accept(now.log());
            WholeFile.writeOwn(path, now.log().text().getBytes(StandardCharsets.UTF_8));
            return now;
        });
    }
}
