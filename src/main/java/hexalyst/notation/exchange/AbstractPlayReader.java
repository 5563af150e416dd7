package hexalyst.notation.exchange;

import hexalyst.notation.GameLookup;
import hexalyst.notation.ReadResult;
import hexalyst.record.GameTree;
import java.util.List;

/// Reads the JSON exports of Abstract Play: game records, as a list, one per line or as `{"games":[...]}`
/// ([RecordReader]); states of its engine ([StateReader]); trees of variations ([ExplorationReader]).
final class AbstractPlayReader {
    /// Further games in a file are not read.
    private static final int MOST_GAMES = 10_000;

    private final Importing importing;
    private int games;

    AbstractPlayReader(String text, GameLookup lookup, RowOrder rows) {
        importing = new Importing(text, lookup, rows);
    }

    /// Reads everything. Never throws.
    ReadResult read() {
        for (JsonValue root : JsonText.read(importing.source())) {
            List<JsonValue> items = root.is(JsonValue.Kind.LIST) ? root.items() : root.itemsOf("games");
            if (items.isEmpty()) {
                one(root);
            } else {
                items.forEach(this::one);
            }
        }
        return importing.finished();
    }

    private void one(JsonValue value) {
        if (games == MOST_GAMES) {
            importing.problem(value.offset(), "tooMany", MOST_GAMES);
        }
        games++;
        if (games > MOST_GAMES) {
            return;
        }
        if (StateReader.is(value)) {
            new StateReader(importing).read(value);
        } else if (RecordReader.is(value)) {
            new RecordReader(importing).read(value);
        } else if (ExplorationReader.is(value)) {
            importing.start("", value.offset()).ifPresent(start -> {
                Replay replay = importing.replay(start);
                new ExplorationReader(importing, replay).read(value);
                replay.goTo(GameTree.ROOT, start);
                importing.keep(replay);
            });
        } else {
            importing.problem(value.offset(), "recordExpected");
        }
    }
}
