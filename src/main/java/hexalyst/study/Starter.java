package hexalyst.study;

import hexalyst.notation.GameFormat;
import hexalyst.notation.GameLookup;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// The games that come with the program, so that the openings of Manalath and Pentalath can be studied before one has
/// games of one's own: a hundred games of Martin Singh-Blom's engine against itself (MIT licence, github.com/singhblom/
/// manalath), and games of this program's engine against itself at several strengths, which begin with random moves.
/// Their tags `Event`, `White` and `Black` say which.
public final class Starter {
    private static final List<String> FILES = List.of("singhblom.hgn", "hexalyst.hgn");

    private Starter() {}

    /// Adds the games to a library, apart from the user's own. Takes some seconds.
    ///
    /// @return how many were added
    public static int add(Library library) throws IOException {
        int added = 0;
        for (String file : FILES) {
            try (InputStream in = Starter.class.getResourceAsStream("starter/" + file)) {
                if (in == null) {
                    throw new IOException(file + " is missing in the program");
                }
                String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
                added += library.add(
                        GameFormat.HGN.read(text, GameLookup.standard()).games(), Collection.STARTER);
            }
        }
        return added;
    }

    /// Removes the games from a library.
    public static void remove(Library library) throws IOException {
        library.remove(Collection.STARTER);
    }
}
