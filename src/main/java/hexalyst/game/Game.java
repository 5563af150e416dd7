package hexalyst.game;

import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.text.Texts;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/// A game: its editions and its rules. Implementations are immutable.
public interface Game {
    /// The name in files and commands, such as `manalath`.
    String id();

    /// The name for people.
    String title();

    /// A description in two short lines for people who choose a game: the text `about` beside the class.
    default String about() {
        return Texts.of(getClass()).get("about");
    }

    /// What it is like, in a few words for a small tile: the text `motto` beside the class.
    default String motto() {
        return Texts.of(getClass()).get("motto");
    }

    /// The author, and the source of the rules: the text `source` beside the class.
    default String source() {
        return Texts.of(getClass()).get("source");
    }

    /// The rules for people who want to learn them: the file `rules.txt` beside the class, which may contain pictures
    /// (see `hexalyst.notation.rules`). Empty if there is no such file.
    default Optional<String> rules() {
        return Texts.file(getClass(), "rules");
    }

    /// The positions of the lesson for people who have never played the game, and the turns that are asked for: the
    /// file `lesson.hgn` beside the class (see `hexalyst.study.lesson`). Empty if there is no such file.
    default Optional<String> lesson() {
        return Texts.data(getClass(), "lesson.hgn");
    }

    /// A text of the lesson, such as `lesson.1`, beside the class.
    ///
    /// @throws java.util.MissingResourceException if there is none of that name
    default String lessonText(String key) {
        return Texts.of(getClass()).get(key);
    }

    /// The editions, the default one first.
    List<Edition> editions();

    /// The edition to assume on a board when none is named: the one published with it, or else the default.
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

    /// A board without pieces, where setting up a position begins. Cells that are blocked in every game of the edition
    /// are blocked, and the player who moves first is to move. The default: every cell empty, White to move.
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

    /// How players make the set-up themselves before a game. The default: games begin on [#start].
    default Optional<PlayersSetup> playersSetup() {
        return Optional.empty();
    }

    /// How many cells a board has for players: all except those that are blocked at the start of a game.
    default int cells(Edition edition, Grid grid) {
        return (int) empty(edition, grid).cells().stream()
                .filter(content -> !content.isBlocked())
                .count();
    }

    /// How large a board is for players, such as `61 cells`; points where the board is drawn by its lines.
    default Reason size(Edition edition, Grid grid) {
        return Reason.of(grid.lines().isEmpty() ? "size.cells" : "size.points", cells(edition, grid));
    }

    /// The board with these row lengths, in the order of the text of a position. The default takes hexagons with equal
    /// halves ([HexGrid#ofRows]).
    ///
    /// @throws hexalyst.board.RowsException if the game has no such board; it says why and where
    default Grid grid(List<Integer> rowLengths) {
        return HexGrid.ofRows(rowLengths);
    }

    /// The boards to choose from for a new game, the smallest first. The default: the hexagons of [HexGrid#sizes].
    default List<? extends Grid> sizes() {
        return HexGrid.sizes();
    }

    /// The boards from [#sizes()] on which a game of an edition may begin. The default: all.
    default List<? extends Grid> sizes(Edition edition) {
        return sizes();
    }

    /// What positions have besides the board, supply, passes and swap ([PositionSetup#fields]), in the order of the
    /// input fields. The default: nothing.
    default List<SetupField> fields() {
        return List.of();
    }

    /// Whether players choose among different pieces that they still have ([Position#stock]), as at the start.
    default boolean hasStocks() {
        return !start(editions().getFirst()).stock(Side.WHITE).isEmpty();
    }

    /// Whether consecutive passes matter ([PositionSetup#passes]). The default: no.
    default boolean countsPasses() {
        return false;
    }

    /// Converts a set-up to a position, or explains why it is not one.
    SetupResult position(Edition edition, PositionSetup setup);

    /// What kind of game it is.
    Traits traits();

    /// The symmetries of a board ([Grid#image]) under which the rules stay the same, the identity first. The default:
    /// all.
    default int[] symmetries(Grid grid) {
        return IntStream.range(0, grid.symmetries()).toArray();
    }

    /// The symmetry, its own inverse, by which the board has to be turned when both colours and players are exchanged,
    /// so that the rules stay the same. The default: the identity.
    default int exchange(Grid grid) {
        return 0;
    }

    /// How turns are written on a board. The default is that of stones in either colour.
    default MoveCodec codec(Grid grid) {
        return new StoneCodec(grid, StoneCodec.Colours.NEEDED);
    }

    /// Whether the offer to swap stands after a pass on the empty board; else only the very first turn can be taken
    /// over. The default: it stands.
    default boolean passKeepsSwap() {
        return true;
    }

    /// What a legal turn does, in up to three facts that follow from the rules alone, the most telling first. Each is
    /// true of every such turn, and none says that the turn is good. Its text can follow the turn's name: `takes 2
    /// men`. A hook: the default returns no facts.
    ///
    /// @param before the position before the turn; in the middle of a turn, `turn` is the rest of it
    default List<Reason> ideas(Position before, Move turn) {
        return List.of();
    }

    /// What a legal turn does that shows on the board as well, such as the size of the group that it makes: for players
    /// who choose a move, where [#ideas] has nothing. A hook: the default returns no facts.
    ///
    /// @param before the position before the turn
    default List<Reason> effect(Position before, Move turn) {
        return List.of();
    }

    /// The cells where the pieces that a part names stand in turn, from its first to its last one. The default: only
    /// these two.
    ///
    /// @param before a position in which the part is legal
    default List<Integer> path(Position before, Part.Shift part) {
        return List.of(part.from(), part.to());
    }

    /// Whether estimates come from random games, where a search of a few moves sees too little. A hook: the default is
    /// for games whose turns have several parts, since there are then far too many turns to examine each.
    default boolean playsRandomGames() {
        return traits().openTurns();
    }

    /// How much more certain the outcome is than the fraction of random games won in a search suggests: the factor,
    /// above 0, from the natural logarithm of that fraction's odds to that of the odds to win. A hook: the default uses
    /// the fraction unchanged.
    default double slopeOfGames() {
        return 1;
    }

    /// The chance to win, 0 to 1, for a search's estimate, which has the scale of [SearchBoard#evaluate]. A hook: the
    /// default uses the estimate unchanged.
    default double chance(int estimate) {
        return 1 / (1 + Math.exp(-estimate / 1000.0));
    }

    /// How a game begins in which one player makes the set-up and the other answers it: by moving first with either
    /// colour, or by what the player who moves second gets for it.
    interface PlayersSetup {
        /// The start of the game after a set-up has been answered.
        ///
        /// @param made the pieces; who is to move and what players have beside the board do not matter
        /// @param first the player who moves first
        /// @return the start, or why a player may not set the pieces up like this
        SetupResult begin(Edition edition, PositionSetup made, Side first);

        /// What the player who moves second gets, as a text of the edition.
        Reason second(PositionSetup made);

        /// The same in a word or two, for a table.
        Reason bait(PositionSetup made);

        /// The names of the fields whose values follow from the answer; a set-up does not say them.
        Set<String> answered();
    }
}
