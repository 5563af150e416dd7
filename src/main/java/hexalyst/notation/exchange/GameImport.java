package hexalyst.notation.exchange;

import hexalyst.notation.GameFiles;
import hexalyst.notation.GameFormat;
import hexalyst.notation.GameLookup;
import hexalyst.notation.HgnReader;
import hexalyst.notation.PlacedGame;
import hexalyst.notation.ReadResult;
import hexalyst.notation.source.DecodedText;
import hexalyst.notation.source.FileProblem;
import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// Reads game files in our formats and those of other programs, recognised by the suffix or, if that is not enough, by
/// the content. The command line and the window open files through this.
public final class GameImport {
    /// Larger foreign files and texts are not read; in bytes for a file, in characters for a text.
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

    /// The files in a folder and the folders in it that can be read, by their suffixes, in the order of their names.
    /// Links are not followed, since they may lead in a circle.
    ///
    /// @param unreadable receives the files and folders that cannot be read
    public static List<Path> files(Path folder, Consumer<Path> unreadable) throws IOException {
        List<Path> inside = new ArrayList<>();
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                String name = file.toString().toLowerCase(Locale.ROOT);
                if (suffixes().stream().anyMatch(name::endsWith)) {
                    inside.add(file);
                }
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException failure) {
                unreadable.accept(file);
                return FileVisitResult.CONTINUE;
            }
        });
        return inside.stream().sorted().toList();
    }

    /// The games of a file one after another, if its format allows that; those of others are read all at once
    /// ([#read]).
    ///
    /// @throws IOException with a message for people, if there is no such file or it cannot be read
    public Optional<GameFiles.FileGames> games(Path file) throws IOException {
        return files.games(file);
    }

    /// Reads a file.
    ///
    /// @param rows the order of the row letters, if known; our own formats letter them from the bottom
    /// @throws IOException with a message for people, if there is no such file, it cannot be read, its suffix
    ///     is none of [#suffixes], or it is too large
    public Imported read(Path file, Optional<RowOrder> rows) throws IOException {
        String name = file.toString().toLowerCase(Locale.ROOT);
        boolean json = name.endsWith(GameFormat.JSON.suffix());
        if (!json && GameFormat.of(file).isPresent()) {
            return Imported.own(files.read(file));
        }
        if (!json && SUFFIXES.stream().noneMatch(name::endsWith) && Files.exists(file)) {
            throw new IOException(text("suffix", file.toString(), String.join(" ", suffixes())));
        }
        GameFiles.assertNoPipe(file);
        if (Files.size(file) > MOST_BYTES) {
            if (json) {
                return Imported.own(files.read(file));
            }
            throw new IOException(text("tooLarge", file.toString(), MOST_BYTES >> 20));
        }
        DecodedText decoded = GameFiles.text(file);
        String text = decoded.text();
        Optional<ForeignFormat> format =
                name.endsWith(LUDII_SUFFIX) ? Optional.of(ForeignFormat.LUDII) : ForeignFormat.of(text);
        boolean own = format.isEmpty() || json && format.get() != ForeignFormat.ABSTRACT_PLAY;
        return own && json
                ? Imported.own(files.read(file, decoded))
                : read(text, rows).with(decoded.problems());
    }

    /// Reads a text in a foreign format, a game text of ours, or a bare list of moves.
    ///
    /// @param rows the order of the row letters, if known
    public Imported read(String text, Optional<RowOrder> rows) {
        if (text.length() > MOST_BYTES) {
            return new Imported.Foreign(new ReadResult(
                    List.of(), List.of(new FileProblem(1, 1, text("textTooLarge", MOST_BYTES >> 20)))));
        }
        String plain = unmarked(text);
        if (plain.stripLeading().startsWith("(;")) {
            return Imported.own(GameFormat.SGF.read(plain, lookup));
        }
        Optional<ForeignFormat> format = ForeignFormat.of(plain);
        if (format.isEmpty()) {
            return Imported.own(GameFormat.JSON.read(plain, lookup));
        }
        if (rows.isPresent() || format.get() != ForeignFormat.MOVES) {
            return new Imported.Foreign(format.get().read(plain, lookup, rows.orElse(RowOrder.BOTTOM)));
        }
        return ownOrMoves(plain);
    }

    /// A text without problems for our reader is ours. Otherwise it may be a list of moves in another spelling. A text
    /// with very many games but no tags is also a list: it was counted out by a program, not saved by this one.
    private Imported ownOrMoves(String text) {
        ReadResult ours = new HgnReader(lookup).read(text);
        boolean list = ours.games().size() > MoveListReader.MOST_GAMES
                && !text.stripLeading().startsWith("[");
        if (ours.problems().isEmpty() && !list) {
            return Imported.own(ours);
        }
        Imported theirs = moves(text);
        boolean told = list || theirs instanceof Imported.Own;
        return told || takesOver(ours, theirs.usual(), text) ? theirs : Imported.own(ours);
    }

    /// Whether a text in which our reader found problems should be read as a list of moves. Since a list has neither
    /// variations nor commands, a text that has them would lose more that way than through one wrong word.
    private static boolean takesOver(ReadResult ours, ReadResult theirs, String text) {
        long our = ours.nodes() - ours.games().size();
        long their = theirs.nodes() - theirs.games().size();
        if (our == 0) {
            return true;
        }
        boolean loses = text.contains("[%")
                || ours.games().stream().anyMatch(tree -> tree.mainLine().size() < tree.size());
        boolean plain = theirs.problems().isEmpty() && !text.contains("[Game ") && text.indexOf('(') < 0;
        return !loses && (their > our || their == our && plain);
    }

    private static String unmarked(String text) {
        return text.startsWith(ForeignFormat.BYTE_ORDER_MARK) ? text.substring(1) : text;
    }

    /// True if a text is in a foreign format, or contains anything that looks like a move.
    public static boolean isForeign(String text) {
        return ForeignFormat.of(text)
                .filter(format -> format != ForeignFormat.MOVES || MoveListReader.hasMove(text))
                .isPresent();
    }

    /// Reads a list of moves with both row orders. The user need not be asked if it is written in our notation
    /// throughout, if both give the same games, or if one of them can be played further than the other.
    private Imported moves(String text) {
        ReadResult bottom = ForeignFormat.MOVES.read(text, lookup, RowOrder.BOTTOM);
        Optional<GameTree> ours = inOurSpelling(text, bottom.games());
        if (ours.isPresent()) {
            return Imported.own(new ReadResult(List.of(ours.get()), List.of()));
        }
        ReadResult top = ForeignFormat.MOVES.read(text, lookup, RowOrder.TOP);
        long more = bottom.nodes() - top.nodes();
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

    /// The game of a text in the published notation, where row a is at the bottom and only the result at the end may be
    /// missing.
    ///
    /// @param games the games of the list, on the board that has its cells
    private Optional<GameTree> inOurSpelling(String text, List<GameTree> games) {
        if (games.size() != 1) {
            return Optional.empty();
        }
        PlacedGame read = text.stripLeading().startsWith("[")
                ? new HgnReader(lookup).readDraft(text)
                : HgnReader.readMoves(text, games.getFirst().start());
        return read.whole();
    }

    private static String first(ReadResult reading) {
        return reading.firstProblem().map(FileProblem::text).orElse("");
    }

    private static String text(String key, Object... values) {
        return Texts.of(GameImport.class).get(key, values);
    }
}
