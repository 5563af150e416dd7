package hexalyst.ui.files;

import hexalyst.game.Game;
import hexalyst.notation.GameFormat;
import hexalyst.notation.GameLookup;
import hexalyst.record.GameTree;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/// The games that come with the program, for users who have no games yet. May be read on any thread.
public final class SampleGame {
    private static final String FOLDER = "/sample-games/";
    /// The first one of each game.
    private static final String FIRST = "-01.hgn";

    private SampleGame() {}

    /// Reads the first one of Manalath.
    ///
    /// @throws IOException if it cannot be read, which is an error in the build of the program
    public static List<GameTree> read() throws IOException {
        String name = "manalath" + FIRST;
        List<GameTree> games = read(name);
        if (games.isEmpty()) {
            throw new IOException("the program has no " + name);
        }
        return games;
    }

    /// The first one of a game; empty if none comes with the program.
    public static Optional<GameTree> of(Game game) {
        try {
            return read(game.id() + FIRST).stream().findFirst();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /// Whether one of a game comes with the program.
    public static boolean exists(Game game) {
        return SampleGame.class.getResource(FOLDER + game.id() + FIRST) != null;
    }

    private static List<GameTree> read(String name) throws IOException {
        try (InputStream stream = SampleGame.class.getResourceAsStream(FOLDER + name)) {
            return stream == null
                    ? List.of()
                    : GameFormat.HGN
                            .read(new String(stream.readAllBytes(), StandardCharsets.UTF_8), GameLookup.standard())
                            .games();
        }
    }
}
