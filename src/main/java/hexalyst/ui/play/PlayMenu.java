package hexalyst.ui.play;

import hexalyst.engine.estimate.Strength;
import hexalyst.text.Texts;
import hexalyst.ui.command.CommandItems;
import hexalyst.ui.game.GameViewModel;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;

/// The menu of play against the engine: to start and to end it, the engine's side, and its strength.
public final class PlayMenu extends Menu {
    /// @param model play against the engine
    /// @param game the open game, whose edition names the players
    /// @param items makes items of commands
    public PlayMenu(PlayViewModel model, GameViewModel game, CommandItems items) {
        super(Texts.of(PlayMenu.class).get("menu"));
        setId("menu-play");
        PlayNames names = new PlayNames(game);
        getItems()
                .addAll(
                        items.item("play-toggle"),
                        items.item("play-on"),
                        items.item("play-pause"),
                        items.item("play-hint"));
        getItems().add(new SeparatorMenuItem());
        for (EngineSide side : EngineSide.values()) {
            getItems()
                    .add(items.radio(PlayCommands.id(side), model.sideProperty().map(now -> now == side)));
        }
        getItems().add(new SeparatorMenuItem());
        for (Strength strength : Strength.values()) {
            MenuItem item = items.radio(
                    PlayCommands.id(strength), model.strengthProperty().map(now -> now == strength));
            item.setText(names.of(strength));
            getItems().add(item);
        }
    }
}
