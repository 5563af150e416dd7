package hexalyst.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StoreAddressTest {
    private static String refusal(String text) {
        return String.valueOf(assertThrows(IOException.class, () -> StoreAddress.of(text), text)
                .getMessage());
    }

    @Test
    void aPathIsAFile() throws IOException {
        assertEquals(new StoreAddress.OfFile(Path.of("a/results.db")), StoreAddress.of("a/results.db"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "jdbc:postgresql://host/db",
                "jdbc:postgresql:///db",
                "jdbc:postgresql://host:5433/db?user=ada",
                "jdbc:postgresql://host:5433/db?user=ada@corp",
                "jdbc:postgresql://one:5433,two/db?user=ada@corp",
                "jdbc:postgresql://[::1]:5433/db?user=ada@corp"
            })
    void aServerIsOne(String text) throws IOException {
        assertEquals(new StoreAddress.OfServer(text), StoreAddress.of(text));
    }

    /// The password itself is never repeated.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "jdbc:postgresql://host/db?user=a&password=secret",
                "jdbc:postgresql://host/db?PASSWORD=secret",
                "jdbc:postgresql://host/db?sslpassword=secret",
                "jdbc:postgresql://ada:secret@host/db",
                "jdbc:postgresql://ada:sec/ret@host/db",
                "jdbc:postgresql://ada:sec?ret@host/db",
                "postgresql://ada:secret@host/db",
                "postgres://ada:secret@host/db",
                "jdbc:postgres://ada:secret@host/db",
                "jdbc:mysql://host/db?password=secret",
                "jdbc:sqlserver://host;user=ada;password=secret",
                "jdbc:oracle:thin:ada/secret@host"
            })
    void aPasswordDoesNotBelongInAnAddress(String text) {
        assertEquals(
                "a password does not belong in the address; set PGPASSWORD or use the file .pgpass", refusal(text));
    }

    /// They are no files either.
    @ParameterizedTest
    @CsvSource({
        "jdbc:mysql://host/db?pwd=secret, jdbc:mysql://host/db",
        "jdbc:postgres://host/db, jdbc:postgres://host/db",
        "postgresql://host/db, postgresql://host/db",
        "jdbc:postgresql:db, jdbc:postgresql:db",
        "jdbc:postgresql://host:port/db, jdbc:postgresql://host:port/db"
    })
    void theAddressOfAnythingElseIsRefused(String text, String shown) {
        assertEquals(
                shown + ": an address of a PostgreSQL database was expected, such as jdbc:postgresql://host/database",
                refusal(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "/", "?user=ada", "/?user=ada"})
    void aServerAloneIsNoAddress(String rest) {
        assertEquals(
                "jdbc:postgresql://host: the name of the database is missing, as in jdbc:postgresql://host/hexalyst",
                refusal("jdbc:postgresql://host" + rest));
    }

    /// The driver makes an object of any class that these name.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "jdbc:postgresql://host/db?socketFactory=some.Class",
                "jdbc:postgresql://host/db?user=a&sslfactory=some.Class",
                "jdbc:postgresql://host/db?ssl=true&sslhostnameverifier=some.Class",
                "jdbc:postgresql://host/db?loggerFile=/etc/passwd",
                "jdbc:postgresql://host/db?"
            })
    void aParameterThatIsNotAllowedIsNamed(String address) {
        IOException refused = assertThrows(IOException.class, () -> StoreAddress.of(address));
        String last = address.replaceFirst(".*[?&]", "").replaceFirst("=.*", "");
        String said = String.valueOf(refused.getMessage());
        assertTrue(said.startsWith(last + ": not a parameter"), said);
    }
}
