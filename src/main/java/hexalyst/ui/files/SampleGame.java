package hexalyst.ui.files;

import hexalyst.notation.GameFormat;
import hexalyst.notation.GameLookup;
import hexalyst.record.GameTree;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// A game that comes with the program, for users who have no games yet. May be read on any thread.
public final class SampleGame {
    private static final String RESOURCE = "/sample-games/engine-game-12.hgn";

    private SampleGame() {}

    /// Reads it.
    ///
    /// @throws IOException if it cannot be read, which is an error in the build of the program
    public static List<GameTree> read() throws IOException {
        try (InputStream stream = SampleGame.class.getResourceAsStream(RESOURCE)) {
            if (stream == null) {
                throw new IOException("the program has no " + RESOURCE);
            }
            String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            return GameFormat.HGN.read(text, GameLookup.standard()).games();
        }
    }
}
