package hexalyst.ui.board;

import hexalyst.board.Grid;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.record.Agreement;
import hexalyst.record.Tags;
import hexalyst.record.TreeEdit;
import hexalyst.text.Texts;
import hexalyst.ui.game.GameMoment;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.message.MessageLine;
import java.util.Optional;
import java.util.function.Predicate;

/// Marks the dead pieces of an ended game, in games where the players agree on them. The engine agrees that pieces of
/// its own are dead only if they certainly are ([Position#hopeless]).
final class DeadMarks {
    private final GameViewModel game;
    private final Predicate<Side> engine;
    private final MessageLine messages;
    private final Texts texts;

    /// @param engine true for a side for which the engine plays or played
    /// @param messages shows why pieces are not marked
    DeadMarks(GameViewModel game, Predicate<Side> engine, MessageLine messages, Texts texts) {
        this.game = game;
        this.engine = engine;
        this.messages = messages;
        this.texts = texts;
    }

    private Optional<Tags> toggled(int cell) {
        GameMoment now = game.moment();
        return cell == Grid.NONE ? Optional.empty() : Agreement.toggled(now.tree(), now.id(), now.position(), cell);
    }

    /// Why the group on a cell cannot be marked as dead: the engine owns it and does not agree.
    private Optional<String> refusal(int cell) {
        Position now = game.moment().position();
        boolean agrees = now.at(cell).colour().filter(engine).isEmpty()
                || now.dead().contains(cell)
                || now.hopeless().contains(cell);
        return agrees
                ? Optional.empty()
                : Optional.of(texts.get("dead.refused", now.grid().name(cell)));
    }

    /// Marks the group on a cell as dead, or removes its mark; says so if the engine does not agree.
    ///
    /// @return false if there is no group to mark
    boolean click(int cell) {
        Optional<Tags> tags = toggled(cell);
        tags.ifPresent(after -> refusal(cell)
                .ifPresentOrElse(
                        messages::warn,
                        () -> game.edit(new TreeEdit.SetTags(game.moment().id(), after))));
        return tags.isPresent();
    }

    /// What a click would do; empty if it marks nothing.
    Optional<ClickHint> hint(int cell) {
        return toggled(cell)
                .map(after -> refusal(cell)
                        .map(why -> new ClickHint(why, false, Optional.empty()))
                        .orElseGet(() -> marks(cell, after)));
    }

    private ClickHint marks(int cell, Tags after) {
        Position now = game.moment().position();
        String key = now.dead().contains(cell) ? "hint.alive" : "hint.dead";
        return new ClickHint(
                texts.get(key, now.grid().name(cell), after.result()),
                true,
                now.at(cell).colour());
    }
}
