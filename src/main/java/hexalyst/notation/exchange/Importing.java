package hexalyst.notation.exchange;

import hexalyst.game.Game;
import hexalyst.game.Position;
import hexalyst.notation.GameLookup;
import hexalyst.notation.ReadResult;
import hexalyst.notation.source.ProblemCollector;
import hexalyst.notation.source.Quoted;
import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// One text being imported, and the result so far. Confined to one thread.
final class Importing {
    private final GameLookup lookup;
    private final RowOrder rows;
    private final ProblemCollector source;
    private final LeftOut left = new LeftOut();
    private final List<GameTree> games = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private final Texts texts = Texts.of(Importing.class);

    /// @param text the text
    /// @param lookup the games that it may name
    /// @param rows the order of the row letters
    Importing(String text, GameLookup lookup, RowOrder rows) {
        this.lookup = lookup;
        this.rows = rows;
        source = new ProblemCollector(text);
    }

    ProblemCollector source() {
        return source;
    }

    GameLookup lookup() {
        return lookup;
    }

    /// What cannot be kept.
    LeftOut left() {
        return left;
    }

    /// Adds a problem.
    void problem(int offset, String key, Object... values) {
        source.problem(offset, texts.get(key, values));
    }

    String text(String key, Object... values) {
        return texts.get(key, values);
    }

    /// A game from this position.
    Replay replay(Position start) {
        return new Replay(source, rows, start);
    }

    /// The start of the game with this name, in its first edition; adds a problem if there is none.
    ///
    /// @param name the game's name; the default game if it is blank
    Optional<Position> start(String name, int offset) {
        Optional<Game> game = name.isBlank() ? Optional.of(lookup.byDefault()) : lookup.named(name.strip());
        if (game.isEmpty()) {
            problem(offset, "noGame", Quoted.text(name));
        }
        return game.map(found -> found.start(found.editions().getFirst()));
    }

    /// Adds a game to the result.
    void keep(Replay replay) {
        List<String> about = new ArrayList<>();
        games.add(replay.finished(about));
        about.forEach(this::note);
    }

    /// Adds a note about the game that was added last, or is being read.
    void note(String line) {
        notes.add(games.size() > 1 ? texts.get("inGame", games.size(), line) : line);
    }

    /// The complete result.
    ReadResult finished() {
        if (games.isEmpty() && source.problems().isEmpty()) {
            problem(0, "nothing");
        }
        return new ReadResult(
                games,
                source.problems(),
                Stream.concat(notes.stream(), left.lines().stream()).toList());
    }
}
