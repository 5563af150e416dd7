package hexalyst.game;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.PieceLook;
import hexalyst.text.Texts;
import java.util.List;
import java.util.Map;

/// A published version of a game's rules, as data. Its texts are next to its class; texts that all games share are next
/// to this one.
public interface Edition {
    /// The name in files and commands, such as `designer`.
    String id();

    /// The class beside which the texts are: this one by default.
    default Class<?> home() {
        return getClass();
    }

    /// The name for people: the text `standard.title` beside the class, for the id `standard`.
    default String title() {
        return Texts.of(home(), Edition.class).get(id() + ".title");
    }

    /// The edition's own board.
    Grid grid();

    /// What people call this player and its pieces, such as `Orange`: the texts `standard.white` and
    /// `standard.black` beside the class.
    default String sideName(Side side) {
        return Texts.of(home(), Edition.class).get(id() + (side == Side.WHITE ? ".white" : ".black"));
    }

    /// A reason in a few words, in the current language ([Texts]), such as `White has a quint`.
    default String words(Reason reason) {
        Object[] said = reason.arguments().stream()
                .map(argument -> switch (argument) {
                    case Side side -> sideName(side);
                    case Edition edition -> edition.title();
                    case Reason part -> words(part);
                    default -> argument;
                })
                .toArray();
        return Texts.of(home(), Edition.class).get(reason.key(), said);
    }

    /// The game's pieces by what represents them in the text of a position: a letter, after which a number may follow;
    /// none is the beginning of another. The default: a plain stone for each side, `w` and `b`.
    default Map<String, Piece> letters() {
        return Piece.STONES;
    }

    /// The looks of the kinds of pieces, by their numbers; a kind without an entry is a plain stone. The default: all
    /// kinds are plain stones.
    default List<PieceLook> kinds() {
        return List.of();
    }

    /// How a piece looks.
    default PieceLook look(Piece piece) {
        return piece.kind() < kinds().size() ? kinds().get(piece.kind()) : PieceLook.STONE;
    }

    /// The name of a piece for people, such as `White queen`, or `bead` if it belongs to nobody. The text of its
    /// kind may say its number.
    default String pieceName(Piece piece) {
        Texts texts = Texts.of(home(), Edition.class);
        String kind = texts.get("kind." + look(piece).name(), look(piece).number());
        return piece.owner()
                .map(side -> texts.get("piece.owned", sideName(side), kind))
                .orElse(kind);
    }

    /// What the pieces of a player are called together that differ only by their number, such as `White tiles`.
    default String pieceGroup(Piece piece) {
        Texts texts = Texts.of(home(), Edition.class);
        String kinds = texts.get("kinds." + look(piece).name());
        return piece.owner()
                .map(side -> texts.get("piece.owned", sideName(side), kinds))
                .orElse(kinds);
    }

    /// True if a blocked cell is not a cell at all, such as a square without a tile, so that nothing should be drawn
    /// there.
    default boolean hidesBlocked() {
        return false;
    }

    /// True if a stack is a cap of one player's pieces on prisoners of the other's, so that their numbers say
    /// everything about it. The default: pieces can be in any order.
    default boolean caps() {
        return false;
    }

    /// The cells of a board that the rules tell apart from the others, such as those that count; they are tinted. The
    /// default: none.
    default CellSet marked(Grid board) {
        return CellSet.EMPTY;
    }

    /// The sides of a board that a player has to join, each as a straight line of cells at the edge; they are drawn in
    /// the player's colour. The default: none.
    default List<CellSet> goals(Grid board, Side player) {
        return List.of();
    }

    /// True if the text of a position names supply and passes, as in `left=54,49` and `passes=1`; false if both are
    /// written without a name.
    default boolean namesSupply() {
        return false;
    }

    /// This edition as an edition of its own game's type.
    ///
    /// @throws IllegalArgumentException if it belongs to another game
    default <E extends Edition> E as(Class<E> type) {
        if (!type.isInstance(this)) {
            throw new IllegalArgumentException(id() + " is no " + type.getSimpleName());
        }
        return type.cast(this);
    }

    /// The supply at the start of a game on this board; unlimited on a board other than the edition's own.
    Supply supply(Grid grid);
}
