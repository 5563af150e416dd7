package hexalyst.ui.board;

import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.record.Node;
import hexalyst.turn.BegunTurn;
import hexalyst.ui.game.GameViewModel;
import java.util.List;

/// Steps through the game part by part. The parts of the next turn made so far are shown on the board as a turn in
/// progress, which can then be ended differently. A move of a single part is one step. JavaFX thread only.
public final class PartSteps {
    private final GameViewModel game;
    private final TurnViewModel turn;

    PartSteps(GameViewModel game, TurnViewModel turn) {
        this.game = game;
        this.turn = turn;
    }

    /// Goes forward by one part of the game's next move, or by the whole move if a different turn is in progress.
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

    /// Takes back the last part of the turn in progress, or else the last part of the move that led here.
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
