package hexalyst.game.kit;

import hexalyst.board.CellSet;
import hexalyst.game.Connection;
import hexalyst.game.Move;
import hexalyst.game.Outcome;
import hexalyst.game.Part;
import hexalyst.game.Piece;
import hexalyst.game.Points;
import hexalyst.game.Reason;
import hexalyst.game.SetupCheck;
import hexalyst.game.Side;
import hexalyst.game.TurnGroup;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/// What people are told of the position on a [RuleBoard], besides the turns: words for what happens and what is
/// illegal, and what boards show. A search asks of it only how much players miss for a connection, where their game has
/// one. A player is 0 for White, 1 for Black.
abstract class FactBoard extends JournalBoard {
    FactBoard(Ground ground) {
        super(ground);
    }

    /// Why and how the game is over, in a position where [RuleBoard#end] says that it is.
    protected abstract Outcome ended();

    /// What a legal turn does, in words.
    protected abstract Reason effect(int turn);

    /// The same of a turn of parts that are moves. The default is for turns of one part.
    protected Reason effect(Move turn) {
        return effect(ground.codec().encode(turn.parts().getFirst()));
    }

    /// As [hexalyst.game.Position#hopeless], after the end. The default: none.
    protected CellSet hopeless() {
        return CellSet.EMPTY;
    }

    /// As [hexalyst.game.Position#turnGroups], while the game goes on. The default: no groups.
    protected List<TurnGroup> turnGroups() {
        return List.of();
    }

    /// As [hexalyst.game.Position#duty], while the game goes on. The default: none.
    ///
    /// @param made how many parts of a listed turn have been made; 0 before a turn
    protected Optional<Reason> duty(int made) {
        return Optional.empty();
    }

    /// As [hexalyst.game.Position#shifted]. The default: what the part names.
    protected List<Part.Shift> shifted(Part.Shift part) {
        return List.of(part);
    }

    /// Why a part that no turn allows is illegal while the game goes on.
    protected abstract Reason whyNot(Part part);

    /// The points of both players if the game ended now. The default is for games without points.
    protected Optional<Points> points() {
        return Optional.empty();
    }

    /// As [hexalyst.game.Position#stock]. The default is for games without one.
    protected List<Piece> stock(int player) {
        return List.of();
    }

    /// Adds what is wrong with the set-up that this board has become, besides [RuleGame#check]. The default: nothing.
    protected void check(SetupCheck check) {}

    /// What a player's shortest connection still takes if the other player does nothing, while the game goes on. The
    /// default: [Ways#FAR], for games without connections and players who have none.
    protected int missing(int player) {
        return Ways.FAR;
    }

    /// What a connection takes for an empty cell. The default: 1.
    protected int cost(int cell) {
        return 1;
    }

    /// As [hexalyst.game.Position#connections], while the game goes on.
    final Map<Side, Connection> connections() {
        Map<Side, Connection> found = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            int player = side.ordinal();
            int length = missing(player);
            if (length != Ways.FAR) {
                IntUnaryOperator through = cell -> missingWith(player, cell, player) + cost(cell);
                IntUnaryOperator without = cell -> missingWith(1 - player, cell, player);
                found.put(side, Connection.of(length, cells(EMPTY), through, without));
            }
        }
        return found;
    }

    /// What a player's shortest connection takes with one more stone on the board.
    private int missingWith(int owner, int cell, int player) {
        mark();
        push(cell, code(owner, 0));
        int missing = missing(player);
        rollBack();
        return missing;
    }

    /// A player's eyes ([hexalyst.game.Position#eyes]). The default: none; an override must never be wrong.
    protected CellSet eyes(int player) {
        return CellSet.EMPTY;
    }

    /// As [hexalyst.game.Position#eyes].
    final Map<Side, CellSet> eyes() {
        Map<Side, CellSet> found = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            CellSet eyes = eyes(side.ordinal());
            if (!eyes.isEmpty()) {
                found.put(side, eyes);
            }
        }
        return found;
    }
}
