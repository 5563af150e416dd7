package hexalyst.ui.window;

import hexalyst.game.Move;
import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.game.GameMoment;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.play.EngineSide;
import hexalyst.ui.play.Seat;
import java.util.List;

/// Where a game against the engine starts. If the open game is worth keeping as it is, that is in another tab.
final class PlayStart {
    private final GameViewModel game;
    private final FilesViewModel files;

    /// @param game the open game
    /// @param files its files
    PlayStart(GameViewModel game, FilesViewModel files) {
        this.game = game;
        this.files = files;
    }

    /// True if the game has moves and is not just a line that was played here and goes on: it is over, in a file,
    /// beside other games, or has annotations.
    boolean worthKeeping() {
        GameTree tree = game.treeWithDraft();
        return tree.size() > 1
                && (game.moment().position().outcome().over()
                        || files.fileProperty().get().isPresent()
                        || files.countProperty().get() > 1
                        || tree.preorder(GameTree.ROOT).stream()
                                .map(tree::node)
                                .anyMatch(node -> node.children().size() > 1
                                        || !node.annotations().isEmpty()));
    }

    /// Starts play in an empty tab: from the shown position, or from the start of a game that is over.
    void playIn(TabModels place, EngineSide side) {
        GameMoment now = game.moment();
        boolean over = now.position().outcome().over();
        List<Move> moves = over ? List.of() : now.tree().moves(now.id());
        String told = Texts.of(PlayStart.class).get("tab.plays");
        place.files().begin(GameTree.of(now.tree().start()), told);
        place.game().playLine(GameTree.ROOT, moves);
        if (over && side != EngineSide.BOTH && place.play().seatProperty().get() == Seat.NEXT) {
            place.play().toggle();
        } else {
            place.play().sideProperty().set(side);
        }
        place.status().messages().say(told);
    }
}
