package hexalyst.ui.play;

import hexalyst.engine.estimate.Strength;
import hexalyst.text.Texts;
import hexalyst.ui.game.GameViewModel;
import java.util.Locale;
import javafx.beans.property.Property;
import javafx.scene.control.Menu;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;

/// Which side the engine plays, and how well, as a menu.
public final class PlayMenu extends Menu {
    /// @param game the open game, whose players have their names from its edition
    public PlayMenu(PlayViewModel model, GameViewModel game) {
        super(Texts.of(PlayMenu.class).get("menu"));
        setId("menu-play");
        PlayNames names = new PlayNames(game);
        ToggleGroup sides = new ToggleGroup();
        for (EngineSide side : EngineSide.values()) {
            getItems().add(choice(side, names.of(side), model.sideProperty(), sides));
        }
        // The colours are the edition's, and another game may be of another.
        setOnShowing(event -> {
            for (EngineSide side : EngineSide.values()) {
                getItems().get(side.ordinal()).setText(names.of(side));
            }
        });
        getItems().add(new SeparatorMenuItem());
        ToggleGroup strengths = new ToggleGroup();
        for (Strength strength : Strength.values()) {
            getItems().add(choice(strength, names.of(strength), model.strengthProperty(), strengths));
        }
    }

    private static <T extends Enum<T>> RadioMenuItem choice(
            T value, String name, Property<T> chosen, ToggleGroup group) {
        RadioMenuItem item = new RadioMenuItem(name);
        item.setId("menu-play-" + value.name().toLowerCase(Locale.ROOT));
        item.setToggleGroup(group);
        chosen.subscribe(now -> item.setSelected(now == value));
        item.setOnAction(event -> chosen.setValue(value));
        return item;
    }
}
