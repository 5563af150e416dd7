package hexalyst.ui.board;

import hexalyst.game.BegunTurn;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.record.Node;
import hexalyst.ui.game.GameViewModel;
import java.util.List;

/// Goes over the game part by part: what has been done of its next turn stands on the board as a turn that is begun,
/// and
/// the turn can be ended differently from there. Moves of one part are gone over whole. JavaFX thread only.
public final class PartSteps {
    private final GameViewModel game;
    private final TurnViewModel turn;

    PartSteps(GameViewModel game, TurnViewModel turn) {
        this.game = game;
        this.turn = turn;
    }

    /// Goes on by a part of the move that the game goes on with; by the whole move where something else has been begun.
    ///
    /// @return false at the end of the game
    public boolean forward() {
        int next = game.next(game.moment().id());
        if (next == Node.NONE) {
            return false;
        }
        BegunTurn now = turn.turn();
        List<Part> all = parts(next);
        int made = now.parts().size();
        if (made < all.size() && all.subList(0, made).equals(now.parts())) {
            BegunTurn after = now.with(all.get(made));
            boolean ends = after.parts().size() >= all.size() && after.mayEnd();
            turn.show(ends ? after.with(Part.END) : after);
        }
        if (turn.turn().whole().isPresent() || turn.turn().equals(now)) {
            game.goTo(next);
        }
        return true;
    }

    /// Takes the last part of a turn back that stands on the board, or else of the move that led here.
    ///
    /// @return false at the start of the game
    public boolean back() {
        if (turn.takeBack()) {
            return true;
        }
        Node here = game.moment().node();
        if (here.isRoot()) {
            return false;
        }
        List<Part> all = parts(here.id());
        game.back();
        BegunTurn again = turn.turn();
        for (Part part : all.subList(0, all.size() - 1)) {
            again = again.parts().size() < all.size() - 1 && again.open().contains(part) ? again.with(part) : again;
        }
        if (!again.isFresh() && again.whole().isEmpty()) {
            turn.show(again);
        }
        return true;
    }

    private List<Part> parts(int node) {
        return game.moment().tree().node(node).move().orElse(Move.pass()).parts();
    }
}
