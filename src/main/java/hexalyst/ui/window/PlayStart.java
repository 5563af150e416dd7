package hexalyst.ui.window;

import hexalyst.game.Move;
import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import hexalyst.ui.game.GameMoment;
import hexalyst.ui.play.EngineSide;
import hexalyst.ui.play.Seat;
import java.util.List;

/// Where a play against the engine begins that is asked for in a game: a game that is worth keeping as it is goes on in
/// another tab.
final class PlayStart {
    private final Workbench from;

    /// @param from where the play was asked for
    PlayStart(Workbench from) {
        this.from = from;
    }

    /// True if the game has moves and is more than a line of them that was just played: it is in a file, beside others,
    /// or somebody has written something into it.
    boolean worthKeeping() {
        GameTree tree = from.game().treeWithDraft();
        return tree.size() > 1
                && (from.files().fileProperty().get().isPresent()
                        || from.files().countProperty().get() > 1
                        || tree.preorder(GameTree.ROOT).stream()
                                .map(tree::node)
                                .anyMatch(node -> node.children().size() > 1
                                        || !node.annotations().isEmpty()));
    }

    /// Begins the play in an empty place: from the position that is shown, or from the start of a game that is over.
    void playIn(Workbench place, EngineSide side) {
        GameMoment now = from.game().moment();
        boolean over = now.position().outcome().over();
        List<Move> moves = over
                ? List.of()
                : now.tree().path(now.id()).stream()
                        .flatMap(id -> now.tree().node(id).move().stream())
                        .toList();
        String told = Texts.of(PlayStart.class).get("tab.plays");
        place.files().begin(List.of(GameTree.of(now.tree().start())), List.of(), told);
        place.game().playLine(GameTree.ROOT, moves);
        if (over && side != EngineSide.BOTH && place.play().seatProperty().get() == Seat.NEXT) {
            place.play().toggle();
        } else {
            place.play().sideProperty().set(side);
        }
        place.status().messages().say(told);
    }
}
