package hexalyst.ui.play;

import hexalyst.engine.estimate.Strength;
import hexalyst.text.Texts;
import hexalyst.ui.command.CommandItems;
import hexalyst.ui.game.GameViewModel;
import java.util.EnumMap;
import java.util.Map;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;

/// Play against the engine as a menu: to begin and to end it, which side the engine plays, and how well.
public final class PlayMenu extends Menu {
    /// @param model the play
    /// @param game the open game, whose players have their names from its edition
    /// @param items makes items of commands
    public PlayMenu(PlayViewModel model, GameViewModel game, CommandItems items) {
        super(Texts.of(PlayMenu.class).get("menu"));
        setId("menu-play");
        PlayNames names = new PlayNames(game);
        getItems().addAll(items.item("play-toggle"), items.item("play-on"), items.item("play-pause"));
        getItems().add(new SeparatorMenuItem());
        Map<EngineSide, MenuItem> sides = new EnumMap<>(EngineSide.class);
        for (EngineSide side : EngineSide.values()) {
            MenuItem item =
                    items.radio(PlayCommands.id(side), model.sideProperty().map(now -> now == side));
            sides.put(side, item);
            getItems().add(item);
        }
        // The colours are the edition's, and another game may be of another.
        Texts texts = Texts.of(PlayMenu.class);
        Runnable name = () -> sides.forEach((side, item) -> item.setText(
                side == EngineSide.WHITE || side == EngineSide.BLACK
                        ? texts.get("menu.side", names.of(side))
                        : names.of(side)));
        name.run();
        setOnShowing(event -> name.run());
        getItems().add(new SeparatorMenuItem());
        for (Strength strength : Strength.values()) {
            MenuItem item = items.radio(
                    PlayCommands.id(strength), model.strengthProperty().map(now -> now == strength));
            item.setText(names.of(strength));
            getItems().add(item);
        }
    }
}
