package hexalyst.export.board;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.PieceLook;
import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.Piece;
import hexalyst.game.Points;
import hexalyst.game.Position;
import hexalyst.game.Side;
import java.util.List;
import java.util.Optional;

/// What a drawing of a board needs from the game besides the contents of the cells.
///
/// @param edition determines how its pieces look; empty if all are plain stones
/// @param whites the cells that count for White without a white piece on them
/// @param blacks the cells that count for Black without a black piece on them
/// @param facts the facts below a picture
public record GameLook(Optional<Edition> edition, CellSet whites, CellSet blacks, List<Fact> facts) {
    /// Plain stones and nothing else.
    public static final GameLook PLAIN = new GameLook(Optional.empty(), CellSet.EMPTY, CellSet.EMPTY, List.of());

    /// Copies the facts.
    public GameLook {
        facts = List.copyOf(facts);
    }

    /// The look of an edition's pieces.
    public static GameLook of(Edition edition) {
        return new GameLook(Optional.of(edition), CellSet.EMPTY, CellSet.EMPTY, List.of());
    }

    /// The complete look of a position.
    public static GameLook of(Position position) {
        return of(position, true);
    }

    /// The look of a position.
    ///
    /// @param proved false to leave out who is certain to win while the game goes on
    static GameLook of(Position position, boolean proved) {
        Territory cells = Territory.of(position);
        return new GameLook(
                Optional.of(position.edition()), cells.whites(), cells.blacks(), Fact.below(position, proved));
    }

    /// The cells that count for each player without a piece of theirs on them.
    record Territory(CellSet whites, CellSet blacks) {
        static Territory of(Position position) {
            Optional<Points> points = position.score();
            return new Territory(
                    points.map(all -> untold(position, all.whiteCells(), Side.WHITE))
                            .orElse(CellSet.EMPTY),
                    points.map(all -> untold(position, all.blackCells(), Side.BLACK))
                            .orElse(CellSet.EMPTY));
        }

        private static CellSet untold(Position position, CellSet cells, Side side) {
            return CellSet.of(
                    cells.stream().filter(cell -> !position.at(cell).is(side)).toArray());
        }

        boolean isEmpty() {
            return whites.isEmpty() && blacks.isEmpty();
        }
    }

    /// How a piece looks.
    PieceLook look(Piece piece) {
        return edition.map(rules -> rules.look(piece)).orElse(PieceLook.STONE);
    }

    /// True if a cell holds no piece, or one that is drawn as a plain stone of a player's.
    public boolean isStone(Content content) {
        return content.pieces().isEmpty()
                || content.colour().isPresent()
                        && content.pieces().size() == 1
                        && look(content.pieces().getFirst()).isPlain();
    }

    /// True if a ring or a number in the middle of a cell is legible over its content.
    public boolean isPlain(Content content) {
        List<Piece> pieces = content.pieces();
        return pieces.isEmpty()
                || pieces.size() == 1 && !look(pieces.getFirst()).bearsSign();
    }

    /// True if stacks are caps on prisoners ([Edition#caps]).
    boolean caps() {
        return edition.filter(Edition::caps).isPresent();
    }

    /// The cells of a board to tint ([Edition#marked]).
    CellSet marked(Grid board) {
        return edition.map(rules -> rules.marked(board)).orElse(CellSet.EMPTY);
    }

    /// The sides of a board that a player has to join ([Edition#goals]).
    List<CellSet> goals(Grid board, Side player) {
        return edition.map(rules -> rules.goals(board, player)).orElse(List.of());
    }

    /// True if nothing is to be drawn where a cell is blocked.
    public boolean hides(Content content) {
        return content.isBlocked() && edition.filter(Edition::hidesBlocked).isPresent();
    }

    /// This look without a line of facts.
    public GameLook withoutFacts() {
        return new GameLook(edition, whites, blacks, List.of());
    }

    /// The facts as texts.
    public List<String> told() {
        return edition.map(rules -> Fact.told(facts, rules)).orElse(List.of());
    }

    /// The facts in one line; empty if there are none.
    public String line() {
        return edition.map(rules -> Fact.line(facts, rules)).orElse("");
    }
}
