package hexalyst.kept;

import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Position;
import hexalyst.notation.PositionText;
import hexalyst.notation.source.Parsed;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/// Tables among the test resources: one row a line, with fields separated by tabs; the first line, after `#`, names the
/// fields.
final class KeptTable {
    /// The folder with the tables and the kept files.
    static final Path FOLDER = Path.of("src", "test", "resources", "hexalyst", "kept");

    private KeptTable() {}

    /// A row of a table.
    record Row(List<String> fields) {
        /// The field with this index, from 0.
        String at(int field) {
            return fields.get(field);
        }

        /// The position given by the first three fields: game, edition and text.
        Position position() {
            Game game = Games.named(at(0)).orElseThrow();
            return KeptTable.position(game, at(1), at(2));
        }

        @Override
        public String toString() {
            return String.join(" | ", fields);
        }
    }

    /// The rows of a table.
    static List<Row> rows(String name) throws IOException {
        return Files.readAllLines(FOLDER.resolve(name), StandardCharsets.UTF_8).stream()
                .filter(line -> !line.startsWith("#"))
                .map(line -> new Row(List.of(line.split("\t", -1))))
                .toList();
    }

    /// The position of a text.
    static Position position(Game game, String edition, String text) {
        return switch (PositionText.parse(text, game, game.edition(edition).orElseThrow())) {
            case Parsed.Ok<Position> ok -> ok.value();
            case Parsed.Bad<Position> bad ->
                throw new AssertionError(text + ": " + bad.first().text());
        };
    }

    /// The SHA-256 of some bytes, in hexadecimal digits.
    static String hash(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException noJava) {
            throw new AssertionError("every Java has SHA-256", noJava);
        }
    }
}
