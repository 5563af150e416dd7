package hexalyst.study;

import hexalyst.notation.GameFormat;
import hexalyst.notation.GameLookup;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// The games that come with the program, so that the openings of Manalath and Pentalath can be studied before one has
/// games of one's own: a hundred games of Martin Singh-Blom's engine against itself (MIT licence, github.com/singhblom/
/// manalath), and games of this program's engine against itself at several strengths, which begin with random moves.
/// Their tags `Event`, `White` and `Black` say which.
public final class Starter {
    private static final List<String> FILES = List.of("singhblom.hgn", "hexalyst.hgn");

    private static final String TAG = "[Game \"";

    private Starter() {}

    /// The ids of the games of which there are some.
    public static Set<String> games() throws IOException {
        Set<String> ids = new HashSet<>();
        for (String file : FILES) {
            text(file)
                    .lines()
                    .filter(line -> line.startsWith(TAG))
                    .map(line -> line.substring(TAG.length(), line.lastIndexOf('"')))
                    .distinct()
                    .flatMap(name -> GameLookup.standard().named(name).stream())
                    .forEach(game -> ids.add(game.id()));
        }
        return ids;
    }

    /// Adds the games to a library, apart from the user's own. Takes some seconds.
    ///
    /// @return how many were added
    public static int add(Library library) throws IOException {
        int added = 0;
        for (String file : FILES) {
            added += library.add(
                    GameFormat.HGN.read(text(file), GameLookup.standard()).games(), Collection.STARTER);
        }
        return added;
    }

    private static String text(String file) throws IOException {
        try (InputStream in = Starter.class.getResourceAsStream("starter/" + file)) {
            if (in == null) {
                throw new IOException(file + " is missing in the program");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /// Removes the games from a library.
    public static void remove(Library library) throws IOException {
        library.remove(Collection.STARTER);
    }
}
