package hexalyst.ui.board;

import hexalyst.board.Grid;
import hexalyst.record.Agreement;
import hexalyst.record.Tags;
import hexalyst.record.TreeEdit;
import hexalyst.text.Texts;
import hexalyst.ui.game.GameMoment;
import hexalyst.ui.game.GameViewModel;
import java.util.Optional;

/// Marks the dead pieces of an ended game, in games where the players agree on them.
final class DeadMarks {
    private final GameViewModel game;
    private final Texts texts;

    DeadMarks(GameViewModel game, Texts texts) {
        this.game = game;
        this.texts = texts;
    }

    private Optional<Tags> toggled(int cell) {
        GameMoment now = game.moment();
        return cell == Grid.NONE ? Optional.empty() : Agreement.toggled(now.tree(), now.id(), now.position(), cell);
    }

    /// Marks the group on a cell as dead, or removes its mark.
    ///
    /// @return false if there is no group to mark
    boolean click(int cell) {
        Optional<Tags> tags = toggled(cell);
        tags.ifPresent(after -> game.edit(new TreeEdit.SetTags(game.moment().id(), after)));
        return tags.isPresent();
    }

    /// What a click would do; empty if it marks nothing.
    Optional<ClickHint> hint(int cell) {
        GameMoment now = game.moment();
        return toggled(cell)
                .map(after -> new ClickHint(
                        texts.get(
                                now.position().dead().contains(cell) ? "hint.alive" : "hint.dead",
                                now.position().grid().name(cell),
                                after.result()),
                        true,
                        now.position().at(cell).colour()));
    }
}
