package hexalyst.study;

import hexalyst.game.Game;
import hexalyst.notation.GameFormat;
import hexalyst.notation.GameLookup;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/// The games that come with the program, so that openings can be studied before one has games of one's own: of
/// Manalath a hundred games of Martin Singh-Blom's engine against itself (MIT licence, github.com/singhblom/manalath),
/// and of most games those of this program's engine against itself at several strengths, which begin with random moves,
/// as the command `levels` saves them. Their tags `Event`, `White` and `Black` say which. The file of a game is
/// `starter/<id>.hgn`.
public final class Starter {
    private Starter() {}

    /// Whether there are some of a game.
    public static boolean has(Game game) {
        return Starter.class.getResource(file(game)) != null;
    }

    /// Adds the games of a game to a library, apart from the user's own. Takes some seconds.
    ///
    /// @return how many were added
    public static int add(Library library, Game game) throws IOException {
        try (InputStream in = Starter.class.getResourceAsStream(file(game))) {
            if (in == null) {
                return 0;
            }
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return library.add(GameFormat.HGN.read(text, GameLookup.standard()).games(), Collection.STARTER);
        }
    }

    private static String file(Game game) {
        return "starter/" + game.id() + ".hgn";
    }

    /// Removes those of a game from a library.
    public static void remove(Library library, Game game) throws IOException {
        library.remove(Collection.STARTER, game);
    }
}
