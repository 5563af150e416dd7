package hexalyst.study.training;

import hexalyst.notation.WholeFile;
import hexalyst.text.Texts;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;

/// Keeps a [TrainingLog] in a file of plain text: a line a thing, with tabs. It is written beside and moved, so it is
/// whole at any time.
public final class TrainingFile {
    private final Path path;

    /// @param path the file, which need not be there yet, nor its folder
    public TrainingFile(Path path) {
        this.path = path;
    }

    /// What was read.
    ///
    /// @param log what is remembered; nothing if there was no file or it was damaged
    /// @param problem what was wrong, in one line; empty if nothing was
    public record Read(TrainingLog log, String problem) {}

    /// Reads the file. A damaged one is kept under another name beside it, and told; nothing is remembered then. One
    /// that cannot be read at all stays where it is.
    ///
    /// @throws IOException if there is a file that can be neither read nor put aside
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

    /// Changes what the file holds: what other programs have written meanwhile stays.
    ///
    /// @param change is given what the file holds now
    /// @return what it holds then
    /// @throws IOException if that fails; the file is as it was then
    public Read change(Consumer<TrainingLog> change) throws IOException {
        return FileGate.pass(path, () -> {
            Read now = read();
            change.accept(now.log());
            WholeFile.write(path, now.log().text().getBytes(StandardCharsets.UTF_8));
            return now;
        });
    }
}
