package hexalyst.analysis.results;

import hexalyst.store.Database;
import hexalyst.store.DatabaseErrors;
import hexalyst.store.StoreAddress;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Optional;
import java.util.function.Function;

/// Results as text, for other computers: a line for each ([StoreLine]), the first line being [#HEADER]. Until version
/// 0.1 the store itself was such a file, with keys as [hexalyst.game.Position#earlierKey] has them and [#EARLIER] as
/// the first line.
final class ResultText {
    /// The first line, with the version number of the format.
    static final String HEADER = "hexalyst-results 2";
    /// The first line of a file by a version before 1.1.
    static final String EARLIER = "hexalyst-results 1";

    /// How a SQLite file begins.
    static final String DATABASE = "SQLite format 3";

    private ResultText() {}

    /// True for the first line; a killed program may have left a part of it.
    static boolean begins(String line) {
        return !line.isEmpty() && (HEADER.startsWith(line) || line.equals(EARLIER));
    }

    /// What is wrong with a file that does not begin so.
    static String complaint() {
        return "it does not begin with \"" + HEADER + '"';
    }

    /// The beginning of the first line of a file, as far as it is of interest.
    static String firstLine(Path file) throws IOException {
        try (BufferedReader reader = reader(file)) {
            char[] start = new char[HEADER.length() + 1];
            int length = Math.max(0, reader.read(start));
            return new String(start, 0, length).lines().findFirst().orElse("");
        }
    }

    /// Damaged bytes must not end the reading, so a file is read as Latin-1; valid lines are ASCII only.
    private static BufferedReader reader(Path file) throws IOException {
        return Files.newBufferedReader(file, StandardCharsets.ISO_8859_1);
    }

    /// Receives the lines of a file. By default passes over what cannot be used.
    @FunctionalInterface
    interface Reading {
        /// Receives a line.
        void line(StoreLine line);

        /// Receives a line whose key is an [hexalyst.game.Position#earlierKey].
        default void earlier(StoreLine line) {}

        /// Receives that a line or a row is damaged or of an unknown kind.
        default void unreadable() {}
    }

    /// Reads a file of results, a text or a database.
    ///
    /// @param seal the seal of the lines that are trusted
    /// @throws IOException if it cannot be read or is something else
    static void read(Path file, Seal seal, Reading each) throws IOException {
        if (firstLine(file).startsWith(DATABASE)) {
            StoreAddress address = new StoreAddress.OfFile(file);
            try (ResultTable table = new ResultTable(Database.open(address), seal, Machine.here())) {
                table.all((line, spent) -> each.line(line), each::unreadable);
                EarlierResults.all(table, each::earlier);
            } catch (SQLException e) {
                throw new IOException(DatabaseErrors.text(address, e), e);
            }
            return;
        }
        try (Reader text = reader(file)) {
            lines(text, line -> StoreLine.parse(line, seal), each);
        }
    }

    /// Reads a text of results.
    static void lines(Reader text, Function<String, Optional<StoreLine>> parser, Reading each) throws IOException {
        BufferedReader lines = new BufferedReader(text);
        String line = lines.readLine();
        if (line == null || !begins(line)) {
            throw new IOException(complaint());
        }
        boolean earlier = line.equals(EARLIER);
        for (line = lines.readLine(); line != null; line = lines.readLine()) {
            Optional<StoreLine> parsed = parser.apply(line);
            if (parsed.isEmpty()) {
                each.unreadable();
            } else if (earlier) {
                each.earlier(parsed.get());
            } else {
                each.line(parsed.get());
            }
        }
    }
}
