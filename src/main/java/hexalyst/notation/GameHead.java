package hexalyst.notation;

import hexalyst.board.Grid;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.notation.source.LineProblem;
import hexalyst.notation.source.Parsed;
import hexalyst.notation.source.Quoted;
import hexalyst.notation.source.Words;
import hexalyst.record.GameTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The game, edition, board and start position named in a file. Missing parts follow from the others. If a board is
/// given, it has to be the position's board.
///
/// @param game the game's name; if missing, the lookup's default
/// @param edition the edition's id; if missing, the one published with the board
/// @param board the row lengths; if missing, those of the position, else the edition's
/// @param position the start position's line; if missing, the start of the game
record GameHead(Optional<String> game, Optional<String> edition, Optional<String> board, Optional<String> position) {
    /// The parts, used to name the wrong one.
    enum Part {
        GAME,
        EDITION,
        BOARD,
        POSITION
    }

    /// A problem with a part.
    ///
    /// @param part the part
    /// @param column the column in its text, from 1
    /// @param message what is wrong
    record Wrong(Part part, int column, String message) {}

    /// The result of combining the parts.
    sealed interface Start {
        /// The start of the game.
        record Found(Position position) implements Start {}

        /// There is no start position.
        record Missing(Wrong wrong) implements Start {}
    }

    private static final int LONGEST_BOARD = 100;

    /// The head that a file of this game needs.
    static GameHead of(GameTree tree) {
        Position start = tree.start();
        Grid grid = start.grid();
        boolean ownBoard = grid.equals(start.edition().grid());
        boolean usual =
                start.setup().equals(start.game().start(start.edition(), grid).setup());
        return new GameHead(
                Optional.of(start.game().title()),
                Optional.of(start.edition().id()),
                ownBoard ? Optional.empty() : Optional.of(rows(grid)),
                usual ? Optional.empty() : Optional.of(PositionText.format(start)));
    }

    /// The row lengths of a board, such as `5 6 7 8 9 8 7 6 5`.
    static String rows(Grid grid) {
        return grid.rowLengths(" ");
    }

    /// Finds the start position. Never throws.
    Start start(GameLookup lookup) {
        Optional<Game> found = game.isPresent() ? lookup.named(game.get()) : Optional.of(lookup.byDefault());
        if (found.isEmpty()) {
            return missing(Part.GAME, Words.of("noGame", Quoted.text(game.orElse(""))));
        }
        Optional<Edition> named = edition.flatMap(found.get()::edition);
        if (edition.isPresent() && named.isEmpty()) {
            return missing(Part.EDITION, Words.of("noEdition", found.get().title(), Quoted.text(edition.get())));
        }
        Optional<Grid> rows = Optional.empty();
        if (board.isPresent()) {
            Parsed<Grid> parsed = grid(board.get(), found.get());
            if (parsed instanceof Parsed.Bad<Grid> bad) {
                return missing(Part.BOARD, bad.first().message());
            }
            rows = parsed.ok();
        }
        return position.isPresent() ? setUp(found.get(), named, rows, position.get()) : empty(found.get(), named, rows);
    }

    private static Start empty(Game game, Optional<Edition> named, Optional<Grid> rows) {
        Edition edition = named.orElseGet(
                () -> rows.map(game::editionFor).orElse(game.editions().getFirst()));
        Grid grid = rows.orElse(edition.grid());
        return new Start.Found(game.start(edition, grid));
    }

    private static Start setUp(Game game, Optional<Edition> named, Optional<Grid> rows, String line) {
        Parsed<PositionSetup> setup = PositionText.setup(line, game);
        Optional<Grid> grid = setup.ok().map(PositionSetup::grid);
        if (grid.isPresent() && rows.isPresent() && !grid.equals(rows)) {
            return missing(Part.POSITION, Words.of("otherBoard", words(grid.get()), words(rows.get())));
        }
        Edition edition = named.orElseGet(
                () -> grid.map(game::editionFor).orElse(game.editions().getFirst()));
        return positioned(line, game, edition);
    }

    private static String words(Grid grid) {
        return Words.of("grid", grid.cells(), rows(grid));
    }

    private static Start positioned(String line, Game game, Edition edition) {
        return switch (PositionText.parse(line, game, edition)) {
            case Parsed.Ok<Position> ok -> new Start.Found(ok.value());
            case Parsed.Bad<Position> bad ->
                new Start.Missing(new Wrong(
                        Part.POSITION, bad.first().column(), bad.first().message()));
        };
    }

    private static Start missing(Part part, String message) {
        return new Start.Missing(new Wrong(part, 1, message));
    }

    /// Reads row lengths, separated by spaces, commas or slashes.
    private static Parsed<Grid> grid(String text, Game game) {
        List<Integer> lengths = new ArrayList<>();
        if (text.length() > LONGEST_BOARD) {
            return Parsed.bad(new LineProblem("board", 1, Words.of("boardRows")));
        }
        for (String word : text.strip().split("[ ,/]+", -1)) {
            if (!word.matches("[0-9]{1,2}")) {
                return Parsed.bad(new LineProblem("board", 1, Words.of("boardWrong", Quoted.text(text))));
            }
            lengths.add(Integer.valueOf(word));
        }
        try {
            return new Parsed.Ok<>(game.grid(lengths));
        } catch (IllegalArgumentException wrong) {
            return Parsed.bad(new LineProblem("board", 1, String.valueOf(wrong.getMessage())));
        }
    }
}
