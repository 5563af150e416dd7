package hexalyst.ui.play;

import hexalyst.engine.estimate.LevelStep;
import hexalyst.engine.estimate.Strength;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.text.Texts;
import hexalyst.ui.game.GameViewModel;
import java.util.Locale;

/// The names of sides and strengths. The players are named by the open game's edition.
final class PlayNames {
    private final GameViewModel game;
    private final Texts texts = Texts.of(PlayNames.class);

    PlayNames(GameViewModel game) {
        this.game = game;
    }

    String of(EngineSide side) {
        return switch (side) {
            case NOBODY -> texts.get("side.nobody");
            case WHITE -> game.moment().position().edition().sideName(Side.WHITE);
            case BLACK -> game.moment().position().edition().sideName(Side.BLACK);
            case BOTH -> texts.get("side.both");
        };
    }

    String of(Seat seat) {
        return switch (seat) {
            case NEXT -> texts.get("seat.next");
            case WHITE -> game.moment().position().edition().sideName(Side.WHITE);
            case BLACK -> game.moment().position().edition().sideName(Side.BLACK);
            case NONE -> texts.get("seat.none");
        };
    }

    /// The side of the person, given that of the engine.
    String against(EngineSide side) {
        return switch (side) {
            case NOBODY -> of(Seat.NEXT);
            case WHITE -> of(Seat.BLACK);
            case BLACK -> of(Seat.WHITE);
            case BOTH -> of(Seat.NONE);
        };
    }

    /// What happens after play has started.
    String begun(Seat seat) {
        Position now = game.moment().position();
        EngineSide engine = seat.engine(now.toMove());
        if (engine == EngineSide.BOTH) {
            return texts.get("state.off.both");
        }
        return engine.has(now.toMove())
                ? texts.get("state.off.engine", now.edition().sideName(now.toMove()))
                : texts.get("state.off");
    }

    String of(Strength strength) {
        return texts.get("strength." + strength.name().toLowerCase(Locale.ROOT));
    }

    /// How the level did in matches of the open game against the next weaker one; empty if nothing was measured.
    String measured(Strength strength) {
        return LevelStep.of(game.moment().position().game()).stream()
                .filter(step -> step.level() == strength)
                .findFirst()
                .map(step -> texts.get(
                        "strength.measured",
                        step.won() + step.drawn() / 2.0,
                        step.games(),
                        of(Strength.values()[strength.ordinal() - 1])))
                .orElse("");
    }
}
