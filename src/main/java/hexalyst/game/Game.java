package hexalyst.game;

import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.text.Texts;
import java.util.List;
import java.util.Optional;

/// A game: its editions and its rules. Implementations are immutable.
public interface Game {
    /// The name in files and commands, such as `manalath`.
    String id();

    /// The name for people.
    String title();

    /// What it is about, in two short lines for people who choose a game: the text `about` beside the class.
    default String about() {
        return Texts.of(getClass()).get("about");
    }

    /// Whose it is, and where its rules are from: the text `source` beside the class.
    default String source() {
        return Texts.of(getClass()).get("source");
    }

    /// Its rules for people who want to learn them: the file `rules.txt` beside the class, in which
    /// `hexalyst.notation.rules` reads pictures too. Empty if nobody has written them.
    default Optional<String> rules() {
        return Texts.file(getClass(), "rules");
    }

    /// The editions, the default one first.
    List<Edition> editions();

    /// The edition to assume on a board when none is named: the one that is published with it, else the default.
    default Edition editionFor(Grid grid) {
        return editions().stream()
                .filter(edition -> edition.grid().equals(grid))
                .findFirst()
                .orElse(editions().getFirst());
    }

    /// The edition with this id.
    default Optional<Edition> edition(String id) {
        return editions().stream().filter(edition -> edition.id().equals(id)).findFirst();
    }

    /// The start of a game on the edition's own board.
    default Position start(Edition edition) {
        return start(edition, edition.grid());
    }

    /// A board of the game without a piece on it, with the cells blocked that are so in every game of the edition, and
    /// the player to move who moves first: where setting up begins. The default: every cell empty, White to move.
    default PositionSetup empty(Edition edition, Grid grid) {
        return PositionSetup.empty(grid);
    }

    /// The start of a game of an edition on a board of the game.
    default Position start(Edition edition, Grid grid) {
        return switch (position(edition, empty(edition, grid))) {
            case SetupResult.Valid valid -> valid.position();
            case SetupResult.Invalid invalid -> throw new IllegalStateException(invalid.words(edition));
        };
    }

    /// How many cells a board has for people: all but those that the start of a game blocks.
    default int cells(Edition edition, Grid grid) {
        return (int) empty(edition, grid).cells().stream()
                .filter(content -> !content.isBlocked())
                .count();
    }

    /// The board with these row lengths, in the order of the text of a position. The default takes hexagons with equal
    /// halves ([HexGrid#ofRows]).
    ///
    /// @throws hexalyst.board.RowsException if the game has no such board; it says why and where
    default Grid grid(List<Integer> rowLengths) {
        return HexGrid.ofRows(rowLengths);
    }

    /// The boards that people choose from for a new game, the smallest first. The default: the hexagons of
    /// [HexGrid#sizes].
    default List<? extends Grid> sizes() {
        return HexGrid.sizes();
    }

    /// Those of them on which a game of an edition may begin. The default: all.
    default List<? extends Grid> sizes(Edition edition) {
        return sizes();
    }

    /// What positions have besides the board, supply, passes and swap ([PositionSetup#fields]), in the order in
    /// which forms ask for it. The default: nothing.
    default List<SetupField> fields() {
        return List.of();
    }

    /// Makes a position of a set-up, or says what keeps it from being one.
    SetupResult position(Edition edition, PositionSetup setup);

    /// What kind of game it is.
    Traits traits();

    /// How turns are written on a board. The default is that of stones in either colour.
    default MoveCodec codec(Grid grid) {
        return new StoneCodec(grid, true);
    }

    /// What a legal turn does, in up to three facts that follow from the rules alone, the most telling first: each is
    /// true of every such turn, none says that it is good, and its words can follow the turn's name: `takes 2 men`. A
    /// hook: the default knows nothing to say.
    ///
    /// @param before the position before the turn, perhaps in the middle of one, of which this is then the rest
    default List<Reason> ideas(Position before, Move turn) {
        return List.of();
    }

    /// How much surer the game is than the part of the games by chance that a search has won: by what the natural
    /// logarithm of its odds is multiplied to give that of the odds to win, above 0. A hook: the default takes the part
    /// at its word.
    default double slopeOfGames() {
        return 1;
    }

    /// The chance to win, 0 to 1, that a search's estimate stands for. A hook for what searches make of
    /// [SearchBoard#evaluate], whose scale it shares: the default takes the estimate at its word.
    default double chance(int estimate) {
        return 1 / (1 + Math.exp(-estimate / 1000.0));
    }
}
