package hexalyst.notation.exchange;

import hexalyst.notation.FileProblem;
import hexalyst.notation.GameFiles;
import hexalyst.notation.GameFormat;
import hexalyst.notation.GameLookup;
import hexalyst.notation.HgnReader;
import hexalyst.notation.ReadResult;
import hexalyst.text.Texts;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// Reads files of games, ours and those of others; the suffix tells which, and the content where the suffix does not.
/// The command line and the window open files through this.
public final class GameImport {
    /// Larger texts of others are not read, in bytes of a file and in characters of a text.
    static final long MOST_BYTES = 16L << 20;

    private static final String LUDII_SUFFIX = ".trl";
    private static final String TEXT_SUFFIX = ".txt";
    private static final List<String> SUFFIXES = List.of(LUDII_SUFFIX, TEXT_SUFFIX, ".jsonl");

    private final GameLookup lookup;
    private final GameFiles files;

    /// @param lookup the games that files may name
    public GameImport(GameLookup lookup) {
        this.lookup = lookup;
        files = new GameFiles(lookup);
    }

    /// The suffixes of files that can be read, ours first.
    public static List<String> suffixes() {
        return Stream.concat(Stream.of(GameFormat.values()).map(GameFormat::suffix), SUFFIXES.stream())
                .toList();
    }

    /// Reads a file.
    ///
    /// @param rows from where it letters the rows, if that is known; files in our formats letter them from the bottom
    /// @throws IOException with a message for people, if there is no such file, it cannot be read, its suffix is none
    ///     of [#suffixes], or it is too large
    public Imported read(Path file, Optional<RowOrder> rows) throws IOException {
        String name = file.toString().toLowerCase(Locale.ROOT);
        boolean json = name.endsWith(GameFormat.JSON.suffix());
        if (!json && GameFormat.of(file).isPresent()) {
            return Imported.own(files.read(file));
        }
        if (!json && SUFFIXES.stream().noneMatch(name::endsWith) && Files.exists(file)) {
            throw new IOException(text("suffix", file.toString(), String.join(" ", suffixes())));
        }
        if (Files.size(file) > MOST_BYTES) {
            if (json) {
                return Imported.own(files.read(file));
            }
            throw new IOException(text("tooLarge", file.toString(), MOST_BYTES >> 20));
        }
        String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        Optional<ForeignFormat> format =
                name.endsWith(LUDII_SUFFIX) ? Optional.of(ForeignFormat.LUDII) : ForeignFormat.of(text);
        boolean own = format.isEmpty() || json && format.get() != ForeignFormat.ABSTRACT_PLAY;
        if (own && json) {
            return Imported.own(files.read(file));
        }
        return read(text, rows);
    }

    /// Reads a text in a format of others, or a bare list of moves.
    ///
    /// @param rows from where it letters the rows, if that is known
    public Imported read(String text, Optional<RowOrder> rows) {
        if (text.length() > MOST_BYTES) {
            return new Imported.Foreign(new Reading(
                    new ReadResult(List.of(), List.of(new FileProblem(1, 1, text("textTooLarge", MOST_BYTES >> 20)))),
                    List.of()));
        }
        Optional<ForeignFormat> format = ForeignFormat.of(text);
        if (format.isEmpty()) {
            return Imported.own(GameFormat.JSON.read(text, lookup));
        }
        if (rows.isPresent() || format.get() != ForeignFormat.MOVES) {
            return new Imported.Foreign(format.get().read(text, lookup, rows.orElse(RowOrder.BOTTOM)));
        }
        ReadResult ours = new HgnReader(lookup).read(text);
        if (ours.problems().isEmpty()) {
            // It has tags or a result, and every move as we write it, but for its name it is a file of ours.
            return text.stripLeading().startsWith("[Game") ? Imported.own(ours) : moves(text);
        }
        return moves(text);
    }

    /// True if a text is in one of the formats of others, or anything in it is spelt like a move.
    public static boolean isForeign(String text) {
        return ForeignFormat.of(text)
                .filter(format -> format != ForeignFormat.MOVES || MoveListReader.hasMove(text))
                .isPresent();
    }

    /// Reads a list of moves both ways. If they come to the same, or only one of them can be played as far as the
    /// other, nobody has to be asked.
    private Imported moves(String text) {
        Reading bottom = ForeignFormat.MOVES.read(text, lookup, RowOrder.BOTTOM);
        Reading top = ForeignFormat.MOVES.read(text, lookup, RowOrder.TOP);
        long more = bottom.read().nodes() - top.read().nodes();
        if (bottom.sameGames(top)) {
            return new Imported.Foreign(bottom);
        }
        if (more > 0) {
            return new Imported.Foreign(bottom.with(text("onlyBottom", first(top))));
        }
        if (more < 0) {
            return new Imported.Foreign(top.with(text("onlyTop", first(bottom))));
        }
        return new Imported.Undecided(bottom, top);
    }

    private static String first(Reading reading) {
        return reading.read().firstProblem().map(FileProblem::text).orElse("");
    }

    private static String text(String key, Object... values) {
        return Texts.of(GameImport.class).get(key, values);
    }
}
