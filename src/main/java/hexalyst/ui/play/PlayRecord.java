package hexalyst.ui.play;

import hexalyst.engine.estimate.Strength;
import hexalyst.game.Side;
import hexalyst.record.GameDate;
import hexalyst.record.Tags;
import hexalyst.text.Texts;
import hexalyst.ui.theme.Settings;
import java.time.LocalDate;
import java.time.ZoneId;

/// What a game against the engine writes into its tags by itself: the players and the date. What is there already
/// stays, except that the engine's name follows its strength.
public final class PlayRecord {
    /// The setting for the name of the person who plays; empty for the word `You`.
    public static final String NAME = "player-name";

    private static final String ENGINE = "Hexalyst, ";

    private final Settings settings;
    private final PlayNames names;

    PlayRecord(Settings settings, PlayNames names) {
        this.settings = settings;
        this.names = names;
    }

    /// The name of the person who plays, unless the settings have one.
    public static String unnamed() {
        return Texts.of(PlayRecord.class).get("player.you");
    }

    /// True if the engine played a side of a game, as its tags say.
    public static boolean isEngine(Tags tags, Side side) {
        return tags.get(side == Side.WHITE ? Tags.WHITE : Tags.BLACK).orElse("").startsWith(ENGINE);
    }

    /// The tags of a game that is being played.
    ///
    /// @param engine the side for which the engine moves; nothing is written if it is nobody
    Tags written(Tags tags, EngineSide engine, Strength strength) {
        if (engine == EngineSide.NOBODY) {
            return tags;
        }
        String machine = ENGINE + names.of(strength);
        Tags white = player(tags, Tags.WHITE, engine.has(Side.WHITE), machine);
        Tags both = player(white, Tags.BLACK, engine.has(Side.BLACK), machine);
        return isKnown(both, Tags.DATE)
                ? both
                : both.with(
                        Tags.DATE,
                        GameDate.of(LocalDate.now(ZoneId.systemDefault())).text());
    }

    private Tags player(Tags tags, String tag, boolean engine, String machine) {
        boolean mine = engine && isEngine(tags, tag.equals(Tags.WHITE) ? Side.WHITE : Side.BLACK);
        return isKnown(tags, tag) && !mine ? tags : tags.with(tag, engine ? machine : person());
    }

    private String person() {
        String name = settings.get(NAME, "").strip();
        return name.isEmpty() ? unnamed() : name;
    }

    /// True unless a tag is missing, blank or marked as unknown.
    private static boolean isKnown(Tags tags, String tag) {
        return tags.get(tag).filter(value -> !value.matches("[\\s?.]*")).isPresent();
    }
}
