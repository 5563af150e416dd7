package hexalyst.ui.play;

import hexalyst.engine.estimate.Strength;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.text.Texts;
import hexalyst.ui.game.GameViewModel;
import java.util.Locale;

/// What sides and strengths are called; the players have their names from the open game's edition.
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

    /// What a person plays whose engine has this side.
    String against(EngineSide side) {
        return switch (side) {
            case NOBODY -> of(Seat.NEXT);
            case WHITE -> of(Seat.BLACK);
            case BLACK -> of(Seat.WHITE);
            case BOTH -> of(Seat.NONE);
        };
    }

    /// What happens after a play has begun.
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
}
