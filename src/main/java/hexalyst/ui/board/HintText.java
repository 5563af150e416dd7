package hexalyst.ui.board;

import hexalyst.analysis.live.MoveValues;
import hexalyst.board.Grid;
import hexalyst.export.board.LensValue;
import hexalyst.game.Move;
import hexalyst.game.MovePreview;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.text.Texts;
import java.util.Optional;

/// Describes what a move on the board would do.
final class HintText {
    private final Texts texts;

    HintText(Texts texts) {
        this.texts = texts;
    }

    /// @param known the search's result for the move
    ClickHint of(Position position, Move move, MovePreview preview, Optional<MoveValues.Row> known) {
        String name = position.text(move);
        String worth = known.map(this::worth).orElse("");
        // The end is truncated where there is no room.
        return new ClickHint(
                (preview.legal() ? name : texts.get("hint.illegal", name))
                        + (worth.isEmpty() ? "" : " · " + worth)
                        + " · "
                        + position.edition().words(preview.reason()),
                preview.legal(),
                move.only() instanceof Part.Put place ? Optional.of(place.colour()) : Optional.empty());
    }

    private String worth(MoveValues.Row row) {
        return switch (LensValue.of(row.score())) {
            case LensValue.Proved proved -> proved(proved);
            case LensValue.Estimated estimated -> texts.get("value.estimate", estimated.text());
            case LensValue.Open open -> "";
            case LensValue.Illegal illegal -> "";
        };
    }

    private String proved(LensValue.Proved proved) {
        String key = "value." + proved.value().word();
        return proved.length().map(length -> texts.get(key + "In", length)).orElseGet(() -> texts.get(key));
    }

    /// The board in words.
    String spoken(Position position, int cell, String headline, String left, String right) {
        if (cell == Grid.NONE) {
            return texts.get("spoken.board", position.sizeWords(), headline);
        }
        String name = position.grid().name(cell);
        String content = StackWords.spoken(position.at(cell), position.edition(), texts);
        return texts.get("spoken.cell", name, content, left, right);
    }
}
