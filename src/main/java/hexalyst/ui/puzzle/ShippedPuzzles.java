package hexalyst.ui.puzzle;

import hexalyst.notation.GameFormat;
import hexalyst.notation.GameLookup;
import hexalyst.study.puzzle.PuzzleSet;
import hexalyst.text.Texts;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The puzzles that come with the program. May be read on any thread.
final class ShippedPuzzles {
    private static final List<String> NAMES = List.of("easy", "medium", "hard", "nestorgames", "pentalath");

    private ShippedPuzzles() {}

    /// Reads them.
    ///
    /// @throws IOException if they cannot be read, which is a fault of how the program was put together
    static List<PuzzleShelf> read() throws IOException {
        Texts texts = Texts.of(ShippedPuzzles.class);
        List<PuzzleShelf> shelves = new ArrayList<>();
        for (String name : NAMES) {
            String resource = "/sample-games/puzzles/" + name + ".hgn";
            try (InputStream stream = ShippedPuzzles.class.getResourceAsStream(resource)) {
                if (stream == null) {
                    throw new IOException("the program has no " + resource);
                }
                String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
                PuzzleSet set = PuzzleSet.of(GameFormat.HGN.read(text, GameLookup.standard()), text);
                shelves.add(new PuzzleShelf(texts.get("shipped." + name), set.puzzles(), Optional.empty()));
            }
        }
        return shelves;
    }
}
