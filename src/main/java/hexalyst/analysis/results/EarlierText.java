package hexalyst.analysis.results;

import hexalyst.store.DatabaseErrors;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/// Imports, once, the text that versions up to 0.1 used as their store ([ResultText]).
final class EarlierText {
    private EarlierText() {}

    /// Renames the store of an earlier version, adding `.old`.
    ///
    /// @throws IOException if the file is something else
    static void moveAside(Path store) throws IOException {
        String first = Files.exists(store) ? ResultText.firstLine(store) : "";
        if (first.isEmpty() || first.startsWith(ResultText.DATABASE)) {
            return;
        }
        if (!ResultText.begins(first)) {
            throw new IOException(store + ": " + ResultText.complaint());
        }
        Files.move(store, old(store));
    }

    /// Imports the text beside a store. The mark that it was read is written in the same transaction: if the program is
    /// killed before, the next start reads it again.
    ///
    /// @throws IOException with a message for people, if it cannot be read, or not be stored
    static void takeInto(ResultStore store, Path path) throws IOException {
        try {
            if (!store.database().run(EarlierText::isTaken)) {
                store.database().inTransaction(connection -> take(connection, store, path));
            }
        } catch (SQLException e) {
            throw new IOException(DatabaseErrors.text(store.database().address(), e), e);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static boolean take(Connection connection, ResultStore store, Path path) throws SQLException {
        try (Statement mark = connection.createStatement()) {
            for (Path text : isTaken(connection) ? List.<Path>of() : texts(path)) {
                store.merge(text);
            }
            if (store.failure().isPresent()) {
                throw store.failure().get();
            }
            return mark.execute("PRAGMA user_version = 1");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isTaken(Connection connection) throws SQLException {
        try (Statement query = connection.createStatement();
                ResultSet row = query.executeQuery("PRAGMA user_version")) {
            return row.next() && row.getInt(1) == 1;
        }
    }

    /// The texts of an earlier version to import: the renamed one and, beside a store `name.db`, a file `name.txt`.
    private static List<Path> texts(Path store) throws IOException {
        List<Path> found = new ArrayList<>();
        String name = store.getFileName().toString();
        Path old = old(store);
        if (Files.exists(old) && ResultText.begins(ResultText.firstLine(old))) {
            found.add(old);
        }
        Path text = store.resolveSibling(name.replaceFirst("\\.db$", "") + ".txt");
        if (name.endsWith(".db")
                && Files.exists(text)
                && ResultText.firstLine(text).equals(ResultText.EARLIER)) {
            found.add(text);
        }
        return found;
    }

    private static Path old(Path store) {
        return store.resolveSibling(store.getFileName() + ".old");
    }
}
