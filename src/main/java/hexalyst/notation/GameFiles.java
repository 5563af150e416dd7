package hexalyst.notation;

import hexalyst.notation.source.DecodedText;
import hexalyst.notation.source.FileProblem;
import hexalyst.notation.source.WholeFile;
import hexalyst.notation.source.Words;
import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Reads and saves game files; the suffix of a file's name determines its format. The command line and the window only
/// use this class of the package to open and save files.
public final class GameFiles {
    /// Larger files are not read.
    private static final long MOST_BYTES = 512L << 20;

    private final GameLookup lookup;

    /// @param lookup the games that files may name
    public GameFiles(GameLookup lookup) {
        this.lookup = lookup;
    }

    /// Reads a file. The result includes its problems: `games().size()`, `nodes()`, `firstProblem()`.
    ///
    /// @throws IOException with a message for people, if there is no such file, it cannot be read, or its suffix is
    ///     not one of ours
    public ReadResult read(Path file) throws IOException {
        return read(file, text(file));
    }

    /// Like [#read(Path)], for a file whose text is known.
    public ReadResult read(Path file, DecodedText text) throws IOException {
        return format(file).read(text.text(), lookup).with(text.problems());
    }

    /// The text of a file.
    ///
    /// @throws IOException with a message for people, if there is no such file or it cannot be read
    public static DecodedText text(Path file) throws IOException {
        assertNoPipe(file);
        if (Files.size(file) > MOST_BYTES) {
            throw new IOException(text("tooLarge", file.toString(), MOST_BYTES >> 20));
        }
        byte[] bytes = Files.readAllBytes(file);
        return GameFormat.of(file).filter(GameFormat.SGF::equals).isPresent()
                ? DecodedText.sgf(bytes)
                : DecodedText.of(bytes);
    }

    /// The games of a `.hgn` file one after another; empty for other files.
    ///
    /// @throws IOException with a message for people, if there is no such file or it cannot be read
    public Optional<FileGames> games(Path file) throws IOException {
        if (GameFormat.of(file).filter(GameFormat.HGN::equals).isEmpty()) {
            return Optional.empty();
        }
        DecodedText text = text(file);
        HgnGames games = new HgnReader(lookup).games(text.text());
        List<FileProblem> wrong = text.problems();
        return Optional.of(new FileGames(
                games,
                () -> Stream.concat(wrong.stream(), games.problems().stream()).toList()));
    }

    /// The games of a file one after another.
    ///
    /// @param games the games
    /// @param problems what is wrong in the part that has been read
    public record FileGames(Iterator<GameTree> games, Supplier<List<FileProblem>> problems) {}

    /// Refuses anything that is not an ordinary file, such as a named pipe, where reading might block for ever.
    ///
    /// @throws IOException with a message for people, if it exists and is neither a regular file nor a folder
    public static void assertNoPipe(Path file) throws IOException {
        if (Files.exists(file) && !Files.isRegularFile(file) && !Files.isDirectory(file)) {
            throw new IOException(text("notRegular", file.toString()));
        }
    }

    /// Saves games, replacing the content of the file ([WholeFile]).
    ///
    /// @throws IOException if that fails; the file is then unchanged
    public void save(Path file, List<GameTree> games) throws IOException {
        WholeFile.write(file, format(file).write(games).getBytes(StandardCharsets.UTF_8));
    }

    /// Like [#save], for one of the program's own files, which only the user may read.
    ///
    /// @throws IOException if that fails; the file is then unchanged
    public void keep(Path file, List<GameTree> games) throws IOException {
        WholeFile.writeOwn(file, format(file).write(games).getBytes(StandardCharsets.UTF_8));
    }

    /// Like [#save], but first reads the new content back and compares it, and keeps the old content as `name~`.
    ///
    /// @throws IOException if the new content reads as different games, or writing fails; the file is then
    ///     unchanged
    public void saveSafely(Path file, List<GameTree> games) throws IOException {
        GameFormat format = format(file);
        String text = format.write(games);
        List<GameTree> again = format.read(text, lookup).games();
        boolean same = again.size() == games.size();
        for (int i = 0; i < games.size() && same; i++) {
            same = again.get(i).sameAs(games.get(i));
        }
        if (!same) {
            throw new IOException(text("notTheSame", String.valueOf(file.getFileName())));
        }
        if (Files.isRegularFile(file)) {
            WholeFile.copy(file, file.resolveSibling(file.getFileName() + "~"));
        }
        WholeFile.write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    private static GameFormat format(Path file) throws IOException {
        Optional<GameFormat> format = GameFormat.of(file);
        if (format.isEmpty()) {
            throw new IOException(text(
                    "suffix",
                    file.toString(),
                    Stream.of(GameFormat.values()).map(GameFormat::suffix).collect(Collectors.joining(" "))));
        }
        return format.get();
    }

    private static String text(String key, Object... values) {
        return Texts.of(Words.class).get(key, values);
    }
}
