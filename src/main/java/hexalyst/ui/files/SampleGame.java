package hexalyst.ui.files;

import hexalyst.game.Game;
import hexalyst.game.Games;
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

    /// Reads the first one of the default game.
    ///
    /// @throws IOException if it cannot be read, which is an error in the build of the program
    public static List<GameTree> read() throws IOException {
        String name = Games.byDefault().id() + FIRST;
        return games(text(name).orElseThrow(() -> new IOException("the program has no " + name)));
    }

    /// The first one of a game; empty if none comes with the program.
    public static Optional<GameTree> of(Game game) {
        try {
            return text(game.id() + FIRST).map(SampleGame::games).map(List::getFirst);
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /// Whether one of a game comes with the program.
    public static boolean exists(Game game) {
        return SampleGame.class.getResource(FOLDER + game.id() + FIRST) != null;
    }

    private static List<GameTree> games(String text) {
        return GameFormat.HGN.read(text, GameLookup.standard()).games();
    }

    /// The text of a file of the samples; empty if there is no such file.
    ///
    /// @param name its name, with its folder below that of the samples
    public static Optional<String> text(String name) throws IOException {
        try (InputStream stream = SampleGame.class.getResourceAsStream(FOLDER + name)) {
            return stream == null
                    ? Optional.empty()
                    : Optional.of(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        }
    }
}
