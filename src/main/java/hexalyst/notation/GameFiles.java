package hexalyst.notation;

import hexalyst.record.GameTree;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Reads and saves game files; the suffix of a file's name tells its format. The command line and the window use
/// nothing else of this package to open and save.
public final class GameFiles {
    /// Larger files are not read.
    private static final long MOST_BYTES = 512L << 20;
    /// More links in a row than this are taken for a circle.
    private static final int MOST_LINKS = 40;

    private final GameLookup lookup;

    /// @param lookup the games that files may name
    public GameFiles(GameLookup lookup) {
        this.lookup = lookup;
    }

    /// Reads a file. What is wrong in it is told by the result: `games().size()`, `nodes()`, `firstProblem()`.
    ///
    /// @throws IOException with a message for people, if there is no such file, it cannot be read, or its suffix is
    ///     not one of ours
    public ReadResult read(Path file) throws IOException {
        GameFormat format = format(file);
        if (Files.size(file) > MOST_BYTES) {
            throw new IOException(file + ": larger than " + (MOST_BYTES >> 20) + " MB");
        }
        byte[] bytes = Files.readAllBytes(file);
        CharBuffer text = CharBuffer.allocate(bytes.length);
        CharsetDecoder strict = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        CoderResult decoded = strict.decode(ByteBuffer.wrap(bytes), text, true);
        if (!decoded.isError()) {
            return format.read(text.flip().toString(), lookup);
        }
        int offset = text.position();
        String lenient = new String(bytes, StandardCharsets.UTF_8);
        ReadResult result = format.read(lenient, lookup);
        Source source = new Source(lenient);
        source.problem(offset, "the file is not UTF-8 here");
        return new ReadResult(
                result.games(),
                Stream.concat(source.problems().stream(), result.problems().stream())
                        .toList());
    }

    /// Saves games, replacing what the file held. The text is written beside the file and then put in its place in one
    /// step, so that the old content is whole until the new one is. A link stays one: what it leads to is written, new
    /// if nothing is there yet.
    ///
    /// @throws IOException if that fails, in which case the file is as it was
    public void save(Path file, List<GameTree> games) throws IOException {
        byte[] bytes = format(file).write(games).getBytes(StandardCharsets.UTF_8);
        Path target = target(file);
        Path beside = target.resolveSibling("." + target.getFileName() + "." + System.nanoTime() + ".tmp");
        try {
            try (FileChannel channel =
                    FileChannel.open(beside, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
                ByteBuffer buffer = ByteBuffer.wrap(bytes);
                while (buffer.hasRemaining()) {
                    channel.write(buffer);
                }
                channel.force(true);
            }
            keepPermissions(target, beside);
            move(beside, target);
        } finally {
            Files.deleteIfExists(beside);
        }
    }

    /// The file that a path leads to, which need not be there, through any links.
    private static Path target(Path file) throws IOException {
        Path target = file.toAbsolutePath();
        for (int i = 0; i < MOST_LINKS && Files.isSymbolicLink(target); i++) {
            Path next = target.resolveSibling(Files.readSymbolicLink(target));
            Path parent = next.getParent();
            if (parent == null || !Files.isDirectory(parent)) {
                throw new IOException(file + ": it is a link to " + next + ", whose folder is not there");
            }
            target = parent.toRealPath().resolve(next.getFileName());
        }
        if (Files.isSymbolicLink(target)) {
            throw new IOException(file + ": it is a link that leads to no file");
        }
        return target;
    }

    private static void keepPermissions(Path target, Path beside) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(beside, PosixFileAttributeView.class);
        if (view != null && Files.exists(target)) {
            view.setPermissions(Files.getPosixFilePermissions(target));
        }
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException notHere) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static GameFormat format(Path file) throws IOException {
        Optional<GameFormat> format = GameFormat.of(file);
        if (format.isEmpty()) {
            throw new IOException(file + ": the name should end with one of "
                    + Stream.of(GameFormat.values()).map(GameFormat::suffix).collect(Collectors.joining(" ")));
        }
        return format.get();
    }
}
