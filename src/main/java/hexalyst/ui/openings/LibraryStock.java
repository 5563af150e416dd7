package hexalyst.ui.openings;

import hexalyst.game.Game;
import hexalyst.study.Library;
import hexalyst.study.Starter;
import hexalyst.text.Texts;
import java.io.IOException;

/// Whether the library has games of a game.
final class LibraryStock {
    private LibraryStock() {}

    /// That no games of a game come with the program, and what to do then.
    static String noStarter(Game game) {
        return Texts.of(LibraryStock.class).get("summary.noStarter", game.title());
    }

    /// What to do where it has none, in a sentence; empty if it has some. May be slow.
    static String missing(Library library, Game game) throws IOException {
        if (library.has(game)) {
            return "";
        }
        Texts texts = Texts.of(LibraryStock.class);
        if (!Starter.has(game)) {
            return noStarter(game);
        }
        return library.size() == 0 ? texts.get("summary.empty") : texts.get("summary.noGames", game.title());
    }
}
