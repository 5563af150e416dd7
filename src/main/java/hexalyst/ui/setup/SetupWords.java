package hexalyst.ui.setup;

import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.SetupResult;
import hexalyst.game.Side;
import hexalyst.text.Texts;
import java.util.List;
import java.util.stream.Collectors;

/// Describes a position that was set up, and whether it can arise in play.
final class SetupWords {
    private static final int MOST_SHOWN = 6;

    private SetupWords() {}

    /// What can be said of a position that was set up.
    static String about(Position valid, PositionSetup setup) {
        Texts texts = Texts.of(SetupViewModel.class);
        String decided = valid.outcome().over() ? texts.get("decided", valid.endWords()) + " " : "";
        Position start = valid.game().start(valid.edition(), valid.grid());
        if (!Content.anyPiece(setup.cells()) && !Content.anyPiece(start.contents())) {
            return decided + texts.get("start");
        }
        if (!valid.game().traits().keepsPieces()) {
            // The last move may have captured pieces, which cannot be known.
            return decided;
        }
        List<Move> last = LastMoves.of(valid, setup);
        if (last.isEmpty()) {
            return decided + texts.get("never");
        }
        String names = last.stream().limit(MOST_SHOWN).map(valid::text).collect(Collectors.joining(" "));
        String from = last.size() > MOST_SHOWN
                ? texts.get("last.more", names, last.size() - MOST_SHOWN)
                : texts.get("last", names, last.size());
        return decided + from + turn(start.toMove(), valid, setup, texts);
    }

    /// A remark, after a line break, if the number of pieces does not match the player to move; otherwise empty. Play
    /// from an empty board would then leave the other player to move. A pass is possible only where nobody can move, so
    /// only a pass just made can explain the difference.
    private static String turn(Side first, Position valid, PositionSetup setup, Texts texts) {
        int pieces = setup.count(Content.WHITE) + setup.count(Content.BLACK);
        Side expected = pieces % 2 == 0 ? first : first.other();
        return valid.passes() > 0 || valid.toMove() == expected
                ? ""
                : "\n" + texts.get("turn.wrong", pieces, valid.edition().sideName(expected));
    }

    /// Why a set-up is not valid, one line each.
    static List<String> problems(SetupResult.Invalid invalid, Edition edition) {
        return invalid.problems().stream()
                .map(problem -> edition.words(problem.reason()))
                .distinct()
                .toList();
    }

    /// The cells where it is not valid.
    static List<Integer> cells(SetupResult.Invalid invalid) {
        return invalid.problems().stream()
                .flatMap(problem -> problem.cell().stream().boxed())
                .toList();
    }
}
