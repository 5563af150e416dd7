package hexalyst.ui.prefs;

import hexalyst.text.Texts;
import hexalyst.ui.command.Command;
import hexalyst.ui.command.CommandGroup;
import hexalyst.ui.command.Layer;

/// Shows the preferences over a window.
public final class Preferences {
    private final Layer layer;
    private final PreferencesViewModel.Chosen chosen;
    private final Runnable keys;

    /// @param layer where the card is shown
    /// @param chosen the objects that hold the choices
    /// @param keys shows all keys
    public Preferences(Layer layer, PreferencesViewModel.Chosen chosen, Runnable keys) {
        this.layer = layer;
        this.chosen = chosen;
        this.keys = keys;
    }

    /// The command that shows the card.
    public Command command() {
        return Command.of(
                        "preferences",
                        CommandGroup.EDIT,
                        Texts.of(Preferences.class).get("command"),
                        () -> open(Section.GENERAL))
                .everywhere("Shortcut+Comma");
    }

    /// Shows the card.
    ///
    /// @param section which section to show first
    public void open(Section section) {
        PreferencesViewModel model = new PreferencesViewModel(chosen);
        PreferencesView view = new PreferencesView(model, section, new PreferencesView.Ways(layer::close, () -> {
            layer.close();
            keys.run();
        }));
        // However the card is closed, valid input is accepted.
        view.sceneProperty().subscribe((before, now) -> {
            if (now == null) {
                model.commit();
            }
        });
        layer.open(view, view.home());
    }
}
